import { hu as catalogue } from '../messages/hu.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Hungarian. */
export const hu: Wording = createWording('hu', catalogue);

import { ro as catalogue } from '../messages/ro.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Romanian. */
export const ro: Wording = createWording('ro', catalogue);

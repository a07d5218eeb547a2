import { uk as catalogue } from '../messages/uk.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Ukrainian. */
export const uk: Wording = createWording('uk', catalogue);

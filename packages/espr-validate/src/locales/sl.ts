import { sl as catalogue } from '../messages/sl.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Slovene. */
export const sl: Wording = createWording('sl', catalogue);

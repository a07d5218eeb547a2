import { pl as catalogue } from '../messages/pl.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Polish. */
export const pl: Wording = createWording('pl', catalogue);

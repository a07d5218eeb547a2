import { it as catalogue } from '../messages/it.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Italian. */
export const it: Wording = createWording('it', catalogue);

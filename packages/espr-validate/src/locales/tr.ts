import { tr as catalogue } from '../messages/tr.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Turkish. */
export const tr: Wording = createWording('tr', catalogue);

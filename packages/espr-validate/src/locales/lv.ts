import { lv as catalogue } from '../messages/lv.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Latvian. */
export const lv: Wording = createWording('lv', catalogue);

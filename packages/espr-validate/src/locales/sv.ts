import { sv as catalogue } from '../messages/sv.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Swedish. */
export const sv: Wording = createWording('sv', catalogue);

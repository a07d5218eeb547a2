import { hr as catalogue } from '../messages/hr.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Croatian. */
export const hr: Wording = createWording('hr', catalogue);

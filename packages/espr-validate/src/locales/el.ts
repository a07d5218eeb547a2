import { el as catalogue } from '../messages/el.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Greek. */
export const el: Wording = createWording('el', catalogue);

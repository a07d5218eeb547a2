import { lt as catalogue } from '../messages/lt.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Lithuanian. */
export const lt: Wording = createWording('lt', catalogue);

import { is as catalogue } from '../messages/is.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Icelandic. */
export const is: Wording = createWording('is', catalogue);

import { fi as catalogue } from '../messages/fi.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Finnish. */
export const fi: Wording = createWording('fi', catalogue);

import { et as catalogue } from '../messages/et.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Estonian. */
export const et: Wording = createWording('et', catalogue);

import { mt as catalogue } from '../messages/mt.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Maltese. */
export const mt: Wording = createWording('mt', catalogue);

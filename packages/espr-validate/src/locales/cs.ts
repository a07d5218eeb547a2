import { cs as catalogue } from '../messages/cs.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Czech. */
export const cs: Wording = createWording('cs', catalogue);

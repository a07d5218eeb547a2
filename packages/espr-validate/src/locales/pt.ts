import { pt as catalogue } from '../messages/pt.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Portuguese. */
export const pt: Wording = createWording('pt', catalogue);

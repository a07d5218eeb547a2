import { ga as catalogue } from '../messages/ga.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Irish. */
export const ga: Wording = createWording('ga', catalogue);

import { nl as catalogue } from '../messages/nl.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Dutch. */
export const nl: Wording = createWording('nl', catalogue);

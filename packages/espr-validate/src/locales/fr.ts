import { fr as catalogue } from '../messages/fr.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in French. */
export const fr: Wording = createWording('fr', catalogue);

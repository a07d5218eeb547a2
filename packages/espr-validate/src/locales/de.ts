import { de as catalogue } from '../messages/de.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in German. */
export const de: Wording = createWording('de', catalogue);

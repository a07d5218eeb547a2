import { da as catalogue } from '../messages/da.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Danish. */
export const da: Wording = createWording('da', catalogue);

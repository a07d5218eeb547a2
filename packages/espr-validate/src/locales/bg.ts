import { bg as catalogue } from '../messages/bg.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Bulgarian. */
export const bg: Wording = createWording('bg', catalogue);

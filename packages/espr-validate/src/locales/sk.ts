import { sk as catalogue } from '../messages/sk.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Slovak. */
export const sk: Wording = createWording('sk', catalogue);

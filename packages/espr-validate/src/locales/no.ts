import { no as catalogue } from '../messages/no.js';
import { createWording, type Wording } from '../messages/wording.js';

/** The texts of validation in Norwegian. */
export const no: Wording = createWording('no', catalogue);

import { english } from '../messages/english.js';
import type { Wording } from '../messages/wording.js';

/** The texts of validation in English: what every function says without a wording. */
export const en: Wording = english();

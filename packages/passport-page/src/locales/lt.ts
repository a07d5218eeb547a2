import { lt as wording } from '@dpp/espr-validate/locales/lt';
import { lt as texts } from '../texts/lt.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Lithuanian. */
export const lt: LanguageTexts = { texts, wording };

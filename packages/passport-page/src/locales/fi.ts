import { fi as wording } from '@dpp/espr-validate/locales/fi';
import { fi as texts } from '../texts/fi.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Finnish. */
export const fi: LanguageTexts = { texts, wording };

import { is as wording } from '@dpp/espr-validate/locales/is';
import { is as texts } from '../texts/is.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Icelandic. */
export const is: LanguageTexts = { texts, wording };

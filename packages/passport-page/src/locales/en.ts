import { en as wording } from '@dpp/espr-validate/locales/en';
import { en as texts } from '../texts/en.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in English. */
export const en: LanguageTexts = { texts, wording };

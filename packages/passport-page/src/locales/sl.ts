import { sl as wording } from '@dpp/espr-validate/locales/sl';
import { sl as texts } from '../texts/sl.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Slovene. */
export const sl: LanguageTexts = { texts, wording };

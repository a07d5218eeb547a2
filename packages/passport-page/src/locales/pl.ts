import { pl as wording } from '@dpp/espr-validate/locales/pl';
import { pl as texts } from '../texts/pl.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Polish. */
export const pl: LanguageTexts = { texts, wording };

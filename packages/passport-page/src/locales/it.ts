import { it as wording } from '@dpp/espr-validate/locales/it';
import { it as texts } from '../texts/it.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Italian. */
export const it: LanguageTexts = { texts, wording };

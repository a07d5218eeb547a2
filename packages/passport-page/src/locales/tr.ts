import { tr as wording } from '@dpp/espr-validate/locales/tr';
import { tr as texts } from '../texts/tr.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Turkish. */
export const tr: LanguageTexts = { texts, wording };

import { mt as wording } from '@dpp/espr-validate/locales/mt';
import { mt as texts } from '../texts/mt.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Maltese. */
export const mt: LanguageTexts = { texts, wording };

import { hr as wording } from '@dpp/espr-validate/locales/hr';
import { hr as texts } from '../texts/hr.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Croatian. */
export const hr: LanguageTexts = { texts, wording };

import { sv as wording } from '@dpp/espr-validate/locales/sv';
import { sv as texts } from '../texts/sv.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Swedish. */
export const sv: LanguageTexts = { texts, wording };

import { lv as wording } from '@dpp/espr-validate/locales/lv';
import { lv as texts } from '../texts/lv.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Latvian. */
export const lv: LanguageTexts = { texts, wording };

import { bg as wording } from '@dpp/espr-validate/locales/bg';
import { bg as texts } from '../texts/bg.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Bulgarian. */
export const bg: LanguageTexts = { texts, wording };

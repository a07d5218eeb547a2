import { pt as wording } from '@dpp/espr-validate/locales/pt';
import { pt as texts } from '../texts/pt.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Portuguese. */
export const pt: LanguageTexts = { texts, wording };

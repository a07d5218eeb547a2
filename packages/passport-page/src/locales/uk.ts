import { uk as wording } from '@dpp/espr-validate/locales/uk';
import { uk as texts } from '../texts/uk.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Ukrainian. */
export const uk: LanguageTexts = { texts, wording };

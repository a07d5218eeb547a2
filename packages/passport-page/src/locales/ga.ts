import { ga as wording } from '@dpp/espr-validate/locales/ga';
import { ga as texts } from '../texts/ga.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Irish. */
export const ga: LanguageTexts = { texts, wording };

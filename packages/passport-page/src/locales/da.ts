import { da as wording } from '@dpp/espr-validate/locales/da';
import { da as texts } from '../texts/da.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Danish. */
export const da: LanguageTexts = { texts, wording };

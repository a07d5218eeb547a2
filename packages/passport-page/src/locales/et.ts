import { et as wording } from '@dpp/espr-validate/locales/et';
import { et as texts } from '../texts/et.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Estonian. */
export const et: LanguageTexts = { texts, wording };

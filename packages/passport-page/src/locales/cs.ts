import { cs as wording } from '@dpp/espr-validate/locales/cs';
import { cs as texts } from '../texts/cs.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Czech. */
export const cs: LanguageTexts = { texts, wording };

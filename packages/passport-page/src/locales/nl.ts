import { nl as wording } from '@dpp/espr-validate/locales/nl';
import { nl as texts } from '../texts/nl.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Dutch. */
export const nl: LanguageTexts = { texts, wording };

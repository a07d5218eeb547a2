import { fr as wording } from '@dpp/espr-validate/locales/fr';
import { fr as texts } from '../texts/fr.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in French. */
export const fr: LanguageTexts = { texts, wording };

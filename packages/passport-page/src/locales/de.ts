import { de as wording } from '@dpp/espr-validate/locales/de';
import { de as texts } from '../texts/de.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in German. */
export const de: LanguageTexts = { texts, wording };

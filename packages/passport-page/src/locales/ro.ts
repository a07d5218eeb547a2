import { ro as wording } from '@dpp/espr-validate/locales/ro';
import { ro as texts } from '../texts/ro.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Romanian. */
export const ro: LanguageTexts = { texts, wording };

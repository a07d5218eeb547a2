import { hu as wording } from '@dpp/espr-validate/locales/hu';
import { hu as texts } from '../texts/hu.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Hungarian. */
export const hu: LanguageTexts = { texts, wording };

import { no as wording } from '@dpp/espr-validate/locales/no';
import { no as texts } from '../texts/no.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Norwegian. */
export const no: LanguageTexts = { texts, wording };

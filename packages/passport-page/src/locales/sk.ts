import { sk as wording } from '@dpp/espr-validate/locales/sk';
import { sk as texts } from '../texts/sk.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Slovak. */
export const sk: LanguageTexts = { texts, wording };

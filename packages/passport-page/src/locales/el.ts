import { el as wording } from '@dpp/espr-validate/locales/el';
import { el as texts } from '../texts/el.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Greek. */
export const el: LanguageTexts = { texts, wording };

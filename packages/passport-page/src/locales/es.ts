import { es as wording } from '@dpp/espr-validate/locales/es';
import { es as texts } from '../texts/es.js';
import type { LanguageTexts } from '../values/language.js';

/** The texts of pages in Spanish. */
export const es: LanguageTexts = { texts, wording };

import type { Locale } from '@dpp/espr-validate';
import { pagePolicy } from './style/page-style.js';

/** What every page is sent with. */
export function pageHeaders(locale: Locale) {
  return {
    'Content-Language': locale,
    'Content-Security-Policy': pagePolicy,
    'X-Content-Type-Options': 'nosniff',
  };
}

/** A page is one of several representations, and in one of several languages. */
export const varyOfPages = { Vary: 'Accept, Accept-Language' } as const;

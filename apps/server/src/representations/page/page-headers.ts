import type { Locale } from '@dpp/espr-validate';
import { pagePolicy } from './page-policy.js';

/** Headers of every page. */
export function pageHeaders(locale: Locale) {
  return {
    'Content-Language': locale,
    'Content-Security-Policy': pagePolicy,
    'X-Content-Type-Options': 'nosniff',
    // An address may hold a token, and a link of a browser that knows no `rel` would name it to others.
    'Referrer-Policy': 'no-referrer',
  };
}

/** A page is one of several representations, and in one of several languages. */
export const varyOfPages = { Vary: 'Accept, Accept-Language' } as const;

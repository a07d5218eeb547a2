import type { IncomingHttpHeaders } from 'node:http';
import { chooseLocale, type Locale } from '@dpp/espr-validate';

/** The language of friendly messages: `?lang` beats `Accept-Language` beats English. */
export function localeOf(lang: string | undefined, headers: IncomingHttpHeaders): Locale {
  const acceptLanguage = headers['accept-language'];
  return chooseLocale({ lang, ...(acceptLanguage !== undefined && { acceptLanguage }) });
}

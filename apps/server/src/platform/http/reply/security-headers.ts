import type { RequestStep } from '../request-step.js';

const hstsMaxAgeSeconds = 365 * 24 * 60 * 60;

/** What every answer says to browsers; pages add a content security policy of their own. */
export function securityHeaders(baseUrl: string): RequestStep {
  const isHttps = baseUrl.startsWith('https:');
  return (_request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Frame-Options', 'DENY');
    if (isHttps) {
      response.setHeader('Strict-Transport-Security', `max-age=${hstsMaxAgeSeconds}`);
    }
  };
}

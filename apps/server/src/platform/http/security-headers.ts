import type { RequestHandler } from 'express';

const hstsMaxAgeSeconds = 365 * 24 * 60 * 60;

/** What every answer says to browsers; pages add a content security policy of their own. */
export function securityHeaders(baseUrl: string): RequestHandler {
  const isHttps = baseUrl.startsWith('https:');
  return (_request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Frame-Options', 'DENY');
    if (isHttps) {
      response.setHeader('Strict-Transport-Security', `max-age=${hstsMaxAgeSeconds}`);
    }
    next();
  };
}

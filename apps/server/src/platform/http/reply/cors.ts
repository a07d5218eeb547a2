import type { Request, Response } from 'express';

/** Any page may read a public answer; one that was given for credentials is for its caller only. */
export function publicCors(request: Request, response: Response): void {
  if (!presentsCredential(request)) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader(
      'Access-Control-Expose-Headers',
      'ETag, Link, Location, Retry-After, X-Request-Id',
    );
  }
}

/** Also where it is invalid: these headers do not say which it is. */
function presentsCredential({ headers, query }: Request): boolean {
  return headers.authorization !== undefined || headers.cookie !== undefined || 'grant' in query;
}

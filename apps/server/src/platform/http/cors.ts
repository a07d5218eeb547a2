import type { Request, Response } from 'express';

/** Any page may read a public answer; one that was given for credentials is for its caller only. */
export function publicCors(request: Request, response: Response): void {
  if (request.headers.authorization === undefined && request.headers.cookie === undefined) {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader(
      'Access-Control-Expose-Headers',
      'ETag, Link, Location, Retry-After, X-Request-Id',
    );
  }
}

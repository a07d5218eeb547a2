import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import { apiKeyRepository } from '../auth/api-key-repository.js';
import type { Clock } from '../clock.js';
import { contextOf } from './request-context.js';

/** Finds out who calls. It refuses nobody: what a route asks of its callers is checked further on. */
export function authenticate(deps: { db: Knex; clock: Clock }): RequestHandler {
  return async (request, _response, next) => {
    const secret = bearerToken(request.headers.authorization);
    const caller = secret
      ? await apiKeyRepository(deps.db).findCaller(secret, deps.clock.now())
      : undefined;
    if (caller) contextOf(request).caller = caller;
    next();
  };
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.slice(0, 7).toLowerCase() === 'bearer '
    ? authorization.slice(7).trim()
    : undefined;
}

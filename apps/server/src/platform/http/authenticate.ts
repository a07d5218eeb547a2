import type { RequestHandler } from 'express';
import type { Knex } from 'knex';
import { apiKeyRepository } from '../auth/api-key-repository.js';
import type { Clock } from '../clock.js';
import { ApiError } from './api-error.js';
import { contextOf } from './request-context.js';
import type { Access } from './route.js';

/**
 * Finds out who calls. On a public route a missing or bad credential means the public tier, never a
 * refusal; everywhere else it is a 401.
 */
export function authenticate(access: Access, deps: { db: Knex; clock: Clock }): RequestHandler {
  return async (request, _response, next) => {
    const secret = bearerToken(request.headers.authorization);
    const caller = secret
      ? await apiKeyRepository(deps.db).findCaller(secret, deps.clock.now())
      : undefined;
    if (caller) contextOf(request).caller = caller;
    else if (access !== 'public') {
      throw ApiError.unauthorized().withHeaders({ 'WWW-Authenticate': 'Bearer' });
    }
    next();
  };
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.slice(0, 7).toLowerCase() === 'bearer '
    ? authorization.slice(7).trim()
    : undefined;
}

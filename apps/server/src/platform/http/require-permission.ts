import type { RequestHandler } from 'express';
import { ApiError } from './api-error.js';
import { contextOf } from './request-context.js';
import type { Access } from './route.js';

/** Refuses who has no valid credential, or one that lacks the route's permission. */
export function requirePermission(access: Access): RequestHandler {
  return (request, _response, next) => {
    if (access !== 'public') {
      const { caller } = contextOf(request);
      if (!caller) throw ApiError.unauthorized().withHeaders({ 'WWW-Authenticate': 'Bearer' });
      if (access !== 'tenant' && !caller.permissions.has(access)) {
        throw ApiError.forbidden(`This credential lacks the permission ${access}.`);
      }
    }
    next();
  };
}

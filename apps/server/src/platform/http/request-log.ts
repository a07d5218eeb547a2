import type { RequestHandler } from 'express';
import { contextOf } from './request-context.js';

/** One line per answered request. The path goes without its query, which may carry a token. */
export const requestLog: RequestHandler = (request, response, next) => {
  const startedAt = performance.now();
  response.on('finish', () => {
    contextOf(request).log.info(
      {
        method: request.method,
        path: request.path,
        status: response.statusCode,
        durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'request',
    );
  });
  next();
};

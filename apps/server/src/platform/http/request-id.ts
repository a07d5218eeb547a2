import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { startContext } from './request-context.js';

const wellFormed = /^[A-Za-z0-9._-]{1,128}$/;

/** Adopts a well-formed `X-Request-Id`, else makes one; answers carry it, log lines too. */
export function requestId(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const sent = request.headers['x-request-id'];
    const id = typeof sent === 'string' && wellFormed.test(sent) ? sent : randomUUID();
    response.setHeader('X-Request-Id', id);
    const log = logger.child({ requestId: id });
    startContext(request, { requestId: id, log });
    next();
  };
}

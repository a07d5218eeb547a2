import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { startContext, type RequestContext } from './request-context.js';

const wellFormed = /^[A-Za-z0-9._-]{1,128}$/;

/** Adopts a well-formed `X-Request-Id`, else makes one; answers carry it, log lines too. */
export function requestId(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const sent = request.headers['x-request-id'];
    const id = typeof sent === 'string' && wellFormed.test(sent) ? sent : randomUUID();
    response.setHeader('X-Request-Id', id);
    startContext(request, new StartedContext(id, logger));
    next();
  };
}

class StartedContext implements RequestContext {
  private child: Logger | undefined;

  constructor(
    readonly requestId: string,
    private readonly logger: Logger,
  ) {}

  /** Made when somebody has something to say, which on most requests nobody has. */
  get log(): Logger {
    return (this.child ??= this.logger.child({ requestId: this.requestId }));
  }
}

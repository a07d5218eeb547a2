import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { clientAddressReader, type ClientAddressOptions } from './forwarded-for.js';
import { startContext, type RequestContext } from '../request-context.js';
import type { RequestStep } from '../request-step.js';

const wellFormed = /^[A-Za-z0-9._-]{1,128}$/;

/** Adopts a well-formed `X-Request-Id`, else makes one; answers carry it, log lines too. */
export function requestId({ logger, trustProxy }: ClientAddressOptions): RequestStep {
  const addressOf = clientAddressReader({ logger, trustProxy });
  return (request, response) => {
    const sent = request.headers['x-request-id'];
    const id = typeof sent === 'string' && wellFormed.test(sent) ? sent : randomUUID();
    response.setHeader('X-Request-Id', id);
    startContext(request, new StartedContext(id, { ip: addressOf(request), logger }));
  };
}

class StartedContext implements RequestContext {
  readonly ip: string;
  private readonly logger: Logger;
  private child: Logger | undefined;

  constructor(
    readonly requestId: string,
    { ip, logger }: { ip: string; logger: Logger },
  ) {
    this.ip = ip;
    this.logger = logger;
  }

  /** Made at the first line; most requests log none. */
  get log(): Logger {
    return (this.child ??= this.logger.child({ requestId: this.requestId }));
  }
}

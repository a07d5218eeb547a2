import type { Logger } from 'pino';
import type { Metrics } from '../metrics.js';
import { contextOf } from './request-context.js';
import type { RequestStep } from './request-step.js';

/** Our secrets, and JSON Web Tokens: whoever puts one into a path by mistake finds it in no log. */
const secrets = /(?:dpp_(?:key|li|auth)|whsec)_\w+|eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

/**
 * One line and one observation per answered request. The path goes without its query, which may carry
 * a token; the operation is counted instead of the path, which may carry any id.
 */
export function requestLog(metrics: Metrics, logger: Logger): RequestStep {
  return (request, response) => {
    const startedAt = performance.now();
    response.on('finish', () => {
      const { requestId, operation = 'none' } = contextOf(request);
      const durationMs = performance.now() - startedAt;
      const status = response.statusCode;
      metrics.observeRequest({ operation, status, seconds: durationMs / 1000 });
      logger.info(
        {
          requestId,
          method: request.method,
          path: request.path.replace(secrets, '[secret]'),
          status,
          durationMs: Math.round(durationMs * 10) / 10,
        },
        'request',
      );
    });
  };
}

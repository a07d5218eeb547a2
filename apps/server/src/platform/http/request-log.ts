import type { Logger } from 'pino';
import type { Metrics } from '../metrics.js';
import { redactSecrets } from './redact-secrets.js';
import { contextOf } from './request-context.js';
import type { RequestStep } from './request-step.js';

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
          path: redactSecrets(request.path),
          status,
          durationMs: Math.round(durationMs * 10) / 10,
        },
        'request',
      );
    });
  };
}

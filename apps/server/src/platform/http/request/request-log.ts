import type { Logger } from 'pino';
import type { Metrics } from '../../metrics.js';
import type { AnyCaller } from '../../auth/caller-model.js';
import { truncatedAddress } from './client-address.js';
import { redactSecrets } from './redact-secrets.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';

/**
 * One line and one observation per request, answered or left by its client before the answer was out. The client's address is cut, so that it names no
 * person; the path goes without its query, which may carry a token; the operation is counted instead of
 * the path, which may carry any id.
 */
export function requestLog(metrics: Metrics, logger: Logger): RequestStep {
  return (request, response) => {
    const startedAt = performance.now();
    response.on('close', () => {
      const { requestId, operation = 'none', refusal, caller, ip } = contextOf(request);
      const durationMs = performance.now() - startedAt;
      const status = response.statusCode;
      const aborted = !response.writableFinished;
      if (aborted) metrics.countAbortedRequest(operation);
      else metrics.observeRequest({ operation, status, seconds: durationMs / 1000 });
      if (refusal !== undefined && status !== 404) {
        metrics.countRefusal({ operation, status, reason: refusal });
      }
      logger.info(
        {
          requestId,
          operation,
          ...(caller && callerFields(caller)),
          address: truncatedAddress(ip),
          method: request.method,
          path: redactSecrets(request.path),
          // The client did not receive the status of an answer that did not go out.
          ...(aborted ? { aborted } : { status }),
          ...(refusal !== undefined && { refusal }),
          durationMs: Math.round(durationMs * 10) / 10,
        },
        'request',
      );
    });
  };
}

/** Who called, by ids alone: an email is a person's. */
function callerFields({ tenant, credential }: AnyCaller) {
  const tenantId = tenant?.id;
  switch (credential.kind) {
    case 'api-key':
      return { tenantId, keyId: credential.keyId };
    case 'session':
      return { tenantId, sessionId: credential.id, userId: credential.userId };
    case 'command-line':
      return { tenantId };
  }
}

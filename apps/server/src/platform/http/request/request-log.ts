import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../../metrics.js';
import { actorOf, type AnyCaller } from '../../auth/caller-model.js';
import type { Clock, NewId } from '../../clock.js';
import type { RequestRecords } from '../../request-records/request-records.js';
import { truncatedAddress } from './client-address.js';
import { redactSecrets } from './redact-secrets.js';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';

interface RequestLogDeps {
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly requestRecords: RequestRecords;
  readonly clock: Clock;
  readonly newId: NewId;
}

/**
 * One line and one observation per request, answered or left by its client before the answer was out. The client's address is cut, so that it names no
 * person; the path goes without its query, which may carry a token; the operation is counted instead of
 * the path, which may carry any id.
 */
export function requestLog(deps: RequestLogDeps): RequestStep {
  const { metrics, logger } = deps;
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
      noteRecord(deps, request, { status: aborted ? clientLeft : status, durationMs });
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

/** A client that left before the answer was out: a write may have been done. */
const clientLeft = 499;
const maxMessageLength = 500;
const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Notes a write or a refusal of a workspace's caller; a stranger has no log to stand in. */
function noteRecord(
  { requestRecords, clock, newId }: RequestLogDeps,
  request: Request,
  { status, durationMs }: { readonly status: number; readonly durationMs: number },
): void {
  const { requestId, caller, refused } = contextOf(request);
  if (!caller?.tenant || (reads.has(request.method) && status < 400)) return;
  const { credential } = caller;
  requestRecords.record({
    id: newId(),
    tenantId: caller.tenant.id,
    requestId,
    method: request.method,
    path: redactSecrets(request.path),
    status,
    code: refused?.code ?? null,
    message: refused ? redactSecrets(refused.message).slice(0, maxMessageLength) : null,
    durationMs: Math.round(durationMs),
    actor: actorOf(caller),
    keyId: credential.kind === 'api-key' ? credential.keyId : null,
    at: clock.now(),
  });
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

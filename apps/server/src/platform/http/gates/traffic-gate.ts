import type { Request } from 'express';
import { contextOf } from '../request-context.js';
import type { RequestStep } from '../request-step.js';
import type { WorkspaceTraffic } from './workspace-traffic.js';

export interface BodyWeight {
  /** Those of the route's body, for a body without a declared length; 0 for a route without one. */
  readonly maxBytes: number;
  /** How much of its bytes counts, 0 to 1. */
  readonly share: number;
}

/**
 * Counts a request of a workspace as in progress until its answer is sent or its connection closed, and its handler has
 * ended: a client that hangs up does not stop what it began.
 *
 * @throws a 429 when too many are in progress.
 */
export function trafficGate(
  traffic: WorkspaceTraffic,
  { maxBytes, share }: BodyWeight,
): RequestStep {
  return (request, response) => {
    const context = contextOf(request);
    const { caller } = context;
    if (!caller?.tenant) return;
    const counted = {
      tenantId: caller.tenant.id,
      credentialId: caller.credential.id,
      bytes: share * Math.min(maxBytes, declaredBytes(request) ?? maxBytes),
    };
    // The client hung up while its credential was looked at: no close is heard any more, and the handler alone counts.
    if (response.closed) {
      context.holdPlace = () => traffic.enter(counted);
      return;
    }
    const leave = traffic.enter(counted);
    let holds = 1;
    const letGo = () => {
      if (--holds === 0) leave();
    };
    context.holdPlace = () => {
      holds++;
      return letGo;
    };
    // Log, timeouts and drain listen too, and the pipeline of a streamed answer eight times.
    response.setMaxListeners(maxCloseListeners);
    response.once('close', letGo);
  };
}

const maxCloseListeners = 20;

function declaredBytes({ headers }: Request): number | undefined {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : undefined;
}

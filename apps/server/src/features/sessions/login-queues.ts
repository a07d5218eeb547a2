import { ApiError } from '../../platform/http/api-error.js';
import { BoundedQueue, QueueFullError } from '../../platform/event-loop/bounded-queue.js';

/** Where logins wait for the check of their password. */
export interface LoginQueues {
  readonly known: BoundedQueue;
  readonly strangers: BoundedQueue;
}

/**
 * A check takes 19 MiB and a thread of the four that files and name look-ups need as well. Strangers get
 * half of them; who was here before gets a place that no number of strangers can take.
 */
export function createLoginQueues(): LoginQueues {
  return {
    known: new BoundedQueue({ concurrency: 1, maxWaiting: 100 }),
    strangers: new BoundedQueue({ concurrency: 2, maxWaiting: 100 }),
  };
}

/** @throws a 503 when too many logins wait already; nothing was counted or checked then. */
export async function inTurn<T>(queue: BoundedQueue, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(work);
  } catch (error) {
    if (error instanceof QueueFullError) throw tooManyLogins();
    throw error;
  }
}

function tooManyLogins(): ApiError {
  const message = 'Too many logins are being checked; try again in a second.';
  return ApiError.standard(503, message).withHeaders({ 'Retry-After': '1' });
}

import { EgressError } from './egress-error.js';

/** The requests that are under way: each ends in time, and all end with their owner. */
export interface OpenRequests {
  /**
   * Runs `work` until it is done, the time is over, or the owner closes. Whatever `work` opened, it must
   * end when `signal` says so.
   *
   * @throws {@link EgressError} `TIMED_OUT`, `CLOSED`, and whatever `work` throws.
   */
  within<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  close(): void;
}

export function createOpenRequests(): OpenRequests {
  const open = new Set<AbortController>();
  let closed = false;
  return {
    async within(timeoutMs, work) {
      if (closed) throw closedError();
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(timedOut(timeoutMs)), timeoutMs);
      open.add(controller);
      try {
        return await Promise.race([work(controller.signal), abortionOf(controller.signal)]);
      } finally {
        clearTimeout(timer);
        open.delete(controller);
      }
    },
    close() {
      closed = true;
      for (const controller of open) controller.abort(closedError());
    },
  };
}

function abortionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as EgressError), { once: true });
  });
}

export function timedOut(timeoutMs: number): EgressError {
  return new EgressError('TIMED_OUT', `No whole answer within ${timeoutMs} ms.`);
}

function closedError(): EgressError {
  return new EgressError('CLOSED', 'The server is shutting down.');
}

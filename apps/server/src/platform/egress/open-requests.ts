import { EgressError } from './egress-error.js';

/** The requests that are under way: each ends in time, and all end with their owner. */
interface OpenRequests {
  /**
   * Runs `work` until it is done, the time is over, or the owner closes. What `work` opened, it must
   * end when `end` says so.
   *
   * @throws {@link EgressError} `TIMED_OUT`, `CLOSED`, and the errors of `work`.
   */
  within<T>(timeoutMs: number, work: (end: RequestEnd) => Promise<T>): Promise<T>;
  close(): void;
}

/**
 * Says when a request has to end, and why. An AbortSignal would do; making and leaving one takes as long as signing
 * a delivery.
 */
export class RequestEnd {
  private readonly listeners = new Set<(why: EgressError) => void>();
  private why: EgressError | undefined;

  /** @returns what takes the listener away again. */
  onEnd(listener: (why: EgressError) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  throwIfEnded(): void {
    if (this.why) throw this.why;
  }

  /** For what knows no other way to be stopped. */
  asSignal(): AbortSignal {
    const controller = new AbortController();
    if (this.why) controller.abort(this.why);
    else this.onEnd((why) => controller.abort(why));
    return controller.signal;
  }

  /** For the owner of the request. */
  end(why: EgressError): void {
    if (this.why) return;
    this.why = why;
    for (const listener of [...this.listeners]) listener(why);
  }
}

export function createOpenRequests(): OpenRequests {
  const open = new Set<RequestEnd>();
  let closed = false;
  return {
    within<T>(timeoutMs: number, work: (end: RequestEnd) => Promise<T>): Promise<T> {
      if (closed) return Promise.reject(closedError());
      return new Promise<T>((resolve, reject) => {
        const end = new RequestEnd();
        const timer = setTimeout(() => end.end(timedOut(timeoutMs)), timeoutMs);
        open.add(end);
        end.onEnd(reject);
        const leave = () => {
          clearTimeout(timer);
          open.delete(end);
        };
        work(end).then(resolve, reject).finally(leave);
      });
    },
    close() {
      closed = true;
      for (const end of open) end.end(closedError());
    },
  };
}

function timedOut(timeoutMs: number): EgressError {
  return new EgressError('TIMED_OUT', `No whole answer within ${timeoutMs} ms.`);
}

function closedError(): EgressError {
  return new EgressError('CLOSED', 'The server is shutting down.');
}

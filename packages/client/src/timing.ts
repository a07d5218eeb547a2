/** Time and chance behind the pauses between attempts. */
export interface Timing {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** Waits so many milliseconds; rejects with the reason of the signal as soon as it aborts. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A random number, at least 0 and below 1. */
  readonly random: () => number;
}

/** The system's clock and timer, and `Math.random`. */
export const systemTiming: Timing = {
  now: () => Date.now(),
  sleep,
  random: () => Math.random(),
};

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

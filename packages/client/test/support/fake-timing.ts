import type { Timing } from '../../src/index.js';

/** A clock that stands still and pauses that take no time; `pauses` keeps how long they should have been. */
export function fakeTiming({ random = 0, now = 0 } = {}): Timing & { readonly pauses: number[] } {
  const pauses: number[] = [];
  return {
    pauses,
    now: () => now,
    random: () => random,
    sleep(ms, signal) {
      signal?.throwIfAborted();
      pauses.push(ms);
      return Promise.resolve();
    },
  };
}

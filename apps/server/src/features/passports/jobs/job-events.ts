import { setTimeout as pause } from 'node:timers/promises';
import { isFinished, type Job } from './job-model.js';

/** Interval of the looks at a job. */
const lookMs = 1000;
/** Without a change so often: a proxy takes a silent connection for a dead one. */
const signOfLifeMs = 10_000;
/** Then the client connects again, with a credential that still has to hold. */
const longestMs = 5 * 60_000;

interface WatchedJob {
  readonly read: () => Promise<Job>;
  /** True once the server is shutting down: it does not wait for watchers. */
  readonly isEnding: () => boolean;
}

/**
 * The progress of a job as server-sent events: one `progress` for each change, the last one when it is finished.
 *
 * @see HTML Standard, section 9.2.
 */
export async function* jobEvents(
  { read, isEnding }: WatchedJob,
  asJson: (job: Job) => object,
): AsyncGenerator<Uint8Array> {
  const startedAt = performance.now();
  let said = '';
  let saidAt = startedAt;
  // The head of the answer waits for two pieces.
  yield encode('retry: 2000\n\n');
  for (;;) {
    const job = await read();
    const now = performance.now();
    const event = `event: progress\ndata: ${JSON.stringify(asJson(job))}\n\n`;
    const isSilent = now - saidAt >= signOfLifeMs;
    if (event !== said || isSilent) {
      yield encode(event === said ? ': no change\n\n' : event);
      said = event;
      saidAt = now;
    }
    if (isFinished(job) || isEnding() || now - startedAt > longestMs) return;
    await pause(lookMs);
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

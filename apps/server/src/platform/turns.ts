/** Raised instead of waiting behind too many others. */
export class TooManyTurnsError extends Error {
  override readonly name = 'TooManyTurnsError';
}

/**
 * Rounds of the event loop between two turns: in the first a connection is accepted, in the second its
 * request is read and answered.
 */
const roundsBetween = 2;

/** Who waits holds a request, and maybe its body. At a tenth of a second each the last waits half a minute. */
const maxWaiting = 256;
const maxWaitingBytes = 64 * 1024 * 1024;

interface Waiting {
  readonly bytes: number;
  begin(): void;
}

/** The event loop is the process's, and so is the queue for it. */
const waiting: Waiting[] = [];
let waitingBytes = 0;
let isTaken = false;

/**
 * Waits for the turn of a long computation, ten milliseconds and more. They take turns, first come first
 * served: were all that is ready computed in one round of the event loop, a short request would wait for
 * the sum of them, whereas so it waits for one. Who holds a lock or a connection of the database does
 * not wait here.
 *
 * @param bytes - What the caller holds meanwhile.
 * @throws {@link TooManyTurnsError} at once, when too many wait or hold too much already.
 */
export async function takeTurn(bytes = 0): Promise<void> {
  if (isTaken) await queueUp(bytes);
  isTaken = true;
  afterRounds(roundsBetween, passOn);
}

function queueUp(bytes: number): Promise<void> {
  const isFull = waiting.length >= maxWaiting || waitingBytes + bytes > maxWaitingBytes;
  // Alone in the queue is whoever holds more than may wait altogether.
  if (isFull && waiting.length > 0) {
    return Promise.reject(new TooManyTurnsError('Too many long computations wait already.'));
  }
  waitingBytes += bytes;
  return new Promise((resolve) => waiting.push({ bytes, begin: resolve }));
}

function passOn(): void {
  const next = waiting.shift();
  isTaken = next !== undefined;
  if (!next) return;
  waitingBytes -= next.bytes;
  next.begin();
}

function afterRounds(rounds: number, work: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, work) : work()));
}

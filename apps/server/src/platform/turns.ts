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

/** What is made of fewer bytes is computed at once, and never waits behind what is long. */
const longBytes = 65_536;

/** Tells whether what is done with so many bytes is long enough to wait for its turn. */
export function isLong(bytes: number): boolean {
  return bytes > longBytes;
}

interface Waiting {
  readonly bytes: number;
  begin(): void;
}

/** The event loop is the process's, and so is the queue for it. */
const waiting: Waiting[] = [];
let waitingBytes = 0;
let isTaken = false;

/**
 * Runs a long computation, ten milliseconds and more, when its turn comes. They take turns, first come first
 * served: were all that is ready computed in one round of the event loop, a short request would wait for
 * the sum of them, whereas so it waits for one. Who holds a lock or a transaction does not wait here.
 *
 * @param bytes - What the caller holds while it waits.
 * @throws {@link TooManyTurnsError} at once, when too many wait or hold too much already.
 */
export async function inTurn<T>(work: () => T | Promise<T>, bytes = 0): Promise<T> {
  const isFull = waiting.length >= maxWaiting || waitingBytes + bytes > maxWaitingBytes;
  // Alone in the queue is whoever holds more than may wait altogether.
  if (isFull && waiting.length > 0) {
    throw new TooManyTurnsError('Too many long computations wait already.');
  }
  await begin(bytes);
  try {
    return await work();
  } finally {
    afterRounds(roundsBetween, passOn);
  }
}

/**
 * Waits for another turn, for what follows in this round of the event loop. Whose request has had one is
 * never refused: what was computed for it would be lost.
 *
 * @param bytes - As for {@link inTurn}.
 */
export async function nextTurn(bytes = 0): Promise<void> {
  await begin(bytes);
  afterRounds(roundsBetween, passOn);
}

async function begin(bytes: number): Promise<void> {
  if (isTaken) {
    waitingBytes += bytes;
    await new Promise<void>((resolve) => waiting.push({ bytes, begin: resolve }));
  }
  isTaken = true;
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

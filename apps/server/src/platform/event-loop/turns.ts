import { BoundedQueues, QueueFullError } from './bounded-queue.js';
import { loopShare } from './loop-share.js';

/** Raised instead of waiting behind too many others. */
export class TooManyTurnsError extends Error {
  override readonly name = 'TooManyTurnsError';

  constructor(
    /** The workspace has used its own share of the queue. */
    readonly ownWork: boolean,
  ) {
    super('Too many long computations wait already.');
  }
}

/**
 * Rounds of the event loop between two turns: in the first a connection is accepted, in the second its
 * request is read and answered.
 */
const roundsBetween = 2;

/** Clients wait about as long for an answer. Later computations are refused. */
const maxWaitMs = 25_000;

/** A waiting computation holds a request, and maybe its body. */
const maxWaiting = 256;
const maxWaitingBytes = 64 * 1024 * 1024;

/** The share of one owner: a quarter of what may wait, so that no workspace fills the queue for the others. */
const maxWaitingOfOwner = 64;
const maxWaitingBytesOfOwner = 16 * 1024 * 1024;

/** Computations on fewer bytes run at once, and never wait behind long ones. */
const longBytes = 65_536;

/** True when a computation on so many bytes is long enough to wait for its turn. */
export function isLong(bytes: number): boolean {
  return bytes > longBytes;
}

/** Callers without a credential share one place in the rotation. */
export const strangers = 'strangers';

/** What a computation is charged to. */
export interface TurnOwner {
  /** Id of the workspace that caused it. Default: {@link strangers}. */
  readonly of?: string | undefined;
  /** Bytes that the request holds while it waits. Default 0. */
  readonly bytes?: number;
}

interface Waiting {
  readonly bytes: number;
  /** By the clock of {@link performance}; later it is refused. */
  readonly until: number;
  begin(): void;
  refuse(): void;
}

interface OwnerQueue {
  readonly waiting: Waiting[];
  bytes: number;
}

/**
 * The process has one event loop, and so one queue for it. Owners that wait, in the order of their next turn; an
 * owner goes behind the others when its turn begins.
 */
const owners = new Map<string, OwnerQueue>();
let waitingCount = 0;
let waitingBytes = 0;
let isTaken = false;
let began = { at: 0, cpu: process.cpuUsage() };
let lastOwner = '';

/**
 * Runs a long computation, ten milliseconds and more, when its turn comes. One computation runs at a time and owners
 * take turns: a workspace with a hundred long requests delays another one by one computation, not by a hundred. The
 * work holds no lock and no transaction, and asks no database: a turn that waits for a connection would stop all others.
 *
 * @throws {@link TooManyTurnsError} at once, when too many wait or hold too much already, of this owner or altogether.
 */
export async function inTurn<T>(work: () => T | Promise<T>, owner: TurnOwner = {}): Promise<T> {
  if (hasUsedItsShare(owner)) throw new TooManyTurnsError(true);
  if (isFullFor(owner)) throw new TooManyTurnsError(false);
  await begin(owner, performance.now() + maxWaitMs);
  try {
    return await work();
  } finally {
    afterRounds(roundsBetween, passOnAfterPause);
  }
}

/**
 * Waits for another turn, for what follows in this round of the event loop. A request that has had a turn is never
 * refused another: what was computed for it would be lost.
 */
export async function nextTurn(owner: TurnOwner = {}): Promise<void> {
  await begin(owner, Infinity);
  afterRounds(roundsBetween, passOnAfterPause);
}

const oneOfOwner = { concurrency: 1, maxWaiting: maxWaitingOfOwner, maxWaitMs };
const longReads = new BoundedQueues(oneOfOwner);
/** As many as a workspace may use connections (`platform/db/connections`): short reads lose no time. */
const readsOfAnyLength = new BoundedQueues({ ...oneOfOwner, concurrency: 4 });
const longBodies = new BoundedQueues(oneOfOwner);

/** To validate, seal, and store a passport of 460 kB takes some 80 ms of the event loop, in many pieces. */
const msPerBodyByte = 80 / 460_000;

/** To receive a row of 1 MB, parse its JSON, and send the answer takes some 24 ms, outside of its turn. */
const msPerReadByte = 24 / 1_000_000;

/** The owner of work, and the bytes that it is about. */
interface LongWork {
  /** Id of the workspace. Default: {@link strangers}. */
  readonly of?: string | undefined;
  readonly bytes: number;
}

/**
 * Runs work that reads a long row before it computes on it in turn, one at a time for an owner: forty requests that
 * read at once would hold the event loop by that alone. While others call, a pause of the length of its bytes follows:
 * the next one waits for it, the answer does not.
 *
 * @throws {@link TooManyTurnsError} when too many wait already, or its turn did not come in time.
 */
export function inLongRead<T>(row: LongWork, work: () => Promise<T>): Promise<T> {
  return beforePause(longReads, { of: row.of, ms: row.bytes * msPerReadByte }, work);
}

/**
 * The same for rows of unknown length, four at a time for an owner: where they are long, the next one is read when a
 * computation has ended.
 *
 * @throws {@link TooManyTurnsError} when too many wait already, or its turn did not come in time.
 */
export function inReadOfAnyLength<T>(of: string, work: () => Promise<T>): Promise<T> {
  return queued(readsOfAnyLength, of, work);
}

/**
 * Runs the work on a long body, one at a time for an owner. While others call, a pause of the length of its bytes
 * follows: the next one waits for it, the answer does not.
 *
 * @throws {@link TooManyTurnsError} when too many wait already, or its turn did not come in time.
 */
export function onLongBody<T>(body: LongWork, work: () => Promise<T>): Promise<T> {
  return beforePause(longBodies, { of: body.of, ms: body.bytes * msPerBodyByte }, work);
}

function beforePause<T>(
  queues: BoundedQueues,
  { of = strangers, ms }: Pick<LongWork, 'of'> & { readonly ms: number },
  work: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const withPause = async () => {
      await work().then(resolve, reject);
      const pauseMs = loopShare.pauseAfter(ms, of);
      if (pauseMs > 0) await new Promise<void>((end) => void setTimeout(end, pauseMs).unref());
    };
    queued(queues, of, withPause).catch(reject);
  });
}

async function queued<T>(queues: BoundedQueues, of: string, work: () => Promise<T>): Promise<T> {
  try {
    return await queues.run(of, work);
  } catch (error) {
    if (error instanceof QueueFullError) throw new TooManyTurnsError(of !== strangers);
    throw error;
  }
}

/** Strangers have the same share, but a refusal of theirs is no fault of one caller. */
function hasUsedItsShare({ of = strangers, bytes = 0 }: TurnOwner): boolean {
  const own = owners.get(of);
  if (!own || of === strangers) return false;
  return isBeyondShare(own, bytes);
}

function isFullFor({ of = strangers, bytes = 0 }: TurnOwner): boolean {
  const own = owners.get(of);
  if (own && isBeyondShare(own, bytes)) return true;
  // The first one in the queue may hold more than all together may.
  if (waitingCount === 0) return false;
  return waitingCount >= maxWaiting || waitingBytes + bytes > maxWaitingBytes;
}

function isBeyondShare(own: OwnerQueue, bytes: number): boolean {
  return own.waiting.length >= maxWaitingOfOwner || own.bytes + bytes > maxWaitingBytesOfOwner;
}

async function begin({ of = strangers, bytes = 0 }: TurnOwner, until: number): Promise<void> {
  if (isTaken) {
    await new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new TooManyTurnsError(of !== strangers));
      enqueue(of, { bytes, until, begin: resolve, refuse });
    });
  }
  isTaken = true;
  began = { at: performance.now(), cpu: process.cpuUsage() };
  lastOwner = of;
}

function enqueue(of: string, waiting: Waiting): void {
  const own = owners.get(of) ?? { waiting: [], bytes: 0 };
  owners.set(of, own);
  own.waiting.push(waiting);
  own.bytes += waiting.bytes;
  waitingCount++;
  waitingBytes += waiting.bytes;
}

function passOnAfterPause(): void {
  const pauseMs = loopShare.pauseAfter(computedMs(), lastOwner);
  // Also where none waits yet: the next request of the same owner may be on its way.
  if (pauseMs > 0) setTimeout(passOn, pauseMs).unref();
  else passOn();
}

/** On a busy machine a process waits for a processor: that wait is no computation, and earns no pause. */
function computedMs(): number {
  const { user, system } = process.cpuUsage(began.cpu);
  return Math.min(performance.now() - began.at, (user + system) / 1000);
}

function passOn(): void {
  for (;;) {
    const [entry] = owners;
    isTaken = entry !== undefined;
    if (!entry) return;
    const [of, own] = entry;
    const next = own.waiting.shift();
    owners.delete(of);
    if (own.waiting.length > 0) owners.set(of, own);
    if (!next) return;
    own.bytes -= next.bytes;
    waitingCount--;
    waitingBytes -= next.bytes;
    if (next.until >= performance.now()) return next.begin();
    next.refuse();
  }
}

function afterRounds(rounds: number, work: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, work) : work()));
}

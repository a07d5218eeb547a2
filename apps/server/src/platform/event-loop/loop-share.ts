/**
 * How much of the event loop long computations may use while others call. A short request takes several rounds of the
 * loop: credential, statement, answer. With a computation in each of them it waits for all of these.
 */

/**
 * A request of another owner within this time says that more of them will come. An arrival is noted once its credential
 * is known, which a busy loop delays: a short time would miss the others just when they wait longest.
 */
const contendedMs = 5000;

/** A short request fits into the pause after a computation of this length, so that it waits for one of them. */
const shortMs = 10;
/** Beyond that a computation gets a twenty-fifth of the time: fewer than one short request of twenty meets it. */
const pausePerMs = 24;
const maxPauseMs = 3000;
/** A timer takes about as long by itself. */
const leastPauseMs = 1;

/** A loop yields after this time. */
const sliceMs = 4;

/** The share of one event loop. */
export class LoopShare {
  /** Owners of the latest requests, the latest first: two are enough to find another one. */
  private latest = { of: '', at: -Infinity };
  private before = { of: '', at: -Infinity };
  /** The pauses that belong to the slices of all loops are over. */
  private pausesEndAt = 0;

  /** @param now - Milliseconds of a clock that never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Notes that a request of an owner begins: the id of its workspace, or one name for all strangers. */
  noteArrival(of: string): void {
    const at = this.now();
    if (this.latest.of !== of) {
      [this.latest, this.before] = [this.before, this.latest];
      this.latest.of = of;
    }
    this.latest.at = at;
  }

  /**
   * @param ms - How long a computation of the owner took.
   * @returns Milliseconds that the next one has to wait. 0 while no other owner calls, and below 1.
   */
  pauseAfter(ms: number, of: string): number {
    if (ms < leastPauseMs || !this.isContended(of)) return 0;
    const beyond = Math.max(0, ms - shortMs);
    return Math.min(maxPauseMs, Math.min(ms, shortMs) + beyond * pausePerMs);
  }

  /**
   * Cuts a long loop into slices of some milliseconds, and lets other requests run between two. While others call, all
   * such loops together use half of the time. Unlike turns a loop may hold a transaction: no computation of another
   * owner makes it wait for more than its length.
   *
   * @param of - Id of the workspace.
   * @returns To be called between two pieces of work: resolves at once until a slice is over.
   */
  slices(of: string): () => Promise<void> {
    let startedAt = this.now();
    return async () => {
      const now = this.now();
      const ms = now - startedAt;
      if (ms < sliceMs) return;
      if (this.isContended(of)) {
        this.pausesEndAt = Math.max(this.pausesEndAt, now) + Math.min(ms, shortMs);
      }
      await pauseFor(this.pausesEndAt - now);
      startedAt = this.now();
    };
  }

  /** True when another owner than this one has called lately. */
  private isContended(of: string): boolean {
    const other = this.latest.of === of ? this.before : this.latest;
    return this.now() - other.at < contendedMs;
  }
}

/** The process has one event loop. */
export const loopShare = new LoopShare();

/** The results of a function for each item, computed in slices. */
export async function mapInSlices<Item, Result>(
  of: string,
  items: readonly Item[],
  map: (item: Item, position: number) => Result,
): Promise<Result[]> {
  const endOfPiece = loopShare.slices(of);
  const results: Result[] = [];
  for (const [position, item] of items.entries()) {
    results.push(map(item, position));
    await endOfPiece();
  }
  return results;
}

function pauseFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (ms > 0) setTimeout(resolve, ms);
    else setImmediate(resolve);
  });
}

/** Raised instead of waiting behind too many others. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface BoundedQueueOptions {
  /** How many work at the same time. */
  readonly concurrency: number;
  /** How many more may wait for their turn. */
  readonly maxWaiting: number;
}

/** Work that must not take all of a machine: so much at the same time, so much waiting, no more. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: BoundedQueueOptions) {}

  /**
   * Runs work when its turn comes, first come first served.
   *
   * @throws {@link QueueFullError} at once, when too many wait already.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.running < this.options.concurrency) {
      this.running++;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.options.maxWaiting) {
      return Promise.reject(new QueueFullError('Too many wait already.'));
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Whoever comes next takes over the place, so that nobody slips in between. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running--;
  }
}

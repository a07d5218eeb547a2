/** Raised instead of waiting behind too many others, or for too long. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

interface BoundedQueueOptions {
  /** Works at the same time, at most. */
  readonly concurrency: number;
  /** Works that wait, at most. */
  readonly maxWaiting: number;
  /** Milliseconds after which a waiting work is refused when its turn comes. Default: none. */
  readonly maxWaitMs?: number;
}

interface Waiting {
  readonly since: number;
  begin(): void;
  refuse(): void;
}

/** Bounds how much work runs at the same time and how much waits. First come, first served. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly options: BoundedQueueOptions) {}

  /** True when nothing runs and nothing waits. */
  get isIdle(): boolean {
    return this.running === 0 && this.waiting.length === 0;
  }

  /**
   * Runs work when its turn comes.
   *
   * @throws {@link QueueFullError} at once when too many wait already, later when it waited for too long.
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
    return new Promise((begin, reject) => {
      const refuse = () => reject(new QueueFullError('The turn did not come in time.'));
      this.waiting.push({ since: performance.now(), begin, refuse });
    });
  }

  /** The next one takes over the place at once: a new one cannot slip in between. */
  private leave(): void {
    const { maxWaitMs = Infinity } = this.options;
    for (;;) {
      const next = this.waiting.shift();
      if (!next) break;
      if (performance.now() - next.since <= maxWaitMs) return next.begin();
      next.refuse();
    }
    this.running--;
  }
}

/** A queue for each name, for as long as something of it runs or waits. */
export class BoundedQueues {
  private readonly queues = new Map<string, BoundedQueue>();

  constructor(private readonly options: BoundedQueueOptions) {}

  /** Runs work when its turn comes in the queue of this name. @throws {@link QueueFullError} */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(name) ?? new BoundedQueue(this.options);
    this.queues.set(name, queue);
    try {
      return await queue.run(work);
    } finally {
      if (queue.isIdle) this.queues.delete(name);
    }
  }
}

import type { Logger } from 'pino';
import type { Announcements, Channel } from './db/announcements/announcements.js';

interface BackgroundWorkOptions {
  /** Works on some of what is due, in rows of the database. @returns True when there was any. */
  readonly runRound: () => Promise<boolean>;
  /** Announcements of new work. */
  readonly channel: Channel;
  readonly announcements: Pick<Announcements, 'subscribe'>;
  /** Interval of the search for work that was not announced, or was left by a process that died. */
  readonly lookMs: number;
  readonly logger: Logger;
  /** Line of the log where a round failed. */
  readonly interrupted: string;
}

/**
 * Runs rounds of work that stands in rows: when it is announced, and at intervals. One round at a time; a round that is
 * asked for during another one follows it.
 */
export class BackgroundWork {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private running: Promise<void> | undefined;
  private isWanted = false;

  constructor(private readonly options: BackgroundWorkOptions) {}

  /** True once it is to end: a round begins nothing more. */
  get isStopped(): boolean {
    return this.stopped;
  }

  start(): void {
    const { announcements, channel, lookMs } = this.options;
    const run = () => void this.run();
    announcements.subscribe({ channel, heard: run, missed: run });
    this.timer = setInterval(run, lookMs).unref();
    run();
  }

  /** Tells the round to end; `stop` waits for it. */
  beginStop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  async stop(): Promise<void> {
    this.beginStop();
    await this.running;
  }

  /** Works on everything that is due, and resolves when nothing is. It never throws. */
  run(): Promise<void> {
    this.isWanted = true;
    this.running ??= this.runWhileWanted().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async runWhileWanted(): Promise<void> {
    const { runRound, logger, interrupted } = this.options;
    try {
      while (this.isWanted && !this.stopped) {
        this.isWanted = false;
        if (await runRound()) this.isWanted = true;
      }
    } catch (error) {
      logger.warn({ err: error }, interrupted);
    }
  }
}

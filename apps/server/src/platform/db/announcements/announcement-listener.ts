import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type pg from 'pg';
import type { Logger } from 'pino';
import { channels, type Announcements, type Ear } from './announcements.js';
import { channelPrefixSql, wordsOf } from './announcing-transaction.js';

/** In milliseconds. */
export interface ListenerTimes {
  /** How often the connection is asked for a sign of life. */
  readonly beatMs: number;
  /** How long after asking an answer is believed: what is announced meanwhile may be lost. */
  readonly trustMs: number;
  /** A connection without an answer for so long is given up. */
  readonly giveUpMs: number;
  /** From the end of a connection to the next attempt. */
  readonly retryMs: number;
}

const serverTimes: ListenerTimes = { beatMs: 1000, trustMs: 3000, giveUpMs: 5000, retryMs: 500 };

export interface ListenerOptions {
  /** A connection of its own, outside of any pool: one that is not a session of its own hears nothing. */
  readonly createClient: () => pg.Client;
  readonly announcements: Announcements;
  readonly logger: Logger;
  readonly times?: ListenerTimes;
}

/**
 * The one connection by which a process hears what others announce. It sends itself a sign of life again and again
 * and believes that it hears everything while those arrive: what was announced before one of them arrived before it.
 */
export class AnnouncementListener implements Ear {
  private readonly options: Required<ListenerOptions>;
  /** Nobody else's: every process hears its own signs alone. */
  private readonly beatChannel = `dpp_beat_${randomUUID()}`;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** When the last sign of life that arrived was asked for, as `performance.now()` counts. */
  private heardAt = -Infinity;
  private isClosed = false;
  private opening: Promise<void>;

  constructor(options: ListenerOptions) {
    this.options = { times: serverTimes, ...options };
    options.announcements.hearWith(this);
    this.opening = this.open();
  }

  isHearing(): boolean {
    return performance.now() < this.heardAt + this.options.times.trustMs;
  }

  /** As `pg_stat_activity` names it, while there is a connection; its types leave the number out. */
  get backendPid(): number | undefined {
    return (this.client as { readonly processID?: number } | undefined)?.processID;
  }

  /** Resolves when no connection is open or being opened, and none will be. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.drop();
    await this.opening;
  }

  private async open(): Promise<void> {
    const client = this.options.createClient();
    this.client = client;
    client.on('error', (error) => this.lose(client, error));
    client.on('end', () => this.lose(client));
    try {
      // Who is dismissed while connecting never hears whether the connection was made.
      await Promise.race([client.connect(), once(client, 'end')]);
      await this.listen(client);
      if (this.client === client) this.keepAsking(client);
      else await client.end();
    } catch (error) {
      this.lose(client, error as Error);
    }
  }

  private async listen(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ prefix: string }>(`select ${channelPrefixSql} as prefix`);
    const prefix = rows[0]?.prefix ?? '';
    client.on('notification', ({ channel, payload = '' }) => {
      if (this.client !== client) return;
      if (channel === this.beatChannel) this.heardAt = Number(payload);
      const known = channels.find((each) => prefix + each === channel);
      if (known) this.options.announcements.handOn(known, wordsOf(payload));
    });
    for (const channel of [this.beatChannel, ...channels.map((each) => prefix + each)]) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    }
  }

  private keepAsking(client: pg.Client): void {
    const { beatMs, giveUpMs } = this.options.times;
    // What was announced before this connection listened is lost.
    this.options.announcements.handOnMissed();
    let asking: { readonly at: number } | undefined;
    const ask = async () => {
      asking = { at: performance.now() };
      await client.query('select pg_notify($1, $2)', [this.beatChannel, String(asking.at)]);
      asking = undefined;
    };
    const askOrLose = () => {
      if (!asking) ask().catch((error: Error) => this.lose(client, error));
      else if (performance.now() - asking.at > giveUpMs) {
        this.lose(client, new Error('The connection gives no sign of life.'));
      }
    };
    askOrLose();
    this.timer = setInterval(askOrLose, beatMs).unref();
  }

  private lose(client: pg.Client, error?: Error): void {
    if (this.client !== client) return;
    this.options.logger.warn({ err: error }, 'other instances are not heard: nothing is cached');
    this.drop();
    this.timer = setTimeout(() => {
      this.opening = this.open();
    }, this.options.times.retryMs).unref();
  }

  private drop(): void {
    const { client } = this;
    this.client = undefined;
    this.heardAt = -Infinity;
    clearTimeout(this.timer);
    // What cannot say goodbye is gone already.
    client?.end().catch(() => undefined);
  }
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type pg from 'pg';
import type { Logger } from 'pino';
import { channels, type Announcements, type Ear } from './announcements.js';
import { channelPrefixSql, wordsOf } from './announcing-transaction.js';

/** In milliseconds. */
export interface ListenerTimes {
  /** How often a sign of life is sent. */
  readonly beatMs: number;
  /** How long after it was sent a sign is believed: what is announced meanwhile may be lost. */
  readonly trustMs: number;
  /** Connections without a sign for so long are given up. */
  readonly giveUpMs: number;
  /** From the end of a connection to the next attempt. */
  readonly retryMs: number;
}

const serverTimes: ListenerTimes = { beatMs: 1000, trustMs: 3000, giveUpMs: 5000, retryMs: 500 };

/** Each makes a connection outside of any pool. */
export interface ListeningClients {
  /** Hears the others: a session of its own, or it hears nothing. */
  readonly createListener: () => pg.Client;
  /** Sends signs of life the way that transactions go. */
  readonly createSpeaker: () => pg.Client;
}

interface ListenerOptions extends ListeningClients {
  readonly announcements: Announcements;
  readonly logger: Logger;
  readonly times?: ListenerTimes;
}

/** Two connections that belong together: either ends with the other. */
interface Connections {
  readonly listener: pg.Client;
  readonly speaker: pg.Client;
  /** True when a pooler is in between: the session is another one than the server of the connection named. */
  isPooled: boolean;
}

/**
 * The connection by which a process hears what others announce, and another one by which it sends itself signs of
 * life. It believes that it hears everything while those arrive: what was announced before one of them arrived before
 * it. They come from another session, because a pooler that hands sessions out by the transaction answers the very
 * statement of a sign with it, and hears nothing else.
 */
export class AnnouncementListener implements Ear {
  private readonly options: Required<ListenerOptions>;
  /** A channel of this process alone, so that the signs of others do not arrive. */
  private readonly beatChannel = `dpp_beat_${randomUUID()}`;
  private connections: Connections | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** When the last sign of life that arrived was sent, as `performance.now()` counts. */
  private heardAt = -Infinity;
  private hasEverHeard = false;
  /** True when the log has the line that nothing is heard. */
  private isReported = false;
  private opening: Promise<void>;

  constructor(options: ListenerOptions) {
    this.options = { times: serverTimes, ...options };
    options.announcements.hearWith(this);
    this.opening = this.open();
  }

  isHearing(): boolean {
    return performance.now() < this.heardAt + this.options.times.trustMs;
  }

  /** As `pg_stat_activity` names it, while there is a connection. */
  get backendPid(): number | undefined {
    return this.connections && pidOf(this.connections.listener);
  }

  /** Resolves when no connection is open or being opened, and none will be. */
  async close(): Promise<void> {
    this.drop();
    await this.opening;
  }

  private async open(): Promise<void> {
    const { createListener, createSpeaker } = this.options;
    const connections = { listener: createListener(), speaker: createSpeaker(), isPooled: false };
    this.connections = connections;
    const clients = [connections.listener, connections.speaker];
    for (const client of clients) {
      client.on('error', (error) => this.lose(connections, error));
      client.on('end', () => this.lose(connections));
    }
    try {
      // A client that is ended while it connects never reports the end of connecting.
      await Promise.all(
        clients.map((client) => Promise.race([client.connect(), once(client, 'end')])),
      );
      if (this.connections === connections) await this.listen(connections);
      if (this.connections === connections) this.keepSending(connections);
    } catch (error) {
      this.lose(connections, error as Error);
    }
  }

  private async listen(connections: Connections): Promise<void> {
    const { listener } = connections;
    const { rows } = await listener.query<{ prefix: string; pid: number }>(
      `select ${channelPrefixSql} as prefix, pg_backend_pid() as pid`,
    );
    const prefix = rows[0]?.prefix ?? '';
    connections.isPooled = rows[0]?.pid !== pidOf(listener);
    listener.on('notification', ({ channel, payload = '' }) => {
      if (this.connections !== connections) return;
      if (channel === this.beatChannel) this.hearSign(Number(payload));
      const known = channels.find((each) => prefix + each === channel);
      if (known) this.options.announcements.handOn(known, wordsOf(payload));
    });
    for (const channel of [this.beatChannel, ...channels.map((each) => prefix + each)]) {
      await listener.query(`listen ${listener.escapeIdentifier(channel)}`);
    }
    // Signs are sent from now on alone: one that came with the answer to a statement of the listener proves nothing.
  }

  private hearSign(sentAt: number): void {
    this.heardAt = sentAt;
    this.hasEverHeard = true;
    if (this.isReported) this.options.logger.warn('other instances are heard again');
    this.isReported = false;
  }

  private keepSending(connections: Connections): void {
    const { beatMs, giveUpMs } = this.options.times;
    // What was announced before this connection listened is lost.
    this.options.announcements.handOnMissed();
    const openedAt = performance.now();
    let isSending = false;
    const send = async () => {
      isSending = true;
      const values = [this.beatChannel, String(performance.now())];
      await connections.speaker.query('select pg_notify($1, $2)', values);
      isSending = false;
    };
    const sendOrLose = () => {
      const isSilent = performance.now() - Math.max(openedAt, this.heardAt) > giveUpMs;
      if (!isSilent) {
        if (!isSending) send().catch((error: Error) => this.lose(connections, error));
      } else if (connections.isPooled && !this.hasEverHeard && !isSending) {
        this.giveUp();
      } else {
        this.lose(connections, new Error('The connection gives no sign of life.'));
      }
    };
    sendOrLose();
    this.timer = setInterval(sendOrLose, beatMs).unref();
  }

  private lose(connections: Connections, error?: Error): void {
    if (this.connections !== connections) return;
    if (!this.isReported) {
      this.isReported = true;
      // Not as an outage of the database: what it leads to is to be read beside that.
      const reason = error?.message ?? 'The connection was ended.';
      this.options.logger.warn({ reason }, 'other instances are not heard: nothing is cached');
    }
    this.drop();
    this.timer = setTimeout(() => {
      this.opening = this.open();
    }, this.options.times.retryMs).unref();
  }

  /** For good: a pooler of this kind never delivers a notification. */
  private giveUp(): void {
    this.options.logger.warn(
      'the database is reached by a pooler that hands out sessions by the transaction, through which other instances cannot be heard: this instance caches nothing; set DATABASE_LISTEN_URL to the address of the database itself',
    );
    // Best effort: it reaches the session that listens, or another one.
    void this.connections?.listener.query('unlisten *').catch(() => undefined);
    this.drop();
  }

  private drop(): void {
    const { connections } = this;
    this.connections = undefined;
    this.heardAt = -Infinity;
    clearTimeout(this.timer);
    for (const client of connections ? [connections.listener, connections.speaker] : []) {
      // A connection that cannot be ended in order is gone already.
      client.end().catch(() => undefined);
    }
  }
}

/** Process id of the server that the connection was given; pg does not declare it. */
function pidOf(client: pg.Client): number | undefined {
  return (client as { readonly processID?: number }).processID;
}

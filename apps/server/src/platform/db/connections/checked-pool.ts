import pg from 'pg';
import { BoundedClient, type BoundedClientConfig } from './bounded-client.js';

/** A connection that answered so recently is handed out unasked. */
const trustedMs = 2_000;

/** How long one that did not may take to show that the server is there. */
const probeMs = 2_000;

/**
 * A pool that checks a connection that has been idle for a while before it hands it out. Where the server is gone
 * without a word, all idle connections are dead, and each would cost a request its whole timeout. A busy pool checks
 * nothing: it hands out the connection that came back last.
 */
export class CheckedPool extends pg.Pool {
  private readonly answeredAt = new WeakMap<pg.PoolClient, number>();
  /** Connections that last answered before then are not asked: one of their kind has failed. */
  private distrustedBefore = -Infinity;

  constructor(config: pg.PoolConfig & BoundedClientConfig) {
    super({ ...config, Client: BoundedClient });
    this.on('connect', (client) => this.answeredAt.set(client, performance.now()));
    this.on('release', (_error, client) => this.welcomeBack(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const connected = this.connectChecked();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  private async connectChecked(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (await this.answers(client)) return client;
    }
  }

  private async answers(client: pg.PoolClient): Promise<boolean> {
    const now = performance.now();
    const answeredAt = this.answeredAt.get(client) ?? now;
    if (now - answeredAt < trustedMs || !(client instanceof BoundedClient)) return true;
    try {
      if (answeredAt < this.distrustedBefore) throw new Error('Its server is gone.');
      await probe(client);
      return true;
    } catch (error) {
      this.distrustedBefore = Math.max(this.distrustedBefore, now);
      client.release(error as Error);
      return false;
    }
  }

  /** Its last holder may have allowed it a longer silence. */
  private welcomeBack(client: pg.PoolClient): void {
    this.answeredAt.set(client, performance.now());
    if (client instanceof BoundedClient) client.allowSilence();
  }
}

async function probe(client: BoundedClient): Promise<void> {
  const ignore = () => undefined;
  // What ends the connection fails the statement, too.
  client.on('error', ignore);
  try {
    client.allowSilence(probeMs);
    await client.query('select 1');
    client.allowSilence();
  } finally {
    client.off('error', ignore);
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

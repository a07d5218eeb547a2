import knexFactory, { type Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { ConnectionQueue, type Lane } from './connection-queue.js';

/** Views of one database, each of which waits for connections in a queue of its own. */
export interface ConnectionLanes {
  /** Credentials, request budgets, readiness: what precedes the question which workspace calls. */
  readonly door: Knex;
  /** Reads for callers without a credential. */
  readonly public: Knex;
  /** Sweep, webhooks, pictures, access logs. */
  readonly background: Knex;
  ofWorkspace(tenantId: string): Knex;
  /** Requests that wait for a connection now. */
  readonly waitingCount: number;
}

/** The interface of tarn, which Knex takes for its own pool. */
interface TarnPool {
  acquire(): { readonly promise: Promise<unknown> };
  release(connection: unknown): boolean;
  destroy(): Promise<void>;
  numFree(): number;
  numUsed(): number;
  numPendingAcquires(): number;
}

interface LaneLogger {
  warn(message: string): void;
  error(message: string): void;
  debug(message: string): void;
}

/** Views hold no connection: one that was dropped is made again within a fraction of a millisecond. */
const maxWorkspaceViews = 512;

/**
 * Lays lanes in front of a database's pool.
 *
 * @param base - Its listeners hear the statements of every lane.
 * @param options.capacity - Connections of the pool.
 * @param options.clientClass - The dialect. Default: that of PostgreSQL.
 */
export function connectionLanes(
  base: Knex,
  {
    capacity,
    clientClass = 'pg',
    maxWaitMs,
  }: {
    readonly capacity: number;
    readonly clientClass?: typeof Knex.Client | string;
    readonly maxWaitMs?: number;
  },
): ConnectionLanes {
  const queue = new ConnectionQueue(capacity, maxWaitMs);
  const view = (lane: Lane) => viewOf(base, { queue, lane, clientClass });
  const ofWorkspaces = new LRUCache<string, Knex>({ max: maxWorkspaceViews });
  const fixed = new Map<string, Knex>();
  const fixedView = (kind: 'door' | 'public' | 'background') => {
    const known = fixed.get(kind) ?? view({ kind, name: kind });
    fixed.set(kind, known);
    return known;
  };
  return {
    get door() {
      return fixedView('door');
    },
    get public() {
      return fixedView('public');
    },
    get background() {
      return fixedView('background');
    },
    ofWorkspace(tenantId) {
      const known = ofWorkspaces.get(tenantId);
      if (known) return known;
      const made = view({ kind: 'workspace', name: tenantId });
      ofWorkspaces.set(tenantId, made);
      return made;
    },
    get waitingCount() {
      return queue.waitingCount;
    },
  };
}

function viewOf(
  base: Knex,
  {
    queue,
    lane,
    clientClass,
  }: { queue: ConnectionQueue; lane: Lane; clientClass: typeof Knex.Client | string },
): Knex {
  const client = base.client as { pool: TarnPool; logger: LaneLogger };
  const { logger } = client;
  const knex = knexFactory({
    client: clientClass,
    version: '15',
    connectionPool: poolBehind(queue, lane, () => client.pool) as unknown as Knex.ConnectionPool,
    log: {
      // Knex calls them without their object.
      warn: (message: string) => logger.warn(message),
      error: (message: string) => logger.error(message),
      debug: (message: string) => logger.debug(message),
    },
  });
  Object.assign(knex.userParams, base.userParams, { laneOf: base.userParams });
  for (const event of ['query', 'query-response', 'query-error']) {
    knex.on(event, (...heard: unknown[]) => base.emit(event, ...heard));
  }
  return knex;
}

function poolBehind(queue: ConnectionQueue, lane: Lane, pool: () => TarnPool): TarnPool {
  return {
    acquire() {
      const promise = queue.acquire(lane).then(async () => {
        try {
          return await pool().acquire().promise;
        } catch (error) {
          queue.release(lane);
          throw error;
        }
      });
      return { promise };
    },
    release(connection) {
      const released = pool().release(connection);
      queue.release(lane);
      return released;
    },
    // The database closes its pool itself.
    destroy: () => Promise.resolve(),
    numFree: () => pool().numFree(),
    numUsed: () => pool().numUsed(),
    numPendingAcquires: () => queue.waitingCount,
  };
}

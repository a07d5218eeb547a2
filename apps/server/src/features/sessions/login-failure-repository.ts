import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { LoginFailureRow } from '../../platform/db/tables.js';
import { takeTurn } from '../../platform/db/platform-turn.js';
import { dayMs, type SweepRule } from '../../platform/sweep/sweep-model.js';

/** Longer than any window in which failures count. */
export const loginFailureSweep: SweepRule = {
  table: 'login_failures',
  column: 'failed_at',
  keptMs: dayMs,
};

/** An attempt counts as failed from its start, until it is known to have succeeded. */
interface LoginAttempt {
  readonly id: string;
  /** Everything it counts for. */
  readonly counters: readonly string[];
  readonly at: Date;
}

/** So many old failures are deleted at a time. */
const sweptMax = 1000;

export function loginFailureRepository(db: Knex) {
  const failures = () => db<LoginFailureRow>('login_failures');
  return {
    /** Makes everybody who counts attempts at this account wait until the transaction ends. */
    lock: (account: string, at: Date): Promise<void> =>
      takeTurn(db, `login ${sha256(account)}`, at),

    async insert({ id, counters, at }: LoginAttempt): Promise<void> {
      const rows = counters.map((counter) => ({
        id,
        counter_sha256: sha256(counter),
        failed_at: at,
      }));
      await failures().insert(rows);
    },

    /** When the counter's failures since a time happened, newest first, no more than asked for. */
    async timesSince(
      counter: string,
      { since, limit }: { since: Date; limit: number },
    ): Promise<Date[]> {
      const rows = await failures()
        .where({ counter_sha256: sha256(counter) })
        .where('failed_at', '>', since)
        .orderBy('failed_at', 'desc')
        .limit(limit)
        .select('failed_at');
      return rows.map((row) => row.failed_at);
    },

    /** Changes nothing, and makes the transaction one that has something to commit. */
    async rewrite(id: string): Promise<void> {
      await failures().where({ id }).update('failed_at', db.ref('failed_at'));
    },

    async deleteAttempt(id: string): Promise<void> {
      await failures().where({ id }).delete();
    },

    async deleteCounters(counters: readonly string[]): Promise<void> {
      await failures().whereIn('counter_sha256', counters.map(sha256)).delete();
    },

    /** Passes over rows that others lock: two who delete never wait for each other. */
    async deleteUntil(time: Date): Promise<void> {
      const old = db<LoginFailureRow>('login_failures')
        .where('failed_at', '<=', time)
        .limit(sweptMax)
        .select('id', 'counter_sha256')
        .forUpdate()
        .skipLocked();
      await failures().whereIn(['id', 'counter_sha256'], old).delete();
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

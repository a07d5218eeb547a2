import type { Knex } from 'knex';
import type { SweepRow } from '../db/tables.js';
import type { SweepRule } from './sweep-model.js';

/** The row whose change says who sweeps. */
const sweepName = 'hourly';

export function sweepRepository(db: Knex) {
  return {
    /**
     * Takes the next sweep, unless somebody began one after the given time. Of several processes that
     * try at once one changes the row and the others find it changed.
     */
    async claim({ at, beganBefore }: { at: Date; beganBefore: Date }): Promise<boolean> {
      const claimed = await db<SweepRow>('sweeps')
        .where({ name: sweepName })
        .where('began_at', '<=', beganBefore)
        .update({ began_at: at });
      return claimed === 1;
    },

    /**
     * Deletes some rows whose time is over. Rows that somebody holds wait for the next sweep: nobody
     * waits for a sweep, nor a sweep for anybody.
     *
     * @returns How many.
     */
    async deleteBatch(
      { table, column }: Pick<SweepRule, 'table' | 'column'>,
      { until, limit }: { until: Date; limit: number },
    ): Promise<number> {
      const { rows } = await db.raw<{ rows: [{ count: number }] }>(
        `with swept as (
           delete from ?? where ctid = any (array(
             select ctid from ?? where ?? <= ? order by ?? limit ? for update skip locked))
           returning 1)
         select count(*)::integer as count from swept`,
        [table, table, column, until, column, limit],
      );
      return rows[0].count;
    },
  };
}

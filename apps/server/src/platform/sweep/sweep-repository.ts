import type { Knex } from 'knex';
import { distributedTables } from '../db/wall/distributed-tables.js';
import type { SweepRow } from '../db/tables.js';
import type { SweepRule } from './sweep-model.js';

type SweptColumn = Pick<SweepRule, 'table' | 'column'>;

const isOfTenants = (name: string) => distributedTables.some(({ table }) => table === name);

/** The row that a process changes to become the one that sweeps. */
const sweepName = 'hourly';

export function sweepRepository(db: Knex) {
  return {
    /**
     * Takes the next sweep, unless one began after the given time. Of several processes that
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
     * Owners with expired rows: each workspace that has some, and none in tables of the platform's own. Read without
     * a lock; rows are claimed inside one workspace.
     */
    async listOwners(
      { table, column }: SweptColumn,
      until: Date,
    ): Promise<readonly (string | undefined)[]> {
      if (!isOfTenants(table)) return [undefined];
      const rows = await db(table)
        .where(column, '<=', until)
        .distinct<{ tenant_id: string }[]>('tenant_id');
      return rows.map(({ tenant_id }) => tenant_id);
    },

    /**
     * Deletes some expired rows of an owner. Locked rows wait for the next sweep: no transaction waits for a sweep,
     * nor a sweep for a transaction.
     *
     * @returns How many.
     */
    async deleteBatch(
      { table, column }: SweptColumn,
      { owner, until, limit }: { owner: string | undefined; until: Date; limit: number },
    ): Promise<number> {
      const ofOwner = owner === undefined ? '' : 'tenant_id = :owner and';
      const { rows } = await db.raw<{ rows: [{ count: number }] }>(
        `with swept as (
           delete from :table: where ${ofOwner} ctid = any (array(
             select ctid from :table: where ${ofOwner} :column: <= :until
             order by :column: limit :limit for update skip locked))
           returning 1)
         select count(*)::integer as count from swept`,
        { table, column, until, limit, ...(owner !== undefined && { owner }) },
      );
      return rows[0].count;
    },
  };
}

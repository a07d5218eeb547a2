import type { Knex } from 'knex';
import type { GrantRequestRefusalsRow } from '../../platform/db/tables.js';

export interface RequestRefusals {
  readonly count: number;
  readonly lastAt: Date | null;
}

/** How often the workspace hears of requests that found no room. */
const tellEveryMs = 24 * 60 * 60 * 1000;

/** Requests for access that found no room: they are counted, and not stored. */
export function requestRefusalRepository(db: Knex) {
  const refusals = (tenantId: string) =>
    db<GrantRequestRefusalsRow>('grant_request_refusals').where({ tenant_id: tenantId });
  return {
    async find(tenantId: string): Promise<RequestRefusals> {
      const row = await refusals(tenantId).first();
      return { count: row?.refused ?? 0, lastAt: row?.last_refused_at ?? null };
    },

    /**
     * Counts one more, in a transaction that holds the workspace.
     *
     * @returns True when the workspace is to hear of it: at the first one, then once a day.
     */
    async add(tenantId: string, at: Date): Promise<boolean> {
      const row = await refusals(tenantId).first();
      if (!row) {
        await db<GrantRequestRefusalsRow>('grant_request_refusals').insert({
          tenant_id: tenantId,
          refused: 1,
          last_refused_at: at,
          told_at: at,
        });
        return true;
      }
      const isDue = at.getTime() - row.told_at.getTime() >= tellEveryMs;
      const updated = await refusals(tenantId).update({
        refused: row.refused + 1,
        last_refused_at: at,
        ...(isDue && { told_at: at }),
      });
      if (updated !== 1) throw new Error('A refusal was not counted.');
      return isDue;
    },
  };
}

import type { Knex } from 'knex';
import type { TodaySnoozeRow } from '../../platform/db/tables.js';
import type { SweepRule } from '../../platform/sweep/sweep-model.js';
import type { TodayKind, TodaySnooze } from './today-model.js';

export const todaySnoozeSweep: SweepRule = {
  table: 'today_snoozes',
  column: 'snoozed_until',
  keptMs: 0,
};

/** What one person does not want to see: a row for each kind at most. */
export function todaySnoozeRepository(
  db: Knex,
  { tenantId, personId }: { readonly tenantId: string; readonly personId: string },
) {
  const snoozes = () =>
    db<TodaySnoozeRow>('today_snoozes').where({ tenant_id: tenantId, person_id: personId });
  return {
    /** Those that are not over, by kind. */
    async list(now: Date): Promise<TodaySnooze[]> {
      const rows = await snoozes().where('snoozed_until', '>', now).orderBy('kind');
      return rows.map(({ kind, snoozed_until: until }) => ({ kind: kind as TodayKind, until }));
    },

    async set({ kind, until }: TodaySnooze): Promise<void> {
      await db('today_snoozes')
        .insert({ tenant_id: tenantId, person_id: personId, kind, snoozed_until: until })
        .onConflict(['tenant_id', 'person_id', 'kind'])
        .merge(['snoozed_until']);
    },

    async delete(kind: TodayKind): Promise<void> {
      await snoozes().where({ kind }).delete();
    },
  };
}

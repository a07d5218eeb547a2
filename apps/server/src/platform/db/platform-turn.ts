import type { Knex } from 'knex';
import { hourMs, type SweepRule } from '../sweep/sweep-model.js';
import type { PlatformTurnRow } from './tables.js';

/** A row says nothing once its transaction is over. */
export const platformTurnSweep: SweepRule = {
  table: 'platform_turns',
  column: 'taken_at',
  keptMs: hourMs,
};

/**
 * Waits until no other transaction of any instance has this turn, and keeps it to the end of this one. A row and not
 * an advisory lock: where rows lie on several machines, an advisory lock holds on one of them.
 *
 * @param at - When the row was last of use, so that it can be swept.
 */
export async function takeTurn(tx: Knex, name: string, at: Date): Promise<void> {
  await tx<PlatformTurnRow>('platform_turns')
    .insert({ name, taken_at: at })
    .onConflict('name')
    .merge(['taken_at']);
}

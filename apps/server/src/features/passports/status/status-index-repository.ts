import { randomInt } from 'node:crypto';
import { MIN_STATUS_LIST_LENGTH as leastBits } from '@dpp/vc';
import type { Knex } from 'knex';
import type {
  StatusIndexRow,
  StatusListRow,
  StatusRevocationRow,
} from '../../../platform/db/tables.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { drawsIndex, revokesIndexes, type StatusChange } from './status-index-model.js';

/** What a write makes of a passport's status. */
interface StatusIndexChange extends StatusChange {
  readonly passportId: string;
  /** As it is after the write. */
  readonly revision: number;
}

/** The longest that verifiers unpack, 4 MiB: a workspace that drew half of it fills it up. */
const mostBits = 33_554_432;

/**
 * The places of a workspace's passports in its status list. Nothing else draws one or sets its bit, and
 * nothing at all takes either back: the tenants' role may add rows and change none.
 *
 * @param drawBelow - A random whole number from 0, below the one given.
 */
export function statusIndexRepository(
  tx: Knex.Transaction,
  tenantId: string,
  drawBelow: (bits: number) => number = randomInt,
) {
  return {
    /** To be called after the write, in its transaction. */
    async follow(changes: readonly StatusIndexChange[], at: Date): Promise<void> {
      const drawing = changes.filter(drawsIndex);
      const revoking = changes.filter(revokesIndexes);
      if (drawing.length + revoking.length === 0) return;
      // Counts and rows of the list change under one lock, which inserts of passports hold already.
      await workspaceUsageRepository(tx).lock(tenantId);
      if (drawing.length > 0) await draw(tx, { tenantId, drawing, drawBelow });
      if (revoking.length > 0) await revoke(tx, { tenantId, revoking, at });
    },
  };
}

interface Drawing {
  readonly tenantId: string;
  readonly drawing: readonly StatusIndexChange[];
  readonly drawBelow: (bits: number) => number;
}

/**
 * Half of a list is free at least, so that every second draw is good at worst: those that met a taken index,
 * or each other, are drawn again.
 */
async function draw(
  tx: Knex.Transaction,
  { tenantId: tenant_id, drawing, drawBelow }: Drawing,
): Promise<void> {
  const bits = await makeRoom(tx, tenant_id, drawing.length);
  let missing = drawing;
  while (missing.length > 0) {
    const rows = missing.map(({ passportId: passport_id, revision: passport_revision }) => {
      return { tenant_id, status_index: drawBelow(bits), passport_id, passport_revision };
    });
    const inserted = await tx<StatusIndexRow>('status_indexes')
      .insert(rows)
      .onConflict(['tenant_id', 'status_index'])
      .ignore()
      .returning('passport_id');
    const drawn = new Set(inserted.map(({ passport_id }) => passport_id));
    missing = missing.filter(({ passportId }) => !drawn.has(passportId));
  }
}

/** Counts what is about to be drawn; a list more than half of which would be drawn doubles. @returns Its bits. */
async function makeRoom(tx: Knex.Transaction, tenantId: string, count: number): Promise<number> {
  const { rows } = await tx.raw<{ rows: Pick<StatusListRow, 'bits'>[] }>(
    `insert into status_lists as list (tenant_id, bits, drawn, revoked)
     values (:tenantId, :leastBits, :count, 0)
     on conflict (tenant_id) do update set
       drawn = list.drawn + excluded.drawn,
       bits = case when list.bits < 2 * (list.drawn + excluded.drawn) and list.bits < :mostBits
                   then 2 * list.bits else list.bits end
     returning bits`,
    { tenantId, leastBits, mostBits, count },
  );
  const [list] = rows;
  if (!list) throw new Error('A status list was neither made nor found.');
  return list.bits;
}

interface Revoking {
  readonly tenantId: string;
  readonly revoking: readonly StatusIndexChange[];
  readonly at: Date;
}

/** Sets all bits of the passports: those of their earlier indexes are set already, and stay. */
async function revoke(
  tx: Knex.Transaction,
  { tenantId: tenant_id, revoking, at }: Revoking,
): Promise<void> {
  const ids = revoking.map(({ passportId }) => passportId);
  const held = await tx<StatusIndexRow>('status_indexes')
    .where({ tenant_id })
    .whereIn('passport_id', ids)
    .select('status_index');
  // None, of what went live before there were lists. An insert of nothing is no statement, and has no rows.
  if (held.length === 0) return;
  const rows = held.map(({ status_index }) => ({ tenant_id, status_index, revoked_at: at }));
  const set = await tx<StatusRevocationRow>('status_revocations')
    .insert(rows)
    .onConflict(['tenant_id', 'status_index'])
    .ignore()
    .returning('status_index');
  await tx<StatusListRow>('status_lists').where({ tenant_id }).increment('revoked', set.length);
}

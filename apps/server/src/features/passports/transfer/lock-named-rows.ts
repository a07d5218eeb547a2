import type { Knex } from 'knex';
import { facilityReader } from '../../facilities/facility-reader.js';
import { operatorReader } from '../../operators/operator-reader.js';
import type { NamedRow } from './name-portable-rows.js';
import { passportImportRepository } from './passport-import-repository.js';

/**
 * Locks what a batch will need, in the order in which everything else does: operators, facilities, the
 * passports that are there. Its drafts lock the workspace's usage before its live rows look for theirs,
 * and who holds that may wait for none of these any more.
 */
export async function lockNamedRows(
  tx: Knex.Transaction,
  tenantId: string,
  { rows, upsert }: { readonly rows: readonly NamedRow[]; readonly upsert: boolean },
): Promise<void> {
  const pairs = rows.flatMap(({ operatorId, passport: { productId } }) =>
    operatorId === undefined ? [] : [{ productId, operatorId }],
  );
  for (const id of distinct(pairs.map(({ operatorId }) => operatorId))) {
    await operatorReader(tx).lock(tenantId, id);
  }
  for (const id of distinct(rows.flatMap(({ facilityId }) => facilityId ?? []))) {
    await facilityReader(tx).lock(tenantId, id);
  }
  if (upsert) await passportImportRepository(tx).lockExisting(tenantId, pairs);
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

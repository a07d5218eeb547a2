import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { decodeTimeCursor, nextTimeCursor } from '../../../platform/http/lists/cursor.js';
import type { RegistryExport } from '../registry-model.js';
import { registryExportRepository, type ResultCounts } from './registry-export-repository.js';

/** An export with the results of its requests. */
export interface CountedExport {
  readonly made: RegistryExport;
  readonly results: ResultCounts;
}

export const noResults: ResultCounts = { registered: 0, refused: 0 };

/** Exports that the caller may open, newest first. */
export function listRegistryExports(
  { db }: { readonly db: Knex },
  caller: Caller,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ readonly exports: readonly CountedExport[]; readonly nextCursor: string | null }> {
  const tenantId = caller.tenant.id;
  const after = decodeTimeCursor(cursor);
  return tenantTransaction(db, tenantId, async (tx) => {
    const exports = registryExportRepository(tx, tenantId);
    const page = await exports.listPage({ operatorId: caller.operatorId, after, limit });
    const results = await exports.countResults(page.map(({ id }) => id));
    return {
      exports: page.map((made) => ({ made, results: results.get(made.id) ?? noResults })),
      nextCursor: nextTimeCursor(page, limit),
    };
  });
}

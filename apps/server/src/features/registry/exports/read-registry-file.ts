import {
  MAXIMUM_REQUESTS_PER_FILE,
  writeRegistryJson,
  writeRegistryXml,
} from '@dpp/espr-validate/registry';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { correlationIdOf } from '../registry-model.js';
import { registryExportRepository } from './registry-export-repository.js';
import { requireRegistryExport } from './require-registry-export.js';

export type FileFormat = 'json' | 'xml';

interface FileQuestion {
  readonly id: string;
  /** Number of the file, from 1, as digits. */
  readonly number: string;
  readonly format: FileFormat;
}

/**
 * A file of an export, written by the mapping that the export was made with: each time the same.
 *
 * @throws a 404 for an export or a file that there is not.
 */
export function readRegistryFile(
  { db }: { readonly db: Knex },
  caller: Caller,
  { id, number, format }: FileQuestion,
): Promise<string> {
  const tenantId = caller.tenant.id;
  return tenantTransaction(db, tenantId, async (tx) => {
    const made = await requireRegistryExport(tx, caller, id);
    const place = /^[1-9]\d{0,5}$/.test(number) ? Number(number) - 1 : -1;
    const records = await registryExportRepository(tx, tenantId).listRecords(made.id, {
      from: place * MAXIMUM_REQUESTS_PER_FILE + 1,
      limit: MAXIMUM_REQUESTS_PER_FILE,
    });
    if (records.length === 0) throw ApiError.notFound('The export has no file of this number.');
    const requests = records.map((one) => ({
      record: one.record,
      correlationId: correlationIdOf({ exportId: made.id, number: one.number }),
    }));
    const write = format === 'json' ? writeRegistryJson : writeRegistryXml;
    return write(requests, made.mapping);
  });
}

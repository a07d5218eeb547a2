import type { Locale } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import type { Caller } from '../../../../platform/auth/caller-model.js';
import type { Clock } from '../../../../platform/clock.js';
import { tenantTransaction } from '../../../../platform/db/tenant-transaction.js';
import { requireImport } from '../require-import.js';
import { importRowRepository } from './import-row-repository.js';
import { showRows, type ShownRow } from './list-import-rows.js';

const maxRows = 200;

/** The first of the rows that a change was about, with their faults. */
export function showChangedRows(
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
  caller: Caller,
  { id, numbers, locale }: { id: string; numbers: readonly number[]; locale: Locale },
): Promise<ShownRow[]> {
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const imported = await requireImport(tx, caller, id);
    const rows = await importRowRepository(tx, imported).listByNumber(numbers.slice(0, maxRows));
    return showRows(tx, caller, { imported, rows, options: { locale, at: clock.now() } });
  });
}

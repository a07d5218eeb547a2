import type { Knex } from 'knex';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import type { Clock } from '../../../platform/clock.js';
import { announce } from '../../../platform/db/announcements/announcing-transaction.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import type { IfMatch } from '../../../platform/http/request/if-match.js';
import { bindOperator } from '../operator-binding.js';
import { lockFacility } from '../passport-facility.js';
import { importRowReader } from './check/read-import-row.js';
import type { ImportColumn, ImportSettings, PassportImport } from './import-model.js';
import { importRepository } from './import-repository.js';
import { requireLockedImport } from './require-import.js';
import { changeRows, type RowChanges } from './rows/change-rows.js';

export interface UpdateImportDeps {
  readonly db: Knex;
  readonly clock: Clock;
}

/** Settings that are not sent stay. */
type SentSettings = {
  readonly [Name in Exclude<keyof ImportSettings, 'columns'>]?: ImportSettings[Name] | undefined;
} & {
  readonly columns?:
    readonly { readonly index: number; readonly target: string | null }[] | undefined;
};

interface UpdateImportInput {
  readonly id: string;
  readonly ifMatch: IfMatch | undefined;
  readonly settings: SentSettings;
  readonly changes: RowChanges;
}

/**
 * Changes how an import is read, or cells of it. Settings have all rows checked again, in the background; a change of
 * rows checks these at once.
 *
 * @returns The numbers of the rows that were checked.
 * @throws a 412 `IMPORT_CHANGED`; a 409 `IMPORT_PUBLISHING` or `IMPORT_ROW_PUBLISHED`; a 400 `IMPORT_COLUMNS_INVALID` or
 *   `IMPORT_ROW_NOT_FOUND`; the refusals of an operator and a facility.
 */
export function updateImport(
  deps: UpdateImportDeps,
  caller: Caller,
  { id, ifMatch, settings, changes }: UpdateImportInput,
): Promise<readonly number[]> {
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const locked = await requireLockedImport(tx, caller, { id, ifMatch });
    const change = { at: deps.clock.now(), by: actorOf(caller) };
    const imports = importRepository(tx, tenantId);
    const hasSettings = Object.values(settings).some((value) => value !== undefined);
    const imported = hasSettings ? await withSettings(tx, caller, locked, settings) : locked;
    const changed = await changeRows(tx, { tenant: caller.tenant, imported, changes, ...change });
    if (hasSettings) {
      await imports.saveSettings(id, imported, change);
      announce(tx, 'imports', tenantId);
    }
    if (!hasSettings || changed.addedBytes !== 0) {
      await imports.touch(id, changed.addedBytes, change);
    }
    return changed.numbers;
  });
}

async function withSettings(
  tx: Knex.Transaction,
  caller: Caller,
  imported: PassportImport,
  { columns = [], ...settings }: SentSettings,
): Promise<PassportImport> {
  const sent = Object.entries(settings).filter(([, value]) => value !== undefined);
  const changed: PassportImport = {
    ...imported,
    ...Object.fromEntries(sent),
    columns: withTargets(imported.columns, columns),
    checkedTo: 0,
  };
  // Refused here rather than in each row.
  importRowReader(changed);
  const scoped = { tenant: caller.tenant, operatorId: imported.scopeOperatorId };
  if (settings.operatorId) await bindOperator(tx, scoped, settings.operatorId);
  if (settings.facilityId) await lockFacility(tx, scoped, settings.facilityId);
  return changed;
}

function withTargets(
  columns: readonly ImportColumn[],
  sent: readonly { readonly index: number; readonly target: string | null }[],
): readonly ImportColumn[] {
  const changed = [...columns];
  for (const { index, target } of sent) {
    const column = changed[index];
    if (!column) {
      const message = `There is no column ${index}; the last one is ${columns.length - 1}.`;
      throw ApiError.badRequest(message, { code: 'IMPORT_ROW_NOT_FOUND' });
    }
    changed[index] = { ...column, target: target === '' ? null : target, guessed: false };
  }
  return changed;
}

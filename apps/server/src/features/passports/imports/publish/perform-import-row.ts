import type { Caller } from '../../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../../platform/http/api-error.js';
import { createPassport } from '../../create-passport.js';
import type { JobParams } from '../../jobs/job-model.js';
import { updatePassport, type UpdatePassportDeps } from '../../update-passport.js';
import type { RowFault } from '../check/fault-model.js';
import { judgeRows, type RowVerdict } from '../check/judge-rows.js';
import type { PassportImport } from '../import-model.js';
import { requireImport } from '../require-import.js';
import { importRowRepository } from '../rows/import-row-repository.js';

interface ImportRowStep {
  readonly params: JobParams;
  readonly ip: string;
  /** Number of the row. */
  readonly number: number;
  /** Id of a passport that is made. */
  readonly passportId: string;
}

const changeReason = 'Import';

/**
 * Publishes one row: as a new passport, as an update of the one that is there, or, with faults, as a draft. What the
 * passport is stands in the row in the same transaction, so that no row is published twice.
 *
 * @returns The id of the passport.
 * @throws ApiError as creating and updating refuse; `ROW_LEFT_OUT`; `VALIDATION_FAILED` for a row with faults.
 */
export function performImportRow(
  deps: UpdatePassportDeps,
  caller: Caller,
  { params, ip, number, passportId }: ImportRowStep,
): Promise<string> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const imported = await requireImport(tx, caller, params.importId ?? '');
    const rows = importRowRepository(tx, imported);
    const row = await rows.lock(number);
    if (!row || row.state === 'LEFT_OUT') {
      throw ApiError.conflict(`Row ${number} was left out.`, { code: 'ROW_LEFT_OUT' });
    }
    if (row.passportId !== null) return row.passportId;
    const options = { locale: 'en', at: deps.clock.now() } as const;
    const scoped = { tenant: caller.tenant, operatorId: imported.scopeOperatorId };
    const [verdict] = await judgeRows(tx, scoped, { imported, rows: [row], options });
    if (!verdict) throw new Error('A row has no verdict.');
    const step = { imported, verdict, passportId, ip };
    const made = await publish({ ...deps, db: tx }, caller, {
      ...step,
      keepFaulty: params.keepFaulty === true,
    });
    await rows.settle(number, made);
    return made;
  });
}

interface Publication {
  readonly imported: PassportImport;
  readonly verdict: RowVerdict;
  readonly passportId: string;
  readonly keepFaulty: boolean;
  readonly ip: string;
}

async function publish(
  deps: UpdatePassportDeps,
  caller: Caller,
  { imported, verdict, passportId, keepFaulty, ip }: Publication,
): Promise<string> {
  const { metadata, productId, operatorId, facilityId, existingId, faults } = verdict;
  if (faults.length > 0 && !(keepFaulty && faults.every(mayBeDraft))) throw refusalOf(faults);
  const isUpdate = existingId !== undefined && imported.existing === 'UPDATE' && !faults.length;
  if (isUpdate) {
    const changes = {
      id: existingId,
      metadata,
      facilityId,
      changeReason,
      locale: 'en',
      ip,
    } as const;
    await updatePassport(deps, caller, changes);
    return existingId;
  }
  const { passport } = await createPassport(deps, caller, {
    id: passportId,
    ...{ productId, operatorId, facilityId, metadata },
    draft: faults.length > 0,
    locale: 'en',
    ip,
  });
  return passport.id;
}

/** A draft may lack anything but what it is, and whose. */
function mayBeDraft({ code }: RowFault): boolean {
  return code === 'FIELD_MISSING' || code === 'FIELD_INVALID';
}

function refusalOf(faults: readonly RowFault[]): ApiError {
  const duplicate = faults.find(({ code }) => code === 'ROW_DUPLICATE');
  if (duplicate) return ApiError.conflict(duplicate.message, { code: 'PASSPORT_DUPLICATE' });
  const errors = faults.map(({ field, message }) => ({ path: field, message }));
  return ApiError.validation(faults.map(({ message }) => message).join('; '), {
    errors,
    warnings: [],
  });
}

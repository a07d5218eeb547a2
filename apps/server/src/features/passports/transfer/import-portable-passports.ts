import type { AdvisoryItem } from '@dpp/espr-validate';
import { canonicalJson } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantPreview, tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { requireBytesWithin } from '../../../platform/limits/workspace-limits.js';
import { changePassportStatus } from '../change-passport-status.js';
import { sanitizeEnrichment } from '../rules/enrichment.js';
import { lockNamedRows } from './lock-named-rows.js';
import { importPassports, type ImportedPassport, type ImportOutcome } from './import-passports.js';
import type { RowFailure } from './import-row.js';
import { namePortableRows, type NamedRow, type PortableRow } from './name-portable-rows.js';
import { pairKey } from './passport-import-repository.js';
import type { PassportStatus } from '../passport-model.js';
import { passportTransferRepository } from './passport-transfer-repository.js';
import { tellPassportsCreated } from '../records/tell-passports-created.js';
import { storePortableDrafts } from './store-portable-drafts.js';
import type { UpdatePassportDeps } from '../update-passport.js';

interface ImportPortablePassportsInput {
  readonly rows: readonly PortableRow[];
  /** Do it all, then undo it. */
  readonly dryRun: boolean;
  /** A pair of product and operator that has a passport updates it. */
  readonly upsert: boolean;
  /** Operator of rows that name none. Undefined: the workspace's first. */
  readonly defaultOperatorId: string | undefined;
  /** Product ids that look as if a spreadsheet changed them are article numbers. */
  readonly allowSku: boolean;
}

interface PortableImport {
  readonly inserted: number;
  readonly updated: number;
  /** In the workspace just as the row says, before this import or by it when it ran the first time. */
  readonly alreadyThere: number;
  readonly failures: readonly RowFailure[];
  /** Advisories on the live rows that were stored, row by row. */
  readonly advisories: readonly RowAdvisory[];
}

/** Something worth knowing of a row that does not refuse it. */
interface RowAdvisory extends Pick<AdvisoryItem, 'code' | 'path' | 'message'> {
  readonly position: number;
}

/** Where the command line runs. */
const ip = '127.0.0.1';

/**
 * Brings a batch of a file into a workspace, in one transaction. A row equal to the stored one is left alone, so that
 * a file can be imported again: after an interruption it is unknown if the last batch was stored.
 */
export async function importPortablePassports(
  deps: UpdatePassportDeps,
  caller: Caller,
  input: ImportPortablePassportsInput,
): Promise<PortableImport> {
  const transaction = input.dryRun ? tenantPreview : tenantTransaction;
  return transaction(deps.db, caller.tenant.id, (tx) => store({ ...deps, db: tx }, caller, input));
}

type TransactionDeps = UpdatePassportDeps & { readonly db: Knex.Transaction };

async function store(
  deps: TransactionDeps,
  caller: Caller,
  { rows, upsert, defaultOperatorId, allowSku }: ImportPortablePassportsInput,
): Promise<PortableImport> {
  const tenantId = caller.tenant.id;
  const { named, failures } = await namePortableRows(deps.db, rows, {
    tenantId,
    defaultOperatorId,
    now: deps.clock.now(),
    allowSku,
  });
  const missing = await withoutPresent(deps.db, tenantId, named);
  await lockNamedRows(deps.db, tenantId, { rows: missing, upsert });
  // Drafts first: live rows end with the audit chain, and a transaction that holds it must not wait for another lock.
  const drafts = await storePortableDrafts(
    deps,
    caller,
    missing.filter((row) => statusOf(row) === 'DRAFT'),
  );
  const live = await storeLive(deps, caller, {
    rows: missing.filter((row) => statusOf(row) !== 'DRAFT'),
    upsert,
  });
  await tellPassportsCreated(deps.db, deps, { passports: drafts.stored, caller, ip });
  const inserted = live.imported.filter(({ isNew }) => isNew).length;
  return {
    inserted: inserted + drafts.stored.length,
    updated: live.imported.length - inserted,
    alreadyThere: named.length - missing.length,
    failures: [...failures, ...live.failures, ...drafts.failures].sort(
      (one, other) => one.position - other.position,
    ),
    advisories: live.imported.flatMap(({ row }) => advisoriesOf(row)),
  };
}

function advisoriesOf({ position, warnings }: ImportedPassport['row']): RowAdvisory[] {
  return warnings.map(({ code, path, message }) => ({ position, code, path, message }));
}

function statusOf({ passport: { status, draft } }: NamedRow): PassportStatus {
  return status ?? (draft ? 'DRAFT' : 'ACTIVE');
}

async function withoutPresent(
  tx: Knex.Transaction,
  tenantId: string,
  rows: readonly NamedRow[],
): Promise<NamedRow[]> {
  const present = await passportTransferRepository(tx).findPresent(
    tenantId,
    rows.map(({ passport }) => passport.productId),
  );
  return rows.filter((row) => {
    const { productId, metadata } = row.passport;
    const found = present.get(pairKey({ productId, operatorId: row.operatorId ?? '' }));
    if (!found || found.status !== statusOf(row)) return true;
    if (found.facilityId !== (row.facilityId ?? null)) return true;
    return canonicalJson(found.metadata) !== canonicalJson(metadata);
  });
}

async function storeLive(
  deps: TransactionDeps,
  caller: Caller,
  { rows, upsert }: { readonly rows: readonly NamedRow[]; readonly upsert: boolean },
): Promise<ImportOutcome> {
  if (rows.length === 0) return { imported: [], failures: [] };
  const { imported, failures } = await importOrRefuseAll(deps, caller, {
    upsert,
    rows: rows.map(({ passport: { productId, metadata }, operatorId, facilityId }) => {
      return { productId, metadata, operatorId, facilityId };
    }),
  });
  for (const { row, passport, isNew } of imported) {
    const sent = rows[row.position];
    if (!sent) continue;
    const enrichment = sanitizeEnrichment(sent.passport.enrichment);
    if (isNew && enrichment) {
      await passportTransferRepository(deps.db).saveEnrichment(passport, enrichment);
    }
    const status = statusOf(sent);
    if (status === 'DRAFT' || status === passport.status) continue;
    const { statusChangedAt: since } = sent.passport;
    await changePassportStatus(deps, caller, { idOrProductId: passport.id, status, since, ip });
  }
  if (imported.length > 0) await requireBytesWithin(deps.db, deps, caller.tenant);
  const inFile = ({ position }: { readonly position: number }) => rows[position]?.position ?? 0;
  return {
    imported: imported.map((one) => ({ ...one, row: { ...one.row, position: inFile(one.row) } })),
    failures: failures.map((failure) => ({ ...failure, position: inFile(failure) })),
  };
}

async function importOrRefuseAll(
  deps: TransactionDeps,
  caller: Caller,
  { rows, upsert }: { readonly rows: readonly unknown[]; readonly upsert: boolean },
): Promise<ImportOutcome> {
  try {
    return await importPassports(deps, caller, { rows, upsert, dryRun: false, locale: 'en', ip });
  } catch (error) {
    // Nothing but the plan's limit kept out every row; in a file that is a failure like others.
    if (!(error instanceof ApiError)) throw error;
    const { message } = error;
    return { imported: [], failures: rows.map((_row, position) => ({ position, message })) };
  }
}

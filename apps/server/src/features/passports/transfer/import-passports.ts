import type { Locale } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantPreview, tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import {
  quotaExceeded,
  roomInWorkspace,
  tooManyBytes,
  type WorkspaceRoom,
} from '../../../platform/limits/workspace-limits.js';
import { mapInSlices } from '../../../platform/event-loop/loop-share.js';
import { outboxRepository } from '../../../platform/outbox/outbox-repository.js';
import { renderPublicDocument } from '../../../representations/json-ld/public-document.js';
import { bindImportRows, type BoundRow } from './bind-import-rows.js';
import { newPassport } from '../create-passport.js';
import {
  failRow,
  failureOf,
  readImportRow,
  type ImportRow,
  type RowFailure,
} from './import-row.js';
import { passportImportRepository, pairKey } from './passport-import-repository.js';
import type { Passport } from '../passport-model.js';
import { passportReader } from '../passport-reader.js';
import { passportWriteRepository } from '../rows/passport-write-repository.js';
import { statusIndexReader } from '../status/status-index-reader.js';
import { tellPassportsCreated } from '../records/tell-passports-created.js';
import { updatePassport, type UpdatePassportDeps } from '../update-passport.js';

interface ImportPassportsInput {
  /** As sent: each is parsed by itself. */
  readonly rows: readonly unknown[];
  /** Do it all, then undo it. */
  readonly dryRun: boolean;
  /** A pair of product and operator that has a passport updates it. */
  readonly upsert: boolean;
  readonly locale: Locale;
  readonly ip: string;
}

/** A row that succeeded. */
export interface ImportedPassport {
  readonly row: BoundRow;
  readonly passport: Passport;
  readonly isNew: boolean;
  readonly hasStatusIndex: boolean;
}

export interface ImportOutcome {
  /** In the order sent, like the failures. */
  readonly imported: readonly ImportedPassport[];
  readonly failures: readonly RowFailure[];
}

const changeReason = 'Bulk Import';

/**
 * Makes live passports of many rows in one transaction. A row that is refused leaves the others alone;
 * an error of the database undoes all of them.
 *
 * @throws a 402 when nothing but the plan's limit stood in the way of every row.
 */
export async function importPassports(
  deps: UpdatePassportDeps,
  caller: Caller,
  input: ImportPassportsInput,
): Promise<ImportOutcome> {
  const options = { locale: input.locale, at: deps.clock.now() };
  const read = await mapInSlices(caller.tenant.id, input.rows, (row, position) =>
    readImportRow(row, position, options),
  );
  const refused = read.filter(isFailure);
  const rows = read.filter((row): row is ImportRow => !isFailure(row));
  const transaction = input.dryRun ? tenantPreview : tenantTransaction;
  const outcome = await transaction(deps.db, caller.tenant.id, async (tx) => {
    const bound = await bindImportRows(tx, caller, rows);
    const stored = await store(tx, deps, { ...input, caller, bound: bound.rows });
    return {
      imported: stored.imported,
      failures: [...refused, ...bound.failures, ...stored.failures],
    };
  });
  if (!input.dryRun && isRefusedForQuota(outcome)) {
    const active = await tenantTransaction(deps.db, caller.tenant.id, (tx) =>
      passportReader(tx).countActive(caller.tenant.id),
    );
    throw quotaExceeded(caller.tenant, active, deps);
  }
  return {
    imported: inOrderSent(outcome.imported),
    failures: outcome.failures.toSorted(byPosition),
  };
}

function isFailure(row: ImportRow | RowFailure): row is RowFailure {
  return 'message' in row;
}

interface StoreInput extends ImportPassportsInput {
  readonly caller: Caller;
  readonly bound: readonly BoundRow[];
}

/**
 * Locks in the order in which everything else does: passports, the plan, new pairs, and only then the
 * workspace's audit chain, which an update locks to the end of the transaction.
 */
async function store(
  tx: Knex.Transaction,
  deps: UpdatePassportDeps,
  input: StoreInput,
): Promise<ImportOutcome> {
  const { caller, bound, upsert } = input;
  if (bound.length === 0) return { imported: [], failures: [] };
  const imports = passportImportRepository(tx);
  const pairs = bound.map(({ pair }) => pair);
  const existing = upsert
    ? await imports.lockExisting(caller.tenant.id, pairs)
    : await imports.findExisting(caller.tenant.id, pairs);
  const isKnown = ({ pair }: BoundRow) => existing.has(pairKey(pair));
  const room = await roomInWorkspace(tx, deps, caller.tenant);
  const unknown = bound.filter((row) => !isKnown(row));
  const inserted = await insertAll(tx, deps, { ...input, bound: unknown, room });
  const updated = upsert
    ? await updateAll(tx, deps, { ...input, bound: bound.filter(isKnown), existing })
    : { imported: [], failures: bound.filter(isKnown).map(duplicate) };
  return {
    imported: [...updated.imported, ...inserted.imported],
    failures: [...updated.failures, ...inserted.failures],
  };
}

async function updateAll(
  tx: Knex.Transaction,
  deps: UpdatePassportDeps,
  { caller, bound, existing, locale, ip }: StoreInput & { existing: ReadonlyMap<string, string> },
): Promise<ImportOutcome> {
  const imported: ImportedPassport[] = [];
  const failures: RowFailure[] = [];
  for (const row of bound) {
    const id = existing.get(pairKey(row.pair)) ?? '';
    const { metadata, facilityId } = row;
    try {
      const changes = { id, metadata, facilityId, changeReason, locale, ip };
      const { passport } = await updatePassport({ ...deps, db: tx }, caller, changes);
      const statusIndex = await statusIndexReader(tx).find(passport);
      const hasStatusIndex = statusIndex !== undefined;
      imported.push({ row, passport, isNew: false, hasStatusIndex });
    } catch (error) {
      failures.push(failureOf(row, error));
    }
  }
  return { imported, failures };
}

async function insertAll(
  tx: Knex.Transaction,
  deps: UpdatePassportDeps,
  { caller, bound, ip, room }: StoreInput & { readonly room: WorkspaceRoom },
): Promise<ImportOutcome> {
  const { fitting, refused } = fit(bound, { room, tenant: caller.tenant }, deps);
  const made = await mapInSlices(caller.tenant.id, fitting, (row) => {
    const passport = newPassport(deps, caller, { ...row, draft: false, enrichment: undefined });
    return { row, passport, publicDocument: renderPublicDocument(passport, deps.baseUrl).kept };
  });
  const insertedIds = await passportWriteRepository(tx).insertAll(made);
  const isInserted = ({ passport }: { readonly passport: Passport }) =>
    insertedIds.has(passport.id);
  const inserted = made.filter(isInserted);
  await outboxRepository(tx).appendAll(
    inserted.map(({ passport, publicDocument }) => ({
      id: deps.newId(),
      tenantId: passport.tenantId,
      type: 'passport.ingested',
      payload: publicDocument.text,
      createdAt: passport.createdAt,
    })),
  );
  const passports = inserted.map(({ passport }) => passport);
  await tellPassportsCreated(tx, deps, { passports, caller, ip });
  return {
    imported: inserted.map(({ row, passport }) => {
      return { row, passport, isNew: true, hasStatusIndex: true };
    }),
    failures: [
      ...made.filter((one) => !isInserted(one)).map(({ row }) => duplicate(row)),
      ...refused,
    ],
  };
}

/** The first rows that the plan and the workspace have room for, and why not the others. */
function fit(
  rows: readonly BoundRow[],
  { room, tenant }: { readonly room: WorkspaceRoom; readonly tenant: Caller['tenant'] },
  { config: { limits } }: UpdatePassportDeps,
): { readonly fitting: BoundRow[]; readonly refused: RowFailure[] } {
  const fitting: BoundRow[] = [];
  const refused: RowFailure[] = [];
  let bytesLeft = room.bytes;
  for (const row of rows) {
    const bytes = Buffer.byteLength(JSON.stringify(row.metadata));
    if (fitting.length >= room.passports) refused.push(overQuota(row));
    else if (bytes > bytesLeft) refused.push(failRow(row, tooManyBytes(tenant, limits).message));
    else {
      fitting.push(row);
      bytesLeft -= bytes;
    }
  }
  return { fitting, refused };
}

function duplicate(row: BoundRow): RowFailure {
  const { name } = row.binding.operator;
  return failRow(row, `${name} has a passport for this productId already.`);
}

function overQuota(row: BoundRow): RowFailure {
  return { ...failRow(row, 'The limit of passports of the plan is reached.'), isOverQuota: true };
}

/** With some rows in, or some refused for themselves, the limit is one failure among others. */
function isRefusedForQuota({ imported, failures }: ImportOutcome): boolean {
  return imported.length === 0 && failures.every(({ isOverQuota }) => isOverQuota);
}

function inOrderSent(imported: readonly ImportedPassport[]): ImportedPassport[] {
  return imported.toSorted((one, other) => byPosition(one.row, other.row));
}

function byPosition(one: { readonly position: number }, other: { readonly position: number }) {
  return one.position - other.position;
}

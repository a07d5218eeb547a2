import { mangledProductId } from '@dpp/espr-validate/csv';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantPreview, tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { isLot } from '../../passports/batches/batch-model.js';
import { batchReader } from '../../passports/batches/batch-reader.js';
import { parseDate } from '../parse-date.js';
import { serialiseUnits, type UnitDeps } from '../serialise-units.js';
import type { BatteryUnit } from '../unit-model.js';
import { findNamedUnits, type UnitName } from './find-named-units.js';
import {
  membersOf,
  textOf,
  type RowFailure,
  type RowsImported,
  type SentRow,
} from './unit-file-model.js';

interface ImportUnitsInput {
  readonly rows: readonly SentRow[];
  /** Do it all, then undo it. */
  readonly dryRun: boolean;
}

/** Where the command line runs. */
const ip = '127.0.0.1';

interface UnitRow {
  readonly position: number;
  readonly name: UnitName;
  /** By its product and serial number; a `predecessorUnitId` stays in `sent`. */
  readonly predecessor: UnitName | undefined;
  readonly sent: Readonly<Record<string, unknown>>;
}

/**
 * Serialises the units of a batch of a file. One that is there just as its row says is left alone, so that
 * a file can be imported again. Units that follow each other under one product are one transaction.
 */
export async function importUnits(
  deps: UnitDeps,
  caller: Caller,
  { rows, dryRun }: ImportUnitsInput,
): Promise<RowsImported> {
  const read = rows.map(readRow);
  const failures = read.filter((row): row is RowFailure => 'message' in row);
  const named = read.filter((row): row is UnitRow => !('message' in row));
  const transaction = dryRun ? tenantPreview : tenantTransaction;
  let [inserted, alreadyThere] = [0, 0];
  for (const run of runsOf(named)) {
    const outcome = await transaction(deps.db, caller.tenant.id, (tx) =>
      importRun({ ...deps, db: tx }, caller, run),
    );
    inserted += outcome.inserted;
    alreadyThere += outcome.alreadyThere;
    failures.push(...outcome.failures);
  }
  return { inserted, alreadyThere, failures };
}

function readRow({ position, sent }: SentRow): UnitRow | RowFailure {
  const members = membersOf(sent);
  if (!members) return { position, message: 'A unit must be an object.' };
  const productId = textOf(members['productId']);
  if (productId === undefined) return { position, message: 'productId is missing.' };
  const operatorRegId = textOf(members['operatorRegId']);
  const serial = textOf(members['serialNumber']) ?? '';
  const name = { productId, operatorRegId, serialNumber: serial };
  const predecessor = predecessorOf(members, name);
  return typeof predecessor === 'string'
    ? { position, message: predecessor }
    : { position, name, predecessor, sent: members };
}

/** The predecessor, of the row's own product and operator unless it says more; or what is wrong. */
function predecessorOf(
  members: UnitRow['sent'],
  { productId, operatorRegId }: UnitName,
): UnitName | string | undefined {
  const serialNumber = textOf(members['predecessorSerialNumber']);
  const ofProduct = textOf(members['predecessorProductId']);
  const ofOperator = textOf(members['predecessorOperatorRegId']);
  if (serialNumber === undefined) {
    const isNamed = ofProduct !== undefined || ofOperator !== undefined;
    return isNamed
      ? 'predecessorProductId or predecessorOperatorRegId stands beside no predecessorSerialNumber.'
      : undefined;
  }
  const byDefault = ofProduct === undefined ? operatorRegId : undefined;
  return {
    ...{ productId: ofProduct ?? productId, operatorRegId: ofOperator ?? byDefault },
    serialNumber,
  };
}

/** Rows under one product of one operator, of which none succeeds another: their predecessors must be there before them. */
function* runsOf(rows: readonly UnitRow[]): Generator<readonly UnitRow[]> {
  let run: UnitRow[] = [];
  let serialNumbers = new Set<string>();
  for (const row of rows) {
    const isOther = run[0] !== undefined && !isSameModel(run[0].name, row.name);
    const succeeds = row.predecessor && serialNumbers.has(row.predecessor.serialNumber);
    if (isOther || succeeds === true) {
      yield run;
      run = [];
      serialNumbers = new Set();
    }
    run.push(row);
    serialNumbers.add(row.name.serialNumber);
  }
  if (run.length > 0) yield run;
}

function isSameModel(one: UnitName, other: UnitName): boolean {
  return one.productId === other.productId && one.operatorRegId === other.operatorRegId;
}

type TransactionDeps = UnitDeps & { readonly db: Knex.Transaction };

async function importRun(
  deps: TransactionDeps,
  caller: Caller,
  run: readonly UnitRow[],
): Promise<RowsImported> {
  const names = run.flatMap(({ name, predecessor }) => (predecessor ? [name, predecessor] : name));
  const { unitOf, passportIdOf } = await findNamedUnits(deps.db, caller.tenant.id, names);
  const passportId = run[0] && passportIdOf(run[0].name);
  if (passportId === undefined) {
    return {
      ...{ inserted: 0, alreadyThere: 0 },
      failures: run.map(({ position, name }) => ({ position, message: noPassport(name) })),
    };
  }
  const batchIdOf = await findBatches(deps.db, { tenantId: caller.tenant.id, passportId }, run);
  const failures: RowFailure[] = [];
  const missing: UnitRow[] = [];
  let alreadyThere = 0;
  for (const row of run) {
    const predecessor = row.predecessor && unitOf(row.predecessor);
    if (row.predecessor && !predecessor) {
      const { productId, serialNumber } = row.predecessor;
      const message = `There is no predecessor ${serialNumber} of ${productId}.`;
      failures.push({ position: row.position, message });
      continue;
    }
    const sent = predecessor ? { ...row.sent, predecessorUnitId: predecessor.id } : row.sent;
    const isThere = isAsSent(unitOf(row.name), { sent, batchId: batchIdOf(row) });
    if (isThere) alreadyThere += 1;
    else missing.push({ ...row, sent });
  }
  const made = await serialise(deps, caller, { passportId, rows: missing });
  return { inserted: made.inserted, alreadyThere, failures: [...failures, ...made.failures] };
}

/** The batch that a row names by its lot: null for a row without a lot, undefined where there is no such batch. */
async function findBatches(
  tx: Knex.Transaction,
  passport: { readonly tenantId: string; readonly passportId: string },
  run: readonly UnitRow[],
): Promise<(row: UnitRow) => string | null | undefined> {
  const lots = new Set(run.map(({ sent }) => sent['lot']));
  const wellFormed = [...lots].filter((lot) => typeof lot === 'string').filter(isLot);
  const batchIds = await batchReader(tx).lockIdsByLot(passport, wellFormed);
  return ({ sent: { lot } }) => {
    if (lot === undefined || lot === null) return null;
    return typeof lot === 'string' ? batchIds.get(lot) : undefined;
  };
}

function noPassport({ productId, operatorRegId }: UnitName): string {
  const ofOperator = operatorRegId === undefined ? '' : ` of the operator ${operatorRegId}`;
  const probably = mangledProductId(productId)?.probably;
  const hint = probably === undefined ? '' : ` The number was probably ${probably}.`;
  return `The workspace has no passport${ofOperator} for ${productId}.${hint}`;
}

/** Its status is another matter: it has lived since. */
function isAsSent(
  unit: BatteryUnit | undefined,
  {
    sent,
    batchId,
  }: { readonly sent: UnitRow['sent']; readonly batchId: string | null | undefined },
): boolean {
  if (!unit || unit.batchId !== batchId) return false;
  const manufacturedAt = sent['manufacturedAt'] ?? null;
  const isOfThen =
    manufacturedAt === null
      ? unit.manufacturedAt === null
      : parseDate(manufacturedAt)?.getTime() === unit.manufacturedAt?.getTime();
  return isOfThen && (sent['predecessorUnitId'] ?? null) === unit.predecessorUnitId;
}

async function serialise(
  deps: TransactionDeps,
  caller: Caller,
  { passportId, rows }: { readonly passportId: string; readonly rows: readonly UnitRow[] },
): Promise<Omit<RowsImported, 'alreadyThere'>> {
  if (rows.length === 0) return { inserted: 0, failures: [] };
  try {
    const asked = { idOrProductId: passportId, sent: rows.map(({ sent }) => sent), ip };
    const { units, errors } = await serialiseUnits(deps, caller, asked);
    return { inserted: units.length, failures: errors.flatMap((error) => failureOf(error, rows)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message } = error;
    return { inserted: 0, failures: rows.map(({ position }) => ({ position, message })) };
  }
}

/** An error begins with the number of its unit. */
function failureOf(error: string, rows: readonly UnitRow[]): RowFailure[] {
  const [, place, message = error] = /^\[(\d{1,4})\] (.*)$/s.exec(error) ?? [];
  const row = rows[Number(place)];
  return row ? [{ position: row.position, message }] : [];
}

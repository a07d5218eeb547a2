import { canonicalJson, type JsonValue } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantPreview, tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { readUnitReport } from '../events/read-unit-report.js';
import type { UnitDeps } from '../serialise-units.js';
import { isLate, lateReport, storeReports } from '../events/store-reports.js';
import { tellUnitChanges, type UnitMove } from '../tell-unit-changes.js';
import { unitEventRepository } from '../events/unit-event-repository.js';
import type { UnitReport } from '../events/unit-event-model.js';
import { isTerminal, type BatteryUnit } from '../unit-model.js';
import { unitRepository } from '../unit-repository.js';
import { findNamedUnits, type UnitName } from './find-named-units.js';
import {
  membersOf,
  textOf,
  type RowFailure,
  type RowsImported,
  type SentRow,
} from './unit-file-model.js';

interface ImportUnitEventsInput {
  readonly rows: readonly SentRow[];
  /** Do it all, then undo it. */
  readonly dryRun: boolean;
}

/** Where the command line runs. */
const ip = '127.0.0.1';

/**
 * Appends the events of a batch of a file, in one transaction and in their order. One that is in the history
 * just as its row says is left alone, so that a file can be imported again and nothing is there twice.
 */
export async function importUnitEvents(
  deps: UnitDeps,
  caller: Caller,
  { rows, dryRun }: ImportUnitEventsInput,
): Promise<RowsImported> {
  const transaction = dryRun ? tenantPreview : tenantTransaction;
  return transaction(deps.db, caller.tenant.id, (tx) => store(tx, deps, { caller, rows }));
}

async function store(
  tx: Knex.Transaction,
  deps: UnitDeps,
  { caller, rows }: { readonly caller: Caller; readonly rows: readonly SentRow[] },
): Promise<RowsImported> {
  const unitIdOf = await identify(tx, caller.tenant.id, rows);
  const ids = [...new Set(rows.flatMap((row) => unitIdOf(row) ?? []))];
  const units = await unitRepository(tx).lockAll(caller.tenant.id, ids);
  const known = new Set(units.map(({ id }) => id));
  const failures = rows
    .filter((row) => !known.has(unitIdOf(row) ?? ''))
    .map(({ position }) => ({ position, message: 'The row names no unit of this workspace.' }));
  const at = deps.clock.now();
  const moves: UnitMove[] = [];
  let [inserted, alreadyThere] = [0, 0];
  for (const unit of units) {
    const ofUnit = rows.filter((row) => unitIdOf(row) === unit.id);
    const outcome = await append(tx, deps, { unit, rows: ofUnit, at });
    inserted += outcome.inserted;
    alreadyThere += outcome.alreadyThere;
    failures.push(...outcome.failures);
    moves.push(...outcome.moves);
  }
  await tellUnitChanges(tx, deps, { moves, caller, ip, at });
  return { inserted, alreadyThere, failures };
}

/** Finds the unit of a row's event, if the row names it. */
async function identify(
  tx: Knex.Transaction,
  tenantId: string,
  rows: readonly SentRow[],
): Promise<(row: SentRow) => string | undefined> {
  const names = new Map<number, UnitName>();
  const ids = new Map<number, string>();
  for (const { position, sent } of rows) {
    const members = membersOf(sent) ?? {};
    const [productId, serialNumber] = [members['productId'], members['serialNumber']].map(textOf);
    const operatorRegId = textOf(members['operatorRegId']);
    const id = textOf(members['unitId']);
    if (id !== undefined) ids.set(position, id.toLowerCase());
    else if (productId !== undefined && serialNumber !== undefined) {
      names.set(position, { productId, operatorRegId, serialNumber });
    }
  }
  const { unitOf } = await findNamedUnits(tx, tenantId, [...names.values()]);
  return ({ position }) => {
    const name = names.get(position);
    return name ? unitOf(name)?.id : ids.get(position);
  };
}

interface UnitRows {
  readonly unit: BatteryUnit;
  readonly rows: readonly SentRow[];
  readonly at: Date;
}

async function append(
  tx: Knex.Transaction,
  deps: UnitDeps,
  { unit, rows, at }: UnitRows,
): Promise<RowsImported & { readonly moves: readonly UnitMove[] }> {
  const read = rows.map(({ position, sent }) => ({ position, report: readDated(sent, at) }));
  const moments = read.flatMap(({ report }) =>
    typeof report === 'string' ? [] : report.recordedAt,
  );
  const history = await unitEventRepository(tx).listAt(unit, moments);
  const present = new Set(history.map(sameness));
  const failures: RowFailure[] = [];
  const reports: UnitReport[] = [];
  let alreadyThere = 0;
  let isEnded = isTerminal(unit);
  for (const { position, report } of read) {
    if (typeof report === 'string') failures.push({ position, message: report });
    else if (present.has(sameness(report))) alreadyThere += 1;
    else if (isEnded) {
      failures.push({
        position,
        message: 'This unit is RECYCLED. Nothing more is recorded of it.',
      });
    } else if (isLate(unit, report)) {
      failures.push({ position, message: lateReport });
    } else {
      present.add(sameness(report));
      reports.push(report);
      isEnded = report.status !== null && isTerminal({ status: report.status });
    }
  }
  const moves = await storeInSteps(tx, deps, { unit, reports, at });
  return { inserted: reports.length, alreadyThere, failures, moves };
}

/** Without its moment an event could not be told from another with the same content. */
function readDated(sent: unknown, at: Date): UnitReport | string {
  const report = readUnitReport(sent, at);
  if (typeof report === 'string') return report;
  return textOf(membersOf(sent)?.['recordedAt']) === undefined ? 'recordedAt is missing.' : report;
}

/** Two events with the same text say the same. */
function sameness(report: UnitReport): string {
  const { eventType, stateOfHealth, cycleCount, remainingCapacityAh, temperatureC } = report;
  const measured = [stateOfHealth, cycleCount, remainingCapacityAh, temperatureC];
  const payload = report.payload as JsonValue;
  const recordedAt = report.recordedAt.toISOString();
  return canonicalJson([eventType, ...measured, report.status, payload, recordedAt]);
}

/** Each status is told of by itself, so that what follows it is another step. */
async function storeInSteps(
  tx: Knex.Transaction,
  deps: UnitDeps,
  {
    unit,
    reports,
    at,
  }: {
    readonly unit: BatteryUnit;
    readonly reports: readonly UnitReport[];
    readonly at: Date;
  },
): Promise<readonly UnitMove[]> {
  const moves: UnitMove[] = [];
  let before = unit;
  let step: UnitReport[] = [];
  const take = async (): Promise<void> => {
    const { unit: after } = await storeReports(tx, deps, { before, reports: step, at });
    moves.push({ before, after });
    [before, step] = [after, []];
  };
  for (const report of reports) {
    step.push(report);
    if (report.status !== null) await take();
  }
  if (step.length > 0) await take();
  return moves;
}

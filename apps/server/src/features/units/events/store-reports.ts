import type { Knex } from 'knex';
import type { NewId } from '../../../platform/clock.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { unitEventRepository } from './unit-event-repository.js';
import { appendReports, type UnitEvent, type UnitReport } from './unit-event-model.js';
import { isTerminal, type BatteryUnit } from '../unit-model.js';
import { unitRepository } from '../unit-repository.js';

/**
 * Asked of a unit that this transaction has locked, before anything that is reported of it is looked at.
 *
 * @throws a 400 `Terminal Unit Status` for a unit that is recycled.
 */
export function requireNotTerminal(unit: BatteryUnit): void {
  if (!isTerminal(unit)) return;
  const message = 'This unit is RECYCLED. Nothing more is recorded of it.';
  const error = 'Terminal Unit Status';
  throw ApiError.badRequest(message, { error, code: 'TERMINAL_UNIT_STATUS' });
}

export const lateReport =
  'This battery was handed over to another company, which records what happens to it from then on.';

/**
 * True for a report that a battery is not with this company for any more. What was measured before a hand-over may arrive
 * after it.
 */
export function isLate({ handedOver }: BatteryUnit, report: UnitReport): boolean {
  if (handedOver === null) return false;
  return report.status !== null || report.recordedAt > handedOver.at;
}

/** Stores what is reported of a unit that may have reports: history and state together. */
export async function storeReports(
  tx: Knex.Transaction,
  { newId }: { readonly newId: NewId },
  {
    before,
    reports,
    at,
  }: {
    readonly before: BatteryUnit;
    readonly reports: readonly UnitReport[];
    readonly at: Date;
  },
): Promise<{ readonly unit: BatteryUnit; readonly events: readonly UnitEvent[] }> {
  const after = appendReports(before, reports, { at, newId });
  await unitEventRepository(tx).insertAll(after.events);
  if (after.events.length > 0) await unitRepository(tx).update(after.unit);
  return after;
}

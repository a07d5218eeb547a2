import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { requireSandboxRowsWithin } from '../../../platform/limits/sandbox-rows.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { readUnitReport } from './read-unit-report.js';
import { lockUnit } from '../require-unit.js';
import type { UnitDeps } from '../serialise-units.js';
import { isLate, lateReport, requireNotTerminal, storeReports } from './store-reports.js';
import { tellUnitChanges } from '../tell-unit-changes.js';
import type { UnitEvent } from './unit-event-model.js';

interface RecordUnitEventInput {
  readonly id: string;
  /** As sent. */
  readonly sent: unknown;
  readonly ip: string;
}

/**
 * Appends an event to the history of a unit, which has the event's status from then on.
 *
 * @throws a 400 for what is no event, and `Terminal Unit Status` for a unit that is recycled; a 409 for what happened after
 *   a hand-over.
 */
export function recordUnitEvent(
  deps: UnitDeps,
  caller: Caller,
  { id, sent, ip }: RecordUnitEventInput,
): Promise<UnitEvent> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const before = await lockUnit(tx, caller, id);
    requireNotTerminal(before);
    const at = deps.clock.now();
    const report = readUnitReport(sent, at);
    if (typeof report === 'string') throw ApiError.badRequest(report);
    if (isLate(before, report)) throw ApiError.conflict(lateReport, { code: 'UNIT_HANDED_OVER' });
    const { unit: after, events } = await storeReports(tx, deps, { before, reports: [report], at });
    await requireSandboxRowsWithin(tx, deps, { tenant: caller.tenant, table: 'unit_events' });
    await tellUnitChanges(tx, deps, { moves: [{ before, after }], caller, ip, at });
    const [event] = events;
    if (!event) throw new Error('An event was stored and is not there.');
    return event;
  });
}

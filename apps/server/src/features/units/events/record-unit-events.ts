import type { Caller } from '../../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { requireSandboxRowsWithin } from '../../../platform/limits/sandbox-rows.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { readUnitReport } from './read-unit-report.js';
import { lockUnit } from '../require-unit.js';
import type { UnitDeps } from '../serialise-units.js';
import { isLate, lateReport, requireNotTerminal, storeReports } from './store-reports.js';
import type { UnitEvent, UnitReport } from './unit-event-model.js';

/** The most of one request. */
export const maxEvents = 500;

interface RecordedEvents {
  /** In the order sent, like the errors. */
  readonly events: readonly UnitEvent[];
  /** Each begins with the number of its event in the request. */
  readonly errors: readonly string[];
}

/**
 * Appends telemetry to the history of a unit, those of the events that are well-formed. A status is reported
 * by itself.
 *
 * @throws a 400 `Terminal Unit Status` for a unit that is recycled.
 */
export function recordUnitEvents(
  deps: UnitDeps,
  caller: Caller,
  { id, sent }: { readonly id: string; readonly sent: readonly unknown[] },
): Promise<RecordedEvents> {
  return tenantTransaction(deps.db, caller.tenant.id, async (tx) => {
    const before = await lockUnit(tx, caller, id);
    requireNotTerminal(before);
    const at = deps.clock.now();
    const read = sent.map((event) => {
      const report = readTelemetry(event, at);
      return typeof report !== 'string' && isLate(before, report) ? lateReport : report;
    });
    const reports = read.filter((report) => typeof report !== 'string');
    const { events } = await storeReports(tx, deps, { before, reports, at });
    await requireSandboxRowsWithin(tx, deps, { tenant: caller.tenant, table: 'unit_events' });
    return { events, errors: read.flatMap(errorOf) };
  });
}

/**
 * The events of a body.
 *
 * @throws a 400 for none or too many.
 */
export function readEventsBody(body: Readonly<Record<string, unknown>>): readonly unknown[] {
  const events: unknown = body['events'];
  if (Array.isArray(events) && events.length > 0 && events.length <= maxEvents) return events;
  throw ApiError.badRequest(`events must be an array of 1 to ${maxEvents} events.`);
}

function readTelemetry(sent: unknown, at: Date): UnitReport | string {
  const report = readUnitReport(sent, at);
  if (typeof report === 'string' || report.status === null) return report;
  return 'status is not taken here: record it by a single event.';
}

function errorOf(read: UnitReport | string, position: number): string[] {
  return typeof read === 'string' ? [`[${position}] ${read}`] : [];
}

import { dayMs } from '../../../platform/sweep/sweep-model.js';
import { parseDate } from '../parse-date.js';
import { UNIT_EVENT_TYPES, type UnitReport } from './unit-event-model.js';
import { UNIT_STATUSES, type Measurements } from '../unit-model.js';

/** Clocks of batteries are wrong, but not by more than a day. */
const maxAheadMs = dayMs;

/** So that the 500 payloads of a document or of a page stay within eight megabytes. */
const maxPayloadBytes = 16_384;

const ranges: Readonly<Record<keyof Measurements, readonly [min: number, max: number]>> = {
  stateOfHealth: [0, 100],
  cycleCount: [0, Number.MAX_SAFE_INTEGER],
  remainingCapacityAh: [0, Number.MAX_SAFE_INTEGER],
  temperatureC: [-273.15, 10_000],
};

type Members = Readonly<Record<string, unknown>>;

/**
 * Reads an event as it was sent.
 *
 * @param at - The server's time: of events that name none.
 * @returns Or what is wrong with it, in a sentence.
 */
export function readUnitReport(sent: unknown, at: Date): UnitReport | string {
  if (!isObject(sent)) return 'An event must be an object.';
  const eventType = UNIT_EVENT_TYPES.find((type) => type === sent['eventType']);
  if (!eventType) return `eventType must be one of ${UNIT_EVENT_TYPES.join(', ')}.`;
  const measurements = readMeasurements(sent);
  if (typeof measurements === 'string') return measurements;
  const status = sent['status'] ?? null;
  if (!isStatus(status)) return `status must be one of ${UNIT_STATUSES.join(', ')}.`;
  const recordedAt = isAbsent(sent['recordedAt']) ? at : parseDate(sent['recordedAt']);
  if (!recordedAt) return 'recordedAt must be a date.';
  if (recordedAt.getTime() > at.getTime() + maxAheadMs) {
    return 'recordedAt must not be more than 24 hours ahead.';
  }
  const payload = payloadOf(sent['payload']);
  if (payload && Buffer.byteLength(JSON.stringify(payload)) > maxPayloadBytes) {
    return `payload must not be longer than ${maxPayloadBytes} bytes of JSON.`;
  }
  return { eventType, ...measurements, status, payload, recordedAt };
}

function readMeasurements(sent: Members): Measurements | string {
  for (const [name, [min, max]] of Object.entries(ranges)) {
    const value = sent[name];
    if (isAbsent(value)) continue;
    if (typeof value !== 'number' || value < min || value > max) {
      return `${name} must be a number from ${min} to ${max}.`;
    }
  }
  const cycleCount = numberOf(sent['cycleCount']);
  return {
    stateOfHealth: numberOf(sent['stateOfHealth']),
    cycleCount: cycleCount === null ? null : Math.trunc(cycleCount),
    remainingCapacityAh: numberOf(sent['remainingCapacityAh']),
    temperatureC: numberOf(sent['temperatureC']),
  };
}

/** Minus zero is zero, as the database writes it. */
function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value + 0 : null;
}

function isStatus(status: unknown): status is UnitReport['status'] {
  return status === null || UNIT_STATUSES.some((known) => known === status);
}

/** What is neither object nor array says nothing. */
function payloadOf(value: unknown): object | null {
  return typeof value === 'object' ? value : null;
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

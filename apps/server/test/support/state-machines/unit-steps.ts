import fc from 'fast-check';
import { expect } from 'vitest';
import type { Model } from './model.js';
import { succeededStatuses, unitStatuses } from './records.js';
import { expectVerdict, index, isRefusal, itemOf, send, stepOf } from './step.js';
import { checkUnit } from './unit-checks.js';
import { deleteUnit, record, recordAll, serialise, unitAt } from './unit-model.js';
import type { Report, WantedUnit } from './unit-model.js';

/** Undefined once in `oneIn` times. */
const perhaps = <T>(arbitrary: fc.Arbitrary<T>, oneIn = 2) =>
  fc.option(arbitrary, { nil: undefined, freq: oneIn });
const seldom = fc.nat(14).map((n) => n === 14);

const drawnUnit = fc.record({
  serial: index,
  status: perhaps(fc.constantFrom(...unitStatuses)),
  predecessor: perhaps(index),
  predecessorStatus: perhaps(fc.constantFrom(...succeededStatuses), 4),
  isInvalid: seldom,
});

export const serialiseStep = stepOf(
  'serialise',
  { passport: index, units: fc.array(drawnUnit, { minLength: 1, maxLength: 3 }) },
  async (model, session, { passport: n, units }) => {
    const passport = model.passportAt(n);
    const wanted = units.map(({ serial, predecessor, ...drawn }): WantedUnit => {
      return {
        ...drawn,
        serialNumber: itemOf(session.serialNumbers, serial),
        predecessor: predecessor === undefined ? undefined : unitAt(model, predecessor),
      };
    });
    const sent = wanted.map(bodyOf);
    const body = sent.length === 1 ? sent[0] : { units: sent };
    const reply = await send(session, 'POST', `passports/${passport.id}/units`, body);
    const verdict = serialise(model, passport, wanted);
    if (isRefusal(verdict)) return expectVerdict(reply, verdict);
    expect(reply.status, reply.text).toBe(201);
    expect(reply.body.units).toHaveLength(verdict.made.length);
    expect(placesOf(reply.body.errors)).toEqual(verdict.faults);
    for (const [place, unit] of verdict.made.entries()) {
      unit.id = reply.body.units[place]?.id ?? '';
    }
    const predecessors = new Set(wanted.flatMap(({ predecessor }) => predecessor ?? []));
    for (const unit of predecessors) await checkUnit(session, unit);
  },
);

function bodyOf({ serialNumber, isInvalid, predecessor, ...wanted }: WantedUnit) {
  return {
    ...wanted,
    serialNumber: isInvalid ? `${serialNumber} (1)` : serialNumber,
    predecessorUnitId: predecessor?.id,
  };
}

const drawnReport = fc.record({
  eventType: fc.constantFrom('SOH_MEASUREMENT', 'CHARGE_CYCLE', 'STATUS_CHANGE', 'OTHER'),
  cycleCount: fc.option(fc.nat(9_999), { nil: null, freq: 3 }),
  /** Undefined: the server's time. */
  minutesAgo: perhaps(fc.integer({ min: -30, max: 60 })),
  isInvalid: seldom,
});
const anyStatus = fc.constantFrom(...unitStatuses);
/** There is no way back from RECYCLED: it comes less often than the others. */
const livelyStatus = fc.oneof(
  { weight: 1, arbitrary: anyStatus.filter((status) => status !== 'RECYCLED') },
  { weight: 1, arbitrary: anyStatus },
);

interface DrawnReport {
  readonly eventType: string;
  readonly cycleCount: number | null;
  readonly minutesAgo: number | undefined;
  readonly isInvalid: boolean;
}

function reportOf(model: Model, drawn: DrawnReport, status: Report['status']) {
  const { eventType, cycleCount, minutesAgo = 0, isInvalid } = drawn;
  const recordedAt = new Date(model.now.getTime() - minutesAgo * 60_000).toISOString();
  const report: Report = { eventType, cycleCount, status, recordedAt };
  const sent = {
    ...report,
    ...(isInvalid && { eventType: 'EXPLOSION' }),
    recordedAt: drawn.minutesAgo === undefined ? null : recordedAt,
  };
  return { report: isInvalid ? undefined : report, sent };
}

export const recordStep = stepOf(
  'record',
  { unit: index, report: drawnReport, status: fc.option(livelyStatus, { nil: null, freq: 3 }) },
  async (model, session, { unit: n, report: drawn, status }) => {
    const unit = unitAt(model, n);
    const { report, sent } = reportOf(model, drawn, status);
    const reply = await send(session, 'POST', `units/${unit.id}/events`, sent);
    const verdict = record(model, unit, report);
    if (isRefusal(verdict)) expectVerdict(reply, verdict);
    else {
      expect(reply.status, reply.text).toBe(201);
      verdict.id = reply.body.event.id;
    }
    await checkUnit(session, unit);
  },
);

const drawnInBulk = fc.record({
  report: drawnReport,
  status: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: anyStatus },
  ),
});

export const recordAllStep = stepOf(
  'record in bulk',
  { unit: index, drawn: fc.array(drawnInBulk, { minLength: 1, maxLength: 4 }) },
  async (model, session, { unit: n, drawn }) => {
    const unit = unitAt(model, n);
    const read = drawn.map(({ report, status }) => reportOf(model, report, status));
    const events = read.map(({ sent }) => sent);
    const reply = await send(session, 'POST', `units/${unit.id}/events/bulk`, { events });
    const reports = read.map(({ report }) => report);
    const verdict = recordAll(model, unit, reports);
    if (isRefusal(verdict)) expectVerdict(reply, verdict);
    else {
      expect(reply.status, reply.text).toBe(201);
      expect(reply.body.events).toHaveLength(verdict.recorded.length);
      expect(placesOf(reply.body.errors)).toEqual(verdict.faults);
      for (const [place, event] of verdict.recorded.entries()) {
        event.id = reply.body.events[place]?.id ?? '';
      }
    }
    await checkUnit(session, unit);
  },
);

export const deleteUnitStep = stepOf(
  'delete unit',
  { unit: index },
  async (model, session, { unit: n }) => {
    const unit = unitAt(model, n);
    const reply = await send(session, 'DELETE', `units/${unit.id}`);
    expectVerdict(reply, deleteUnit(model, unit));
  },
);

/** Each error begins with its place in the request. */
function placesOf(errors: unknown): number[] {
  const texts = (errors ?? []) as readonly string[];
  return texts.map((text) => Number(/^\[(\d+)\] /.exec(text)?.[1]));
}

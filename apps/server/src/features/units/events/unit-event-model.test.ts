import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendReports, emptyMeasurements, type UnitReport } from './unit-event-model.js';
import { UNIT_STATUSES, type BatteryUnit } from '../unit-model.js';

const at = new Date(Date.UTC(2027, 0, 1));
const later = new Date(Date.UTC(2027, 0, 2));

const unit: BatteryUnit = {
  id: randomUUID(),
  tenantId: randomUUID(),
  passportId: randomUUID(),
  serialNumber: 'BAT-1',
  status: 'IN_SERVICE',
  manufacturedAt: null,
  ceasedAt: null,
  predecessorUnitId: null,
  batchId: null,
  predecessorTenantId: null,
  handedOver: null,
  createdAt: at,
  updatedAt: at,
  lastEventId: null,
  currentState: null,
};

const report = (changes: Partial<UnitReport> = {}): UnitReport => ({
  ...emptyMeasurements,
  eventType: 'OTHER',
  status: null,
  payload: null,
  recordedAt: at,
  ...changes,
});

const append = (to: BatteryUnit, ...reports: UnitReport[]) =>
  appendReports(to, reports, { at: later, newId: randomUUID });

const anyReport = fc
  .record({
    cycleCount: fc.option(fc.nat({ max: 1000 })),
    minute: fc.nat({ max: 5 }),
    status: fc.option(fc.constantFrom(...UNIT_STATUSES.filter((name) => name !== 'RECYCLED'))),
  })
  .map(({ minute, ...rest }) =>
    report({ ...rest, recordedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) }),
  );

describe('what events make of a unit', () => {
  it('is the same whether they arrive one by one or together', () => {
    fc.assert(
      fc.property(fc.array(anyReport, { maxLength: 20 }), (reports) => {
        const together = append(unit, ...reports).unit;
        let oneByOne = unit;
        for (const one of reports) oneByOne = append(oneByOne, one).unit;
        const bare = ({ lastEventId: _last, currentState, ...rest }: BatteryUnit) => ({
          ...rest,
          state: currentState && { ...currentState, eventId: undefined },
        });
        expect(bare(together)).toEqual(bare(oneByOne));
      }),
    );
  });

  it('agrees with the history, sorted by time and then by id', () => {
    fc.assert(
      fc.property(fc.array(anyReport, { maxLength: 20 }), (reports) => {
        const { unit: after, events } = append(unit, ...reports);
        const newest = events
          .filter(({ cycleCount }) => cycleCount !== null)
          .toSorted(
            (one, other) => +other.recordedAt - +one.recordedAt || (one.id < other.id ? 1 : -1),
          )[0];
        expect(after.currentState?.eventId).toBe(newest?.id);
        expect(after.currentState?.cycleCount).toBe(newest?.cycleCount);
        expect(after.lastEventId).toBe(events.at(-1)?.id ?? null);
      }),
    );
  });

  it('is nothing without any', () => {
    expect(append(unit)).toEqual({ unit, events: [] });
  });

  it('leaves updatedAt alone unless the status changes', () => {
    expect(append(unit, report({ cycleCount: 1 })).unit.updatedAt).toBe(at);
    expect(append(unit, report({ status: 'IN_SERVICE' })).unit.updatedAt).toBe(at);
    expect(append(unit, report({ status: 'WASTE' })).unit.updatedAt).toBe(later);
  });

  it('ends with RECYCLED: what would follow is a fault of the caller', () => {
    const { unit: recycled } = append(unit, report({ status: 'RECYCLED' }));
    expect(recycled.ceasedAt).toBe(later);
    for (const status of UNIT_STATUSES.filter((name) => name !== 'RECYCLED')) {
      expect(() => append(recycled, report({ status }))).toThrow();
    }
  });
});

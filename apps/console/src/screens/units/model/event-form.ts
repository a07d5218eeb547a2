import type { RecordUnitEventRequest, UnitEvent } from '@dpp/client';
import { readNumber } from '../../../form/model/number-text.js';
import type { Measure } from './readings.js';

export type EventKind = UnitEvent['eventType'];

/** Kinds of events, the most frequent first. */
export const eventKinds: readonly EventKind[] = [
  ...(['SOH_MEASUREMENT', 'CHARGE_CYCLE', 'STATUS_CHANGE'] as const),
  ...(['NEGATIVE_EVENT', 'OTHER'] as const),
];

/** What was typed. */
export interface EventForm {
  readonly kind: EventKind;
  readonly values: Partial<Readonly<Record<Measure, string>>>;
  readonly status?: NonNullable<RecordUnitEventRequest['status']>;
  readonly remark: string;
  /** As a field of day and time gives it, in the time zone of the reader; empty for now. */
  readonly moment: string;
}

/** What a kind of event is told by. */
export interface EventFields {
  readonly measures: readonly Measure[];
  readonly hasStatus: boolean;
  readonly hasRemark: boolean;
  readonly hasMoment: boolean;
}

const all: readonly Measure[] = [
  ...(['stateOfHealth', 'cycleCount'] as const),
  ...(['remainingCapacityAh', 'temperatureC'] as const),
];

export function fieldsOf(kind: EventKind): EventFields {
  // A status is what the battery is from now on: another moment would say something that does not hold.
  const isStatus = kind === 'STATUS_CHANGE';
  const measures: Readonly<Record<EventKind, readonly Measure[]>> = {
    SOH_MEASUREMENT: all,
    CHARGE_CYCLE: ['cycleCount', 'temperatureC'],
    STATUS_CHANGE: [],
    NEGATIVE_EVENT: ['temperatureC'],
    OTHER: [],
  };
  return {
    measures: measures[kind],
    hasStatus: isStatus,
    hasRemark: kind !== 'SOH_MEASUREMENT' && kind !== 'CHARGE_CYCLE',
    hasMoment: !isStatus,
  };
}

/** What is wrong with a value: it is no share, amount, whole number or temperature; a moment ahead; nothing at all. */
export type FormFault = 'share' | 'amount' | 'whole' | 'degrees' | 'moment' | 'nothing';

export interface ReadEvent {
  /** Undefined while something is wrong. */
  readonly event: RecordUnitEventRequest | undefined;
  readonly faults: Partial<Record<Measure | 'moment' | 'form', FormFault>>;
}

interface Rule {
  readonly fault: FormFault;
  readonly isRight: (value: number) => boolean;
}

const rules: Readonly<Record<Measure, Rule>> = {
  stateOfHealth: { fault: 'share', isRight: (value) => value >= 0 && value <= 100 },
  cycleCount: { fault: 'whole', isRight: (value) => value >= 0 && Number.isSafeInteger(value) },
  remainingCapacityAh: {
    fault: 'amount',
    isRight: (value) => value >= 0 && value <= Number.MAX_SAFE_INTEGER,
  },
  temperatureC: { fault: 'degrees', isRight: (value) => value >= -273.15 && value <= 10_000 },
};

/** Reads a form: the event to be recorded, or what is wrong. Fields of other kinds are left out. */
export function readEvent(form: EventForm, now: Date): ReadEvent {
  const { measures, hasStatus, hasRemark, hasMoment } = fieldsOf(form.kind);
  const faults: Partial<Record<Measure | 'moment' | 'form', FormFault>> = {};
  const values: Partial<Record<Measure, number>> = {};
  for (const measure of measures) {
    const text = form.values[measure]?.trim() ?? '';
    if (text === '') continue;
    const value = readNumber(text)?.value;
    if (value !== undefined && rules[measure].isRight(value)) values[measure] = value;
    else faults[measure] = rules[measure].fault;
  }
  const moment = hasMoment && form.moment !== '' ? new Date(form.moment) : undefined;
  if (moment && !(moment.getTime() <= now.getTime())) faults.moment = 'moment';
  const remark = hasRemark ? form.remark.trim() : '';
  const needsValue = measures.length > 0 && !hasRemark;
  if (needsValue && Object.keys(values).length === 0 && Object.keys(faults).length === 0) {
    faults.form = 'nothing';
  }
  if (Object.keys(faults).length > 0) return { event: undefined, faults };
  const event: RecordUnitEventRequest = {
    eventType: form.kind,
    ...values,
    ...(hasStatus && { status: form.status }),
    ...(remark !== '' && { payload: { description: remark } }),
    ...(moment && { recordedAt: moment.toISOString() }),
  };
  return { event, faults };
}

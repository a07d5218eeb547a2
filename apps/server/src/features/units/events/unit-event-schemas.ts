import { z } from 'zod';
import {
  doneMessage,
  recordIdField,
  succeeded,
  tenantIdField,
  timestampOf,
} from '../../../platform/http/field-schemas.js';
import { defaultJsonLimits } from '../../../platform/http/json/json-limits.js';
import { cursorQuery, nextCursorField } from '../../../platform/http/lists/pagination.js';
import { parseDate } from '../parse-date.js';
import { maxEvents } from './record-unit-events.js';
import { UNIT_EVENT_TYPES } from './unit-event-model.js';
import { UNIT_STATUSES } from '../unit-model.js';

const eventTypeDescription =
  'SOH_MEASUREMENT and CHARGE_CYCLE are telemetry; STATUS_CHANGE usually comes with `status`; NEGATIVE_EVENT is one such as an accident; OTHER is anything else.';
const unitEventType = z.enum(UNIT_EVENT_TYPES).meta({ description: eventTypeDescription });

const unitEventSchema = z
  .looseObject({
    id: recordIdField,
    batteryUnitId: z.uuid().meta({ description: 'Unit that the event is of.' }),
    tenantId: tenantIdField,
    eventType: unitEventType,
    stateOfHealth: z.number().nullable().meta({ description: 'Percent, 0 to 100.' }),
    cycleCount: z
      .int()
      .nullable()
      .meta({ description: 'Charge cycles so far, an integer from 0; null: not measured.' }),
    remainingCapacityAh: z
      .number()
      .nullable()
      .meta({ description: 'Ampere hours, from 0; null: not measured.' }),
    temperatureC: z
      .number()
      .nullable()
      .meta({ description: 'Degrees Celsius, -273.15 to 10000; null: not measured.' }),
    status: z
      .enum(UNIT_STATUSES)
      .optional()
      .meta({ description: 'What the unit became; absent when it stayed what it was.' }),
    payload: z.unknown().meta({ description: 'An object, an array, or null.' }),
    recordedAt: timestampOf('When it was measured or happened.'),
    createdAt: timestampOf('When it arrived.'),
  })
  .meta({ id: 'UnitEvent' });

const measured = (minimum: number, maximum: number, description: string) =>
  ({ type: ['number', 'null'], minimum, maximum, description }) as const;

const telemetryFields = {
  eventType: { type: 'string', enum: [...UNIT_EVENT_TYPES], description: eventTypeDescription },
  stateOfHealth: measured(0, 100, 'Percent, 0 to 100.'),
  cycleCount: measured(
    0,
    Number.MAX_SAFE_INTEGER,
    'Charge cycles so far, from 0. Truncated to an integer.',
  ),
  remainingCapacityAh: measured(0, Number.MAX_SAFE_INTEGER, 'Ampere hours, from 0.'),
  temperatureC: measured(-273.15, 10_000, 'Degrees Celsius, -273.15 to 10000.'),
  payload: {
    description:
      'An object or an array, at most 16384 bytes of JSON. Anything else is stored as null.',
  },
  recordedAt: {
    type: ['string', 'null'],
    description:
      "Any date that can be parsed, at most 24 hours ahead. Default: the server's time. What arrives late takes its place in the history and leaves the current state alone.",
  },
} as const;

/** Read by the use case, for a single event and for many alike; the types are for the description alone. */
const field = (override: object) => z.unknown().optional().meta({ override });

export const recordUnitEventBody = z
  .looseObject({
    eventType: field(telemetryFields.eventType),
    stateOfHealth: field(telemetryFields.stateOfHealth),
    cycleCount: field(telemetryFields.cycleCount),
    remainingCapacityAh: field(telemetryFields.remainingCapacityAh),
    temperatureC: field(telemetryFields.temperatureC),
    status: field({
      type: ['string', 'null'],
      enum: [...UNIT_STATUSES, null],
      description: 'What the unit becomes at once, whatever recordedAt says. RECYCLED is the end.',
    }),
    payload: field(telemetryFields.payload),
    recordedAt: field(telemetryFields.recordedAt),
  })
  .meta({ id: 'RecordUnitEventRequest' });

export const recordUnitEventReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    event: unitEventSchema.meta({ description: 'The event as stored.' }),
  })
  .meta({ id: 'RecordUnitEventReply' });

/** An event may be as deep as one that comes alone, and the keys are of all of them. */
export const unitEventsJsonLimits = {
  ...defaultJsonLimits,
  maxDepth: defaultJsonLimits.maxDepth + 2,
  maxKeys: defaultJsonLimits.maxValues,
};

export const recordUnitEventsBody = z
  .looseObject({
    events: z.unknown().meta({
      override: {
        type: 'array',
        minItems: 1,
        maxItems: maxEvents,
        description: 'Without status. Each succeeds or fails by itself.',
        items: { type: 'object', properties: telemetryFields, required: ['eventType'] },
      },
    }),
  })
  .meta({ id: 'RecordUnitEventsRequest' });

export const recordUnitEventsReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    count: z.int().meta({ description: 'How many were recorded.' }),
    events: z.array(unitEventSchema).meta({ description: 'In the order sent.' }),
    errors: z
      .array(z.string())
      .optional()
      .meta({ description: 'One for each event that failed, starting with its index: `[0] `.' }),
  })
  .meta({ id: 'RecordUnitEventsReply' });

const dateQuery = (description: string) =>
  z
    .string()
    .refine((text) => parseDate(text) !== undefined, 'must be a date')
    .transform(parseDate)
    .optional()
    .meta({ description });

export const listUnitEventsQuery = z.object({
  ...cursorQuery({ defaultLimit: 100, maxLimit: 500 }),
  from: dateQuery('Recorded then or later.'),
  to: dateQuery('Recorded then or earlier.'),
  eventType: z
    .enum(UNIT_EVENT_TYPES)
    .optional()
    .meta({ description: 'Events of this type alone.' }),
});

export const listUnitEventsReply = z
  .looseObject({
    success: succeeded,
    count: z.int().meta({ description: 'On this page.' }),
    serialNumber: z.string().meta({ description: 'Serial number of the unit.' }),
    events: z
      .array(unitEventSchema)
      .meta({ description: 'Newest first by recordedAt, then by arrival.' }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListUnitEventsReply' });

import { z } from 'zod';
import { UNIT_EVENT_TYPES } from '../../features/units/events/unit-event-model.js';
import { UNIT_STATUSES } from '../../features/units/unit-model.js';
import { passportDocumentSchema } from './json-ld-schema.js';

/** What `unit-json-ld.ts` produces, as the contract describes it. */

const timestamp = z.iso.datetime({ precision: 3 });

const measurements = {
  stateOfHealth: z.number().nullable().meta({ description: 'Percent, 0 to 100.' }),
  cycleCount: z.int().nullable(),
  remainingCapacityAh: z.number().nullable(),
  temperatureC: z.number().nullable(),
};

const unitFields = {
  '@context': z.tuple([z.string(), z.record(z.string(), z.unknown())]),
  '@type': z.literal('BatteryUnit'),
  '@id': z.string(),
  id: z.uuid(),
  serialNumber: z.string(),
  digitalLinkUri: z.string(),
  status: z.enum(UNIT_STATUSES),
  manufacturedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
};

const privilegedFields = {
  ofModel: passportDocumentSchema.meta({ description: 'The passport, as its owner sees it.' }),
  currentState: z
    .looseObject({ ...measurements, recordedAt: timestamp })
    .nullable()
    .meta({ description: 'The newest event that measures something, not merged with others.' }),
  dynamicData: z
    .array(
      z.looseObject({
        '@type': z.literal('BatteryUnitEvent'),
        eventType: z.enum(UNIT_EVENT_TYPES),
        ...measurements,
        status: z.enum(UNIT_STATUSES).optional(),
        payload: z.unknown(),
        recordedAt: timestamp,
      }),
    )
    .meta({ description: 'The 500 most recent events, newest first by recordedAt.' }),
};

/** A unit as `GET /api/v1/units/{id}` answers it. */
export const unitDocumentSchema = z
  .looseObject({
    ...unitFields,
    ...privilegedFields,
    repurposedFrom: z.null().meta({ description: 'Resolved at the public address alone.' }),
    successorUnits: z
      .array(z.unknown())
      .max(0)
      .meta({ description: 'Resolved at the public address alone.' }),
  })
  .meta({ id: 'BatteryUnitDocument' });

const relatedUnitSchema = z
  .looseObject({
    unitId: z.uuid(),
    serialNumber: z.string(),
    digitalLinkUri: z.string(),
    unitUrl: z.string(),
  })
  .meta({ id: 'RelatedBatteryUnit' });

const resolvedFields = {
  repurposedFrom: relatedUnitSchema.nullable(),
  successorUnits: z.array(relatedUnitSchema).meta({ description: 'The 200 that were made first.' }),
};

/** A unit as its public address answers it: to anybody, or to its owner. */
export const resolvedUnitSchema = z.union([
  z
    .looseObject({
      ...unitFields,
      ...resolvedFields,
      ofModel: passportDocumentSchema,
      restrictedData: z.looseObject({
        reason: z.literal('LEGITIMATE_INTEREST_REQUIRED'),
        reference: z.string(),
        description: z.string(),
        howToRequest: z.string(),
        requestUrl: z.string().meta({ description: 'The page where access is asked for.' }),
      }),
    })
    .meta({ id: 'PublicBatteryUnit' }),
  z.looseObject({ ...unitFields, ...resolvedFields, ...privilegedFields }).meta({
    id: 'OwnBatteryUnit',
    description: 'To an API key of its workspace, and by an access grant.',
  }),
]);

/** What a recycled unit is answered with, to everybody. */
export const unitTombstoneSchema = z
  .looseObject({
    '@context': unitFields['@context'],
    '@type': unitFields['@type'],
    '@id': z.string(),
    id: z.uuid(),
    serialNumber: z.string(),
    status: z.literal('RECYCLED'),
    ceasedAt: timestamp,
    notice: z.string(),
    ofModelUrl: z.string(),
  })
  .meta({ id: 'BatteryUnitTombstone' });

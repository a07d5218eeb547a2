import { z } from 'zod';
import { UNIT_EVENT_TYPES } from '../features/units/unit-event-model.js';
import { UNIT_STATUSES } from '../features/units/unit-model.js';
import { passportDocumentSchema } from './json-ld-schema.js';

/** What `toPrivilegedUnitJsonLd` produces, as the contract describes it. */

const timestamp = z.iso.datetime({ precision: 3 });

const measurements = {
  stateOfHealth: z.number().nullable().meta({ description: 'Percent, 0 to 100.' }),
  cycleCount: z.int().nullable(),
  remainingCapacityAh: z.number().nullable(),
  temperatureC: z.number().nullable(),
};

export const unitDocumentSchema = z
  .looseObject({
    '@context': z.tuple([z.string(), z.record(z.string(), z.unknown())]),
    '@type': z.literal('BatteryUnit'),
    '@id': z.string(),
    id: z.uuid(),
    serialNumber: z.string(),
    digitalLinkUri: z.string(),
    status: z.enum(UNIT_STATUSES),
    manufacturedAt: timestamp.nullable(),
    repurposedFrom: z.null().meta({ description: 'Resolved in the public view alone.' }),
    successorUnits: z
      .array(z.unknown())
      .max(0)
      .meta({ description: 'Resolved in the public view alone.' }),
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
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'BatteryUnitDocument' });

import { z } from 'zod';
import { UNIT_EVENT_TYPES } from '../../features/units/events/unit-event-model.js';
import { UNIT_STATUSES } from '../../features/units/unit-model.js';
import {
  batchNodeSchema,
  metadataSchema,
  passportDocumentSchema,
  testMarkField,
} from './json-ld-schema.js';

/** What `unit-json-ld.ts` produces, as the contract describes it. */

const timestamp = z.iso.datetime({ precision: 3 });
const timestampOf = (what: string) =>
  timestamp.meta({ description: `${what} ISO 8601 UTC with milliseconds.` });
const unitStatus = z
  .enum(UNIT_STATUSES)
  .meta({ description: 'Where the unit stands in its life.' });

const measurements = {
  stateOfHealth: z.number().nullable().meta({ description: 'Percent, 0 to 100.' }),
  cycleCount: z.int().nullable().meta({ description: 'Charge cycles so far, an integer from 0.' }),
  remainingCapacityAh: z.number().nullable().meta({ description: 'Ampere hours, from 0.' }),
  temperatureC: z.number().nullable().meta({ description: 'Degrees Celsius, -273.15 to 10000.' }),
};

/** The batch that a unit is of. */
const unitBatchSchema = batchNodeSchema
  .extend({
    digitalLinkUri: z.string().meta({ description: 'Address of the batch.' }),
    metadata: metadataSchema.meta({
      description: 'What the batch states in the place of ofModel.',
    }),
  })
  .meta({ id: 'BatchOfUnit', description: 'The batch; absent where the unit names none.' });

const unitFields = {
  '@context': z
    .tuple([z.string(), z.record(z.string(), z.unknown())])
    .meta({ description: 'Context URL and term map.' }),
  '@type': z.literal('BatteryUnit').meta({ description: 'JSON-LD type.' }),
  '@id': z.string().meta({ description: 'Address of the document.' }),
  id: z.uuid().meta({ description: 'Id of the unit, made by the server.' }),
  serialNumber: z.string().meta({ description: 'Serial number, unique under its passport.' }),
  digitalLinkUri: z.string().meta({ description: 'Link that a code on the unit encodes.' }),
  status: unitStatus,
  dppEnvironment: testMarkField,
  manufacturedAt: timestamp
    .nullable()
    .meta({ description: 'When the unit was made, ISO 8601 UTC; null where not stated.' }),
  batch: unitBatchSchema.optional(),
  createdAt: timestampOf('When it was serialised.'),
  updatedAt: timestampOf('When its status last changed.'),
};

const privilegedFields = {
  ofModel: passportDocumentSchema.meta({ description: 'The passport, as its owner sees it.' }),
  currentState: z
    .looseObject({ ...measurements, recordedAt: timestampOf('When it was measured.') })
    .nullable()
    .meta({ description: 'The newest event that measures something, not merged with others.' }),
  dynamicData: z
    .array(
      z
        .looseObject({
          '@type': z.literal('BatteryUnitEvent').meta({ description: 'JSON-LD type.' }),
          eventType: z.enum(UNIT_EVENT_TYPES).meta({ description: 'What kind of event it is.' }),
          ...measurements,
          status: z
            .enum(UNIT_STATUSES)
            .optional()
            .meta({ description: 'What the unit became; absent when it stayed what it was.' }),
          payload: z
            .unknown()
            .meta({ description: 'Data of the sender: an object, an array or null.' }),
          recordedAt: timestampOf('When it happened.'),
        })
        .meta({ 'x-extension-members': ['status'] }),
    )
    .meta({ description: 'The 500 most recent events, newest first by recordedAt.' }),
};

const relatedUnitSchema = z
  .looseObject({
    unitId: z.uuid().meta({ description: 'Id of that unit.' }),
    serialNumber: z.string().meta({ description: 'Serial number, unique under its passport.' }),
    digitalLinkUri: z.string().meta({ description: 'Link that a code on the unit encodes.' }),
    unitUrl: z.string().meta({ description: 'Address of that unit.' }),
  })
  .meta({ id: 'RelatedBatteryUnit' });

const responsibilityField = z
  .looseObject({
    since: timestampOf('Since when the company is responsible.'),
    name: z.string().meta({ description: 'Name of its economic operator.' }),
    unitUrl: z.string().nullable().meta({
      description: 'Address of its record; null where it is this one, or is gone.',
    }),
  })
  .optional()
  .meta({
    description:
      'The company that is responsible for a battery that passed from one company to another; absent of any other.',
  });

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
    lineage: z
      .looseObject({
        predecessor: relatedUnitSchema
          .nullable()
          .meta({ description: 'Unit that this one was made from; null when there is none.' }),
        successors: z
          .array(relatedUnitSchema)
          .meta({ description: 'Units that were made from it: the 200 that were made first.' }),
      })
      .meta({ description: 'What it was made from and became, in published passports.' }),
    responsibility: responsibilityField,
  })
  .meta({
    id: 'BatteryUnitDocument',
    'x-extension-members': ['dppEnvironment', 'lineage', 'responsibility', 'batch'],
  });

const resolvedFields = {
  repurposedFrom: relatedUnitSchema
    .nullable()
    .meta({ description: 'Unit that this one was made from; null when there is none.' }),
  successorUnits: z.array(relatedUnitSchema).meta({ description: 'The 200 that were made first.' }),
  responsibility: responsibilityField,
};

/** A unit as its public address answers it to anybody. */
export const publicUnitSchema = z
  .looseObject({
    ...unitFields,
    ...resolvedFields,
    ofModel: passportDocumentSchema.meta({
      description: 'The passport of the model, public tier.',
    }),
    restrictedData: z
      .looseObject({
        reason: z
          .literal('LEGITIMATE_INTEREST_REQUIRED')
          .meta({ description: 'Why it is not shown.' }),
        reference: z.string().meta({ description: 'Provision of the law that says so.' }),
        description: z.string().meta({ description: 'What is not shown, in English.' }),
        howToRequest: z.string().meta({ description: 'How to ask for access, in English.' }),
        requestUrl: z.string().meta({ description: 'The page where access is asked for.' }),
      })
      .meta({
        description: 'What the public does not see, and how to ask for it.',
        'x-extension-members': ['requestUrl'],
      }),
  })
  .meta({
    id: 'PublicBatteryUnit',
    'x-extension-members': ['dppEnvironment', 'responsibility', 'batch'],
  });

/** The same to anybody, or to its owner. */
export const resolvedUnitSchema = z.union([
  publicUnitSchema,
  z.looseObject({ ...unitFields, ...resolvedFields, ...privilegedFields }).meta({
    id: 'OwnBatteryUnit',
    'x-extension-members': ['dppEnvironment', 'responsibility', 'batch'],
    description: 'To an API key of its workspace, and by an access grant.',
  }),
]);

/** What a recycled unit is answered with, to everybody. */
export const unitTombstoneSchema = z
  .looseObject({
    '@context': unitFields['@context'],
    '@type': unitFields['@type'],
    '@id': z.string().meta({ description: 'Address of the document.' }),
    id: z.uuid().meta({ description: 'Id of the unit, made by the server.' }),
    serialNumber: z.string().meta({ description: 'Serial number, unique under its passport.' }),
    status: z.literal('RECYCLED').meta({ description: 'Always RECYCLED.' }),
    dppEnvironment: testMarkField,
    ceasedAt: timestampOf('When it was recycled.'),
    notice: z.string().meta({ description: 'What happened, in English.' }),
    ofModelUrl: z.string().meta({ description: 'Address of the passport of its model.' }),
  })
  .meta({ id: 'BatteryUnitTombstone', 'x-extension-members': ['dppEnvironment'] });

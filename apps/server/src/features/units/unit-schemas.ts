import { z } from 'zod';
import { advisoryItemSchema } from '../../platform/http/error-schemas.js';
import {
  createdAtField,
  doneMessage,
  langQuery,
  nullableTimestampOf,
  passportIdField,
  productIdField,
  recordIdField,
  succeeded,
  tenantIdField,
  timestampOf,
} from '../../platform/http/field-schemas.js';
import { lenientPageQuery, pageFields } from '../../platform/http/lists/pagination.js';
import { maxUnits } from './read-unit-input.js';
import { SUCCEEDED_STATUSES, UNIT_STATUSES } from './unit-model.js';
import { UNIT_FAULT_CODES } from './validate-units.js';

export const unitSchema = z
  .looseObject({
    id: recordIdField,
    serialNumber: z.string().meta({ description: 'Serial number, unique under its passport.' }),
    digitalLinkUri: z.string().meta({
      description:
        'A GS1 Digital Link under a GTIN. Under a GRAI it looks like one; else it is the page of the unit.',
    }),
    passportId: passportIdField,
    tenantId: tenantIdField,
    manufacturedAt: nullableTimestampOf('When the unit was made; null where not stated.'),
    status: z.enum(UNIT_STATUSES).meta({ description: 'Where the unit stands in its life.' }),
    ceasedAt: nullableTimestampOf('When it was recycled; null before.'),
    predecessorUnitId: z
      .uuid()
      .nullable()
      .meta({ description: 'Unit that it was made from; null when there is none.' }),
    batchId: z
      .uuid()
      .optional()
      .meta({ description: 'Batch that it is of; absent where none was named.' }),
    createdAt: createdAtField,
    updatedAt: timestampOf('When its status last changed; telemetry does not count.'),
  })
  .meta({ id: 'BatteryUnit', 'x-extension-members': ['batchId'] });

const inputFields = {
  serialNumber: {
    type: 'string',
    pattern: '^[A-Za-z0-9._-]{1,20}$',
    description: 'Trimmed. Unique under the passport.',
  },
  status: {
    type: ['string', 'null'],
    enum: [...UNIT_STATUSES, null],
    description: 'Default: IN_SERVICE.',
  },
  manufacturedAt: { type: ['string', 'null'], description: 'Any date that can be parsed.' },
  predecessorUnitId: {
    type: ['string', 'null'],
    format: 'uuid',
    description:
      'The unit it was made from: one of the workspace, under any passport, that is not RECYCLED. A credential of one operator names units of that operator.',
  },
  predecessorStatus: {
    type: ['string', 'null'],
    enum: [...SUCCEEDED_STATUSES, null],
    description: 'What the predecessor becomes. Default: REPURPOSED.',
  },
  lot: {
    type: ['string', 'null'],
    description: 'Lot of the batch that it is of: one of the passport. It never changes.',
  },
} as const;

/** A unit that does not fit fails by itself, so that the types of its members are for the description alone. */
const field = (override: object) => z.unknown().optional().meta({ override });

export const serialiseUnitsBody = z
  .looseObject({
    units: field({
      type: 'array',
      minItems: 1,
      maxItems: maxUnits,
      description: 'Without it the body itself is the unit. Each succeeds or fails by itself.',
      items: {
        type: 'object',
        properties: inputFields,
        required: ['serialNumber'],
        'x-extension-members': ['lot'],
      },
    }),
    serialNumber: field(inputFields.serialNumber),
    status: field(inputFields.status),
    manufacturedAt: field(inputFields.manufacturedAt),
    predecessorUnitId: field(inputFields.predecessorUnitId),
    predecessorStatus: field(inputFields.predecessorStatus),
    lot: field(inputFields.lot),
  })
  .meta({ id: 'SerialiseUnitsRequest', 'x-extension-members': ['lot'] });

export const serialiseUnitsQuery = z.object(langQuery);

export const validateUnitsReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    count: z.int().meta({ description: 'How many were sent.' }),
    validCount: z.int().meta({ description: 'How many of them can be serialised.' }),
    results: z
      .array(
        z
          .looseObject({
            serialNumber: z.string().nullable().meta({ description: 'Trimmed; null for no text.' }),
            ok: z.boolean().meta({ description: 'Whether the unit can be serialised.' }),
            error: z.string().optional().meta({ description: 'Only when not ok.' }),
            code: z.enum(UNIT_FAULT_CODES).optional().meta({
              description:
                'Only when not ok. SERIAL_TAKEN: a unit of this passport, or one before it in the request, has the serial number.',
            }),
          })
          .meta({ 'x-extension-members': ['code'] }),
      )
      .meta({ description: 'In the order sent.' }),
  })
  .meta({ id: 'ValidateUnitsReply' });

export const serialiseUnitsReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    count: z.int().meta({ description: 'How many were made.' }),
    units: z.array(unitSchema).meta({ description: 'In the order sent.' }),
    errors: z
      .array(z.string())
      .optional()
      .meta({ description: 'One for each unit that failed, starting with its index: `[0] `.' }),
    warnings: z
      .array(advisoryItemSchema)
      .meta({ description: 'UNIT_NO_SCANNABLE_LINK, once for all of them.' }),
  })
  .meta({ id: 'SerialiseUnitsReply', 'x-extension-members': ['warnings'] });

export const listUnitsQuery = z.object(lenientPageQuery({ defaultLimit: 100, maxLimit: 200 }));

export const listUnitsReply = z
  .looseObject({
    success: succeeded,
    count: z.int().meta({ description: 'On this page.' }),
    productId: productIdField,
    units: z.array(unitSchema).meta({ description: 'Newest first.' }),
    ...pageFields,
  })
  .meta({ id: 'ListUnitsReply' });

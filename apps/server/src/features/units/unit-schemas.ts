import { z } from 'zod';
import { advisoryItemSchema } from '../../platform/http/error-schemas.js';
import { langQuery, timestampSchema } from '../../platform/http/field-schemas.js';
import { lenientPageQuery } from '../../platform/http/lists/pagination.js';
import { maxUnits } from './read-unit-input.js';
import { SUCCEEDED_STATUSES, UNIT_STATUSES } from './unit-model.js';

const unitSchema = z
  .looseObject({
    id: z.uuid(),
    serialNumber: z.string(),
    digitalLinkUri: z.string().meta({
      description:
        'A GS1 Digital Link under a GTIN. Under a GRAI it looks like one; else it is the page of the unit.',
    }),
    passportId: z.uuid(),
    tenantId: z.uuid(),
    manufacturedAt: timestampSchema.nullable(),
    status: z.enum(UNIT_STATUSES),
    ceasedAt: timestampSchema.nullable().meta({ description: 'When it was recycled.' }),
    predecessorUnitId: z.uuid().nullable(),
    createdAt: timestampSchema,
    updatedAt: timestampSchema.meta({ description: 'Of the status: telemetry does not count.' }),
  })
  .meta({ id: 'BatteryUnit' });

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
      items: { type: 'object', properties: inputFields, required: ['serialNumber'] },
    }),
    serialNumber: field(inputFields.serialNumber),
    status: field(inputFields.status),
    manufacturedAt: field(inputFields.manufacturedAt),
    predecessorUnitId: field(inputFields.predecessorUnitId),
    predecessorStatus: field(inputFields.predecessorStatus),
  })
  .meta({ id: 'SerialiseUnitsRequest' });

export const serialiseUnitsQuery = z.object(langQuery);

export const validateUnitsReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
    count: z.int().meta({ description: 'How many were sent.' }),
    validCount: z.int(),
    results: z
      .array(
        z.looseObject({
          serialNumber: z.string().nullable().meta({ description: 'Trimmed; null for no text.' }),
          ok: z.boolean(),
          error: z.string().optional().meta({ description: 'Only when not ok.' }),
        }),
      )
      .meta({ description: 'In the order sent.' }),
  })
  .meta({ id: 'ValidateUnitsReply' });

export const serialiseUnitsReply = z
  .looseObject({
    success: z.literal(true),
    message: z.string(),
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
  .meta({ id: 'SerialiseUnitsReply' });

export const listUnitsQuery = z.object(lenientPageQuery({ defaultLimit: 100, maxLimit: 200 }));

export const listUnitsReply = z
  .looseObject({
    success: z.literal(true),
    count: z.int().meta({ description: 'On this page.' }),
    productId: z.string(),
    units: z.array(unitSchema).meta({ description: 'Newest first.' }),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: 'ListUnitsReply' });

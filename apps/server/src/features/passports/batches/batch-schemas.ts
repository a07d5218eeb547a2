import { z } from 'zod';
import { validationItemSchema } from '../../../platform/http/error-schemas.js';
import {
  createdAtField,
  doneMessage,
  nullableTimestampOf,
  passportIdField,
  recordIdField,
  succeeded,
  tenantIdField,
  updatedAtField,
} from '../../../platform/http/field-schemas.js';
import { cursorQuery, nextCursorField } from '../../../platform/http/lists/pagination.js';
import {
  metadataSchema,
  statusNoteSchema,
} from '../../../representations/json-ld/json-ld-schema.js';
import { statusNoteFields } from '../status/status-note.js';
import { BATCH_STATUSES, maxBatches, maxMetadataBytes } from './batch-model.js';

const lotField = z.string().meta({ description: 'Lot as it is printed (GS1 AI 10).' });
const statusField = z.enum(BATCH_STATUSES).meta({ description: 'Status of the batch.' });

export const batchSchema = z
  .looseObject({
    id: recordIdField,
    lot: lotField,
    passportId: passportIdField,
    tenantId: tenantIdField,
    digitalLinkUri: z.string().meta({
      description: 'Address for the code on the product: `/01/{gtin}/10/{lot}` under a GTIN.',
    }),
    url: z.string().meta({ description: 'Address below the page of its passport.' }),
    status: statusField,
    statusNote: statusNoteSchema
      .nullable()
      .meta({ description: 'What holders are told of the status; null for nothing.' }),
    statusChangedAt: nullableTimestampOf('Since when it has its status; null from its beginning.'),
    metadata: metadataSchema.meta({ description: 'What it states in the place of its model.' }),
    version: z.int().min(1).meta({ description: 'Counts the changes of the batch, from 1.' }),
    createdAt: createdAtField,
    updatedAt: updatedAtField,
  })
  .meta({ id: 'Batch' });

const unitsField = z.int().min(0).meta({ description: 'How many battery units name the batch.' });

const inputFields = {
  lot: {
    type: 'string',
    minLength: 1,
    maxLength: 20,
    description: 'As it is printed: characters of GS1 AI 10. Unique under the passport.',
  },
  metadata: {
    type: 'object',
    description: `Fields of batch level alone, at most ${maxMetadataBytes} bytes as JSON. Default: none.`,
  },
} as const;

/** What does not fit is told by the operation, so that types of members are for the description alone. */
const field = (override: object) => z.unknown().optional().meta({ override });

export const createBatchBody = z
  .looseObject({ lot: field(inputFields.lot), metadata: field(inputFields.metadata) })
  .meta({ id: 'CreateBatchRequest' });

export const createBatchesBody = z
  .looseObject({
    batches: z
      .array(z.unknown())
      .min(1)
      .max(maxBatches)
      .meta({
        override: {
          type: 'array',
          minItems: 1,
          maxItems: maxBatches,
          description: 'Each succeeds or fails by itself.',
          items: { type: 'object', properties: inputFields, required: ['lot'] },
        },
      }),
  })
  .meta({ id: 'CreateBatchesRequest' });

export const batchReply = z
  .looseObject({
    success: succeeded,
    batch: batchSchema.meta({ description: 'The batch, as it is now.' }),
  })
  .meta({ id: 'BatchReply' });

export const batchWithUnitsReply = z
  .looseObject({
    success: succeeded,
    batch: batchSchema.meta({ description: 'The batch, as it is now.' }),
    units: unitsField,
  })
  .meta({ id: 'BatchWithUnitsReply' });

const faultSchema = z
  .looseObject({
    index: z.int().min(0).meta({ description: 'Place in the request, from 0.' }),
    lot: z.string().nullable().meta({ description: 'As sent; null for no text.' }),
    code: z
      .enum(['BATCH_INVALID', 'VALIDATION_FAILED', 'LOT_TAKEN'])
      .meta({ description: 'Why it was not made.' }),
    message: z.string().meta({ description: 'The same in English. For people.' }),
    errors: z
      .array(validationItemSchema)
      .meta({ description: 'Faults of the metadata; empty where those are not at fault.' }),
  })
  .meta({ id: 'BatchFault' });

export const createBatchesReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    count: z.int().min(0).meta({ description: 'How many were made.' }),
    batches: z.array(batchSchema).meta({ description: 'In the order sent.' }),
    faults: z.array(faultSchema).meta({ description: 'Those that were not made, in that order.' }),
  })
  .meta({ id: 'CreateBatchesReply' });

export const listBatchesQuery = z.object({
  lot: z.string().min(1).max(20).optional().meta({ description: 'Beginning of the lot.' }),
  status: statusField.optional(),
  ...cursorQuery({ defaultLimit: 50, maxLimit: 200 }),
});

export const listBatchesReply = z
  .looseObject({
    success: succeeded,
    batches: z.array(batchSchema).meta({ description: 'In the bytewise order of lots.' }),
    nextCursor: nextCursorField,
  })
  .meta({ id: 'ListBatchesReply' });

export const updateBatchBody = z
  .looseObject({
    metadata: z.unknown().meta({
      override: { ...inputFields.metadata, description: 'Replaces all that the batch states.' },
    }),
    lot: z.string().optional().meta({ description: 'Not needed; another one is refused.' }),
  })
  .meta({ id: 'UpdateBatchRequest' });

export const changeBatchStatusBody = z
  .looseObject({ status: statusField, ...statusNoteFields })
  .meta({ id: 'ChangeBatchStatusRequest' });

export const changeBatchStatusReply = z
  .looseObject({
    success: succeeded,
    message: doneMessage,
    status: statusField,
    batch: batchSchema.meta({ description: 'The batch, as it is now.' }),
    units: unitsField,
  })
  .meta({ id: 'ChangeBatchStatusReply' });

export const deleteBatchReply = z
  .looseObject({ success: succeeded, message: doneMessage })
  .meta({ id: 'DeleteBatchReply' });

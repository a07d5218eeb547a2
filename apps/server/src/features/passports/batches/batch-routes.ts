import { z } from 'zod';
import {
  standardErrorSchema,
  validationErrorSchema,
} from '../../../platform/http/error-schemas.js';
import { idParam, passportParam } from '../../../platform/http/field-schemas.js';
import { defineRoute, json } from '../../../platform/http/route.js';
import { statusNoteOf } from '../status/status-note.js';
import { batchJson } from './batch-json.js';
import {
  batchReply,
  batchWithUnitsReply,
  changeBatchStatusBody,
  changeBatchStatusReply,
  createBatchBody,
  createBatchesBody,
  createBatchesReply,
  deleteBatchReply,
  listBatchesQuery,
  listBatchesReply,
  updateBatchBody,
} from './batch-schemas.js';
import { changeBatchStatus } from './change-batch-status.js';
import { createBatches, type BatchDeps } from './create-batches.js';
import { deleteBatch } from './delete-batch.js';
import { getBatch } from './get-batch.js';
import { listBatches } from './list-batches.js';
import { refuseBatch } from './refuse-batch.js';
import { updateBatch } from './update-batch.js';

const ofPassport = { params: z.object({ id: passportParam }) } as const;
const ofBatch = { params: z.object({ id: idParam('batch') }) } as const;
const shared = { extension: true, tag: 'Batches', rejection: 'standard' } as const;

const noPassport = 'PASSPORT_NOT_FOUND: no such passport in this workspace.';
const noBatch = 'BATCH_NOT_FOUND: no such batch in this workspace.';
const levels =
  'GRANULARITY_FIXED: the passport became public without any batch. PASSPORT_SUPERSEDED, or REVISION_NOT_PUBLISHED: another edition has the batches. WORKSPACE_LIMIT_REACHED, or IDEMPOTENCY_KEY_REUSED.';

const invalid = {
  description: 'BATCH_INVALID, or VALIDATION_FAILED with the faults of the metadata.',
  schema: z.union([validationErrorSchema, standardErrorSchema]),
};

export const batchRoutes = [
  defineRoute({
    ...shared,
    ...ofPassport,
    method: 'post',
    path: '/api/v1/passports/{id}/batches',
    operationId: 'createBatch',
    summary: 'Make a batch of a passport',
    description:
      'A lot or a heat, with facts of its own: the rule table says which fields a batch may state. The first batch makes the passport one of batch level, which its publication fixes.',
    access: 'passport:update',
    idempotent: true,
    body: createBatchBody,
    replies: { 201: { description: 'The batch.', schema: batchReply } },
    errors: { 400: invalid, 404: noPassport, 409: `LOT_TAKEN. ${levels}` },
    async handle(deps: BatchDeps, { caller, params, body, ip }) {
      const input = { idOrProductId: params.id, sent: [body], ip };
      const { passport, batches, faults } = await createBatches(deps, caller, input);
      const [batch] = batches;
      const [fault] = faults;
      if (fault) throw refuseBatch(fault, passport);
      if (!batch) throw new Error('A batch was neither made nor refused.');
      return json(201, { success: true, batch: batchJson(batch, passport, deps.baseUrl) });
    },
  }),
  defineRoute({
    ...shared,
    ...ofPassport,
    method: 'post',
    path: '/api/v1/passports/{id}/batches/bulk',
    operationId: 'createBatches',
    heavy: true,
    summary: 'Make up to 1,000 batches',
    description:
      'Each succeeds or fails by itself; a lot that is there already is a fault, so that an import may be repeated.',
    access: 'passport:update',
    idempotent: true,
    maxBodyBytes: 'createBodyBytes',
    body: createBatchesBody,
    replies: { 200: { description: 'What was made and what not.', schema: createBatchesReply } },
    errors: { 400: 'None, or more than 1,000 batches.', 404: noPassport, 409: levels },
    async handle(deps: BatchDeps, { caller, params, body, ip }) {
      const sent = body.batches;
      const input = { idOrProductId: params.id, sent, ip };
      const { passport, batches, faults } = await createBatches(deps, caller, input);
      return json(200, {
        success: true,
        message: `${batches.length} of ${sent.length} batches made`,
        count: batches.length,
        batches: batches.map((batch) => batchJson(batch, passport, deps.baseUrl)),
        faults: faults.map(({ errors, ...fault }) => ({ ...fault, errors: [...errors] })),
      });
    },
  }),
  defineRoute({
    ...shared,
    ...ofPassport,
    method: 'get',
    path: '/api/v1/passports/{id}/batches',
    operationId: 'listBatches',
    summary: 'List the batches of a passport',
    description: 'In the bytewise order of lots.',
    access: 'passport:read',
    query: listBatchesQuery,
    replies: { 200: { description: 'One page.', schema: listBatchesReply } },
    errors: { 400: 'INVALID_CURSOR.', 404: noPassport },
    async handle(deps: BatchDeps, { caller, params, query }) {
      const input = { idOrProductId: params.id, ...query };
      const { passport, batches, nextCursor } = await listBatches(deps, caller, input);
      return json(200, {
        success: true,
        batches: batches.map((batch) => batchJson(batch, passport, deps.baseUrl)),
        nextCursor,
      });
    },
  }),
  defineRoute({
    ...shared,
    ...ofBatch,
    method: 'get',
    path: '/api/v1/batches/{id}',
    operationId: 'getBatch',
    summary: 'Get a batch',
    description: 'With the number of units that name it.',
    access: 'passport:read',
    replies: { 200: { description: 'The batch.', schema: batchWithUnitsReply } },
    errors: { 404: noBatch },
    async handle(deps: BatchDeps, { caller, params: { id } }) {
      const { batch, passport, units } = await getBatch(deps, caller, id);
      return json(200, { success: true, batch: batchJson(batch, passport, deps.baseUrl), units });
    },
  }),
  defineRoute({
    ...shared,
    ...ofBatch,
    method: 'patch',
    path: '/api/v1/batches/{id}',
    operationId: 'updateBatch',
    summary: 'Change what a batch states',
    description: 'The metadata replace those that were there. The lot never changes.',
    access: 'passport:update',
    body: updateBatchBody,
    replies: { 200: { description: 'The batch.', schema: batchReply } },
    errors: { 400: invalid, 404: noBatch, 409: 'LOT_IMMUTABLE, or WORKSPACE_LIMIT_REACHED.' },
    async handle(deps: BatchDeps, { caller, params: { id }, body: { metadata, lot }, ip }) {
      const { batch, passport } = await updateBatch(deps, caller, { id, metadata, lot, ip });
      return json(200, { success: true, batch: batchJson(batch, passport, deps.baseUrl) });
    },
  }),
  defineRoute({
    ...shared,
    ...ofBatch,
    method: 'delete',
    path: '/api/v1/batches/{id}',
    operationId: 'deleteBatch',
    summary: 'Delete a batch that was never public',
    description: 'Only while its passport was never published, and no unit names it.',
    access: 'passport:update',
    replies: { 200: { description: 'Gone.', schema: deleteBatchReply } },
    errors: { 404: noBatch, 409: 'GRANULARITY_FIXED: it is public. BATCH_HAS_UNITS.' },
    async handle(deps: BatchDeps, { caller, params: { id }, ip }) {
      await deleteBatch(deps, caller, { id, ip });
      return json(200, { success: true, message: 'Batch deleted' });
    },
  }),
  defineRoute({
    ...shared,
    ...ofBatch,
    method: 'post',
    path: '/api/v1/batches/{id}/status',
    operationId: 'updateBatchStatus',
    summary: 'Recall a batch, or end its recall',
    description:
      'A recall by lot: the pages of the batch and of the units that name it show it at once. Units keep their own status. The status that it has already changes nothing, unless another note comes with it.',
    access: 'passport:update',
    body: changeBatchStatusBody,
    replies: { 200: { description: 'The batch.', schema: changeBatchStatusReply } },
    errors: { 404: noBatch },
    async handle(deps: BatchDeps, { caller, params: { id }, body, ip }) {
      const { status } = body;
      const note = statusNoteOf(body);
      const changed = await changeBatchStatus(deps, caller, { id, status, note, ip });
      const { batch, passport, previousStatus, units } = changed;
      return json(200, {
        success: true,
        message:
          previousStatus === status
            ? `Batch status is ${status} already`
            : `Batch status changed from ${previousStatus} to ${status}`,
        status,
        batch: batchJson(batch, passport, deps.baseUrl),
        units,
      });
    },
  }),
];

import { z } from 'zod';
import {
  createdAtField,
  nullableTimestampOf,
  passportIdField,
  recordIdField,
  succeeded,
} from '../../../platform/http/field-schemas.js';
import { cursorQuery } from '../../../platform/http/lists/pagination.js';
import { countPassportsQuery } from '../catalogue/search-schemas.js';
import { LIVE_STATUSES } from '../passport-model.js';
import { statusNoteFields } from '../status/status-note.js';
import {
  JOB_KINDS,
  JOB_STATES,
  MAX_ITEM_NUMBER,
  MAX_JOB_ITEMS,
  REQUESTED_KINDS,
  type JobKind,
} from './job-model.js';

const kindField = z.enum(REQUESTED_KINDS).meta({
  description:
    'SEAL (passport:seal). STATUS, FACILITY, PUBLISH drafts, DELETE_DRAFTS (passport:update).',
});

const kindOfJobField = z.enum(Object.keys(JOB_KINDS) as [JobKind, ...JobKind[]]).meta({
  description: 'As it was asked for; IMPORT: the publication of an import.',
});

export const createJobBody = z
  .looseObject({
    kind: kindField,
    ids: z.array(z.uuid().toLowerCase()).min(1).max(MAX_JOB_ITEMS).optional().meta({
      description: 'Passports by id, 1 to 10,000, worked on in this order. In place of `query`.',
    }),
    query: countPassportsQuery.optional().meta({
      id: 'JobQuery',
      description:
        'Passports that match now, at most 10,000: the filters of the search. In place of `ids`.',
    }),
    params: z
      .looseObject({
        status: z.enum(LIVE_STATUSES).optional().meta({ description: 'STATUS: the new one.' }),
        facilityId: z
          .uuid()
          .toLowerCase()
          .nullish()
          .meta({ description: 'FACILITY: the new one; null detaches.' }),
        ...statusNoteFields,
      })
      .optional()
      .meta({ id: 'JobParams', description: 'What the kind needs to know.' }),
  })
  .refine(({ ids, query }) => (ids === undefined) !== (query === undefined), {
    message: 'takes either ids or query',
  })
  .refine(({ kind, params }) => kind !== 'STATUS' || params?.status !== undefined, {
    message: 'STATUS takes params.status',
    path: ['params'],
  })
  .refine(({ kind, params }) => kind !== 'FACILITY' || params?.facilityId !== undefined, {
    message: 'FACILITY takes params.facilityId, which may be null',
    path: ['params'],
  })
  .meta({ id: 'CreateJobRequest' });

const count = (description: string) => z.int().min(0).meta({ description });

const jobSchema = z
  .looseObject({
    id: recordIdField,
    kind: kindOfJobField,
    state: z
      .enum(JOB_STATES)
      .meta({ description: 'DONE: each item has a result, if only a refusal. CANCELED: not all.' }),
    total: count('Passports of the job.'),
    done: count('Those with a result.'),
    failed: count('Those of them that were refused.'),
    createdBy: z
      .string()
      .meta({ description: 'Email of the user, or `api-key:` with the id of the key.' }),
    createdAt: createdAtField,
    finishedAt: nullableTimestampOf('When it was done or canceled; null before.'),
  })
  .meta({ id: 'Job' });

export const jobReply = z
  .looseObject({ success: succeeded, job: jobSchema.meta({ description: 'The job.' }) })
  .meta({ id: 'JobReply' });

export const listJobResultsQuery = z.object(cursorQuery({ defaultLimit: 100, maxLimit: 1000 }));

export const jobWithResultsReply = z
  .looseObject({
    success: succeeded,
    job: jobSchema.meta({ description: 'The job.' }),
    results: z
      .array(
        z
          .looseObject({
            passportId: passportIdField,
            row: z.int().min(1).max(MAX_ITEM_NUMBER).nullable().meta({
              description:
                'IMPORT: the number of the row; a refused one has no passport of this id. Else null.',
            }),
            ok: z.boolean().meta({ description: 'False: it was refused, and nothing changed.' }),
            code: z.string().nullable().meta({ description: 'Code of the refusal; else null.' }),
            message: z
              .string()
              .nullable()
              .meta({ description: 'The refusal in English; else null.' }),
          })
          .meta({ id: 'JobResult' }),
      )
      .meta({ description: 'Results there are, in the order of the items.' }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Cursor of further results; null where there are none yet.' }),
  })
  .meta({ id: 'JobWithResultsReply' });

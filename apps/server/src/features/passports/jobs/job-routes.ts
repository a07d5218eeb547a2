import { z } from 'zod';
import { defineRoute, json } from '../../../platform/http/route.js';
import { idParam } from '../../../platform/http/field-schemas.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import { questionOf } from '../catalogue/search-routes.js';
import { cancelJob } from './cancel-job.js';
import { createJob } from './create-job.js';
import { getJob, requireJob } from './get-job.js';
import { jobEvents } from './job-events.js';
import type { Job, JobResult } from './job-model.js';
import {
  createJobBody,
  jobReply,
  jobWithResultsReply,
  listJobResultsQuery,
} from './job-schemas.js';
import type { Knex } from 'knex';

const tag = 'Jobs';

interface JobDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly readiness: { readonly isShuttingDown: boolean };
}

const params = z.object({ id: idParam('job') });

export const jobRoutes = [
  defineRoute({
    method: 'post',
    path: '/api/v1/jobs',
    extension: true,
    operationId: 'createJob',
    tag,
    summary: 'Queue work on many passports',
    description:
      'Each passport is sealed, published, changed or deleted as by a request of the same credential, with the same rules and quota; one that is refused stops no other. The work goes on when the client leaves; it ends with the credential.',
    access: 'passport:read',
    gated: true,
    maxBodyBytes: 'createBodyBytes',
    idempotent: true,
    body: createJobBody,
    replies: { 202: { description: 'The job, queued.', schema: jobReply } },
    errors: {
      400: 'JOB_EMPTY, JOB_TOO_LARGE, or a bad body.',
      409: 'TOO_MANY_JOBS, or IDEMPOTENCY_KEY_REUSED.',
    },
    async handle(deps: JobDeps, { caller, body, ip }) {
      const { kind, ids, query, params: sent = {} } = body;
      const job = await createJob(deps, caller, {
        kind,
        ids,
        query: query && questionOf(query),
        params: paramsOf(sent),
        ip,
      });
      return json(202, { success: true, job: jobJson(job) });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/jobs/{id}',
    extension: true,
    operationId: 'getJob',
    tag,
    summary: 'Progress and results of a job',
    description:
      'Results come as they are there: while the job runs, `nextCursor` leads to those that come next. Kept for 30 days after its end.',
    access: 'passport:read',
    params,
    query: listJobResultsQuery,
    replies: { 200: { description: 'The job, and a page.', schema: jobWithResultsReply } },
    errors: { 400: 'INVALID_CURSOR.', 404: 'No such job in this workspace.' },
    async handle(deps: JobDeps, { caller, params: { id }, query }) {
      const { job, results, nextCursor } = await getJob(deps, caller, { ...query, id });
      return json(200, {
        success: true,
        job: jobJson(job),
        results: results.map((result) => resultJson(job, result)),
        nextCursor,
      });
    },
  }),
  defineRoute({
    method: 'get',
    path: '/api/v1/jobs/{id}/events',
    extension: true,
    operationId: 'watchJob',
    tag,
    summary: 'Progress of a job as server-sent events',
    description:
      'An event `progress` with the job for each change, at most one a second, until it is finished. Ends after five minutes: a client connects again.',
    access: 'passport:read',
    params,
    replies: {
      200: { description: 'The events.', mediaTypes: { 'text/event-stream': z.string() } },
    },
    errors: { 404: 'No such job in this workspace.' },
    async handle(deps: JobDeps, { caller, params: { id } }) {
      const read = () =>
        tenantTransaction(deps.db, caller.tenant.id, (tx) => requireJob(tx, caller, id));
      // Refused before the stream begins.
      await read();
      const isEnding = () => deps.readiness.isShuttingDown;
      const content = jobEvents({ read, isEnding }, jobJson);
      return {
        status: 200 as const,
        // A proxy that collects replies would hold the events back until there are many.
        headers: { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
        raw: { contentType: 'text/event-stream', content },
      };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/v1/jobs/{id}/cancel',
    extension: true,
    operationId: 'cancelJob',
    tag,
    summary: 'Stop a job',
    description: 'What is done stays done; what has no result gets none.',
    access: 'passport:read',
    params,
    protective: true,
    replies: { 200: { description: 'The job, canceled.', schema: jobReply } },
    errors: { 404: 'No such job in this workspace.', 409: 'JOB_FINISHED.' },
    async handle(deps: JobDeps, { caller, params: { id } }) {
      return json(200, { success: true, job: jobJson(await cancelJob(deps, caller, id)) });
    },
  }),
];

type SentParams = NonNullable<z.output<typeof createJobBody>['params']>;

/** Members that are not declared have no meaning, and are not stored. */
function paramsOf({ status, facilityId, reason, noticeUrl, contact }: SentParams): Job['params'] {
  return { status, facilityId, reason, noticeUrl, contact };
}

export function jobJson(job: Job) {
  return {
    id: job.id,
    kind: job.kind,
    state: job.state,
    total: job.total,
    done: job.done,
    failed: job.failed,
    createdBy: job.author.name,
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}

function resultJson({ kind }: Job, { number, passportId, ok, code, message }: JobResult) {
  return { passportId, row: kind === 'IMPORT' ? number : null, ok, code, message };
}

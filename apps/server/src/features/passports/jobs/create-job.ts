import type { Knex } from 'knex';
import { actorOf, type Caller } from '../../../platform/auth/caller-model.js';
import type { Clock, NewId } from '../../../platform/clock.js';
import { announce } from '../../../platform/db/announcements/announcing-transaction.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { workspaceUsageRepository } from '../../../platform/db/repositories/workspace-usage-repository.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { passportSearchRepository } from '../catalogue/passport-search-repository.js';
import { filterOf, type SearchQuestion } from '../catalogue/search-passports.js';
import {
  JOB_KINDS,
  MAX_JOB_ITEMS,
  MAX_OPEN_JOBS,
  type Job,
  type JobKind,
  type JobParams,
} from './job-model.js';
import { jobRepository } from './job-repository.js';

interface CreateJobDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
}

interface CreateJobInput {
  readonly kind: JobKind;
  readonly params: JobParams;
  /** Passports by id; in their place a question to the catalogue. */
  readonly ids?: readonly string[] | undefined;
  readonly query?: SearchQuestion | undefined;
  readonly ip: string;
}

/**
 * Queues work on many passports. A question is answered now: passports that match later are no part of the job.
 *
 * @throws a 403 without the permission of the kind; a 400 `JOB_EMPTY` or `JOB_TOO_LARGE`; a 409 `TOO_MANY_JOBS`.
 */
export function createJob(
  deps: CreateJobDeps,
  caller: Caller,
  { kind, params, ids, query, ip }: CreateJobInput,
): Promise<Job> {
  requirePermissionOf(caller, kind);
  const tenantId = caller.tenant.id;
  return tenantTransaction(deps.db, tenantId, async (tx) => {
    const passportIds = ids ? [...new Set(ids)] : await idsOfQuery(tx, caller, query);
    if (passportIds.length === 0) {
      throw ApiError.badRequest('No passport is named, or none matches.', { code: 'JOB_EMPTY' });
    }
    const jobs = jobRepository(tx, tenantId);
    await requireJobRoom(tx, tenantId);
    const job: Job = {
      tenantId,
      id: deps.newId(),
      kind,
      params,
      state: 'QUEUED',
      total: passportIds.length,
      done: 0,
      failed: 0,
      author: authorOf(caller, ip),
      operatorId: caller.operatorId,
      createdAt: deps.clock.now(),
      finishedAt: null,
    };
    await jobs.insert(job, passportIds);
    announce(tx, 'jobs', tenantId);
    return job;
  });
}

/** @throws a 403 that names the permission. */
export function requirePermissionOf(caller: Caller, kind: JobKind): void {
  const permission = JOB_KINDS[kind];
  if (caller.permissions.has(permission)) return;
  const message = `This credential lacks the permission ${permission}.`;
  throw ApiError.forbidden(message, { code: 'PERMISSION_MISSING' });
}

async function idsOfQuery(
  tx: Knex.Transaction,
  caller: Caller,
  query: SearchQuestion | undefined,
): Promise<readonly string[]> {
  const filter = query && filterOf(caller, query);
  if (!filter) return [];
  const ids = await passportSearchRepository(tx).listIds(filter, MAX_JOB_ITEMS + 1);
  if (ids.length <= MAX_JOB_ITEMS) return ids;
  const message = `More than ${MAX_JOB_ITEMS.toLocaleString('en')} passports match.`;
  throw ApiError.badRequest(message, { code: 'JOB_TOO_LARGE' });
}

export function authorOf(caller: Caller, ip: string): Job['author'] {
  const { credential } = caller;
  const name = actorOf(caller);
  if (credential.kind === 'session') return { kind: 'user', id: credential.userId, name, ip };
  return { kind: 'api-key', id: credential.id, name, ip };
}

/**
 * Creates of one workspace wait for each other, so that none is one too many.
 *
 * @throws a 409 `TOO_MANY_JOBS`.
 */
export async function requireJobRoom(tx: Knex.Transaction, tenantId: string): Promise<void> {
  await workspaceUsageRepository(tx).lock(tenantId);
  if ((await jobRepository(tx, tenantId).countOpen()) >= MAX_OPEN_JOBS) throw tooManyJobs();
}

function tooManyJobs(): ApiError {
  const message = `The workspace has ${MAX_OPEN_JOBS} unfinished jobs.`;
  return ApiError.conflict(message, { code: 'TOO_MANY_JOBS' });
}

import type { Knex } from 'knex';
import type { JobItemRow, JobRow } from '../../../platform/db/tables.js';
import { isUuid } from '../../../platform/db/queries/uuid.js';
import { dayMs, type SweepRule } from '../../../platform/sweep/sweep-model.js';
import {
  JOB_KEPT_DAYS,
  type Job,
  type JobKind,
  type JobParams,
  type JobResult,
  type JobState,
} from './job-model.js';

export const jobSweep: SweepRule = {
  table: 'jobs',
  column: 'finished_at',
  keptMs: JOB_KEPT_DAYS * dayMs,
};

/** Four values each: a statement takes at most 65,535. */
const itemsOfStatement = 5000;

const openStates: readonly JobState[] = ['QUEUED', 'RUNNING'];

/** Jobs of one workspace, as its people ask for them. */
export function jobRepository(db: Knex, tenantId: string) {
  const jobs = () => db<JobRow>('jobs').where({ tenant_id: tenantId });
  return {
    /** Due at once. */
    async insert(job: Job, passportIds: readonly string[]): Promise<void> {
      const { id, kind, params, state, total, author, createdAt } = job;
      await db('jobs').insert({
        ...{ tenant_id: tenantId, id, kind, state, total },
        params: JSON.stringify(params),
        ...{ author_kind: author.kind, author_id: author.id },
        ...{ author_name: author.name, author_ip: author.ip },
        ...{ operator_id: job.operatorId, created_at: createdAt, due_at: createdAt },
      });
      const items = passportIds.map((passportId, index) => ({ number: index + 1, passportId }));
      await insertJobItems(db, job, items);
    },

    async find(id: string): Promise<Job | undefined> {
      if (!isUuid(id)) return undefined;
      const row = await jobs().where({ id }).first();
      return row && jobOf(row);
    },

    /** How many are not finished. Rows of those that are made meanwhile are not among them. */
    async countOpen(): Promise<number> {
      const [row] = await jobs()
        .whereIn('state', openStates)
        .count<{ count: number }[]>('* as count');
      return row?.count ?? 0;
    },

    /** Changes nothing of a finished one. The item that is under way is finished first. */
    async cancel(id: string, at: Date): Promise<void> {
      await jobs()
        .where({ id })
        .whereIn('state', openStates)
        .update({ state: 'CANCELED', finished_at: at, due_at: null });
    },
  };
}

/** An item that is still to be done. */
interface NewJobItem {
  readonly number: number;
  readonly passportId: string;
}

/** By values: rows that a `select` makes with ids of their own are refused by the distributed engine. */
export async function insertJobItems(
  db: Knex,
  { tenantId, id }: Pick<Job, 'tenantId' | 'id'>,
  items: readonly NewJobItem[],
): Promise<void> {
  for (let at = 0; at < items.length; at += itemsOfStatement) {
    const rows = items
      .slice(at, at + itemsOfStatement)
      .map(({ number, passportId: passport_id }) => {
        return { tenant_id: tenantId, job_id: id, number, passport_id };
      });
    await db('job_items').insert(rows);
  }
}

/** Outcomes of a job that there are, by number. */
export async function listJobResults(
  db: Knex,
  { tenantId, id }: Pick<Job, 'tenantId' | 'id'>,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<JobResult[]> {
  const rows = await db<JobItemRow>('job_items')
    .where({ tenant_id: tenantId, job_id: id })
    .whereNotNull('ok')
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit);
  return rows.map(({ number, passport_id: passportId, ok, code, message }) => {
    return { number, passportId, ok: ok === true, code, message };
  });
}

export function jobOf(row: JobRow): Job {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    kind: row.kind as JobKind,
    params: row.params as JobParams,
    state: row.state as JobState,
    total: row.total,
    done: row.done,
    failed: row.failed,
    author: {
      kind: row.author_kind as Job['author']['kind'],
      id: row.author_id,
      name: row.author_name,
      ip: row.author_ip,
    },
    operatorId: row.operator_id,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

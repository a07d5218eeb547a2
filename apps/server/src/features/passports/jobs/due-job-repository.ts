import type { Knex } from 'knex';
import type { JobItemRow, JobRow } from '../../../platform/db/tables.js';
import type { Job, JobResult } from './job-model.js';
import { jobOf } from './job-repository.js';

/** Workspaces with a job that is due. Read without a lock; each is claimed from inside its workspace. */
export async function listWorkspacesWithDueJobs(db: Knex, at: Date): Promise<readonly string[]> {
  const rows = await db<JobRow>('jobs')
    .where('due_at', '<=', at)
    .distinct<{ tenant_id: string }[]>('tenant_id');
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Jobs of one workspace, as a runner works on them. */
export function dueJobRepository(tx: Knex, tenantId: string) {
  const jobs = () => tx<JobRow>('jobs').where({ tenant_id: tenantId });
  return {
    /**
     * Claims the job that waits longest, past one that another transaction is claiming. Until the lease ends no other
     * runner has it.
     */
    async claim(at: Date, leaseUntil: Date): Promise<Job | undefined> {
      // Two statements: a subquery with a limit may be run again for each row that an update looks at.
      const due = await jobs()
        .where('due_at', '<=', at)
        .orderBy(['due_at', 'id'])
        .forUpdate()
        .skipLocked()
        .first('id');
      if (!due) return undefined;
      const [row] = await jobs()
        .where({ id: due.id })
        .update({ due_at: leaseUntil, state: 'RUNNING' })
        .returning<JobRow[]>('*');
      return row && jobOf(row);
    },

    /** Ends a lease: the job is due again, behind the others of its workspace. */
    async release(id: string, at: Date): Promise<void> {
      await jobs().where({ id, state: 'RUNNING' }).update({ due_at: at });
    },

    /** Locks a job that is neither finished nor canceled. */
    async lockRunning(id: string): Promise<boolean> {
      const row = await jobs().where({ id, state: 'RUNNING' }).forUpdate().first('id');
      return row !== undefined;
    },

    async finish(id: string, at: Date): Promise<void> {
      await jobs()
        .where({ id, state: 'RUNNING' })
        .update({ state: 'DONE', finished_at: at, due_at: null });
    },
  };
}

/** The items of one job. */
export function jobItemRepository(tx: Knex, { tenantId, id }: Pick<Job, 'tenantId' | 'id'>) {
  const items = () => tx<JobItemRow>('job_items').where({ tenant_id: tenantId, job_id: id });
  return {
    /** The numbers and passports of items without a result, in order. */
    async listOpen(limit: number): Promise<Pick<JobResult, 'number' | 'passportId'>[]> {
      const rows = await items().whereNull('ok').orderBy('number').limit(limit);
      return rows.map(({ number, passport_id: passportId }) => ({ number, passportId }));
    },

    /** Locks an item; false when it has a result already. */
    async lockOpen(number: number): Promise<boolean> {
      const row = await items().where({ number }).whereNull('ok').forUpdate().first('number');
      return row !== undefined;
    },

    /** Notes that an item failed for a reason that is not its own. @returns How often it did. */
    async countAttempt(number: number): Promise<number> {
      const [row] = await items()
        .where({ number })
        .update({ attempts: tx.raw('attempts + 1') })
        .returning<{ attempts: number }[]>('attempts');
      return row?.attempts ?? 0;
    },

    async settle({ number, passportId, ok, code, message }: JobResult): Promise<void> {
      await items().where({ number }).update({ ok, code, message, passport_id: passportId });
      await tx<JobRow>('jobs')
        .where({ tenant_id: tenantId, id })
        .update({ done: tx.raw('done + 1'), failed: tx.raw('failed + ?', [ok ? 0 : 1]) });
    },
  };
}

import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import type { Caller, Tenant } from '../../../platform/auth/caller-model.js';
import { requestsPerMinute } from '../../../platform/auth/plan.js';
import { tenantRepository } from '../../../platform/auth/tenant-repository.js';
import { BackgroundWork } from '../../../platform/background-work.js';
import type { RequestBudgets } from '../../../platform/budgets/request-budgets.js';
import { isDatabaseOutage } from '../../../platform/db/connections/database-outage.js';
import type { Announcements } from '../../../platform/db/announcements/announcements.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import {
  dueJobRepository,
  jobItemRepository,
  listWorkspacesWithDueJobs,
} from './due-job-repository.js';
import { findJobCaller } from './find-job-caller.js';
import { JOB_KINDS, type Job, type JobResult } from './job-model.js';
import { performJobItem, type PerformJobDeps } from './perform-job-item.js';

/** Longer than any slice takes: a process that holds a job beyond it has died. */
const leaseMs = 30_000;
/** Interval of the search for jobs. */
const lookMs = 5000;
/** Workspaces whose jobs a process works on at a time: each holds a connection. */
const workspacesAtATime = 2;
/** A slice of a job: then other jobs of the workspace, and other workspaces, have their turn. */
const sliceMs = 1000;
const itemsOfSlice = 50;
/** An item that fails for a reason of the server's is tried again, after a pause. */
const maxAttempts = 3;
const retryMs = 5000;

interface JobRunnerOptions extends PerformJobDeps {
  readonly logger: Logger;
  readonly budgets: Pick<RequestBudgets, 'take'>;
  readonly limits: Config['limits'];
  readonly announcements: Pick<Announcements, 'subscribe'>;
}

type OpenItem = Pick<JobResult, 'number' | 'passportId'>;

/** `ended`: the job is canceled. `failed`: the item has no result yet. */
type Outcome = 'settled' | 'failed' | 'ended';

/**
 * Works on jobs in the background, item by item. Open work stands in rows: a process that dies leaves it to the next one.
 * An item and its result are one transaction, so that each is done once.
 */
export class JobRunner {
  private readonly work: BackgroundWork;

  constructor(private readonly options: JobRunnerOptions) {
    const { announcements, logger } = options;
    this.work = new BackgroundWork({
      runRound: () => this.runRound(),
      channel: 'jobs',
      announcements,
      lookMs,
      logger,
      interrupted: 'jobs interrupted, the next look goes on',
    });
  }

  start(): void {
    this.work.start();
  }

  /** Finishes the items that are under way. */
  stop(): Promise<void> {
    return this.work.stop();
  }

  /** Works on everything that is due, and resolves when nothing is. It never throws. */
  run(): Promise<void> {
    return this.work.run();
  }

  /**
   * A slice of one job of each workspace, so that none waits for another one's long job.
   *
   * @returns True when there were any.
   */
  private async runRound(): Promise<boolean> {
    const { db, clock } = this.options;
    const tenants = await listWorkspacesWithDueJobs(db, clock.now());
    let worked = 0;
    for (let at = 0; at < tenants.length && !this.work.isStopped; at += workspacesAtATime) {
      const some = tenants.slice(at, at + workspacesAtATime);
      const slices = await Promise.allSettled(some.map((tenantId) => this.runSlice(tenantId)));
      for (const slice of slices) {
        if (slice.status === 'rejected') throw slice.reason;
        if (slice.value) worked++;
      }
    }
    return worked > 0;
  }

  /** @returns False when another runner has what was due. */
  private async runSlice(tenantId: string): Promise<boolean> {
    const { db, clock } = this.options;
    const at = clock.now();
    const leaseUntil = new Date(at.getTime() + leaseMs);
    const claimed = await tenantTransaction(db, tenantId, async (tx) => {
      const jobs = dueJobRepository(tx, tenantId);
      const job = await jobs.claim(at, leaseUntil);
      if (!job) return undefined;
      const tenant = await tenantRepository(tx).find(tenantId);
      return { job, tenant, items: await jobItemRepository(tx, job).listOpen(itemsOfSlice) };
    });
    if (!claimed) return false;
    const { job, tenant, items } = claimed;
    const endsAt = performance.now() + sliceMs;
    let pausedUntil: Date | undefined;
    for (const item of items) {
      if (this.work.isStopped || performance.now() > endsAt) break;
      pausedUntil = tenant && (await this.takeBudget(tenant));
      if (pausedUntil) break;
      const outcome = await this.workOn(job, item);
      if (outcome === 'failed') pausedUntil = new Date(clock.now().getTime() + retryMs);
      if (outcome !== 'settled') break;
    }
    await tenantTransaction(db, tenantId, async (tx) => {
      const jobs = dueJobRepository(tx, tenantId);
      const open = await jobItemRepository(tx, job).listOpen(1);
      if (open.length > 0) await jobs.release(job.id, pausedUntil ?? clock.now());
      else await jobs.finish(job.id, clock.now());
    });
    return true;
  }

  /**
   * Items a minute are as many as the requests that the workspace may make, counted apart from them.
   *
   * @returns Until when the budget is spent; undefined for an item that may be worked on.
   */
  private async takeBudget(tenant: Tenant): Promise<Date | undefined> {
    const { budgets, limits, clock } = this.options;
    const perMinute = requestsPerMinute(tenant, limits);
    if (perMinute === undefined) return undefined;
    const limit = perMinute * limits.workspaceFactor;
    const [budget] = await budgets.take([{ key: `jobs:${tenant.id}`, limit }]);
    if (!budget?.exceeded) return undefined;
    return new Date(clock.now().getTime() + 1000 * budget.resetSeconds);
  }

  private async workOn(job: Job, item: OpenItem): Promise<Outcome> {
    const { timestampAuthority, logger } = this.options;
    try {
      // A time-stamp is asked for while nothing is locked: such a seal comes before its result, and is looked for.
      const isOutside = job.kind === 'SEAL' && timestampAuthority.isConfigured;
      return await (isOutside ? this.sealAndSettle(job, item) : this.performAndSettle(job, item));
    } catch (error) {
      // The next look goes on, and no item is to blame.
      if (isDatabaseOutage(error)) throw error;
      logger.warn({ err: error, tenantId: job.tenantId, jobId: job.id, ...item }, 'item failed');
      return this.giveUpAfterAttempts(job, item);
    }
  }

  private performAndSettle(job: Job, item: OpenItem): Promise<Outcome> {
    const { db, clock } = this.options;
    return tenantTransaction(db, job.tenantId, async (tx) => {
      const jobs = dueJobRepository(tx, job.tenantId);
      if (!(await jobs.lockRunning(job.id))) return 'ended';
      const items = jobItemRepository(tx, job);
      if (!(await items.lockOpen(item.number))) return 'settled';
      const caller = await findJobCaller(tx, job, clock.now());
      const result = await this.resultOf(job, item, { db: tx, caller });
      await items.settle({ ...item, ...result });
      return 'settled';
    });
  }

  private async sealAndSettle(job: Job, item: OpenItem): Promise<Outcome> {
    const { db, clock } = this.options;
    const caller = await tenantTransaction(db, job.tenantId, async (tx) => {
      const isRunning = await dueJobRepository(tx, job.tenantId).lockRunning(job.id);
      return isRunning ? { found: await findJobCaller(tx, job, clock.now()) } : undefined;
    });
    if (!caller) return 'ended';
    const result = await this.resultOf(job, item, { db, caller: caller.found });
    return tenantTransaction<Outcome>(db, job.tenantId, async (tx) => {
      const items = jobItemRepository(tx, job);
      if (await items.lockOpen(item.number)) await items.settle({ ...item, ...result });
      return 'settled';
    });
  }

  /** @throws what is no refusal: a fault of the server, of which the item keeps no trace. */
  private async resultOf(
    job: Job,
    { passportId, number }: OpenItem,
    { db, caller }: { readonly db: Knex; readonly caller: Caller | undefined },
  ): Promise<Omit<JobResult, 'number'>> {
    if (!caller?.permissions.has(JOB_KINDS[job.kind])) return { passportId, ...withoutRights };
    try {
      const step = { job, caller, passportId, number };
      const made = await performJobItem({ ...this.options, db }, step);
      return { passportId: made, ok: true, code: null, message: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { passportId, ok: false, code: error.code, message: error.message };
    }
  }

  /** An item that failed goes on after a pause: what stood in its way may be gone by then. */
  private giveUpAfterAttempts(job: Job, item: OpenItem): Promise<Outcome> {
    return tenantTransaction(this.options.db, job.tenantId, async (tx) => {
      if (!(await dueJobRepository(tx, job.tenantId).lockRunning(job.id))) return 'ended';
      const items = jobItemRepository(tx, job);
      if ((await items.countAttempt(item.number)) < maxAttempts) return 'failed';
      await items.settle({ ...item, ...givenUp });
      return 'settled';
    });
  }
}

const withoutRights = {
  ok: false,
  code: 'PERMISSION_MISSING',
  message: 'The credential that made this job is gone or has lost the permission for it.',
};

const givenUp = {
  ok: false,
  code: 'INTERNAL_ERROR',
  message: 'This failed three times, and it is the fault of the server. Nothing was changed.',
};

import type { RequestOptions } from '../client-options.js';
import { generateIdempotencyKey } from '../idempotency.js';
import { pagesOf } from '../page.js';
import type { PageList } from '../page.js';
import type { ReplyPromise } from '../reply-promise.js';
import type { Transport } from '../request.js';
import { systemTiming } from '../timing.js';
import type {
  CreateJobRequest,
  CursorQuery,
  Job,
  JobReply,
  JobResult,
  JobWithResultsReply,
} from '../schemas.js';
import type { CreateJobOptions, WaitForJobOptions } from './job-options.js';

/** Work on many passports in the background. */
export class JobsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Queues a job: passports by `ids`, or by a `query` as of the search. Safe to repeat: each call carries an idempotency
   * key.
   *
   * @throws `BadRequestError` `JOB_EMPTY`, `JOB_TOO_LARGE`; `ConflictError` `TOO_MANY_JOBS`; `ForbiddenError` without the
   *   permission of the kind.
   * @example
   * const { job } = await client.jobs.create({ kind: 'SEAL', query: { sealed: 'false' } });
   */
  create(job: CreateJobRequest, options: CreateJobOptions = {}): ReplyPromise<JobReply> {
    const { idempotencyKey = generateIdempotencyKey(), ...rest } = options;
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/jobs',
      body: job,
      idempotencyKey,
      options: rest,
    });
  }

  /**
   * Gets a job with a page of the results that there are.
   * @example
   * const { job, results } = await client.jobs.get(jobId);
   */
  get(
    id: string,
    { limit, cursor }: CursorQuery = {},
    options?: RequestOptions,
  ): ReplyPromise<JobWithResultsReply> {
    return this.#transport.json({
      path: '/api/v1/jobs/{id}',
      params: { id },
      query: { limit, cursor },
      options,
    });
  }

  /**
   * Lists the results of a finished job. Of one that runs it ends with those that are there.
   * @example
   * for await (const { passportId, ok, message } of client.jobs.results(jobId)) {
   *   if (!ok) console.log(passportId, message);
   * }
   */
  results(id: string, query: CursorQuery = {}, options?: RequestOptions): PageList<JobResult> {
    return pagesOf(
      (cursor: string | undefined = query.cursor) => this.get(id, { ...query, cursor }, options),
      (reply) => {
        // The cursor of a running job leads to results that are not there yet.
        const isLast = reply.results.length === 0;
        return { items: reply.results, next: isLast ? undefined : (reply.nextCursor ?? undefined) };
      },
    );
  }

  /**
   * Waits until a job is done or canceled, and asks once a second.
   *
   * @returns The job at its end.
   * @example
   * const { failed } = await client.jobs.wait(jobId, {
   *   onProgress: ({ done, total }) => console.log(`${done} of ${total}`),
   * });
   */
  async wait(id: string, options: WaitForJobOptions = {}): Promise<Job> {
    const { onProgress, intervalMs = 1000, ...rest } = options;
    for (;;) {
      const { job } = await this.get(id, { limit: 1 }, rest);
      onProgress?.(job);
      if (job.state === 'DONE' || job.state === 'CANCELED') return job;
      await systemTiming.sleep(intervalMs, rest.signal);
    }
  }

  /**
   * Stops a job. What is done stays done.
   *
   * @throws `ConflictError` `JOB_FINISHED`.
   * @example
   * await client.jobs.cancel(jobId);
   */
  cancel(id: string, options?: RequestOptions): ReplyPromise<JobReply> {
    return this.#transport.json({
      method: 'POST',
      path: '/api/v1/jobs/{id}/cancel',
      params: { id },
      options,
    });
  }
}

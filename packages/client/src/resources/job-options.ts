import type { IdempotentRequestOptions, RequestOptions } from '../client-options.js';
import type { Job } from '../schemas.js';

/** Options of `jobs.create`. */
export type CreateJobOptions = IdempotentRequestOptions;

/** Options of `jobs.wait`. */
export interface WaitForJobOptions extends RequestOptions {
  /** Called with the job each time it was read, also at its end. */
  readonly onProgress?: ((job: Job) => void) | undefined;
  /** Milliseconds between two looks. Default 1000. */
  readonly intervalMs?: number | undefined;
}

import type { Permission } from '../../../platform/auth/permissions.js';

/** What a job does to each of its passports, and the permission that it takes. */
export const JOB_KINDS = {
  SEAL: 'passport:seal',
  STATUS: 'passport:update',
  FACILITY: 'passport:update',
  PUBLISH: 'passport:update',
  DELETE_DRAFTS: 'passport:update',
  IMPORT: 'passport:create',
} as const satisfies Record<string, Permission>;

export type JobKind = keyof typeof JOB_KINDS;

/** Kinds that are asked for by passports; an import is published by a call of its own. */
export const REQUESTED_KINDS = [
  'SEAL',
  'STATUS',
  'FACILITY',
  'PUBLISH',
  'DELETE_DRAFTS',
] as const satisfies readonly JobKind[];

export const JOB_STATES = ['QUEUED', 'RUNNING', 'DONE', 'CANCELED'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Passports of one job. */
export const MAX_JOB_ITEMS = 10_000;

/** The highest number of an item: that of an import's last row. */
export const MAX_ITEM_NUMBER = 50_000;

/** Jobs of a workspace that are not finished. */
export const MAX_OPEN_JOBS = 20;

/** A finished job and its results are kept so long. */
export const JOB_KEPT_DAYS = 30;

/** What a kind needs to know beyond the passports. */
export interface JobParams {
  /** STATUS: the new one. */
  readonly status?: 'ACTIVE' | 'RECALLED' | 'DECOMMISSIONED' | undefined;
  /** STATUS: what holders of the product are told of it. */
  readonly reason?: string | undefined;
  readonly noticeUrl?: string | undefined;
  readonly contact?: string | undefined;
  /** FACILITY: the new one; null detaches. */
  readonly facilityId?: string | null | undefined;
  /** IMPORT: the import, and whether its faulty rows become drafts. */
  readonly importId?: string | undefined;
  readonly keepFaulty?: boolean | undefined;
}

/** The credential whose rights a job runs with; they are looked up anew while it runs. */
export interface JobAuthor {
  readonly kind: 'api-key' | 'user';
  /** Id of the key or of the user. */
  readonly id: string;
  /** As it stands in audit log and version history. */
  readonly name: string;
  /** Address that made the job. */
  readonly ip: string;
}

export interface Job {
  readonly tenantId: string;
  readonly id: string;
  readonly kind: JobKind;
  readonly params: JobParams;
  readonly state: JobState;
  readonly total: number;
  /** Items that have a result, refused ones included. */
  readonly done: number;
  readonly failed: number;
  readonly author: JobAuthor;
  /** The operator that its author is bound to; null: none. */
  readonly operatorId: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** The outcome of one passport. */
export interface JobResult {
  /** From 1, in the order of the request; IMPORT: the number of the row. */
  readonly number: number;
  /** IMPORT: also the id that the passport of a refused row would have had. */
  readonly passportId: string;
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string | null;
}

export function isFinished({ state }: Pick<Job, 'state'>): boolean {
  return state === 'DONE' || state === 'CANCELED';
}

import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { requireOperatorScope } from '../../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { changePassportStatus, type ChangePassportStatusDeps } from '../change-passport-status.js';
import { deleteDraftPassport } from '../delete-draft-passport.js';
import type { Passport } from '../passport-model.js';
import { passportRepository } from '../rows/passport-repository.js';
import { sealPassport, type SealPassportDeps } from '../seal-passport.js';
import { updatePassport, type UpdatePassportDeps } from '../update-passport.js';
import { statusNoteOf } from '../status/status-note.js';
import { performImportRow } from '../imports/publish/perform-import-row.js';
import type { Job, JobKind } from './job-model.js';

export type PerformJobDeps = SealPassportDeps & ChangePassportStatusDeps & UpdatePassportDeps;

interface JobStep {
  readonly job: Pick<Job, 'kind' | 'params' | 'author' | 'createdAt'>;
  readonly caller: Caller;
  readonly passportId: string;
  /** Number of the item. */
  readonly number: number;
}

/**
 * Does to one passport what the job says, by the use case that a request of the same caller would have called: with its
 * rules, its quota and its effects.
 *
 * @returns The id of the passport.
 * @throws ApiError as that use case refuses.
 */
export async function performJobItem(deps: PerformJobDeps, step: JobStep): Promise<string> {
  const { job, caller, number, passportId } = step;
  if (job.kind === 'IMPORT') {
    const { params, author } = job;
    return performImportRow(deps, caller, { params, ip: author.ip, number, passportId });
  }
  await performOnPassport(deps, { ...step, job: { ...job, kind: job.kind } });
  return passportId;
}

type PassportStep = JobStep & { readonly job: { readonly kind: Exclude<JobKind, 'IMPORT'> } };

async function performOnPassport(deps: PerformJobDeps, step: PassportStep): Promise<void> {
  const { job, caller, passportId } = step;
  const { ip } = job.author;
  switch (job.kind) {
    case 'SEAL':
      return seal(deps, step);
    case 'STATUS':
      await changePassportStatus(deps, caller, {
        idOrProductId: passportId,
        status: job.params.status ?? 'ACTIVE',
        note: statusNoteOf(job.params),
        ip,
      });
      return;
    case 'FACILITY':
      return setFacility(deps, step);
    case 'PUBLISH':
      return publish(deps, step);
    case 'DELETE_DRAFTS':
      return deleteDraftPassport(deps, caller, { id: passportId, ip });
  }
}

/** A process that died between the seal and its result left a seal: the passport is not sealed twice for one job. */
async function seal(deps: PerformJobDeps, { job, caller, passportId }: JobStep): Promise<void> {
  const { seal: existing } = await requirePassport(deps.db, caller, passportId);
  if (existing && existing.sealedAt >= job.createdAt) return;
  await sealPassport(deps, caller, { idOrProductId: passportId, locale: 'en', ip: job.author.ip });
}

async function setFacility(
  deps: PerformJobDeps,
  { job, caller, passportId }: JobStep,
): Promise<void> {
  const { metadata, status, manufacturingFacility } = await requirePassport(
    deps.db,
    caller,
    passportId,
  );
  const facilityId = job.params.facilityId ?? null;
  if ((manufacturingFacility?.id ?? null) === facilityId) return;
  await updatePassport(deps, caller, {
    id: passportId,
    metadata,
    facilityId,
    draft: status === 'DRAFT',
    changeReason: 'Facility set for many passports',
    locale: 'en',
    ip: job.author.ip,
  });
}

async function publish(deps: PerformJobDeps, { job, caller, passportId }: JobStep): Promise<void> {
  const { metadata, status } = await requirePassport(deps.db, caller, passportId);
  if (status !== 'DRAFT') {
    throw ApiError.conflict('This passport is published already.', { code: 'PASSPORT_NOT_DRAFT' });
  }
  await updatePassport(deps, caller, {
    id: passportId,
    metadata,
    changeReason: 'Published',
    locale: 'en',
    ip: job.author.ip,
  });
}

async function requirePassport(db: Knex, caller: Caller, id: string): Promise<Passport> {
  const tenantId = caller.tenant.id;
  const passport = await tenantTransaction(db, tenantId, (tx) =>
    passportRepository(tx).findById(tenantId, id),
  );
  if (!passport) throw ApiError.notFound('No such passport in this workspace.');
  requireOperatorScope(caller, passport.economicOperator.id);
  return passport;
}

import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { credentialTaskRepository } from '../../platform/auth/credential-task-repository.js';
import { noTally, type Tally } from '../../platform/db/queries/tally.js';
import { boundsOf, type WorkspaceLimits } from '../../platform/limits/workspace-bounds.js';
import { countPendingGrants } from '../grants/pending-grant-reader.js';
import { passportTaskReader } from '../passports/catalogue/passport-task-reader.js';
import { subscriptionTaskReader } from '../webhooks/subscriptions/subscription-task-reader.js';
import { daysAfter, WARNING_DAYS, type TodayItem, type TodayKind } from './today-model.js';

/** What one kind of work is counted with. */
interface WorkScope {
  readonly tx: Knex;
  readonly caller: Caller;
  readonly limits: WorkspaceLimits;
  readonly now: Date;
}

/** How much of a kind waits, and what else there is to say of it. */
type CountedWork = Tally & Pick<TodayItem, 'params'>;

/** Counts what waits for a person; a count of zero is a line less. */
export const countWork: Readonly<Record<TodayKind, (scope: WorkScope) => Promise<CountedWork>>> = {
  RECALL_IN_FORCE: async (scope) => of(await passportsOf(scope).recalled(), { status: 'RECALLED' }),
  WEBHOOK_FAILING: async (scope) => of(await subscriptionsOf(scope).failing()),
  WEBHOOK_SWITCHED_OFF: async (scope) => of(await subscriptionsOf(scope).switchedOff()),
  QUOTA_REACHED: countQuota,
  SIGNING_KEY_MISSING: async (scope) => of(await credentialsOf(scope).signingKeyMissing()),
  DRAFTS_WITH_FAULTS: async (scope) =>
    of(await passportsOf(scope).faultyDrafts(), { status: 'DRAFT' }),
  GRANTS_PENDING: async ({ tx, caller: { tenant, operatorId } }) =>
    of(await countPendingGrants(tx, { tenantId: tenant.id, operatorId }), { status: 'PENDING' }),
  CERTIFICATES_ENDING: countCertificates,
  KEYS_ENDING: async (scope) => {
    const to = daysAfter(scope.now, WARNING_DAYS);
    const window = { from: scope.now, to };
    return warned(of(await credentialsOf(scope).keysEnding(window, scope.caller.operatorId)));
  },
  FACILITY_MISSING: async (scope) => {
    const params = { status: 'ACTIVE', sealed: 'false', facilityId: 'none' };
    return of(await passportsOf(scope).withoutFacility(), params);
  },
  SEAL_MISSING: async (scope) =>
    of(await passportsOf(scope).unsealed(), { status: 'ACTIVE', sealed: 'false' }),
  MFA_MISSING: async (scope) => of(await credentialsOf(scope).peopleWithoutSecondFactor()),
};

const of = (tally: Tally, params: TodayItem['params'] = {}): CountedWork => ({ ...tally, params });

function passportsOf({ tx, caller: { tenant, operatorId } }: WorkScope) {
  return passportTaskReader(tx, { tenantId: tenant.id, operatorId });
}

function subscriptionsOf({ tx, caller }: WorkScope) {
  return subscriptionTaskReader(tx, caller.tenant.id);
}

function credentialsOf({ tx, caller }: WorkScope) {
  return credentialTaskRepository(tx, caller.tenant.id);
}

async function countQuota(scope: WorkScope): Promise<CountedWork> {
  const { tenant } = scope.caller;
  const { passports: passportLimit } = boundsOf(scope.limits, tenant);
  if (passportLimit === null) return of(noTally);
  const { count, lastAt } = await passportsOf(scope).publishedUpTo(passportLimit);
  if (count < passportLimit) return of(noTally);
  const reached = { count: 1, countIsExact: true, since: lastAt, until: null, id: tenant.id };
  return of(reached, { activePassports: count, passportLimit });
}

async function countCertificates(scope: WorkScope): Promise<CountedWork> {
  const day = daysAfter(scope.now, WARNING_DAYS).toISOString().slice(0, 10);
  const tally = await passportsOf(scope).endingBefore(day);
  return warned(of(tally, { status: 'ACTIVE', certificateEndsBefore: day }));
}

/** What ends needs a person from so many days before on. */
function warned(work: CountedWork): CountedWork {
  return { ...work, since: work.until && daysAfter(work.until, -WARNING_DAYS) };
}

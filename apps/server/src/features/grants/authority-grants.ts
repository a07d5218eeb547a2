import type { Knex } from 'knex';
import { PLATFORM_CHAIN } from '../../platform/audit-log/audit-event.js';
import { auditLogRepository } from '../../platform/audit-log/audit-log-repository.js';
import { actorOf, type PlatformCaller } from '../../platform/auth/caller-model.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { platformTransaction } from '../../platform/db/platform-transaction.js';
import type { Page } from '../../platform/db/queries/page.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import {
  authorityGrantRepository,
  type AuthorityGrantFilter,
} from './authority-grant-repository.js';
import type { GrantCounts } from './grant-catalog-repository.js';
import type { AccessGrant } from './grant-model.js';
import { issueGrant, type GrantDeps, type IssuedGrant } from './issue-grant.js';
import { revokeGrant } from './revoke-grant.js';
import { grantEventOf } from './tell-grant-change.js';

/** A grant of the platform, with the name of the workspace whose products it opens. */
export interface AuthorityGrant {
  readonly grant: AccessGrant;
  readonly tenantName: string;
}

interface AuthorityGrantPage {
  readonly grants: readonly AuthorityGrant[];
  /** How many match. */
  readonly total: number;
  /** All grants to authorities by status, apart from the filters. */
  readonly counts: GrantCounts;
}

/** One page of the grants to authorities and how many there are in all: those in force first. */
export function listAuthorityGrants(
  { db }: { readonly db: Knex },
  filter: AuthorityGrantFilter,
  page: Page,
): Promise<AuthorityGrantPage> {
  const { tenantId } = filter;
  return platformTransaction(db, async (tx) => {
    const repository = authorityGrantRepository(tx);
    const counts = await repository.countByStatus();
    if (tenantId !== undefined && !isUuid(tenantId)) return { grants: [], total: 0, counts };
    const grants = await named(tx, await repository.list(filter, page));
    return { grants, total: await repository.count(filter), counts };
  });
}

/** @throws a 404, also for a grant that a workspace issued. */
export function getAuthorityGrant(
  { db }: { readonly db: Knex },
  id: string,
): Promise<AuthorityGrant> {
  return platformTransaction(db, async (tx) => {
    const grant = await authorityGrantRepository(tx).find(id);
    const [shown] = grant ? await named(tx, [grant]) : [];
    if (!shown) throw noSuchGrant();
    return shown;
  });
}

type IssueAuthorityGrantInput = Omit<Parameters<typeof issueGrant>[2], 'kind' | 'ip'> & {
  readonly ip: string;
};

/** Issues a grant to an authority, as the log of the workspace and that of the platform say. */
export async function issueAuthorityGrant(
  deps: GrantDeps,
  caller: PlatformCaller,
  input: IssueAuthorityGrantInput,
): Promise<IssuedGrant> {
  const issued = await issueGrant(deps, caller, { ...input, kind: 'AUTHORITY' });
  const { grant } = issued;
  await recordForPlatform(deps, caller, { grant, action: 'grant.issued', ip: input.ip });
  return issued;
}

/**
 * Revokes a grant to an authority; a second time changes nothing.
 *
 * @throws a 404, also for a grant that a workspace issued.
 */
export async function revokeAuthorityGrant(
  deps: GrantDeps,
  caller: PlatformCaller,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<AuthorityGrant> {
  const found = await getAuthorityGrant(deps, id);
  const { tenantId, status } = found.grant;
  const grant = await revokeGrant(deps, caller, { tenantId, id, ip });
  if (status !== 'REVOKED') {
    await recordForPlatform(deps, caller, { grant, action: 'grant.revoked', ip });
  }
  return { ...found, grant };
}

interface PlatformRecord {
  readonly grant: AccessGrant;
  readonly action: 'grant.issued' | 'grant.revoked';
  readonly ip: string;
}

/**
 * Once the workspace's own log has it, in a transaction of its own: behind the wall of a workspace the chain of the platform
 * cannot be reached.
 */
function recordForPlatform(
  deps: GrantDeps,
  caller: PlatformCaller,
  { grant, action, ip }: PlatformRecord,
): Promise<void> {
  const change = { grant, action, ip, actor: actorOf(caller), at: deps.clock.now() };
  const event = grantEventOf(change);
  const details = { ...event.details, tenantId: grant.tenantId };
  return tenantTransaction(deps.db, PLATFORM_CHAIN, (tx) =>
    auditLogRepository(tx, deps).append({ ...event, details, tenantId: PLATFORM_CHAIN }),
  );
}

const noSuchGrant = () =>
  ApiError.brief(404, 'The platform has issued no such grant.', 'GRANT_NOT_FOUND');

/** Grants with the names of their workspaces; each name is read once. */
async function named(
  tx: Knex.Transaction,
  grants: readonly AccessGrant[],
): Promise<AuthorityGrant[]> {
  const names = new Map<string, string>();
  for (const { tenantId } of grants) {
    if (names.has(tenantId)) continue;
    names.set(tenantId, (await tenantRepository(tx).find(tenantId))?.name ?? '');
  }
  return grants.map((grant) => ({ grant, tenantName: names.get(grant.tenantId) ?? '' }));
}

import type { Knex } from 'knex';
import { seesAsOwner, type Caller } from '../../platform/auth/caller-model.js';
import { capabilityTokenHash, isCapabilityToken } from '../../platform/auth/capability-token.js';
import type { Clock } from '../../platform/clock.js';
import type { DirectoryCache } from '../../platform/directory/directory-cache.js';
import { presentedCredential } from '../../platform/http/presented-credential.js';
import type { ApiRequest } from '../../platform/http/route.js';
import type { AccessTier } from '../../representations/access-tier.js';
import { covers, type GrantTarget } from '../grants/grant-model.js';
import { grantReader } from '../grants/grant-reader.js';
import type { ResolvedPassport } from '../passports/keys/published-passport-reader.js';
import type { GrantUses } from './grant-uses.js';

export interface ViewerTierDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly directoryCache: DirectoryCache;
  readonly grantUses: GrantUses;
}

/** Who asks, as far as it decides what they see. */
export interface TierViewer {
  readonly caller: Caller | undefined;
  /** A capability token, well formed and otherwise unknown. */
  readonly grantToken?: string | undefined;
}

/**
 * The capability token of a request: that of `Authorization`, else that of `?grant=`. Whoever sends both
 * means the header, as with cookies; one request is one look-up. Other credentials beside `?grant=` are
 * those of a caller, and do not hide it.
 */
export function grantTokenOf(
  request: Pick<
    ApiRequest<unknown, { grant?: string | undefined }, unknown, unknown>,
    'headers' | 'query'
  >,
): string | undefined {
  const bearer = bearerOf(request.headers);
  if (bearer !== undefined && isCapabilityToken(bearer)) return bearer;
  const { grant } = request.query;
  return grant !== undefined && isCapabilityToken(grant) ? grant : undefined;
}

/**
 * What a viewer sees of a passport or a unit. A token that is unknown, over, revoked or for something else
 * counts as none, and nobody is told.
 *
 * @param ownsTarget - Whether the caller sees it as its owner.
 */
export async function tierOf(
  deps: ViewerTierDeps,
  { grantToken }: TierViewer,
  { ownsTarget, ...target }: GrantTarget & { readonly ownsTarget: boolean },
): Promise<AccessTier> {
  if (ownsTarget) return 'owner';
  if (grantToken === undefined) return 'public';
  const { db, clock, directoryCache: directory, grantUses } = deps;
  const at = clock.now();
  const sha256 = capabilityTokenHash(grantToken);
  const grant = await grantReader(db).findInForce(sha256, { at, directory });
  if (!grant || !covers(grant, target)) return 'public';
  grantUses.record({ tenantId: grant.tenantId, grantId: grant.id, count: 1, lastUsedAt: at });
  return 'restricted';
}

/** An operator-scoped credential owns its operator's passports only. */
export function ownsPassport(caller: Caller | undefined, found: ResolvedPassport): boolean {
  if (!seesAsOwner(caller) || caller.tenant.id !== found.tenantId) return false;
  return caller.operatorId === null || caller.operatorId === found.operatorId;
}

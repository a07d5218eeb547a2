import type { Knex } from 'knex';
import {
  capabilityTokenHash,
  isCapabilityToken,
} from '../../platform/auth/secrets/capability-token.js';
import type { Clock } from '../../platform/clock.js';
import { bearerOf } from '../../platform/http/request/presented-credential.js';
import type { AccessTier } from '../../representations/access-tier.js';
import { covers, type GrantInForce, type GrantTarget } from '../grants/grant-model.js';
import { grantReader } from '../grants/grant-reader.js';
import { editionReader } from '../passports/revisions/edition-reader.js';
import type { GrantUses } from './accesses/grant-uses.js';

export interface ViewerTierDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly grantUses: GrantUses;
}

/**
 * The capability token of a request: that of `Authorization`, else that of `?grant=`. Of two the header counts, as
 * with cookies; one request is one look-up. Another credential in the header is a caller's, and does not hide the
 * token in the query.
 */
export function grantTokenOf({ headers, query }: GrantedRequest): string | undefined {
  const { authorization } = headers;
  const bearer = authorization === undefined ? undefined : bearerOf(authorization);
  return [bearer, query.grant].find((text) => text !== undefined && isCapabilityToken(text));
}

interface GrantedRequest {
  readonly headers: { readonly authorization?: string | undefined };
  readonly query: { readonly grant?: string | undefined };
}

/** The access tier of a viewer, and the grant that gives it, if any. */
export interface ViewerTier {
  readonly tier: AccessTier;
  readonly grant: GrantInForce | undefined;
}

/**
 * The tier at which a viewer sees a passport or a unit. A token that is unknown, expired, revoked or for something
 * else counts as none, without a word to the viewer.
 *
 * @param ownsTarget - True when the caller sees it as its owner.
 */
export async function viewerTierOf(
  deps: ViewerTierDeps,
  { grantToken }: { readonly grantToken?: string | undefined },
  { ownsTarget, ...target }: GrantTarget & { readonly ownsTarget: boolean },
): Promise<ViewerTier> {
  if (ownsTarget) return { tier: 'owner', grant: undefined };
  const grant = grantToken === undefined ? undefined : await findGrant(deps, grantToken);
  return grant && (covers(grant, target) || (await coversFormer(deps, grant, target)))
    ? { tier: 'restricted', grant }
    : { tier: 'public', grant: undefined };
}

/** A grant on an edition covers the one that took its place, and the units that followed to it. */
async function coversFormer(
  { db }: ViewerTierDeps,
  grant: GrantInForce,
  target: GrantTarget,
): Promise<boolean> {
  const { tenantId, scope } = grant;
  if (scope.scopeType !== 'PASSPORT' || tenantId !== target.tenantId) return false;
  const edition = await editionReader(db).find(tenantId, scope.passportId);
  return edition !== undefined && edition.supersededBy === target.passportId;
}

function findGrant({ db, clock }: ViewerTierDeps, token: string) {
  return grantReader(db).findInForce(capabilityTokenHash(token), clock.now());
}

/** Counts an answer that a grant opened. */
export function recordGrantUse(
  { clock, grantUses }: Pick<ViewerTierDeps, 'clock' | 'grantUses'>,
  { grant }: Pick<ViewerTier, 'grant'>,
): void {
  if (!grant) return;
  const { tenantId, id: grantId } = grant;
  grantUses.record({ tenantId, grantId, count: 1, lastUsedAt: clock.now() });
}

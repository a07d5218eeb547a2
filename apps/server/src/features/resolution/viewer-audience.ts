import type { Audience } from '@dpp/espr-validate';
import type { Knex } from 'knex';
import {
  audienceOfToken,
  capabilityTokenHash,
  isCapabilityToken,
} from '../../platform/auth/secrets/capability-token.js';
import type { Clock } from '../../platform/clock.js';
import { bearerOf } from '../../platform/http/request/presented-credential.js';
import { covers, type GrantInForce, type GrantTarget } from '../grants/grant-model.js';
import { grantReader } from '../grants/grant-reader.js';
import { editionReader } from '../passports/revisions/edition-reader.js';
import type { GrantUses } from './accesses/grant-uses.js';

export interface ViewerAudienceDeps {
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

/** The audience that a viewer belongs to, and the grant that says so, if any. */
export interface ViewerAudience {
  readonly audience: Audience;
  readonly grant: GrantInForce | undefined;
}

/**
 * The audience as which a viewer sees a passport or a unit. A token that is unknown, expired, revoked or for something
 * else counts as none, without a word to the viewer.
 *
 * @param ownsTarget - True when the caller sees it as its owner.
 */
export async function viewerAudienceOf(
  deps: ViewerAudienceDeps,
  { grantToken }: { readonly grantToken?: string | undefined },
  { ownsTarget, ...target }: GrantTarget & { readonly ownsTarget: boolean },
): Promise<ViewerAudience> {
  if (ownsTarget) return { audience: 'owner', grant: undefined };
  if (grantToken === undefined) return { audience: 'public', grant: undefined };
  const grant = await findGrant(deps, grantToken);
  return grant && (covers(grant, target) || (await coversFormer(deps, grant, target)))
    ? { audience: audienceOfToken(grantToken), grant }
    : { audience: 'public', grant: undefined };
}

/** A grant on an edition covers the one that took its place, and the units that followed to it. */
async function coversFormer(
  { db }: ViewerAudienceDeps,
  grant: GrantInForce,
  target: GrantTarget,
): Promise<boolean> {
  const { tenantId, scope } = grant;
  if (scope.scopeType !== 'PASSPORT' || tenantId !== target.tenantId) return false;
  const edition = await editionReader(db).find(tenantId, scope.passportId);
  return edition !== undefined && edition.supersededBy === target.passportId;
}

function findGrant({ db, clock }: ViewerAudienceDeps, token: string) {
  return grantReader(db).findInForce(capabilityTokenHash(token), clock.now());
}

/** Counts an answer that a grant opened. */
export function recordGrantUse(
  { clock, grantUses }: Pick<ViewerAudienceDeps, 'clock' | 'grantUses'>,
  { grant }: Pick<ViewerAudience, 'grant'>,
): void {
  if (!grant) return;
  const { tenantId, id: grantId } = grant;
  grantUses.record({ tenantId, grantId, count: 1, lastUsedAt: clock.now() });
}

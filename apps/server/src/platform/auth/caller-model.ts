import type { Permission, TenantRole } from './permissions.js';
import type { SubscriptionStatus, Tier } from './plan.js';

export interface Tenant {
  readonly id: string;
  readonly name: string;
  /** First label of the workspace host. */
  readonly subdomain: string;
  readonly tier: Tier;
  readonly subscriptionStatus: SubscriptionStatus;
  /** Agreed with this tenant; null: the tier's. */
  readonly passportLimit: number | null;
  /** Identifier of the legal entity, as it goes into the seal certificate. */
  readonly legalId: string | null;
  readonly mfaRequired: boolean;
}

/** Who makes a request. The tenant comes from the credential, never from the host. */
export interface Caller {
  readonly tenant: Tenant;
  readonly role: TenantRole;
  readonly permissions: ReadonlySet<Permission>;
  /** The one economic operator this credential is bound to; null: the whole workspace. */
  readonly operatorId: string | null;
  readonly credential: { readonly kind: 'api-key'; readonly id: string };
}

/** How a caller is named in version history and the audit log. */
export function actorOf(caller: Caller): string {
  return `${caller.credential.kind}:${caller.credential.id}`;
}

import type { Environment } from './environment-model.js';
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
  /** The workspace that this is the sandbox of; null for a workspace in its own right. */
  readonly sandboxOf: string | null;
}

export function isSandbox(tenant: Pick<Tenant, 'sandboxOf'>): boolean {
  return tenant.sandboxOf !== null;
}

export function environmentOf(tenant: Pick<Tenant, 'sandboxOf'>): Environment {
  return isSandbox(tenant) ? 'test' : 'live';
}

export interface ApiKeyCredential {
  readonly kind: 'api-key';
  readonly id: string;
  /** The eight hex digits that stand in the key: what its owner knows it by. */
  readonly keyId: string;
  readonly expiresAt: Date | null;
}

/** A person who logged in at the console. */
export interface SessionCredential {
  readonly kind: 'session';
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** A second factor was proved in this session, and the user still has one. */
  readonly mfa: boolean;
  readonly expiresAt: Date;
  /** Browsers add cookies by themselves; what comes in one needs proof that a page of ours sent it. */
  readonly sentAs: 'bearer' | 'cookie';
}

/** The operator of the server, who works in a workspace from its command line. */
interface CommandLineCredential {
  readonly kind: 'command-line';
  readonly id: 'command-line';
}

/** Who makes a request in a workspace. The tenant comes from the credential, never from the host. */
export interface Caller {
  readonly tenant: Tenant;
  readonly role: TenantRole;
  readonly permissions: ReadonlySet<Permission>;
  /** The one economic operator this credential is bound to; null: the whole workspace. */
  readonly operatorId: string | null;
  readonly credential: ApiKeyCredential | SessionCredential | CommandLineCredential;
}

/** An administrator of the platform, who belongs to no workspace and may enter none. */
export interface PlatformCaller {
  readonly tenant: null;
  readonly role: 'SUPER_ADMIN';
  readonly credential: SessionCredential;
}

/** A user of either kind who logged in. */
export type SessionCaller = (Caller & { readonly credential: SessionCredential }) | PlatformCaller;

export type AnyCaller = Caller | PlatformCaller;

/** The operator of the server, at its command line: nothing is too wide for them to give. */
export type System = 'system';

/** Name of a caller in version history and the audit log: email, `api-key:<id>` or `system`. */
export function actorOf(by: AnyCaller | System): string {
  if (by === 'system') return by;
  const { credential } = by;
  if (credential.kind === 'command-line') return 'system';
  return credential.kind === 'session' ? credential.email : `api-key:${credential.id}`;
}

/** Only a key of the issuing tenant sees what its passports mask: a session's view is the public one. */
export function seesAsOwner(caller: Caller | undefined): caller is Caller {
  return caller?.credential.kind === 'api-key';
}

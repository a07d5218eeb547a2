import type { Environment } from './environment-model.js';

/** What a credential may be allowed to do, as resource:verb. */
export const PERMISSIONS = [
  'passport:read',
  'passport:create',
  'passport:update',
  'passport:seal',
  'operator:read',
  'operator:create',
  'operator:write',
  'battery:read',
  'battery:write',
  'facility:read',
  'facility:write',
  'grant:read',
  'grant:write',
  'webhook:read',
  'webhook:write',
  'key:read',
  'key:write',
  'audit:read',
  'user:read',
  'user:write',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Roles of a workspace. `SUPER_ADMIN` stands outside: it belongs to the platform, not to a tenant. */
export const TENANT_ROLES = [
  'TENANT_ADMIN',
  'BRAND_OPERATOR',
  'COMPLIANCE_OFFICER',
  'AUDITOR',
  'INTEGRATION',
] as const;

export type TenantRole = (typeof TENANT_ROLES)[number];

const passportAll = [
  'passport:read',
  'passport:create',
  'passport:update',
  'passport:seal',
] as const;

const rolePermissions: Readonly<Record<TenantRole, readonly Permission[]>> = {
  TENANT_ADMIN: PERMISSIONS,
  BRAND_OPERATOR: [
    ...passportAll,
    'operator:read',
    'operator:create',
    'operator:write',
    'battery:read',
    'battery:write',
    'facility:read',
    'facility:write',
    'grant:read',
    'grant:write',
    'webhook:read',
    'webhook:write',
  ],
  COMPLIANCE_OFFICER: [
    'passport:read',
    'passport:update',
    'passport:seal',
    'operator:read',
    'battery:read',
    'facility:read',
    'grant:read',
    'grant:write',
    'audit:read',
  ],
  AUDITOR: [
    'passport:read',
    'operator:read',
    'battery:read',
    'facility:read',
    'grant:read',
    'webhook:read',
    'audit:read',
  ],
  INTEGRATION: [
    ...passportAll,
    'operator:read',
    'operator:create',
    'battery:read',
    'battery:write',
    'facility:read',
    'facility:write',
    'webhook:read',
    'webhook:write',
  ],
};

/** People belong to the workspace itself: its sandbox has no logins. */
const neverInSandbox: ReadonlySet<Permission> = new Set(['user:read', 'user:write']);

/**
 * The permissions of a credential: its role's set, narrowed by the credential's own list.
 * A list can never widen what the role allows.
 */
export function permissionsOf(
  role: TenantRole,
  narrowedTo: readonly string[] | null,
  environment: Environment = 'live',
): ReadonlySet<Permission> {
  const ofRole = rolePermissions[role];
  const narrowed = narrowedTo ? ofRole.filter((p) => narrowedTo.includes(p)) : ofRole;
  return new Set(
    environment === 'live' ? narrowed : narrowed.filter((p) => !neverInSandbox.has(p)),
  );
}

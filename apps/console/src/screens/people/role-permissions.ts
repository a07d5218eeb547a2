import type { ROLES } from './roles.js';

export type Role = (typeof ROLES)[number];

/** What a credential may do, by group, in the order in which a person reads it. */
export const permissionGroups = {
  passports: ['passport:read', 'passport:create', 'passport:update', 'passport:seal'],
  batteries: ['battery:read', 'battery:write'],
  companies: ['operator:read', 'operator:create', 'operator:write'],
  sites: ['facility:read', 'facility:write'],
  grants: ['grant:read', 'grant:write'],
  webhooks: ['webhook:read', 'webhook:write'],
  workspace: ['audit:read', 'user:read', 'user:write', 'key:read', 'key:write'],
} as const;

export type GroupName = keyof typeof permissionGroups;

export type Permission = (typeof permissionGroups)[GroupName][number];

const everything: readonly Permission[] = Object.values(permissionGroups).flat();

const ofGroups = (...names: readonly GroupName[]): readonly Permission[] =>
  names.flatMap((name): readonly Permission[] => permissionGroups[name]);

const reading: readonly Permission[] = [
  ...(['passport:read', 'battery:read', 'operator:read', 'facility:read'] as const),
  'grant:read',
];

/** What each role may do, as the server has it; a test compares the two. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  TENANT_ADMIN: everything,
  BRAND_OPERATOR: ofGroups('passports', 'batteries', 'companies', 'sites', 'grants', 'webhooks'),
  COMPLIANCE_OFFICER: [...reading, 'passport:update', 'passport:seal', 'grant:write', 'audit:read'],
  AUDITOR: [...reading, 'webhook:read', 'audit:read'],
  INTEGRATION: [
    ...ofGroups('passports', 'batteries', 'sites', 'webhooks'),
    ...(['operator:read', 'operator:create'] as const),
  ],
};

/** How far a role may go with a thing. */
export type Reach = 'yes' | 'make' | 'read' | 'no';

/** What people ask about a role, each with the permissions that answer it, the furthest first. */
export const abilities = {
  make: { yes: 'passport:create' },
  correct: { yes: 'passport:update' },
  seal: { yes: 'passport:seal' },
  batteries: { yes: 'battery:write', read: 'battery:read' },
  grants: { yes: 'grant:write', read: 'grant:read' },
  companies: { yes: 'operator:write', make: 'operator:create', read: 'operator:read' },
  sites: { yes: 'facility:write', read: 'facility:read' },
  webhooks: { yes: 'webhook:write', read: 'webhook:read' },
  log: { yes: 'audit:read' },
  people: { yes: 'user:write', read: 'user:read' },
  keys: { yes: 'key:write', read: 'key:read' },
} as const satisfies Readonly<Record<string, Partial<Record<Reach, Permission>>>>;

export type Ability = keyof typeof abilities;

export function reachOf(role: Role, ability: Ability): Reach {
  const answers: Partial<Record<Reach, Permission>> = abilities[ability];
  const may = rolePermissions[role];
  const reaches = ['yes', 'make', 'read'] as const;
  return reaches.find((reach) => may.some((each) => each === answers[reach])) ?? 'no';
}

import type { TenantRole } from './permissions.js';

/** Role of the platform's administrators, who belong to no workspace. */
export const PLATFORM_ROLE = 'SUPER_ADMIN';

export type UserRole = TenantRole | typeof PLATFORM_ROLE;

/** A person with a console login. */
export interface User {
  readonly id: string;
  /** Null for the platform's administrators. */
  readonly tenantId: string | null;
  /** Lower-case; one login per address on the whole platform. */
  readonly email: string;
  readonly role: UserRole;
  /** Logging in takes a second factor. */
  readonly mfa: boolean;
  /** No password opens it until it is given a new one. */
  readonly isDisabled: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Lengths of a password, in UTF-16 code units. */
export const passwordLength = { min: 12, max: 256 } as const;

/** The form an address is stored and compared in. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

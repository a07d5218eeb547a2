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
  /** The one economic operator this login is bound to; null: the whole workspace. */
  readonly operatorId: string | null;
  readonly profile: Profile;
  readonly lastLoginAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What users say of themselves. */
export interface Profile {
  readonly name: string | null;
  /** Language of mails and pages; null: as the browser or the workspace has it. */
  readonly locale: string | null;
  readonly theme: Theme | null;
}

export const THEMES = ['light', 'dark', 'system'] as const;

export type Theme = (typeof THEMES)[number];

export const noProfile: Profile = Object.freeze({ name: null, locale: null, theme: null });

/** Lengths of a password, in UTF-16 code units. */
export const passwordLength = { min: 12, max: 256 } as const;

/** The form an address is stored and compared in. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

import type { User } from '@dpp/client';

/** The roles that a person can have, most powerful first. */
export const ROLES = [
  'TENANT_ADMIN',
  'BRAND_OPERATOR',
  'COMPLIANCE_OFFICER',
  'AUDITOR',
  'INTEGRATION',
] as const satisfies readonly User['role'][];

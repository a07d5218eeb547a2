import type { Caller, Tenant } from '../../platform/auth/caller-model.js';
import { PERMISSIONS } from '../../platform/auth/permissions.js';

/** The operator of the server may do in a workspace what its administrator may. */
export function commandLineCaller(tenant: Tenant): Caller {
  return {
    tenant,
    role: 'TENANT_ADMIN',
    permissions: new Set(PERMISSIONS),
    operatorId: null,
    credential: { kind: 'command-line', id: 'command-line' },
  };
}

import type { Knex } from 'knex';
import { apiKeyRepository } from '../../../platform/auth/api-key-repository.js';
import { environmentOf, type Caller } from '../../../platform/auth/caller-model.js';
import { permissionsOf } from '../../../platform/auth/permissions.js';
import { isLapsed } from '../../../platform/auth/plan.js';
import { tenantRepository } from '../../../platform/auth/tenant-repository.js';
import { userRepository } from '../../../platform/auth/user-repository.js';
import { PLATFORM_ROLE } from '../../../platform/auth/user-model.js';
import type { Job } from './job-model.js';

/**
 * Finds who made a job, with the rights of this moment: a job outlives a session, and ends with the user or the key.
 * Undefined for one that is gone, and in a workspace without a subscription.
 */
export async function findJobCaller(
  tx: Knex,
  { tenantId, author, createdAt }: Pick<Job, 'tenantId' | 'author' | 'createdAt'>,
  at: Date,
): Promise<Caller | undefined> {
  const tenant = await tenantRepository(tx).find(tenantId);
  if (!tenant || isLapsed(tenant.subscriptionStatus)) return undefined;
  if (author.kind === 'api-key') {
    const key = await apiKeyRepository(tx).find(tenantId, author.id);
    if (!key || key.revokedAt !== null) return undefined;
    if (key.expiresAt !== null && key.expiresAt <= at) return undefined;
    const { id, keyId, role, operatorId, expiresAt } = key;
    const permissions = permissionsOf(role, key.permissions, environmentOf(tenant));
    const credential = { kind: 'api-key', id, keyId, expiresAt } as const;
    return { tenant, role, permissions, operatorId, credential };
  }
  const user = await userRepository(tx).find(tenantId, author.id);
  if (!user || user.role === PLATFORM_ROLE) return undefined;
  const { role, operatorId, email } = user;
  return {
    tenant,
    role,
    permissions: permissionsOf(role, null),
    operatorId,
    // The user, without a session: that in which the job was made may have ended.
    credential: {
      kind: 'session',
      id: author.id,
      userId: author.id,
      email,
      mfa: false,
      expiresAt: createdAt,
      sentAs: 'cookie',
    },
  };
}

import type { Knex } from 'knex';
import { auditLogRepository } from '../audit-log/audit-log-repository.js';
import { actorOf, type Caller, type System, type Tenant } from '../auth/caller-model.js';
import { tenantRepository } from '../auth/tenant-repository.js';
import { sandboxRepository } from './sandbox-repository.js';
import type { Clock, NewId } from '../clock.js';
import { platformTransaction } from '../db/platform-transaction.js';
import { ApiError } from '../http/api-error.js';
import type { AuditKeys } from '../vault/audit-keys.js';
import type { SigningKeyVault } from '../vault/signing-key-vault.js';

export interface EnsureSandboxDeps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly auditKeys: AuditKeys;
  readonly vault: SigningKeyVault;
}

interface EnsureSandboxInput {
  readonly tenantId: string;
  readonly ip: string | null;
}

/**
 * The sandbox of a workspace, made with its own signing key at the first use. Of two first uses at once the second
 * waits for the row of the workspace and finds the sandbox of the first. Outside of the tenants' wall: it belongs to
 * neither of the two alone.
 *
 * @returns The workspace itself where that is a sandbox.
 * @throws a 404 for a workspace that is gone.
 */
export function ensureSandbox(
  deps: EnsureSandboxDeps,
  by: Caller | System,
  { tenantId, ip }: EnsureSandboxInput,
): Promise<Tenant> {
  return platformTransaction(deps.db, async (tx) => {
    const tenants = tenantRepository(tx);
    const known = await sandboxRepository(tx).findSandboxOf(tenantId);
    if (known) return known;
    await tenants.lockForAdding(tenantId);
    const live = await tenants.find(tenantId);
    if (live?.sandboxOf) return live;
    if (!live) {
      throw ApiError.notFound('No such workspace.', { code: 'WORKSPACE_NOT_FOUND' });
    }
    const made = await sandboxRepository(tx).findSandboxOf(tenantId);
    if (made) return made;
    const sandbox = await newSandbox(tx, live, deps.newId());
    const at = deps.clock.now();
    await sandboxRepository(tx).insertSandbox(sandbox, at);
    await deps.vault.provision(tx, sandbox, at);
    const { id: sandboxId, subdomain } = sandbox;
    const entry = {
      action: 'sandbox.created',
      actor: actorOf(by),
      targetType: 'tenant',
      at,
    } as const;
    for (const chain of [tenantId, sandboxId]) {
      await auditLogRepository(tx, deps).append({
        ...entry,
        tenantId: chain,
        targetId: sandboxId,
        ip,
        details: { subdomain },
      });
    }
    return sandbox;
  });
}

/** What the name of a sandbox begins with: it stands in certificates, credentials and on pages. */
const namePrefix = 'TEST ';

/** Reserved: no workspace that is created has a subdomain that begins so. */
export const sandboxSubdomainPrefix = 'test--';

/** One DNS label. */
const maxLabelLength = 63;

/** Without the id in a legal register: a certificate that names it would speak of the company. */
async function newSandbox(tx: Knex, live: Tenant, id: string) {
  return {
    ...live,
    id,
    name: namePrefix + live.name,
    subdomain: await freeSubdomain(tx, live, id),
    passportLimit: null,
    legalId: null,
    mfaRequired: false,
    sandboxOf: live.id,
  };
}

/** After the workspace, unless that is too long, or a workspace from before the prefix was reserved has it. */
async function freeSubdomain(tx: Knex, { subdomain }: Tenant, id: string): Promise<string> {
  const named = sandboxSubdomainPrefix + subdomain;
  const isFree =
    named.length <= maxLabelLength && !(await tenantRepository(tx).findBySubdomain(named));
  return isFree ? named : sandboxSubdomainPrefix + id;
}

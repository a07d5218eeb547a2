import type { Knex } from 'knex';
import type { Config } from '../../config.js';
import type { Caller, Tenant } from '../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../platform/auth/operator-scope.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { requireSandboxId } from './require-sandbox.js';
import {
  workspaceContentRepository,
  type WorkspaceContent,
} from './workspace-content-repository.js';

export interface DescribeSandboxDeps {
  readonly db: Knex;
  readonly config: Pick<Config, 'limits' | 'workspaceHostSuffix'>;
}

interface DescribedSandbox {
  readonly sandbox: Tenant;
  /** Host on which its product numbers are resolved; null where workspaces have no hosts. */
  readonly host: string | null;
  readonly content: WorkspaceContent;
}

/** What the sandbox holds; undefined before its first use. */
export async function describeSandbox(
  { db, config }: DescribeSandboxDeps,
  caller: Caller,
): Promise<DescribedSandbox | undefined> {
  requireWholeWorkspace(caller);
  const sandboxId = await requireSandboxId(db, caller);
  if (sandboxId === undefined) return undefined;
  return tenantTransaction(db, sandboxId, async (tx) => {
    const sandbox = await tenantRepository(tx).find(sandboxId);
    if (!sandbox) return undefined;
    const suffix = config.workspaceHostSuffix;
    return {
      sandbox,
      host: suffix === undefined ? null : `${sandbox.subdomain}.${suffix}`,
      content: await workspaceContentRepository(tx).count(sandboxId),
    };
  });
}

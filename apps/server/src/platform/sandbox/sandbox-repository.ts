import type { Knex } from 'knex';
import type { Tenant } from '../auth/caller-model.js';
import { tenantRepository } from '../auth/tenant-repository.js';
import { directoryRepository } from '../directory/directory-repository.js';

/** Which workspace is the sandbox of which. The directory knows: each may lie on another machine. */
export function sandboxRepository(db: Knex) {
  return {
    /** The sandbox of a workspace, once it was used for the first time. */
    async findSandboxOf(id: string): Promise<Tenant | undefined> {
      const sandboxId = await this.findSandboxIdOf(id);
      return sandboxId === undefined ? undefined : tenantRepository(db).find(sandboxId);
    },

    /** The same for the workspace itself, which sees the name alone. */
    async findSandboxIdOf(id: string): Promise<string | undefined> {
      const entry = await directoryRepository(db).find({ kind: 'SANDBOX', key: id });
      return entry?.rowId ?? undefined;
    },

    /** For a workspace whose row this transaction has locked, and that has no sandbox yet. */
    async insertSandbox(sandbox: Tenant & { readonly sandboxOf: string }, at: Date): Promise<void> {
      const name = { kind: 'SANDBOX', key: sandbox.sandboxOf } as const;
      const entry = { tenantId: sandbox.sandboxOf, rowId: sandbox.id };
      const isFirst = await directoryRepository(db).insert(name, entry);
      if (!isFirst || !(await tenantRepository(db).insert(sandbox, at))) {
        throw new Error('A workspace was given a second sandbox, or its subdomain is taken.');
      }
    },
  };
}

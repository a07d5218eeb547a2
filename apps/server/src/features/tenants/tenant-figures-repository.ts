import type { Knex } from 'knex';
import { workspaceUsageRepository } from '../../platform/db/repositories/workspace-usage-repository.js';

/** How much of its plan a workspace uses, and when it was last in use. */
export interface TenantFigures {
  /** Published and not archived: what the plan's limit counts. */
  readonly activePassports: number;
  /** When one of its keys or sessions was last in use, or one of its people signed in; null: never. */
  readonly lastActiveAt: Date | null;
}

/** Figures of one workspace each: no statement reads the rows of two. */
export function tenantFiguresRepository(db: Knex) {
  return {
    async find(tenantId: string): Promise<TenantFigures> {
      const { rows } = await db.raw<{ rows: [Pick<TenantFigures, 'lastActiveAt'>] }>(
        `select greatest(
             (select max(last_used_at) from api_keys where tenant_id = :tenantId),
             (select max(last_seen_at) from sessions where tenant_id = :tenantId),
             (select max(last_login_at) from users where tenant_id = :tenantId)
           ) as "lastActiveAt"`,
        { tenantId },
      );
      const activePassports = await workspaceUsageRepository(db).countActive(tenantId);
      return { activePassports, ...rows[0] };
    },
  };
}

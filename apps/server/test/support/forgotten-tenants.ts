import type { Knex } from 'knex';
import { tenantRole } from '../../src/platform/db/tenant-wall.js';

interface KnexQuery {
  sql: string;
  bindings?: readonly unknown[];
  response?: { readonly rows?: readonly Record<string, unknown>[] };
  options?: { name?: string };
}

type RunQuery = (connection: unknown, query: KnexQuery) => Promise<KnexQuery>;

export interface ForgottenTenants {
  /** How many conditions were taken out of queries so far. */
  readonly count: () => number;
  /** From here on queries mean what they say again. */
  readonly restore: () => void;
}

const tenantCondition = /(?:"?\b\w{1,63}"?\.)?"?\btenant_id"? = \$(\d+)/g;

/**
 * Makes every query of a database forget its condition on the tenant, as if whoever wrote it had. With
 * `wallsDownFor` nothing else keeps tenants apart either: no transaction takes the tenants' role, and
 * every row read says that it is that tenant's.
 */
export function forgetTenants(db: Knex, wallsDownFor?: string): ForgottenTenants {
  // Transactions make clients of their own out of the same prototype.
  const prototype = Object.getPrototypeOf(db.client) as { _query: RunQuery };
  const own = Object.getOwnPropertyDescriptor(prototype, '_query');
  const run = prototype._query;
  let count = 0;

  function forget(query: KnexQuery): void {
    if (!/^\s*(?:select|with)\b/i.test(query.sql)) return;
    query.sql = query.sql.replace(tenantCondition, (_all, position: string) => {
      count += 1;
      // The value stays bound, so that the others keep their places.
      return `$${position}::text is not null`;
    });
    // Under its name the server knows the statement as it was.
    if (query.options) delete query.options.name;
  }

  function pullDown(query: KnexQuery): void {
    query.sql = query.sql.replace(`set local role ${tenantRole}`, 'set local role none');
  }

  prototype._query = async function (this: unknown, connection, query) {
    forget(query);
    if (wallsDownFor !== undefined) pullDown(query);
    const answered = await run.call(this, connection, query);
    if (wallsDownFor !== undefined) {
      for (const row of answered.response?.rows ?? []) {
        if ('tenant_id' in row) row['tenant_id'] = wallsDownFor;
      }
    }
    return answered;
  };
  return {
    count: () => count,
    restore() {
      if (own) Object.defineProperty(prototype, '_query', own);
      else delete (prototype as Partial<typeof prototype>)._query;
    },
  };
}

import type { Knex } from 'knex';
import { tenantRole } from '../../src/platform/db/wall/tenant-wall.js';

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

/** Functions of the database that have lost their conditions, too, stand beside those that have not. */
const prefix = 'forgetful_';
const conditionInFunction = /\b\w{1,63}\.tenant_id = claimant\b/g;

/** @returns The names of the functions that have a forgetful twin from here on. */
async function forgetInFunctions(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string; definition: string }[] }>(`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = current_schema()::regnamespace and not starts_with(proname, '${prefix}')`);
  for (const { name, definition } of rows) {
    const forgetful = definition
      .replace(`.${name}(`, `.${prefix}${name}(`)
      .replace(conditionInFunction, 'claimant is not null');
    await db.raw(forgetful);
  }
  return rows.map(({ name }) => name);
}

const tenantCondition = /(?:"?\b\w{1,63}"?\.)?"?\btenant_id"? = \$(\d+)(?:::uuid)?/g;

/**
 * Makes every query of a database forget its condition on the tenant, as if it had been written without. With
 * `wallsDownFor` nothing else keeps tenants apart either: no transaction takes the tenants' role, and every row read
 * says that it is that tenant's.
 */
export async function forgetTenants(db: Knex, wallsDownFor?: string): Promise<ForgottenTenants> {
  const functions = await forgetInFunctions(db);
  const functionCall = new RegExp(`\\b(?=(?:${functions.join('|')})\\()`, 'g');
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
    query.sql = query.sql.replace(functionCall, () => {
      count += 1;
      return prefix;
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
        for (const column of ['tenant_id', 'claimant']) {
          if (column in row) row[column] = wallsDownFor;
        }
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

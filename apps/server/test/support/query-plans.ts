import type { Knex } from 'knex';
import { tenantTransaction } from '../../src/platform/db/tenant-transaction.js';
import type { TestApp } from './test-app.js';

export interface Statement {
  readonly sql: string;
  readonly bindings: readonly Knex.Value[];
}

/** The reads of a request that are about certain tables. */
export async function statementsOf(
  app: TestApp,
  { path, key, tables }: { readonly path: string; readonly key: string; readonly tables: RegExp },
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const note = ({ sql, bindings }: Statement) => {
    if (/^(?:select|with|\(select)\b/i.test(sql) && tables.test(sql)) {
      statements.push({ sql, bindings });
    }
  };
  app.db.on('query', note);
  const { status, text } = await app.request(path, { key });
  app.db.removeListener('query', note);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return statements;
}

/**
 * The plan in the role of a workspace. A few rows are scanned as a matter of course: the planner is told not to.
 *
 * @returns The lines of `explain`.
 */
export function planOf(
  app: TestApp,
  tenantId: string,
  { sql, bindings }: Statement,
): Promise<string> {
  return tenantTransaction(app.db, tenantId, async (tx) => {
    await tx.raw('set local enable_seqscan = off');
    await tx.raw('set local enable_bitmapscan = off');
    let number = 0;
    const asked = sql.replace(/\$\d+/g, () => literalOf(tx, bindings[number++]));
    const { rows } = await tx.raw<{ rows: { 'QUERY PLAN': string }[] }>(`explain ${asked}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

function literalOf(tx: Knex.Transaction, value: Knex.Value | undefined): string {
  return tx.raw('?', [value as Knex.Value]).toQuery();
}

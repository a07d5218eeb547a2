import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantTransaction } from '../../src/platform/db/tenant-transaction.js';
import { newSku, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Statement {
  readonly sql: string;
  readonly bindings: readonly Knex.Value[];
}

let app: TestApp;
let workspace: Workspace;
beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  for (const productName of ['Rain jacket', 'Rain coat', 'Scarf']) {
    await workspace.createPassport({ productId: newSku(), metadata: textiles({ productName }) });
  }
});
afterAll(() => app.close());

describe('the statements of a search', () => {
  it.each([
    ['search', ''],
    ['search', '?sort=productId'],
    ['search', '?sort=-name'],
    ['search', '?sort=status'],
    ['search', '?q=rain'],
    ['search', '?q=rain+jacket&status=ACTIVE'],
    ['search', '?sealed=false&vcReady=false&facilityId=none'],
    ['counts', ''],
    ['counts', '?q=rain&category=textiles'],
  ])('read passports by an index of the workspace: %s%s', async (path, query) => {
    const statements = await statementsOf(`/api/v1/passports/${path}${query}`);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const plan = await planOf(statement);
      expect(plan).not.toMatch(/Seq Scan on (?:passports|passport_terms)/);
    }
  });

  it('look the beginning of a word up in the index, behind the wall too', async () => {
    const plans = await Promise.all(
      (await statementsOf('/api/v1/passports/search?q=rain')).map(planOf),
    );
    const lookups = plans.join('\n').match(/Index Cond: .*term.*/g) ?? [];
    expect(lookups.length).toBeGreaterThan(0);
    for (const lookup of lookups) expect(lookup).toMatch(/term >= 'rain'.*term < 'rain/);
  });
});

/** What a request reads of passports and their terms. */
async function statementsOf(path: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const note = ({ sql, bindings }: Statement) => {
    if (/^(?:select|with|\(select)\b/i.test(sql) && /passport_terms|"passports"/.test(sql)) {
      statements.push({ sql, bindings: bindings as Knex.Value[] });
    }
  };
  app.db.on('query', note);
  const { status, text } = await app.request(path, { key: workspace.key });
  app.db.removeListener('query', note);
  expect(status, text).toBe(200);
  return statements;
}

/** The plan in the role of the workspace. A few rows are scanned as a matter of course: the planner is told not to. */
function planOf({ sql, bindings }: Statement): Promise<string> {
  return tenantTransaction(app.db, workspace.tenant.id, async (tx) => {
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSku, textiles } from '../support/factories.js';
import { planOf, statementsOf } from '../support/query-plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

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

const tables = /passport_terms|"passports"/;
const plansOf = async (path: string) => {
  const statements = await statementsOf(app, { path, key: workspace.key, tables });
  return Promise.all(statements.map((statement) => planOf(app, workspace.tenant.id, statement)));
};

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
    const plans = await plansOf(`/api/v1/passports/${path}${query}`);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).not.toMatch(/Seq Scan on (?:passports|passport_terms)/);
    }
  });

  it('look the beginning of a word up in the index, behind the wall too', async () => {
    const plans = await plansOf('/api/v1/passports/search?q=rain');
    const lookups = plans.join('\n').match(/Index Cond: .*term.*/g) ?? [];
    expect(lookups.length).toBeGreaterThan(0);
    for (const lookup of lookups) expect(lookup).toMatch(/term >= 'rain'.*term < 'rain/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRaces } from '../support/endurance.js';
import { newSku, passportBody, textiles } from '../support/factories.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** What imports come to while others write the same passports: legal outcomes, and never a 500. */

const rounds = inRaces(50, 3);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const write = ({ key }: Workspace, path: string, method: string, json?: unknown) =>
  app.request(`/api/v1${path}`, { method, key, json });

const importRows = (workspace: Workspace, passports: readonly object[]) =>
  write(workspace, '/passports/bulk', 'POST', { passports, upsert: true });

/** Every call at once. */
async function race(calls: readonly (() => Promise<TestReply>)[]): Promise<void> {
  const replies = await Promise.all(calls.map((call) => call()));
  for (const { status, text } of replies) expect(status, text).toBeLessThan(500);
}

async function createPassports(workspace: Workspace, count: number, changes: object = {}) {
  const made = [];
  for (let n = 0; n < count; n++) {
    made.push(await workspace.createPassport({ productId: newSku(), ...changes }));
  }
  return made;
}

const rowsOf = (passports: readonly { readonly productId: string }[]) =>
  passports.map(({ productId }) => ({ productId, metadata: textiles() }));

describe(`an import of known and new products, ${rounds} times, on ${testEngine}`, () => {
  it('goes together with updates, status changes and seals of the same passports', async () => {
    const workspace = await createWorkspace(app, { tier: 'enterprise' });
    for (let round = 0; round < rounds; round++) {
      const known = await createPassports(workspace, 6);
      const rows = [...rowsOf(known), passportBody({ productId: newSku() })];
      await race([
        ...known.flatMap(({ id }, n) => [
          () => write(workspace, `/passports/${id}`, 'PUT', { metadata: textiles() }),
          () => write(workspace, `/passports/${id}/status`, 'PUT', { status: 'RECALLED' }),
          ...(n === 5 ? [() => write(workspace, `/passports/${id}/seal`, 'POST')] : []),
        ]),
        () => importRows(workspace, rows),
        () => importRows(workspace, rows.toReversed()),
      ]);
    }
  }, 600_000);

  it('goes together with publishing drafts in a plan with a limit', async () => {
    const workspace = await createWorkspace(app, { passportLimit: 10_000 });
    for (let round = 0; round < rounds; round++) {
      const known = await createPassports(workspace, 4);
      const drafts = await createPassports(workspace, 8, { draft: true });
      const rows = [...rowsOf(known), passportBody({ productId: newSku() })];
      await race([
        ...drafts.map(
          ({ id }) =>
            () =>
              write(workspace, `/passports/${id}`, 'PUT', { metadata: textiles() }),
        ),
        () => importRows(workspace, rows),
        () => importRows(workspace, [...rows, ...rowsOf(drafts.slice(4))]),
      ]);
    }
  }, 600_000);

  it('goes together with archiving and restoring its operator', async () => {
    const workspace = await createWorkspace(app, { tier: 'enterprise' });
    const { operatorId } = workspace;
    for (let round = 0; round < rounds; round++) {
      const known = await createPassports(workspace, 6);
      const rows = rowsOf(known).map((row) => ({ ...row, operatorId }));
      await race([
        ...known.map(
          ({ id }) =>
            () =>
              write(workspace, `/passports/${id}/status`, 'PUT', { status: 'RECALLED' }),
        ),
        () => importRows(workspace, rows),
        () => write(workspace, `/operators/${operatorId}`, 'DELETE'),
        () => importRows(workspace, rows.toReversed()),
        () => write(workspace, `/operators/${operatorId}`, 'PATCH', { name: `Name ${round}` }),
      ]);
      expect((await write(workspace, `/operators/${operatorId}/restore`, 'POST')).status).toBe(200);
    }
  }, 600_000);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery } from '../support/factories.js';
import { insertRequest, issueGrant, onPassport, requestAccess } from '../support/grants.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Listed {
  readonly total: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly grants: readonly { readonly id: string; readonly granteeName: string }[];
}

let app: TestApp;
let workspace: Workspace;
let passportId: string;
beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  passportId = (await workspace.createPassport({ metadata: battery() })).id;
  const ask = (changes: object) => requestAccess(app, { passportId }, changes);
  await ask({ granteeName: 'Ines Duarte', organization: 'Oficina Duarte', purpose: 'Repair' });
  const denied = await ask({
    granteeName: 'Jan Kowalski',
    granteeEmail: 'jan@recycling.example',
    organization: null,
  });
  await act('POST', `${denied.id}/deny`);
  await issueGrant(app, workspace, { granteeName: '100 % Recycling' });
  const { grant } = await issueGrant(app, workspace, onPassport(passportId));
  await act('DELETE', grant.id);
});
afterAll(() => app.close());

const act = (method: string, path: string) =>
  app.request(`/api/v1/grants/${path}`, { method, key: workspace.key });
const ask = (query: Readonly<Record<string, string>>, key = workspace.key) =>
  app.request(`/api/v1/grants?${new URLSearchParams(query)}`, { key });
async function list(query: Readonly<Record<string, string>>, key?: string): Promise<Listed> {
  const { status, text, body } = await ask(query, key);
  expect(status, text).toBe(200);
  return body as unknown as Listed;
}

describe('filters of GET /api/v1/grants', () => {
  it.each([
    [{ status: 'PENDING' }, ['Ines Duarte']],
    [{ status: 'ACTIVE' }, ['100 % Recycling']],
    [{ q: 'DUARTE', status: 'REVOKED' }, ['Ines Duarte']],
    [{ q: 'oficina' }, ['Ines Duarte']],
    [{ q: 'repair', status: 'PENDING' }, ['Ines Duarte']],
    [{ q: ' recycling ' }, ['100 % Recycling', 'Jan Kowalski']],
    [{ q: '%' }, ['100 % Recycling']],
    [{ q: '_' }, []],
    [{ q: 'duarte', status: 'DENIED' }, []],
  ])('%j finds %j', async (query, expected) => {
    const { total, grants } = await list(query);
    const names = grants.map(({ granteeName }) => granteeName);
    expect(new Set(names)).toEqual(new Set(expected));
    expect(total).toBe(grants.length);
  });

  it('counts all of each status, whatever is asked for', async () => {
    const counts = { PENDING: 1, ACTIVE: 1, DENIED: 1, REVOKED: 1 };
    for (const query of [{}, { status: 'DENIED' }, { q: 'nothing' }]) {
      const asked = query as unknown as Record<string, string>;
      expect((await list(asked)).counts).toEqual(counts);
    }
  });

  it('counts for a key of one operator what is its operator’s', async () => {
    const key = await workspace.createKey({ operatorId: workspace.operatorId });
    const { counts, total } = await list({}, key);
    expect(counts).toEqual({ PENDING: 1, ACTIVE: 0, DENIED: 1, REVOKED: 1 });
    expect(total).toBe(3);
  });

  it.each([{ status: 'OPEN' }, { q: 'x'.repeat(201) }])('refuses %j', async (query) => {
    expect((await ask(query as unknown as Record<string, string>)).status).toBe(400);
  });

  it('takes a blank question for none', async () => {
    expect((await list({ q: ' ' })).total).toBe(4);
  });
});

describe('GET /api/v1/grants/{id}', () => {
  const get = (id: string, key = workspace.key) => app.request(`/api/v1/grants/${id}`, { key });

  // Clause: GET /api/v1/grants/{id} 200
  it('shows what the list shows, and no token', async () => {
    const [first] = (await list({})).grants;
    const { status, body, text } = await get(first?.id ?? '');
    expect({ status, body }).toEqual({ status: 200, body: { success: true, grant: first } });
    expect(text).not.toMatch(/token|dpp_li_/);
  });

  // Clause: GET /api/v1/grants/{id} 404
  it('knows neither an unknown one nor that of another workspace', async () => {
    const other = await createWorkspace(app);
    const { id } = await insertRequest(app, other);
    for (const unknown of [id, randomUUID(), 'nothing']) {
      const { status, body } = await get(unknown);
      expect({ status, body }).toEqual({
        status: 404,
        body: {
          error: 'Not Found',
          message: 'No such grant in this workspace.',
          code: 'GRANT_NOT_FOUND',
        },
      });
    }
  });

  // Clause: GET /api/v1/grants/{id} 403
  it('is for those who may read grants, of their operator', async () => {
    const { id } = await insertRequest(app, workspace);
    const other = (await workspace.createOperator()).id;
    const bound = await workspace.createKey({ operatorId: other });
    const narrow = await workspace.createKey({ permissions: ['passport:read'] });
    for (const key of [bound, narrow]) expect((await get(id, key)).status).toBe(403);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRoute } from '../../src/platform/http/route.js';
import { routes } from '../../src/routes.js';
import type { ServerDeps } from '../../src/server-deps.js';
import { shareOf } from '../support/endurance.js';
import { textiles } from '../support/factories.js';
import { forgetTenants } from '../support/forgotten-tenants.js';
import type { MatrixWorld } from '../support/matrix-callers.js';
import { bodyOf, targetOf } from '../support/route-fixtures.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { isDistributed, testEngine } from '../support/test-database.js';
import { tenantTables } from '../support/tenant-rows.js';
import { startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/**
 * What one forgotten condition would show: every operation is asked for what another workspace owns, on a server with
 * queries that have lost their conditions on the tenant.
 */

type Route = AnyRoute<ServerDeps>;

const suffix = 'dpp.test';
const canary = `canary-${randomUUID()}`;

let app: TestApp;
/** A workspace full of canaries. */
let mine: Workspace;
let theirs: Workspace;
let published: { id: string; productId: string };
/** Every row of it, as the test before left them. */
let rows: Record<string, string[]>;
const targets = new Map<string, { path: string; json?: object }>();
/** The credentials of the other workspace. */
let theirCallers: { name: string; headers: Record<string, string> }[];

/** About one login, named by its address or by a token that its holder may read everything of. */
const ofOneLogin: ReadonlySet<string> = new Set(['logIn', 'forgotPassword', 'showInvitation']);

// The platform sees all workspaces; a login and a logout concern only their caller.
const asked = routes.filter(
  ({ access, method, operationId }) =>
    access !== 'platform' &&
    (access !== 'session' || method === 'get') &&
    !ofOneLogin.has(operationId),
);
const isRead = ({ method, operationId }: Route) =>
  method === 'get' || ['bulkExportPassportLabels', 'createLabelSheets'].includes(operationId);

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: suffix });
  mine = await createWorkspace(app, { name: canary, tier: 'enterprise' });
  theirs = await createWorkspace(app, { tier: 'enterprise' });
  const { id: operatorId } = await mine.createOperator({ name: `${canary} operator` });
  const metadata = () => textiles({ productName: canary });
  published = await mine.createPassport({ operatorId, metadata: metadata() });
  let made = 0;
  const marked: Workspace = {
    ...mine,
    // Other workspaces may not know of a draft at all.
    createPassport: ({ productId, ...body }: { productId?: string } = {}) =>
      mine.createPassport({
        ...body,
        productId: productId?.startsWith('SKU') ? `${canary}-${++made}` : productId,
        metadata: metadata(),
        draft: true,
      }),
    createFacility: (body) => mine.createFacility({ ...body, name: canary, city: canary }),
  };
  await app.request('/api/v1/users', {
    key: mine.key,
    json: { email: `${canary}@acme.example`, password: 'a long test password', role: 'AUDITOR' },
  });
  await app.request('/api/v1/api-keys', {
    key: mine.key,
    json: { name: canary, role: 'AUDITOR', permissions: [] },
  });
  const { id: otherOperatorId } = await mine.createOperator();
  const world: MatrixWorld = { app, mine: marked, theirs, operatorId, otherOperatorId };
  for (const route of asked) {
    targets.set(route.operationId, { ...(await targetOf(route, world)), ...bodyOf(route) });
  }
  const draft = await marked.createPassport({ productId: 'SKU' });
  targets.set('bulkExportPassportLabels', {
    path: '/api/v1/passports/labels',
    json: { ids: [draft.id] },
  });
  targets.set('createLabelSheets', {
    path: '/api/v1/passports/label-sheets',
    json: { ids: [draft.id], sheet: 'A4_3x8_70x37' },
  });
  await app.request(`/api/v1/passports/${draft.id}/batches`, {
    key: mine.key,
    json: { lot: 'L1' },
  });
  // The fixture's own is published.
  targets.set('resolvePublicBatch', { path: `/passport/${draft.id}/10/L1` });
  // The first request for the list has it signed and stored: no condition of a reader decides that.
  await app.request(targets.get('getTenantRevocationStatusList')?.path ?? '');
  const session = await startSession(app, theirs.tenant);
  theirCallers = [
    { name: 'a key', headers: { Authorization: `Bearer ${theirs.key}` } },
    {
      name: 'a key that sees the list as its owner',
      headers: { Authorization: `Bearer ${await theirs.createKey({ role: 'BRAND_OPERATOR' })}` },
    },
    { name: 'a session', headers: { Authorization: `Bearer ${session.token}` } },
  ];
  rows = await rowsOfMine();
});
afterAll(() => app.close());

async function ask(route: Route, headers: Record<string, string>): Promise<TestReply> {
  const { path = '', json } = targets.get(route.operationId) ?? {};
  return app.request(path, { method: route.method.toUpperCase(), headers, ...(json && { json }) });
}

const visible = ({ text, headers }: TestReply) => `${JSON.stringify([...headers])} ${text}`;

/** Asks as everybody of the other workspace, and says who saw a canary. */
async function leaksOf(route: Route): Promise<string[]> {
  const leaks: string[] = [];
  for (const { name, headers } of theirCallers) {
    const reply = await ask(route, headers);
    expect(reply.status, `${route.operationId}: ${reply.text}`).toBeLessThan(500);
    if (visible(reply).includes(canary)) leaks.push(`${name} at ${route.operationId}`);
  }
  return leaks;
}

/** Every row of the workspace that is full of canaries. */
async function rowsOfMine(): Promise<Record<string, string[]>> {
  // What was asked is recorded a second later.
  const owned = (await tenantTables(app.db)).filter(
    ({ name: table, columns }) =>
      table !== 'request_records' && columns.some(({ name }) => name === 'tenant_id'),
  );
  const rows = owned.map(async ({ name }): Promise<[string, string[]]> => {
    const found = (await app.db(name).where({ tenant_id: mine.tenant.id })) as object[];
    return [name, found.map((row) => JSON.stringify(row)).sort()];
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** The policies are the same SQL on both engines, and the embedded database is asked for all of them by day. */
const askedHere = shareOf(asked, 0, process.env.TEST_DATABASE_URL ? 4 : 1);

describe.skipIf(isDistributed)(`without any condition on the tenant, on ${testEngine}`, () => {
  it.each(askedHere.map((route) => [route.operationId, route] as const))(
    '%s shows another workspace nothing',
    async (_operationId, route) => {
      const before = rows;
      const forgotten = await forgetTenants(app.db);
      try {
        expect(await leaksOf(route)).toEqual([]);
      } finally {
        forgotten.restore();
      }
      rows = await rowsOfMine();
      expect(rows).toEqual(before);
    },
  );

  it('counts nothing of another workspace', async () => {
    const paths = [
      '/api/v1/whoami',
      '/api/v1/passports/vc-readiness',
      '/api/v1/passports/search',
      '/api/v1/passports/counts',
      '/api/v1/facilities',
      `/tenants/${theirs.tenant.id}/did.json`,
    ];
    const counted = () =>
      Promise.all(paths.map(async (path) => (await app.request(path, { key: theirs.key })).body));
    const expected = await counted();
    const forgotten = await forgetTenants(app.db);
    expect(await counted().finally(forgotten.restore)).toEqual(expected);
    const open = await forgetTenants(app.db, theirs.tenant.id);
    const others = await counted().finally(open.restore);
    paths.forEach((path, i) => expect(others[i], path).not.toEqual(expected[i]));
  });

  it("keeps others' published passports off a workspace's own host", async () => {
    const headers = { Host: `${theirs.tenant.subdomain}.${suffix}` };
    const { id, productId } = published;
    const paths = [`/passport/${id}`, `/01/${productId}`, `/01/${productId}/21/${id}`];
    const statusesOn = (host: Record<string, string>) =>
      Promise.all(paths.map(async (path) => (await app.request(path, { headers: host })).status));
    const forgotten = await forgetTenants(app.db);
    try {
      expect(await statusesOn(headers)).toEqual([404, 404, 404]);
    } finally {
      forgotten.restore();
    }
    expect(Math.max(...(await statusesOn({})))).toBeLessThan(400);
  });
});

describe(`without a second wall either, on ${testEngine}`, () => {
  it.each([
    'getFacility',
    'getOperator',
    'getPassport',
    'getPassportQrCode',
    'getPassportVersion',
    'getBatteryUnitQrCode',
    'bulkExportPassportLabels',
    'getPassportCarrier',
    'getPassportCarrierSvg',
    'getBatteryUnitCarrierPdf',
    'listApiKeys',
    'listAuditLog',
    'listFacilities',
    'listGrants',
    'listNotifications',
    'listOperators',
    'listPassports',
    'listPassportVersions',
    'listUsers',
    'passportVcReadinessReport',
    'resolveGs1Grai',
    'resolveGs1Gtin',
    'resolvePublicPassport',
  ])('%s would show another workspace what is in this one', async (operationId) => {
    const route = routes.find((known) => known.operationId === operationId)!;
    expect(isRead(route)).toBe(true);
    const forgotten = await forgetTenants(app.db, theirs.tenant.id);
    try {
      expect((await leaksOf(route)).length).toBeGreaterThan(0);
      expect(forgotten.count()).toBeGreaterThan(0);
    } finally {
      forgotten.restore();
    }
  });
});

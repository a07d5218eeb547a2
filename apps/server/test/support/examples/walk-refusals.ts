import { routes } from '../../../src/routes.js';
import { recordedName } from '../../../src/platform/http/openapi/recorded-exchange.js';
import type { AnyRoute } from '../../../src/platform/http/route.js';
import type { ServerDeps } from '../../../src/server-deps.js';
import { newGrai, newGtin, textiles } from '../factories.js';
import { bodyOf } from '../route-fixtures.js';
import { startTestApp } from '../test-app.js';
import { createWorkspace } from '../workspace.js';
import { unknownId, type Scene } from './scene.js';

type Route = AnyRoute<ServerDeps>;

/** Refusals that operations share, and those that a route declares and no other part of the walk met. */
export async function walkRefusals(scene: Scene): Promise<void> {
  await walkShared(scene);
  for (const route of routes) {
    const name = recordedName(route.method, route.path);
    const isMissing = (status: number) =>
      !scene.recorder.exchanges.some(
        (known) => known.operation === name && known.reply.status === status,
      );
    if (route.errors?.[404] && route.path.includes('{') && isMissing(404))
      await callUnknown(scene, route);
    if ((route.body ?? route.query) && isMissing(400)) await callUnfit(scene, route);
  }
}

async function walkShared({ recorder, key, app, admin, tenantId }: Scene) {
  const path = '/api/v1/operators';
  await recorder.call({ says: 'No credential', path, key: null, status: 401 });
  const reader = await createReader();
  await recorder.call({
    says: 'A permission that the key lacks',
    path,
    key: reader,
    json: {},
    status: 403,
  });
  const plain = { 'Content-Type': 'text/plain' };
  await recorder.call({ says: 'Not JSON', path, key, text: 'name', headers: plain, status: 415 });
  const long = JSON.stringify({ name: 'N'.repeat(1_100_000) });
  await recorder.call({
    says: 'A body of more than a megabyte',
    path,
    key,
    text: long,
    status: 413,
  });
  const change = (changes: object) =>
    app.request(`/platform/v1/tenants/${tenantId}`, {
      method: 'PATCH',
      key: admin.token,
      json: changes,
    });
  await change({ tier: 'starter' });
  await recorder.call({ says: 'A plan without API access', path, key, json: {}, status: 402 });
  await change({ tier: 'scale', subscriptionStatus: 'canceled' });
  await recorder.call({ says: 'A subscription that lapsed', path, key, json: {}, status: 402 });
  await change({ subscriptionStatus: 'active' });

  async function createReader() {
    const json = { name: 'Reader', role: 'AUDITOR' };
    const made = await app.request('/api/v1/api-keys', { key, json });
    return (made.body as unknown as { secret: string }).secret;
  }
}

const credentialOf = ({ admin, ownerToken, key }: Scene, { access }: Route) =>
  access === 'public'
    ? null
    : access === 'platform'
      ? admin.token
      : access === 'session'
        ? ownerToken
        : key;

async function callUnknown(scene: Scene, route: Route) {
  const { recorder } = scene;
  await recorder.call({
    says: 'There is none',
    path: filled(route.path),
    method: route.method.toUpperCase(),
    key: credentialOf(scene, route),
    ...(route.body && bodyOf(route, recorder.tick())),
    status: 404,
  });
}

function filled(path: string): string {
  const values: Readonly<Record<string, () => string>> = {
    gtin: newGtin,
    gtin14: newGtin,
    grai: newGrai,
  };
  return path.replace(/\{([^{}]+)\}/g, (_all, name: string) =>
    encodeURIComponent((values[name] ?? (() => unknownId))()),
  );
}

async function callUnfit(scene: Scene, route: Route) {
  const path = filled(route.path);
  const call = { method: route.method.toUpperCase(), key: credentialOf(scene, route), status: 400 };
  if (route.body) {
    await scene.recorder.call({ says: 'Not well-formed JSON', path, ...call, text: '{"' });
    return;
  }
  const shape = (route.query as unknown as { readonly shape: Record<string, unknown> }).shape;
  const isStrict = 'limit' in shape && !path.endsWith('/units');
  const query = isStrict ? '?limit=ten' : `?${Object.keys(shape)[0]}=%00`;
  const says = isStrict ? 'A limit that is no number' : 'A character that no text may hold';
  await scene.recorder.call({ says, path: path + query, ...call });
}

/** Refusals of servers that are full, busy or broken. */
export async function walkOtherServers({ recorder }: Scene): Promise<void> {
  await walkBusyServer(recorder);
  await walkFullWorkspaces(recorder);
  await walkBrokenServer(recorder);
}

type Recorder = Scene['recorder'];

async function walkBusyServer(recorder: Recorder) {
  const app = await startTestApp({
    LIMIT_RESOLUTION_PER_MINUTE: '1',
    LIMIT_GROWTH_PER_MINUTE: '4',
  });
  recorder.use(app);
  const { key } = await createWorkspace(app);
  await app.request(`/passport/${unknownId}`);
  const resolved = routes.filter(
    ({ limits, access }) => access === 'public' && limits?.includes('resolution'),
  );
  for (const route of resolved) {
    const path = filled(route.path);
    await recorder.call({ says: 'Too many scans', path, key: null, status: 429 });
  }
  const path = '/api/v1/whoami';
  for (let times = 0; times < 4; times += 1) await app.request(path, { key });
  await recorder.call({ says: 'The budget of the key is spent', path, key, status: 429 });
  await app.close();
}

async function walkFullWorkspaces(recorder: Recorder) {
  const app = await startTestApp({ LIMIT_WORKSPACE_DRAFTS: '1' });
  recorder.use(app);
  const { key, createOperator, createPassport, operatorId } = await createWorkspace(app, {
    passportLimit: 1,
  });
  const archive = (id: string) => app.request(`/api/v1/operators/${id}`, { method: 'DELETE', key });
  const restore = (says: string, id: string, status: number) =>
    recorder.call({ says, path: `/api/v1/operators/${id}/restore`, method: 'POST', key, status });
  const unused = await createOperator({ name: 'Unused AB' });
  const remove = { method: 'DELETE', key };
  await recorder.call({
    says: 'An operator without passports',
    path: `/api/v1/operators/${unused.id}`,
    ...remove,
  });
  const live = await createOperator({ name: 'Live AB' });
  await createPassport({ operatorId: live.id });
  await recorder.call({
    says: 'An operator with passports',
    path: `/api/v1/operators/${live.id}`,
    ...remove,
  });
  await restore('An operator comes back', live.id, 200);
  await archive(live.id);
  const drafting = await createOperator({ name: 'Draft AB' });
  await createPassport({ operatorId: drafting.id, draft: true });
  await archive(drafting.id);
  const draft = await createPassport({ operatorId, draft: true });
  await restore('More drafts than a workspace may hold', drafting.id, 409);
  await createPassport({ operatorId });
  await restore('More passports than the plan allows', live.id, 402);
  const json = { productId: newGtin(), operatorId, metadata: textiles() };
  const full = { key, status: 402 };
  await recorder.call({ says: 'The limit of the plan', path: '/api/v1/passports', ...full, json });
  await recorder.call({
    says: 'The limit of the plan',
    path: '/api/v1/passports/bulk',
    ...full,
    json: { passports: [json] },
  });
  await recorder.call({
    says: 'The limit of the plan',
    path: `/api/v1/passports/${draft.id}`,
    method: 'PUT',
    ...full,
    json: { metadata: textiles() },
  });
  const ingest = { path: '/api/v1/passports/aas/ingest', key };
  const { json: environment } = bodyOf(routeOf('/api/v1/passports/aas/ingest'));
  await recorder.call({ says: 'The limit of the plan', ...ingest, json: environment, status: 402 });
  await walkAmbiguity(recorder, { app, key, operatorId, environment });
  await walkStuckOperator(recorder, { app, key, id: operatorId });
  await app.close();
}

function routeOf(path: string): Route {
  const route = routes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no ${path}.`);
  return route;
}

interface Full {
  readonly app: Awaited<ReturnType<typeof startTestApp>>;
  readonly key: string;
}

async function walkAmbiguity(
  recorder: Recorder,
  {
    app,
    key,
    operatorId,
    environment,
  }: Full & { readonly operatorId: string; readonly environment: unknown },
) {
  await app.db('tenants').update({ passport_limit: 100 });
  const send = (path: string, json: unknown) => app.request(path, { key, json });
  const path = '/api/v1/passports/aas/ingest';
  await send(`${path}?operatorId=${operatorId}`, environment);
  const made = await send('/api/v1/operators', { name: 'Second AB', regId: 'SE-2' });
  const { operator } = made.body as unknown as { operator: { id: string } };
  await send(`${path}?operatorId=${operator.id}`, environment);
  const says = 'Several operators have a passport of the product';
  await recorder.call({ says, path, key, json: environment, status: 409 });
}

/** A database that refuses the change of an operator, as a broken reference would. */
async function walkStuckOperator(
  recorder: Recorder,
  { app, key, id }: Full & { readonly id: string },
) {
  await app.db.raw(`
    create function refuse_operators() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '23503'; end $$;
    create trigger refuse_operators before update on operators for each row
      when (new.id = '${id}') execute function refuse_operators()`);
  const call = { path: `/api/v1/operators/${id}`, method: 'DELETE', key, status: 409 };
  await recorder.call({ says: 'Neither deleted nor archived', ...call });
  await app.db.raw('drop function refuse_operators() cascade');
}

async function walkBrokenServer(recorder: Recorder) {
  const app = await startTestApp();
  recorder.use(app);
  const { key } = await createWorkspace(app);
  await app.db('seal_authorities').delete();
  await recorder.call({
    says: 'No seal CA',
    path: '/.well-known/opendpp-seal-ca.pem',
    key: null,
    status: 503,
  });
  const forwarded = { 'X-Forwarded-For': '203.0.113.7' };
  await recorder.call({
    says: 'From another address',
    path: '/metrics',
    key: null,
    headers: forwarded,
    status: 403,
  });
  await app.db.schema.renameTable('notifications', 'notifications_gone');
  await recorder.call({
    says: 'A fault of the server',
    path: '/api/v1/notifications',
    key,
    status: 500,
  });
  await app.db.schema.renameTable('notifications_gone', 'notifications');
  await app.db.raw(`
    create function has_no_room() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$;
    create trigger has_no_room before insert on operators for each row execute function has_no_room()`);
  const json = { name: 'Nordvind AB', regId: 'SE-1' };
  const says = 'The database has no room';
  await recorder.call({ says, path: '/api/v1/operators', key, json, status: 503 });
  await app.db.raw('drop function has_no_room() cascade');
  await app.db.destroy();
  await recorder.call({ says: 'The database is away', path: '/ready', key: null, status: 503 });
  app.db.initialize();
  await app.close();
}

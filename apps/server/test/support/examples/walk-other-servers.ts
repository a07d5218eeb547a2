import { routes } from '../../../src/routes.js';
import type { AnyRoute } from '../../../src/platform/http/route.js';
import type { ServerDeps } from '../../../src/server-deps.js';
import { newGtin, textiles } from '../factories.js';
import { bodyOf } from '../route-fixtures.js';
import { startTestApp } from '../test-app.js';
import { createWorkspace } from '../workspace.js';
import { unknownId, type Scene } from './scene.js';
import { filled } from './walk-refusals.js';

type Route = AnyRoute<ServerDeps>;

/** Refusals of servers that are full, busy or broken. */
export async function walkOtherServers({ recorder }: Scene): Promise<void> {
  await walkBusyServer(recorder);
  await walkFullWorkspaces(recorder);
  await walkMailingServer(recorder);
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

/** A server that sends mail, to nowhere. */
async function walkMailingServer(recorder: Recorder) {
  const app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'dpp@acme.example' });
  recorder.use(app);
  const json = { email: 'ada@nordvind.example' };
  const says = 'An address, with a login or without';
  await recorder.call({ says, path: '/auth/password/forgot', key: null, json, status: 202 });
  await app.close();
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
  await recorder.call({
    says: 'No contact is set',
    path: '/.well-known/security.txt',
    key: null,
    status: 404,
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

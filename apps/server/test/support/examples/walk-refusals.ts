import { routes } from '../../../src/routes.js';
import { recordedName } from '../../../src/platform/http/openapi/recorded-exchange.js';
import type { AnyRoute } from '../../../src/platform/http/route.js';
import type { ServerDeps } from '../../../src/server-deps.js';
import { newGrai, newGtin } from '../factories.js';
import { bodyOf } from '../route-fixtures.js';
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

/** A path with a key or id of nothing in the place of each parameter. */
export function filled(path: string): string {
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

import { freePort } from '../free-port.js';
import { documentOf, minute, signAs, transformed } from '../events.js';
import { tenantRepository } from '../../../src/platform/auth/tenant-repository.js';
import { pick, unknownId, type Scene } from './scene.js';
import type { Fleet } from './walk-units.js';

const grants = '/api/v1/grants';
const expiresAt = '2026-12-21T00:00:00.000Z';

/** Grants to others, webhooks to receivers, events of suppliers. */
export async function walkPartners(scene: Scene, fleet: Fleet): Promise<void> {
  await walkRequests(scene, fleet);
  await walkGrants(scene, fleet);
  await walkWebhooks(scene);
  await walkDeliveries(scene, fleet);
  await walkEventCapture(scene, fleet);
}

const asked = {
  granteeName: 'Ines Duarte',
  granteeEmail: 'ines@repairs.example',
  organization: 'Oficina Duarte',
  purpose: 'Repair of the battery',
};

async function walkRequests({ recorder, key }: Scene, { packId }: Fleet) {
  const json = { ...asked, scopeType: 'PASSPORT', passportId: packId };
  const path = `${grants}/requests`;
  const ask = (says: string, body: object, status: number, headers = {}) =>
    recorder.call({ says, path, key: null, json: body, status, headers });
  const otherSite = { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' };
  for (let times = 0; times < 4; times += 1) await ask('Access to a passport', json, 202);
  await ask('Without a purpose', { ...json, purpose: undefined }, 400);
  await ask('From a page of another site', json, 403, otherSite);
  const page = '/request-access';
  await recorder.call({ says: 'The form', path: `${page}?passport=${packId}`, key: null });
  const unfit = `${page}?lang=%00`;
  await recorder.call({
    says: 'A character that no text may hold',
    path: unfit,
    key: null,
    status: 400,
  });
  await recorder.call({ says: 'Nothing to ask for', path: page, key: null, status: 400 });
  const form = { ...asked, passport: packId };
  await recorder.call({ says: 'The form as sent', path: page, key: null, form, status: 202 });
  await recorder.call({
    says: 'Without a name',
    path: page,
    key: null,
    form: { passport: packId },
    status: 400,
  });
  await recorder.call({
    says: 'From a page of another site',
    path: page,
    key: null,
    form,
    headers: otherSite,
    status: 403,
  });
  await recorder.call({
    says: 'A character that no text may hold',
    path: `${page}?lang=%00`,
    key: null,
    form,
    status: 400,
  });
  await recorder.call({ says: 'Requests and grants', path: `${grants}?page=1&limit=2`, key });
  const filter = 'status=PENDING&q=repair&limit=1';
  const found = await recorder.call({
    says: 'Requests about a repair',
    path: `${grants}?${filter}`,
    key,
  });
  const one = `${grants}/${pick(found, 'grants', 0, 'id')}`;
  await recorder.call({ says: 'One request', path: one, key });
}

async function walkGrants({ recorder, key, admin, tenantId, app }: Scene, { packId }: Fleet) {
  const pending = (await app.request(grants, { key })).body as unknown as {
    readonly grants: readonly { readonly id: string }[];
  };
  const [first, second, third, fourth] = pending.grants.map(({ id }) => `${grants}/${id}`);
  const post = (says: string, path: string, status: number, json?: object) =>
    recorder.call({ says, path, method: 'POST', key, status, ...(json && { json }) });
  await post('A request that is approved', `${first}/approve`, 200, { expiresAt });
  await post('Without an end', `${second}/approve`, 400, {});
  await post('A request that is denied', `${second}/deny`, 200);
  await post('A request that was decided on', `${second}/approve`, 409, { expiresAt });
  await post('A request that was decided on', `${second}/deny`, 409);
  const ids = [third, fourth].map((path) => path?.split('/').at(-1));
  await post('Two requests at once', `${grants}/deny`, 200, { ids });
  await post('No requests', `${grants}/deny`, 400, { ids: [] });
  const onPassport = {
    granteeName: 'Ines Duarte',
    scopeType: 'PASSPORT',
    passportId: packId,
    expiresAt,
  };
  const issued = await post('Access to a passport for a month', grants, 201, onPassport);
  await post('An end in the past', grants, 400, {
    ...onPassport,
    expiresAt: '2020-01-01T00:00:00.000Z',
  });
  await post('There is none', grants, 404, { ...onPassport, passportId: unknownId });
  const path = `${grants}/${pick(issued, 'grant', 'id')}`;
  await recorder.call({ says: 'A grant that is taken back', path, method: 'DELETE', key });
  const authority = {
    granteeName: 'Market surveillance',
    tenantId,
    scopeType: 'TENANT',
    expiresAt,
  };
  const send = (says: string, json: object, status: number) =>
    recorder.call({ says, path: '/platform/v1/grants', key: admin.token, json, status });
  await send('Access for an authority', authority, 201);
  await send('An end in the past', { ...authority, expiresAt: '2020-01-01T00:00:00.000Z' }, 400);
  await send('There is no such workspace', { ...authority, tenantId: unknownId }, 404);
  const units = await app.request(`/api/v1/passports/${packId}/units`, { key });
  const batteryUnitId = pick(units.body, 'units', 0, 'id');
  await send('A recycled battery', { ...authority, scopeType: 'UNIT', batteryUnitId }, 409);
}

const subscriptions = '/api/v1/webhooks/subscriptions';

async function walkWebhooks({ recorder, key, app }: Scene) {
  const url = `http://127.0.0.1:${await freePort()}/dpp`;
  recorder.stable.set(url, 'https://hooks.nordvind.example/dpp');
  recorder.stable.set(new URL(url).host, 'hooks.nordvind.example');
  const json = { url, events: ['passport.ingested', 'passport.recalled'] };
  const send = (says: string, body: object, status: number) =>
    recorder.call({ says, path: subscriptions, key, json: body, status });
  const made = await send('Two events', json, 201);
  await send('An address that is none', { ...json, url: 'hooks' }, 400);
  await recorder.call({ says: 'Every subscription', path: subscriptions, key });
  const path = `${subscriptions}/${pick(made, 'subscription', 'id')}`;
  const patch = { path, method: 'PATCH', key };
  await recorder.call({ says: 'Every event', ...patch, json: { events: ['*'] } });
  await recorder.call({
    says: 'An address that is none',
    ...patch,
    json: { url: 'hooks' },
    status: 400,
  });
  await recorder.call({ says: 'A new secret', path: `${path}/rotate-secret`, method: 'POST', key });
  await recorder.call({
    says: 'A receiver that is away',
    path: `${path}/test`,
    method: 'POST',
    key,
  });
  for (let number = 2; number <= 25; number += 1) {
    recorder.tick();
    await app.request(subscriptions, { key, json });
  }
  await send('As many as may be', json, 409);
  await recorder.call({ says: 'A receiver that is gone', path, method: 'DELETE', key });
}

async function walkDeliveries({ recorder, key, app }: Scene, { packId }: Fleet) {
  const listed = (await app.request(subscriptions, { key })).body as unknown as {
    readonly subscriptions: readonly { readonly id: string }[];
  };
  const [subscription, ...others] = listed.subscriptions.map(({ id }) => id);
  for (const id of others) await app.request(`${subscriptions}/${id}`, { method: 'DELETE', key });
  const path = `${subscriptions}/${subscription}`;
  await recorder.call({ says: 'Every event', path, method: 'PATCH', key, json: { events: ['*'] } });
  const status = { path: `/api/v1/passports/${packId}/status`, method: 'PUT', key };
  // Events of before are handed over by themselves: the recall is then the newest.
  await app.deps.webhookDispatcher.deliverDue();
  await recorder.call({ says: 'A recall', ...status, json: { status: 'RECALLED' } });
  await app.deps.webhookDispatcher.deliverDue();
  const deliveries = '/api/v1/webhooks/deliveries';
  const query = `?status=PENDING&event=passport.recalled&subscriptionId=${subscription}&limit=1`;
  const found = await recorder.call({ says: 'Recalls that wait', path: deliveries + query, key });
  const id = pick(found, 'deliveries', 0, 'id');
  await recorder.call({ says: 'One with its attempts', path: `${deliveries}/${id}`, key });
  await recorder.call({
    says: 'A cursor of another list',
    path: `${deliveries}?cursor=WyJUUDg0Il0`,
    key,
    status: 400,
  });
  const retry = { path: `${deliveries}/${id}/retry`, method: 'POST', key };
  await recorder.call({ says: 'Once more', ...retry });
  await recorder.call({
    says: 'Switched off',
    path,
    method: 'PATCH',
    key,
    json: { isActive: false },
  });
  await recorder.call({ says: 'A subscription that is switched off', ...retry, status: 409 });
}

const bale = 'https://id.gs1.org/01/09506000142456/21/BALE-1';
const cloth = 'https://id.gs1.org/01/09506000142463/21/CLOTH-1';

async function walkEventCapture({ recorder, key, app, tenantId }: Scene, { packId }: Fleet) {
  const path = '/api/v1/events/epcis';
  const capture = (says: string, json: object, status: number, headers = {}) =>
    recorder.call({ says, path, key, json, status, headers });
  const sent = { 'Idempotency-Key': 'weaving-1' };
  const weaving = transformed(1, [bale], [cloth], { bizStep: 'commissioning' });
  const captured = await capture('Cloth woven of a bale', documentOf([weaving]), 201, sent);
  await capture('No EPCIS document', { type: 'EPCISDocument' }, 400);
  await capture(
    'An Idempotency-Key of another request',
    documentOf([transformed(2, [bale], [cloth])]),
    409,
    sent,
  );
  const tenant = await tenantRepository(app.deps.db).find(tenantId);
  if (!tenant) throw new Error('The workspace is gone.');
  const subject = {
    eventType: 'ObjectEvent',
    action: 'OBSERVE',
    eventTime: minute(5),
    epcList: [cloth],
  };
  const credential = await signAs(app, tenant, subject);
  const events = '/api/v1/events';
  const certified = (says: string, json: object, status: number, headers = {}) =>
    recorder.call({ says, path: events, key, json, status, headers });
  const once = { 'Idempotency-Key': 'cloth-1' };
  await certified('An observation in a credential', credential, 201, once);
  await certified('No credential', { credentialSubject: subject }, 400);
  await certified(
    'An Idempotency-Key of another request',
    { ...credential, id: 'urn:uuid:0' },
    409,
    once,
  );
  await recorder.call({
    says: 'What was seen of the cloth',
    path: `${events}?MATCH_epc=${encodeURIComponent(cloth)}&perPage=1`,
    key,
  });
  await recorder.call({
    says: 'A parameter that there is none of',
    path: `${events}?EQ_nothing=1`,
    key,
    status: 400,
  });
  const at = `${events}/${pick(captured, 'results', 0, 'eventId')}`;
  await recorder.call({ says: 'One event', path: at, key });
  for (const [says, accept] of [
    ['What the cloth descends from', 'application/json'],
    ['As an EPCIS document', 'application/ld+json'],
    ['As a picture', 'image/svg+xml'],
  ] as const) {
    await recorder.call({ says, path: `${at}/lineage`, key, headers: { Accept: accept } });
  }
  await recorder.call({
    says: 'An event without a signature',
    path: `${at}/audit`,
    method: 'POST',
    key,
  });
  await recorder.call({
    says: 'What the product descends from',
    path: `/api/v1/passports/${packId}/lineage`,
    key,
  });
}

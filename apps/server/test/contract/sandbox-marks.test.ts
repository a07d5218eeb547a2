import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, newGtin } from '../support/factories.js';
import { readArchive } from '../support/read-archive.js';
import { readQrCode } from '../support/read-qr-code.js';
import { openSandbox } from '../support/sandbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { verifiers, type ServedDidDocument } from '../support/verify-credential.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';
import { insertSubscription } from '../support/webhooks.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let live: Workspace;
let sandbox: Workspace;
let receiver: WebhookReceiver;
let real: { id: string; unit: string };
let test: { id: string; unit: string; digitalLinkUri: string };

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' });
  receiver = await startWebhookReceiver();
  live = await createWorkspace(app);
  sandbox = await openSandbox(app, live);
  const publish = async (workspace: Workspace) => {
    const { facilityId } = workspace;
    const body = { productId: newGtin(), metadata: battery(), facilityId };
    const passport = await workspace.createPassport(body);
    return { ...passport, unit: (await workspace.serialise(passport.id))?.id ?? '' };
  };
  real = await publish(live);
  test = await publish(sandbox);
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const get = (path: string, accept: string, key?: string) =>
  app.request(path, { headers: { Accept: accept }, ...(key !== undefined && { key }) });
const sentence = 'This is a test. It is not about a real product.';

describe('a page of a sandbox', () => {
  it.each<[string, () => string]>([
    ['a passport', () => `/passport/${test.id}`],
    ['a battery unit', () => `/unit/${test.unit}`],
  ])('of %s says TEST before all else, and is listed nowhere', async (_name, path) => {
    const { status, text } = await get(path(), 'text/html');
    expect(status).toBe(200);
    expect(text).toContain(sentence);
    expect(text).toContain('<title>TEST: ');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text.indexOf(sentence)).toBeLessThan(text.indexOf('<main'));
  });

  it('says so in the language of its reader', async () => {
    const { text } = await get(`/passport/${test.id}?lang=de`, 'text/html');
    expect(text).toContain('Dies ist ein Test.');
  });

  it('says so where a unit is gone', async () => {
    const { id } = (await sandbox.serialise(test.id)) ?? {};
    const json = {
      eventType: 'STATUS_CHANGE',
      status: 'RECYCLED',
      recordedAt: new Date().toISOString(),
    };
    const recorded = await app.request(`/api/v1/units/${id}/events`, { key: sandbox.key, json });
    expect(recorded.status).toBe(201);
    const page = await get(`/unit/${id}`, 'text/html');
    expect([page.status, page.text.includes(sentence)]).toEqual([410, true]);
    expect((await get(`/unit/${id}`, 'application/ld+json')).body['dppEnvironment']).toBe('test');
  });

  it('is not what live passports have', async () => {
    for (const path of [`/passport/${real.id}`, `/unit/${real.unit}`]) {
      const { text } = await get(path, 'text/html');
      expect(text).not.toMatch(/TEST|noindex/);
    }
  });
});

describe('a document of a sandbox', () => {
  it.each<[string, () => string, string | undefined]>([
    ['a passport, to everybody', () => `/passport/${test.id}`, undefined],
    ['a passport, to its owner', () => `/passport/${test.id}`, 'owner'],
    ['a battery unit, to everybody', () => `/unit/${test.unit}`, undefined],
    ['a battery unit, to its owner', () => `/unit/${test.unit}`, 'owner'],
  ])('in JSON-LD of %s is marked', async (_name, path, owner) => {
    const { body } = await get(path(), 'application/ld+json', owner && sandbox.key);
    expect(body['dppEnvironment']).toBe('test');
    expect(String(body['digitalLinkUri'])).toBe(`https://dpp.example${path()}`);
    expect(body['@id']).toBe(body['digitalLinkUri']);
  });

  it('in a list is marked', async () => {
    const { body } = await app.request('/api/v1/passports', { key: sandbox.key });
    const passports = body['passports'] as unknown as readonly { dppEnvironment?: string }[];
    expect(passports.length).toBeGreaterThan(0);
    for (const passport of passports) expect(passport.dppEnvironment).toBe('test');
  });

  it('keeps the mark where the metadata have a member of that name', async () => {
    const metadata = battery({ dppEnvironment: 'live' });
    const { id } = await sandbox.createPassport({ metadata });
    const { body } = await get(`/passport/${id}`, 'application/ld+json');
    expect(body['dppEnvironment']).toBe('test');
  });

  it('as an AAS environment is marked, and takes no global asset id of a real product', async () => {
    const { text } = await get(`/passport/${test.id}`, 'application/aas+json');
    expect(text).toContain('"idShort":"dppEnvironment"');
    expect(text).toContain(`"globalAssetId":"https://dpp.example/passport/${test.id}"`);
    expect(text).not.toContain('https://dpp.example/01/');
  });

  it.each(Object.keys(verifiers))('as %s says TEST in every name', async (mediaType) => {
    // A battery has more to say than every form holds.
    const { facilityId } = sandbox;
    const { id } = await sandbox.createPassport({ facilityId });
    const unit = await sandbox.serialise(id);
    // Units have no SD-JWT VC.
    const paths = [
      `/passport/${id}`,
      ...(mediaType.includes('sd-jwt') ? [] : [`/unit/${unit?.id}`]),
    ];
    for (const path of paths) {
      const { status, text } = await get(path, mediaType);
      expect([status, status === 200 ? '' : text]).toEqual([200, '']);
      const didPath = `/tenants/${sandbox.tenant.id}/did.json`;
      const did = (await get(didPath, 'application/did+json')).body as unknown as ServedDidDocument;
      const { credential } = await verifiers[mediaType]!(text, did);
      expect(credential.issuer).toEqual({
        ...credential.issuer,
        id: `did:web:dpp.example:tenants:${sandbox.tenant.id}`,
        name: `TEST ${live.tenant.name}`,
      });
      expect(JSON.stringify(credential)).not.toContain(live.tenant.legalId);
      expect(credential.credentialSubject['name']).toMatch(/^TEST /);
    }
  });

  it('is marked by nothing where it is live', async () => {
    for (const accept of ['application/ld+json', 'application/aas+json', 'application/vc+jwt']) {
      const { text } = await get(`/passport/${real.id}`, accept);
      const shown = accept.includes('jwt') ? JSON.stringify(decodeJwt(text)) : text;
      expect(shown).not.toMatch(/dppEnvironment|TEST /);
    }
  });
});

describe('a code of a sandbox', () => {
  const image = async (path: string) => {
    const headers = { Authorization: `Bearer ${sandbox.key}` };
    const response = await fetch(app.origin + path, { headers });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  it('as PNG shows TEST below, is called so, and leads to its page by UUID', async () => {
    for (const [path, uri] of [
      [`/api/v1/passports/${test.id}/qr`, `https://dpp.example/passport/${test.id}`],
      [`/api/v1/units/${test.unit}/qr`, `https://dpp.example/unit/${test.unit}`],
    ] as const) {
      const { response, bytes } = await image(path);
      expect(response.headers.get('content-disposition')).toContain('"TEST-qr-');
      const [width, height] = [16, 20].map((at) => Buffer.from(bytes).readUInt32BE(at));
      expect(width).toBe(512);
      expect(height).toBeGreaterThan(512);
      expect((await readQrCode(bytes))?.text).toBe(uri);
    }
  });

  it('as SVG shows TEST below, whether or not text was asked for', async () => {
    for (const query of ['?format=svg', '?format=svg&hri=true']) {
      const { bytes } = await image(`/api/v1/passports/${test.id}/qr${query}`);
      expect(Buffer.from(bytes).toString()).toContain('>TEST</text>');
    }
  });

  it('in an archive shows TEST', async () => {
    const response = await fetch(`${app.origin}/api/v1/passports/labels`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${sandbox.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: [test.id, test.unit], format: 'svg' }),
    });
    const files = await readArchive(Buffer.from(await response.arrayBuffer()));
    const images = [...files].filter(([name]) => name.endsWith('.svg'));
    expect(images).toHaveLength(2);
    for (const [name, content] of images) {
      expect(name).toMatch(/^TEST-/);
      expect(Buffer.from(content).toString()).toContain('>TEST</text>');
    }
  });
});

describe('a message of a sandbox', () => {
  it('is marked by header and member; one of the workspace is not', async () => {
    await app.deps.webhookDispatcher.deliverDue();
    receiver.received.length = 0;
    for (const { tenant } of [live, sandbox])
      await insertSubscription(app, tenant, { url: receiver.url });
    const { id: liveId } = await live.createPassport();
    const { id } = await sandbox.createPassport();
    await app.deps.webhookDispatcher.deliverDue();
    const about = receiver.received.filter(({ json }) =>
      [liveId, id].includes(String(json.data['id'])),
    );
    const marks = about.map(({ headers, json }) => ({
      header: headers['webhook-environment'],
      member: (json as { environment?: string }).environment,
      document: json.data['dppEnvironment'],
    }));
    expect(marks).toHaveLength(2);
    expect(marks).toContainEqual({ header: 'test', member: 'test', document: 'test' });
    expect(marks).toContainEqual({ header: undefined, member: undefined, document: undefined });
    const marked = about.find(({ headers }) => headers['webhook-environment']);
    expect(marked?.json.data['id']).toBe(id);
  });

  it('is marked in a test of the receiver, too', async () => {
    receiver.received.length = 0;
    const { id } = await insertSubscription(app, sandbox.tenant, { url: receiver.url });
    const path = `/api/v1/webhooks/subscriptions/${id}/test`;
    const { body } = await app.request(path, { key: sandbox.key, method: 'POST' });
    expect(body['delivered']).toBe(true);
    expect(receiver.received[0]?.headers['webhook-environment']).toBe('test');
    expect(receiver.received[0]?.json).toMatchObject({ _test: true, environment: 'test' });
  });
});

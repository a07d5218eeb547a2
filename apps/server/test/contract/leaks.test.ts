import { verifySeal } from '@dpp/merkle-seal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutboxEventRow } from '../../src/platform/db/tables.js';
import { environmentOf } from '../support/aas-environment.js';
import { battery, facilityBody, maskedText, newSku, textiles } from '../support/factories.js';
import type { MetadataBody } from '../support/factories.js';
import { representationTypes } from '../support/representation-types.js';
import type { WirePassport } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Words that occur nowhere else, one for each place that the public must not see. */
const canaries = {
  facilityDetails: 'canary-facility-details',
  detailedPerformance: 'canary-performance',
  lifecycleAndInUse: 'canary-lifecycle',
  circularityAndDisassembly: 'canary-disassembly',
  testReports: 'canary-test-reports',
  streetAddress: 'canary-street',
  city: 'canary-city',
  postalCode: 'canary-zip',
};
const restrictedKeys = [
  'facilityDetails',
  'detailedPerformance',
  'lifecycleAndInUse',
  'circularityAndDisassembly',
  'testReports',
] as const;

let app: TestApp;
let workspace: Workspace;
let passport: WirePassport;
const published: { place: string; text: string }[] = [];

function canaryMetadata(): MetadataBody {
  return battery({
    facilityDetails: [{ facilityName: canaries.facilityDetails, location: 'X', activity: 'Y' }],
    detailedPerformance: {
      note: canaries.detailedPerformance,
      // As JSON in a text it is in base64 where it is shown as AAS.
      report: JSON.stringify([canaries.detailedPerformance]),
    },
    lifecycleAndInUse: { note: canaries.lifecycleAndInUse },
    circularityAndDisassembly: { note: canaries.circularityAndDisassembly },
    testReports: [canaries.testReports],
  });
}

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  const { streetAddress, city, postalCode } = canaries;
  const { id: facilityId } = await workspace.createFacility(
    facilityBody({ streetAddress, city, postalCode }),
  );
  const metadata = canaryMetadata();
  const { key } = workspace;
  const json = { productId: newSku(), metadata, facilityId };
  await collect('create', { path: '/api/v1/passports', key, json });
  passport = await workspace.createPassport({ metadata, facilityId });
  await collect('seal', { path: `/api/v1/passports/${passport.id}/seal`, key, method: 'POST' });
  for (const path of [`/passport/${passport.id}`, `/01/${passport.productId}`]) {
    for (const accept of representationTypes) {
      await collect(`${path} as ${accept}`, { path, accept });
      const stranger = await app.createKey(await app.createTenant());
      await collect(`${path} as ${accept} for a stranger`, { path, accept, key: stranger });
    }
  }
  for (const role of ['TENANT_ADMIN', 'AUDITOR', 'INTEGRATION', 'COMPLIANCE_OFFICER'] as const) {
    const reader = await workspace.createKey({ role });
    await collect(`list for ${role}`, { path: '/api/v1/passports', key: reader });
  }
  await collectToSession();
  await collectWrites(metadata, facilityId);
  const outbox = await app.db<OutboxEventRow>('outbox_events');
  for (const { event_type, payload } of outbox) {
    published.push({ place: `event ${event_type}`, text: payload });
  }
  const notifications = await app.db('notifications').where({ tenant_id: workspace.tenant.id });
  published.push({ place: 'notifications', text: JSON.stringify(notifications) });
});
afterAll(() => app.close());

/** A session of the workspace itself is the public to what it reads, history included. */
async function collectToSession() {
  const { token } = await startSession(app, workspace.tenant);
  const path = `/api/v1/passports/${passport.id}`;
  for (const accept of representationTypes) {
    await collect(`session as ${accept}`, { path, accept, key: token });
  }
  const draft = await workspace.createPassport({ draft: true, metadata: canaryMetadata() });
  // Another category now: what was the battery's stays masked in its history.
  const json = { metadata: textiles() };
  await workspaceCall(`/api/v1/passports/${draft.id}`, 'PUT', json);
  const versions = `/api/v1/passports/${draft.id}/versions`;
  await collect('versions', { path: versions, key: token });
  await collect('version 1', { path: `${versions}/1`, key: token });
}

/** What writes answer is public, and so is what they announce. */
async function collectWrites(metadata: MetadataBody, facilityId: string) {
  const { key } = workspace;
  const row = () => ({ productId: newSku(), metadata, facilityId });
  const bulk = { path: '/api/v1/passports/bulk', key };
  await collect('bulk', { ...bulk, json: { passports: [row(), row()] } });
  await collect('dry run', { ...bulk, json: { passports: [row()], dryRun: true } });
  const { id, productId } = await workspace.createPassport({ metadata, facilityId });
  const path = `/api/v1/passports/${id}`;
  await collect('update', { path, key, method: 'PUT', json: { metadata } });
  for (const status of ['RECALLED', 'DECOMMISSIONED']) {
    await collect(status, { path: `${path}/status`, key, method: 'PUT', json: { status } });
  }
  const upsert = { passports: [{ productId, metadata }], upsert: true };
  await collect('upsert', { ...bulk, json: upsert });
  const ingest = { path: '/api/v1/passports/aas/ingest', key };
  await collect('AAS ingest', { ...ingest, json: environmentOf({ metadata }) });
  const validate = { path: '/api/v1/passports/validate-only', key };
  await collect('validation', { ...validate, json: { productId: newSku(), metadata } });
  await collect('readiness', { path: '/api/v1/passports/vc-readiness', key });
}

const workspaceCall = (path: string, method: string, json: unknown) =>
  app.request(path, { key: workspace.key, method, json });

interface Ask {
  readonly path: string;
  readonly accept?: string;
  readonly key?: string;
  readonly method?: string;
  readonly json?: unknown;
}

async function collect(place: string, { accept, path, ...options }: Ask) {
  const reply = await app.request(path, {
    ...options,
    ...(accept && { headers: { Accept: accept } }),
  });
  if (reply.status >= 300) throw new Error(`${place}: ${reply.status} ${reply.text}`);
  published.push({ place, text: readable(reply.text) });
}

/** A compact JWS with its disclosures, or what AAS has in base64, decoded as well: a search finds what is in it. */
function readable(text: string): string {
  const parts = /^[\w-]+\.[\w-]+\.[\w~-]+$/.test(text) ? text.split(/[.~]/) : [];
  const blobs = [...text.matchAll(/"modelType":"Blob"[^}]*"value":"([^"]*)"/g)];
  const encoded = [...parts, ...blobs.map(([, value = '']) => value)];
  return [text, ...encoded.map((part) => Buffer.from(part, 'base64url').toString())].join('\n');
}

describe('what only the owner may see', () => {
  it('is shown to the owner, so that the search below can fail', async () => {
    const { text } = await app.request(`/passport/${passport.id}`, { key: workspace.key });
    for (const canary of Object.values(canaries)) expect(text).toContain(canary);
  });

  it('would be found in the disclosures of an SD-JWT', async () => {
    const headers = { Accept: 'application/dc+sd-jwt' };
    const { text } = await app.request(`/passport/${passport.id}`, { headers });
    expect(text).not.toContain('producedAtFacility');
    expect(readable(text)).toContain('"producedAtFacility"');
  });

  it('is found where AAS has it in base64', async () => {
    const { key } = workspace;
    const headers = { Accept: 'application/aas+json' };
    const { text } = await app.request(`/passport/${passport.id}`, { key, headers });
    const hidden = JSON.stringify([canaries.detailedPerformance]);
    expect(text).not.toContain(hidden);
    expect(readable(text)).toContain(hidden);
  });

  it('was looked for in every place', () => {
    const places = published.map(({ place }) => place);
    expect(places).toEqual(
      expect.arrayContaining([
        ...['ingested', 'updated', 'sealed', 'recalled', 'status_updated'].map(
          (name) => `event passport.${name}`,
        ),
        ...['version 1', 'bulk', 'upsert', 'update', 'AAS ingest', 'list for TENANT_ADMIN'],
      ]),
    );
    expect(places.length).toBeGreaterThanOrEqual(40);
  });

  // Clause: facility address
  // Clause: event payload
  it.each(Object.entries(canaries))('does not leave the owner: %s', (_key, canary) => {
    const leaks = published.filter(({ text }) => text.includes(canary));
    expect(leaks.map(({ place }) => place)).toEqual([]);
  });

  // Clause: document redaction of batteries
  // Clause: event payload
  // Clause: flattened keys
  it('is masked in both its places in every JSON-LD document', () => {
    const documents = published
      .filter(({ place }) => place.startsWith('event') || place.endsWith('application/ld+json'))
      .map(({ text }) => JSON.parse(text.trim()) as WirePassport)
      .filter(({ metadata }) => metadata['category'] === 'batteries');
    expect(documents.length).toBeGreaterThanOrEqual(4);
    for (const document of documents) {
      for (const key of restrictedKeys) {
        expect(document.metadata[key]).toBe(maskedText);
        expect(document[key]).toBe(maskedText);
      }
    }
  });

  // Clause: event payload
  it('gives no salt away with which it could be guessed', () => {
    const sealed = published.find(({ place }) => place === 'event passport.sealed');
    const { proof } = JSON.parse(sealed?.text ?? '') as WirePassport;
    expect(proof.leafSalts).toEqual({});
  });
});

describe('a battery whose metadata lacks a restricted key', () => {
  // Clause: document redaction of batteries
  it('shows it masked all the same, so that its absence does not show', async () => {
    const metadata = battery(Object.fromEntries(restrictedKeys.map((key) => [key, undefined])));
    const { metadata: shown } = await workspace.createPassport({ metadata, draft: true });
    for (const key of restrictedKeys.filter((key) => key !== 'testReports')) {
      expect(shown[key]).toBe(maskedText);
    }
    expect(shown).not.toHaveProperty('testReports');
  });
});

describe('a draft that does not say, or not rightly, that it is a battery', () => {
  // Clause: document redaction of batteries
  it.each([undefined, 'Batteries', null])(
    'has the restricted keys masked that it holds: category %j',
    async (category) => {
      const detailedPerformance = { note: canaries.detailedPerformance };
      const metadata = { category, productName: 'Pack', detailedPerformance };
      const { id, ...created } = await workspace.createPassport({ metadata, draft: true });
      expect(created.metadata['detailedPerformance']).toBe(maskedText);
      expect(created['detailedPerformance']).toBe(maskedText);
      expect(created.metadata).not.toHaveProperty('lifecycleAndInUse');

      const sealed = await workspace.seal(id);
      const [event] = await app.eventsOf(id);
      const { token } = await startSession(app, workspace.tenant);
      const list = await app.request('/api/v1/passports?limit=1', { key: token });
      for (const text of [JSON.stringify(sealed), event?.text, list.text]) {
        expect(text).toContain(id);
        expect(text).not.toContain(canaries.detailedPerformance);
      }
      const sealCa = (await app.request('/.well-known/opendpp-seal-ca.pem')).text;
      const options = { trustAnchors: [sealCa], at: new Date() };
      expect(verifySeal(sealed, options).verdict).toBe('passed');
      const path = `/api/v1/passports/${id}`;
      const own = (await app.request(path, { key: workspace.key })).body;
      expect(own.metadata['detailedPerformance']).toEqual(detailedPerformance);
      expect(verifySeal(own, options).verdict).toBe('passed');
    },
  );
});

describe('an owner-only key of a product that is no battery', () => {
  // Clause: document redaction
  it('is masked alone: the battery keys are ordinary names there', async () => {
    const metadata = { category: 'toys', facilityDetails: [], detailedPerformance: { a: 1 } };
    const { metadata: shown } = await workspace.createPassport({ metadata, draft: true });
    expect(shown['facilityDetails']).toBe(maskedText);
    expect(shown['detailedPerformance']).toEqual({ a: 1 });
    expect(shown).not.toHaveProperty('lifecycleAndInUse');
  });
});

describe('secrets', () => {
  // Clause: private keys
  it('are stored in no readable form', async () => {
    const secret = await workspace.createKey();
    const dump = JSON.stringify([
      await app.db('api_keys'),
      await app.db('signing_keys'),
      await app.db('platform_secrets'),
    ]);
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(secret.slice(17));
    expect(dump).not.toMatch(/PRIVATE KEY/);
  });
});

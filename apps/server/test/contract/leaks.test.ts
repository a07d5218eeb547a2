import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, facilityBody, maskedText, newSku } from '../support/factories.js';
import type { WirePassport } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Words that occur nowhere else, one for each place that the public must not see. */
const canaries = {
  facilityDetails: 'canary-facility-details',
  detailedPerformance: 'canary-performance',
  lifecycleAndInUse: 'canary-lifecycle',
  circularityAndDisassembly: 'canary-disassembly',
  streetAddress: 'canary-street',
  city: 'canary-city',
  postalCode: 'canary-zip',
};
const restrictedKeys = [
  'facilityDetails',
  'detailedPerformance',
  'lifecycleAndInUse',
  'circularityAndDisassembly',
] as const;

let app: TestApp;
let workspace: Workspace;
let passport: WirePassport;
const published: { place: string; text: string }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  const { streetAddress, city, postalCode } = canaries;
  const { id: facilityId } = await workspace.createFacility(
    facilityBody({ streetAddress, city, postalCode }),
  );
  const metadata = battery({
    facilityDetails: [{ facilityName: canaries.facilityDetails, location: 'X', activity: 'Y' }],
    detailedPerformance: { note: canaries.detailedPerformance },
    lifecycleAndInUse: { note: canaries.lifecycleAndInUse },
    circularityAndDisassembly: { note: canaries.circularityAndDisassembly },
  });
  const { key } = workspace;
  const json = { productId: newSku(), metadata, facilityId };
  await collect('create', { path: '/api/v1/passports', key, json });
  passport = await workspace.createPassport({ metadata, facilityId });
  await collect('seal', { path: `/api/v1/passports/${passport.id}/seal`, key, method: 'POST' });
  for (const path of [`/passport/${passport.id}`, `/01/${passport.productId}`]) {
    for (const accept of ['application/ld+json', 'text/html', 'application/vc+jwt']) {
      await collect(`${path} as ${accept}`, { path, accept });
      const stranger = await app.createKey(await app.createTenant());
      await collect(`${path} as ${accept} for a stranger`, { path, accept, key: stranger });
    }
  }
  for (const role of ['TENANT_ADMIN', 'AUDITOR', 'INTEGRATION', 'COMPLIANCE_OFFICER'] as const) {
    const reader = await workspace.createKey({ role });
    await collect(`list for ${role}`, { path: '/api/v1/passports', key: reader });
  }
  for (const { type, text } of await app.eventsOf(passport.id)) {
    published.push({ place: `event ${type}`, text });
  }
  const notifications = await app.db('notifications').where({ tenant_id: workspace.tenant.id });
  published.push({ place: 'notifications', text: JSON.stringify(notifications) });
});
afterAll(() => app.close());

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

/** A compact JWS with its parts decoded, so that a search finds what is in them. */
function readable(text: string): string {
  const parts = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text) ? text.split('.') : [];
  return [text, ...parts.map((part) => Buffer.from(part, 'base64url').toString())].join('\n');
}

describe('what only the owner may see', () => {
  it('is shown to the owner, so that the search below can fail', async () => {
    const { text } = await app.request(`/passport/${passport.id}`, { key: workspace.key });
    for (const canary of Object.values(canaries)) expect(text).toContain(canary);
  });

  it('was looked for in every place', () => {
    const places = published.map(({ place }) => place);
    expect(places).toContain('event passport.ingested');
    expect(places).toContain('event passport.sealed');
    expect(places.length).toBeGreaterThanOrEqual(20);
  });

  it.each(Object.entries(canaries))('does not leave the owner: %s', (_key, canary) => {
    const leaks = published.filter(({ text }) => text.includes(canary));
    expect(leaks.map(({ place }) => place)).toEqual([]);
  });

  it('is masked in both its places in every JSON-LD document', () => {
    const documents = published
      .filter(({ place }) => place.startsWith('event') || place.endsWith('ld+json'))
      .map(({ text }) => JSON.parse(text.trim()) as WirePassport);
    expect(documents.length).toBeGreaterThanOrEqual(4);
    for (const document of documents) {
      for (const key of restrictedKeys) {
        expect(document.metadata[key]).toBe(maskedText);
        expect(document[key]).toBe(maskedText);
      }
    }
  });

  it('gives no salt away with which it could be guessed', () => {
    const sealed = published.find(({ place }) => place === 'event passport.sealed');
    const { proof } = JSON.parse(sealed?.text ?? '') as WirePassport;
    expect(proof.leafSalts).toEqual({});
  });
});

describe('a battery whose metadata lacks a restricted key', () => {
  it('shows it masked all the same, so that its absence does not show', async () => {
    const metadata = battery(Object.fromEntries(restrictedKeys.map((key) => [key, undefined])));
    const { metadata: shown } = await workspace.createPassport({ metadata, draft: true });
    for (const key of restrictedKeys) expect(shown[key]).toBe(maskedText);
  });
});

describe('an owner-only key of a product that is no battery', () => {
  it('is masked alone: the battery keys are ordinary names there', async () => {
    const metadata = { category: 'toys', facilityDetails: [], detailedPerformance: { a: 1 } };
    const { metadata: shown } = await workspace.createPassport({ metadata, draft: true });
    expect(shown['facilityDetails']).toBe(maskedText);
    expect(shown['detailedPerformance']).toEqual({ a: 1 });
    expect(shown).not.toHaveProperty('lifecycleAndInUse');
  });
});

describe('secrets', () => {
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

import { randomBytes, randomUUID } from 'node:crypto';
import { compressDigitalLinkUri } from '@dpp/gs1/compression';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, newGtin } from '../support/factories.js';
import { issueGrant, onPassport, onUnit } from '../support/grants.js';
import { representationTypes } from '../support/representation-types.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let passport: { id: string; productId: string };
let unit: { id: string; serialNumber: string };
let recycled: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  const { facilityId } = workspace;
  passport = await workspace.createPassport({
    productId: newGtin(),
    metadata: battery(),
    facilityId,
  });
  unit = await workspace.serialise(passport.id);
  recycled = await workspace.serialise(passport.id);
  const reply = await app.request(`/api/v1/units/${recycled.id}/events`, {
    key: workspace.key,
    json: { eventType: 'STATUS_CHANGE', status: 'RECYCLED' },
  });
  if (reply.status !== 201) throw new Error(reply.text);
});
afterAll(() => app.close());

const newToken = () => `dpp_li_${randomBytes(16).toString('hex')}`;
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const page = { Accept: 'text/html' };

/** Every kind of address, and what it answers. */
const addresses = (): [path: string, status: number][] => [
  [`/passport/${passport.id}`, 200],
  [`/unit/${unit.id}`, 200],
  [`/unit/${recycled.id}`, 410],
  [`/01/${passport.productId}`, 200],
  [`/01/${passport.productId}?linkType=linkset`, 200],
  [`/01/${passport.productId}?linkType=gs1:pip`, 307],
  [`/01/${passport.productId.slice(1)}`, 302],
  [`/01/${passport.productId}/10/LOT1`, 302],
  [`/01/${passport.productId}/21/${unit.serialNumber}`, 302],
  [compressed(), 302],
  [`/passport/${randomUUID()}`, 404],
  [`/unit/${randomUUID()}`, 404],
  [`/01/${passport.productId}/21/NONE`, 404],
  ['/01/09506000140446', 400],
  [`/passport/${passport.id}/images/1`, 404],
];
const compressed = () =>
  compressDigitalLinkUri(`${app.deps.baseUrl}/01/${passport.productId}`).slice(
    app.deps.baseUrl.length,
  );
const withGrant = (path: string, token: string) =>
  `${path}${path.includes('?') ? '&' : '?'}grant=${token}`;

describe('an answer to a request with a token', () => {
  it.each([{}, page])('is private, whatever the token opened (%j)', async (headers) => {
    const { token } = await issueGrant(app, workspace, onPassport(passport.id));
    for (const sent of [token, newToken(), 'nonsense']) {
      for (const [path, status] of addresses()) {
        const byQuery = await get(withGrant(path, sent), headers);
        const byHeader = await get(path, { ...headers, Authorization: `Bearer ${newToken()}` });
        for (const reply of [byQuery, byHeader]) {
          expect([path, reply.status]).toEqual([path, status]);
          expect(reply.headers.get('cache-control'), path).toMatch(/^private, no-store$/);
          expect(reply.headers.get('referrer-policy'), path).toBe('no-referrer');
          if (!path.includes('images')) expect(reply.headers.get('etag'), path).toBeNull();
        }
      }
    }
  });

  it('is private where it is refused: 406 and 429', async () => {
    const { id } = await workspace.createPassport();
    const reply = await get(`/passport/${id}?grant=${newToken()}`, {
      Accept: 'application/vc+jwt',
    });
    expect(reply.status).toBe(406);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
    const strict = await startTestApp({ LIMIT_RESOLUTION_PER_MINUTE: '1' });
    try {
      const path = `/passport/${randomUUID()}?grant=${newToken()}`;
      await strict.request(path);
      const busy = await strict.request(path, { headers: page });
      expect(busy.status).toBe(429);
      expect(busy.headers.get('cache-control')).toBe('private, no-store');
      expect(busy.headers.get('referrer-policy')).toBe('no-referrer');
    } finally {
      await strict.close();
    }
  });

  it('is never a 304, though the ETag is the one that the public has', async () => {
    const path = `/passport/${passport.id}`;
    const etag = (await get(path)).headers.get('etag') ?? '';
    const again = { 'If-None-Match': etag };
    expect((await get(path, again)).status).toBe(304);
    expect((await get(`${path}?grant=${newToken()}`, again)).status).toBe(200);
  });
});

describe('an answer to a request without a token', () => {
  it('keeps its ETag and may be cached, in every representation', async () => {
    for (const Accept of representationTypes) {
      const { status, headers } = await get(`/passport/${passport.id}`, { Accept });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(headers.get('etag')).toMatch(/^"/);
    }
    const gone = await get(`/unit/${recycled.id}`);
    expect(gone.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('tells no other site its address, where it is a page', async () => {
    for (const [path] of addresses()) {
      const { status, headers } = await get(path, page);
      if (status === 302 || status === 307 || path.includes('linkset')) continue;
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    }
  });
});

describe('a token that opens nothing', () => {
  it('is in no link, no Location and no Link header', async () => {
    const { token: expired, grant } = await issueGrant(app, workspace, onPassport(passport.id));
    await app.request(`/api/v1/grants/${grant.id}`, { key: workspace.key, method: 'DELETE' });
    const other = await workspace.createPassport({ metadata: battery() });
    const { token: elsewhere } = await issueGrant(app, workspace, onPassport(other.id));
    for (const token of [newToken(), expired, elsewhere]) {
      for (const [path] of addresses()) {
        const { text, headers } = await get(withGrant(path, token), page);
        expect(text, path).not.toContain(token);
        expect(headers.get('link') ?? '', path).not.toContain(token);
        // What it opens is known one redirect later.
        const isOnTheWay = path.length < 20 || path === compressed();
        if (!isOnTheWay) expect(headers.get('location') ?? '', path).not.toContain(token);
      }
    }
  });

  it('goes before the end of a way of redirects', async () => {
    const token = newToken();
    const [, start] =
      /(.*)/.exec(`/01/${passport.productId.slice(1)}/21/${unit.serialNumber}`) ?? [];
    const first = await get(`${start}?grant=${token}`);
    const second = await get((first.headers.get('location') ?? '').slice(app.deps.baseUrl.length));
    expect(second.headers.get('location')).toBe(`${app.deps.baseUrl}/unit/${unit.id}`);
  });

  it('leaves the rest of the address in the links', async () => {
    const { text } = await get(`/passport/${passport.id}?from=shop&grant=${newToken()}`, page);
    expect(text).toContain('<a href="?from=shop&amp;lang=fr"');
  });
});

describe('a token that opens something', () => {
  it('stays in the links to the other languages, and in redirects to what it opens', async () => {
    const { token } = await issueGrant(app, workspace, onPassport(passport.id));
    const { text } = await get(`/passport/${passport.id}?grant=${token}`, page);
    expect(text).toContain(`<a href="?grant=${token}&amp;lang=fr"`);
    for (const path of [`/10/LOT1`, `/21/${unit.serialNumber}`]) {
      const { headers } = await get(`/01/${passport.productId}${path}?grant=${token}`);
      expect(headers.get('location')).toMatch(new RegExp(`\\?grant=${token}$`));
      expect(headers.get('link')).not.toContain(token);
    }
  });

  it.each([
    ['a workspace', () => ({ scopeType: 'TENANT' }), true],
    ['a passport', () => onPassport(passport.id), true],
    ['a unit', () => onUnit(unit.id), false],
  ])('of %s is in links to what it opens', async (_what, scope, opensModel) => {
    const { token } = await issueGrant(app, workspace, scope());
    const { text } = await get(`/unit/${unit.id}?grant=${token}`, page);
    expect(text).toContain(`<a href="?grant=${token}&amp;lang=fr"`);
    const model = `/01/${passport.productId}`;
    expect(text.includes(`${model}?grant=${token}"`)).toBe(opensModel);
    const serial = `${model}/21/${unit.serialNumber}?grant=${token}`;
    expect((await get(serial)).headers.get('location')).toContain(token);
    const lot = `${model}/10/LOT1?grant=${token}`;
    expect((await get(lot)).headers.get('location')?.includes(token)).toBe(opensModel);
  });
});

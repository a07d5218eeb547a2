import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contentTypeOf,
  representationKinds,
  representations,
  type RepresentationKind,
} from '../../src/representations/negotiation/representations.js';
import { newGrai, newSku, textiles } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import type { WirePassport } from '../support/reply-body.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let passport: WirePassport;
let path: string;
let unitPath: string;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  passport = await workspace.createPassport({ facilityId: workspace.facilityId });
  path = `/passport/${passport.id}`;
  unitPath = `/unit/${(await workspace.serialise(passport.id)).id}`;
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}, at = path) => app.request(at, { headers });
const typesOf = (kind: RepresentationKind) =>
  [representations[kind].mediaType, contentTypeOf(kind)] as const;
const answered = representationKinds.map(typesOf);
const answeredOfUnits = representationKinds
  .filter((kind) => representations[kind].isOfUnits)
  .map(typesOf);
const answeredAnywhere = [
  ...answered.map((types) => ['passport', ...types, () => path] as const),
  ...answeredOfUnits.map((types) => ['unit', ...types, () => unitPath] as const),
];

/** A page is in one of several languages, too. */
const varyOf = (accept: string) => (accept === 'text/html' ? 'Accept, Accept-Language' : 'Accept');

describe('the Accept header', () => {
  it.each([
    ['application/ld+json', 'application/ld+json'],
    ['application/json', 'application/ld+json'],
    ['*/*', 'application/ld+json'],
    ['', 'application/ld+json'],
    ['image/webp', 'application/ld+json'],
    ['text/html', 'text/html; charset=utf-8'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8'],
    ['application/vc+jwt', 'application/vc+jwt'],
    ['vc+jwt', 'application/vc+jwt'],
    ['application/aas+json', 'application/aas+json'],
    ['text/html;q=0.3, application/aas+json;q=0.8', 'application/aas+json'],
    ['text/html;q=0.2, application/vc+jwt;q=0.9', 'application/vc+jwt'],
    ['application/vc+jwt;q=0.1, application/ld+json', 'application/ld+json'],
    ['application/vc+jwt, text/html', 'application/vc+jwt'],
    ['text/html, application/vc+jwt', 'text/html; charset=utf-8'],
  ])('%j gives %s', async (accept, contentType) => {
    const { status, headers } = await get({ Accept: accept });
    expect([status, headers.get('content-type')]).toEqual([200, contentType]);
  });

  it('may be absent, which gives JSON-LD', async () => {
    expect((await get()).headers.get('content-type')).toBe('application/ld+json');
  });

  it.each(['/01/{}', '/8003/{}'])('works on %s as well', async (template) => {
    const productId = template.startsWith('/8003') ? newGrai() : passport.productId;
    if (template.startsWith('/8003')) await workspace.createPassport({ productId });
    const { headers } = await get({ Accept: 'text/html' }, template.replace('{}', productId));
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe.each(answeredAnywhere)('a public %s as %s', (_what, accept, contentType, at) => {
  const get = (headers: Record<string, string>) => app.request(at(), { headers });

  it('carries a strong ETag, Vary: Accept and a must-revalidate policy', async () => {
    const { headers } = await get({ Accept: accept });
    expect(headers.get('etag')).toMatch(/^"[A-Za-z0-9_-]{20,}"$/);
    expect(headers.get('vary')).toBe(varyOf(accept));
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('is the same bytes under the same ETag when asked for again', async () => {
    const [first, second] = [await get({ Accept: accept }), await get({ Accept: accept })];
    expect(second.text).toBe(first.text);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('may be read by any page', async () => {
    const { headers } = await get({ Accept: accept, Origin: 'https://shop.example' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('has no rate-limit headers', async () => {
    const { headers } = await get({ Accept: accept });
    expect([...headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  });

  it('answers its ETag with a 304 without a body', async () => {
    const { headers } = await get({ Accept: accept });
    const etag = headers.get('etag')!;
    const again = await get({ Accept: accept, 'If-None-Match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('vary')).toBe(varyOf(accept));
    expect(again.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const whole = await get({ Accept: accept });
    const head = await app.request(at(), { method: 'HEAD', headers: { Accept: accept } });
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'vary', 'cache-control']) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    }
    expect(head.headers.get('content-type')).toBe(contentType);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(whole.text)));
  });
});

describe('If-None-Match', () => {
  const ask = async (make: (etag: string) => string, headers = {}) => {
    const etag = (await get()).headers.get('etag')!;
    return (await get({ 'If-None-Match': make(etag), ...headers })).status;
  };

  it.each<[string, (etag: string) => string, number]>([
    ['the ETag in a list', (etag) => `"x", ${etag} ,"y"`, 304],
    ['a weak form of it', (etag) => `W/${etag}`, 304],
    ['*', () => '*', 304],
    ['another ETag', () => '"x"', 200],
    ['it without its quotes', (etag) => etag.slice(1, -1), 200],
    ['nothing', () => '', 200],
  ])('with %s', async (_name, make, status) => {
    expect(await ask(make)).toBe(status);
  });

  it('of one representation is not that of another', async () => {
    expect(await ask((etag) => etag, { Accept: 'text/html' })).toBe(200);
  });

  it('is not answered with 304 for an owner, whose answer nobody may keep', async () => {
    const etag = (await get()).headers.get('etag')!;
    const headers = { 'If-None-Match': etag };
    const { status } = await app.request(path, { key: workspace.key, headers });
    expect(status).toBe(200);
  });

  it('no longer matches after the passport was sealed', async () => {
    const { id } = await workspace.createPassport();
    const etag = (await get({}, `/passport/${id}`)).headers.get('etag')!;
    await workspace.seal(id);
    const { status } = await get({ 'If-None-Match': etag }, `/passport/${id}`);
    expect(status).toBe(200);
  });
});

describe('an answer to somebody with credentials', () => {
  it.each(answeredAnywhere)(
    'of a %s as %s is for its caller only',
    async (_what, accept, _type, at) => {
      const headers = { Accept: accept, Origin: 'https://shop.example' };
      const reply = await app.request(at(), { key: workspace.key, headers });
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      expect(reply.headers.get('vary')).toBe(varyOf(accept));
      expect(reply.headers.get('etag')).toBeNull();
      expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  // Clause: CORS
  it('has no CORS header even when the credentials are bad', async () => {
    const { headers } = await app.request(path, { key: 'nonsense' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('has no CORS header when a cookie was sent', async () => {
    const { headers } = await get({ Cookie: 'dpp_session=x' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the web page', () => {
  const page = (at = path) => get({ Accept: 'text/html' }, at);

  it('is HTML in UTF-8 with the product in its title', async () => {
    const { text } = await page();
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(text).toContain('<title>Crew-neck sweatshirt Fjord');
    expect(text).toContain(passport.digitalLinkUri);
  });

  it('runs and loads nothing of its own', async () => {
    const { headers, text } = await page();
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(text).not.toMatch(/<script/i);
  });

  it('escapes whatever a caller wrote', async () => {
    const attack = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&`;
    const { id } = await workspace.createPassport({
      productId: `${newSku()}${attack}`,
      metadata: textiles({ productName: attack, [attack]: [attack, { [attack]: attack }] }),
      enrichment: {
        tagline: attack,
        description: attack,
        links: [{ label: attack, url: 'https://x.example/?"><script>' }],
      },
    });
    const { status, text } = await page(`/passport/${id}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script|<img/i);
    expect(text).toContain('&lt;script>');
  });

  // Clause: document enrichment
  it('shows the enrichment, which no other representation has', async () => {
    const enrichment = { tagline: 'Made to last', images: [{ url: 'https://i.example/a.png' }] };
    const { id } = await workspace.createPassport({ enrichment });
    expect((await page(`/passport/${id}`)).text).toContain('Made to last');
    expect((await get({}, `/passport/${id}`)).text).not.toContain('Made to last');
  });

  it('loads no picture of others: it links to each', async () => {
    const front = { url: 'https://i.example/a.png?w=1&h=2', caption: 'Front <b>' };
    const back = { url: 'https://i.example/b.png' };
    const { id } = await workspace.createPassport({ enrichment: { images: [front, back] } });
    const { text, headers } = await page(`/passport/${id}`);
    expect(text).not.toMatch(/<(img|picture|source|video|iframe|object|embed)|url\(/i);
    const rel = 'rel="noreferrer nofollow"';
    expect(text).toContain(
      `<a href="https://i.example/a.png?w=1&amp;h=2" ${rel} lang>Front &lt;b></a>`,
    );
    expect(text).toContain(`<a href="https://i.example/b.png" ${rel} lang>Picture 2</a>`);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).not.toMatch(/https?:|unsafe/);
  });

  it('is drawn for metadata of any shape', async () => {
    const metadata = {
      nothing: null,
      no: false,
      zero: 0,
      empty: [],
      none: {},
      deep: [[[[{ a: [null] }]]]],
      toString: 'x',
    };
    const { id } = await workspace.createPassport({ metadata: textiles(metadata) });
    expect((await page(`/passport/${id}`)).status).toBe(200);
  });
});

describe('an Accept header that names what cannot be given', () => {
  // Clause: representations that are not made
  it.each([
    'application/vc+jwt',
    'application/vc+ld+json',
    'application/dc+sd-jwt',
    'vc+sd-jwt',
    'application/dc+sd-jwt, application/vc+ld+json;q=0.5',
  ])('answers 406 for %s at every address of a passport without facility', async (accept) => {
    const { id, productId } = await workspace.createPassport();
    for (const address of [`/passport/${id}`, `/01/${productId}`]) {
      const { status, headers, body } = await get({ Accept: accept }, address);
      expect([status, headers.get('vary')]).toEqual([406, 'Accept']);
      expect(body).toEqual({ error: 'Not Acceptable', message: anyText, code: 'NOT_ACCEPTABLE' });
    }
    const own = await app.request(`/api/v1/passports/${id}`, {
      key: workspace.key,
      headers: { Accept: accept },
    });
    expect([own.status, own.body.error]).toEqual([406, 'Not Acceptable']);
  });

  it.each([
    ['vc+sd-jwt', 'application/dc+sd-jwt'],
    ['application/vc+ld+json;q=0.2, application/dc+sd-jwt;q=0.3', 'application/dc+sd-jwt'],
    ['text/html;q=0.1, application/vc+ld+json', 'application/vc+ld+json'],
    ['application/vc+ld+json;q=0, */*', 'application/ld+json'],
  ])('is no %s of a passport with a facility: that gives %s', async (accept, contentType) => {
    const { status, headers } = await get({ Accept: accept });
    expect([status, headers.get('content-type')]).toEqual([200, contentType]);
  });

  // Clause: the best that there can be
  it.each([
    ['application/vc+jwt, text/html;q=0.5', 'text/html; charset=utf-8'],
    ['application/vc+jwt, application/aas+json;q=0.2, */*;q=0.9', 'application/aas+json'],
    ['*/*, application/vc+jwt', 'application/ld+json'],
    ['application/vc+ld+json, text/html;q=0.1', 'text/html; charset=utf-8'],
    ['application/dc+sd-jwt, */*;q=0.1', 'application/ld+json'],
    ['application/dc+sd-jwt, application/json', 'application/ld+json'],
  ])('gives of %s what a passport without facility can be: %s', async (accept, contentType) => {
    const { id } = await workspace.createPassport();
    const { status, headers } = await get({ Accept: accept }, `/passport/${id}`);
    expect([status, headers.get('content-type')]).toEqual([200, contentType]);
  });

  it('answers 404 for what there is not, whatever is accepted', async () => {
    const { status } = await get({ Accept: 'application/dc+sd-jwt' }, `/passport/${randomUUID()}`);
    expect(status).toBe(404);
  });
});

describe('a credential of a passport that is not ready for one', () => {
  it('answers 406 with its code', async () => {
    const { id } = await workspace.createPassport();
    const { status, headers, body } = await get(
      { Accept: 'application/vc+jwt' },
      `/passport/${id}`,
    );
    expect(status).toBe(406);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({ error: 'Not Acceptable', message: anyText, code: 'NOT_ACCEPTABLE' });
  });
});

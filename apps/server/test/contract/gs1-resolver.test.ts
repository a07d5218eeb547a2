import { compressDigitalLinkUri } from '@dpp/gs1/compression';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGrai, newGtin, newSku, passportBody } from '../support/factories.js';
import { representationTypes } from '../support/representation-types.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const baseUrl = 'https://dpp.example';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.test' });
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const follow = (location: string | null, headers: Record<string, string> = {}) =>
  get((location ?? '').slice(baseUrl.length), headers);
const linksetOf = (path: string) =>
  `<${baseUrl}${path}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`;

interface Target {
  href: string;
  title: string;
  type?: string;
}
interface Context {
  anchor: string;
  description: string;
  [relation: string]: string | Target[];
}
const contextsOf = (body: unknown) => (body as { linkset: Context[] }).linkset;
const targets = (context: Context | undefined, term: string) =>
  (context?.[`https://ref.gs1.org/voc/${term}`] ?? []) as Target[];

/** The three addresses one passport has. */
const addresses = [
  ['/01/{gtin14}', newGtin, (p: { productId: string }) => `/01/${p.productId}`],
  ['/8003/{grai}', newGrai, (p: { productId: string }) => `/8003/${p.productId}`],
  ['/passport/{id}', newSku, (p: { id: string }) => `/passport/${p.id}`],
] as const;

describe.each(addresses)('%s', (_path, productId, pathOf) => {
  const create = async (changes = {}) => {
    const passport = await workspace.createPassport({ productId: productId(), ...changes });
    return { passport, path: pathOf(passport), page: `/passport/${passport.id}` };
  };

  // Clause: linkset
  it('names its linkset with every answer', async () => {
    const { path } = await create();
    const first = await get(path);
    expect(first.headers.get('link')).toBe(linksetOf(path));
    const etag = first.headers.get('etag') ?? '';
    const unchanged = await get(path, { 'If-None-Match': etag });
    expect([unchanged.status, unchanged.headers.get('link')]).toEqual([304, linksetOf(path)]);
    const page = await get(path, { Accept: 'text/html' });
    expect(page.headers.get('link')).toBe(linksetOf(path));
    expect(first.headers.get('access-control-expose-headers')).toContain('Link');
  });

  // Clause: linkset
  it.each([
    ['?linkType=linkset', {}],
    ['?linkType=all', {}],
    ['', { Accept: 'application/linkset+json' }],
    ['?linkType=linkset', { Accept: 'text/html' }],
  ])('answers %s with %j by its linkset', async (query, headers) => {
    const { passport, path, page } = await create();
    const reply = await get(path + query, headers);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/linkset+json');
    expect(reply.headers.get('link')).toContain('rel="http://www.w3.org/ns/json-ld#context"');
    const [context, ...others] = contextsOf(reply.body);
    expect(others).toEqual([]);
    expect(context?.anchor).toBe(baseUrl + path);
    expect(context?.description).toContain(passport.economicOperator.name);
    expect(targets(context, 'defaultLink')).toEqual([
      { href: baseUrl + page, title: expect.any(String) as string },
    ]);
    expect(targets(context, 'pip').map(({ href, type }) => [href, type])).toEqual([
      [baseUrl + page, 'text/html'],
    ]);
    expect(targets(context, 'sustainabilityInfo').map(({ type }) => type)).toEqual([
      'application/ld+json',
    ]);
    expect(targets(context, 'dpp').map(({ type }) => type)).toEqual(
      representationTypes.filter((type) => type !== 'application/linkset+json'),
    );
  });

  it('lists nothing but what is answered at the address it names', async () => {
    const { path } = await create({ facilityId: workspace.facilityId });
    const [context] = contextsOf((await get(`${path}?linkType=linkset`)).body);
    for (const { href, type } of targets(context, 'dpp')) {
      const { status, headers } = await get(href.slice(baseUrl.length), { Accept: type ?? '' });
      expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    }
  });

  it('answers the linkset with an ETag, and a client that has it with 304', async () => {
    const { path } = await create();
    const address = `${path}?linkType=linkset`;
    const { headers } = await get(address);
    const etag = headers.get('etag') ?? '';
    expect(etag).not.toBe((await get(path)).headers.get('etag'));
    expect((await get(address, { 'If-None-Match': etag })).status).toBe(304);
  });

  // Clause: linkset
  it.each([
    ['gs1:pip', 'text/html'],
    ['https://gs1.org/voc/pip', 'text/html'],
    ['gs1:sustainabilityInfo', 'application/ld+json'],
  ])('leads with linkType=%s to %s, whatever else would be answered', async (linkType, type) => {
    const { path, page } = await create();
    const query = `?linkType=${encodeURIComponent(linkType)}&utm=1`;
    let reply = await get(path + query, { Accept: 'image/png' });
    if (path !== page) {
      expect([reply.status, reply.headers.get('location')]).toEqual([307, baseUrl + page + query]);
      expect(reply.headers.get('link')).toBe(linksetOf(path));
      reply = await follow(reply.headers.get('location'), { Accept: 'image/png' });
    }
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')?.split(';')[0]).toBe(type);
  });

  it('leads with linkType=gs1:dpp to the representation the Accept header asks for', async () => {
    const { page } = await create();
    const reply = await get(`${page}?linkType=gs1:dpp`, { Accept: 'text/html' });
    expect(reply.headers.get('content-type')).toContain('text/html');
    const byDefault = await get(`${page}?linkType=gs1:dpp`);
    expect(byDefault.headers.get('content-type')).toBe('application/ld+json');
  });

  it.each(['gs1:recipeInfo', 'untp:dpp', 'gs1:PIP'])(
    'answers 404 for linkType=%s, which no passport has',
    async (linkType) => {
      const { path } = await create();
      const { status, body } = await get(`${path}?linkType=${linkType}`);
      expect([status, Object.keys(body).sort()]).toEqual([404, ['code', 'error', 'message']]);
    },
  );

  it.each(['pip', '', 'gs1:', '%3Cscript%3E', 'https://evil.example/pip', 'a%0Ab:c'])(
    'answers 400 for linkType=%s',
    async (linkType) => {
      const { path } = await create();
      const { status, body } = await get(`${path}?linkType=${linkType}`);
      expect([status, Object.keys(body).sort()]).toEqual([400, ['code', 'error', 'message']]);
    },
  );

  it('tells of a draft no more with a linkType than without', async () => {
    const { path } = await create({ draft: true });
    for (const linkType of ['linkset', 'gs1:pip', 'gs1:recipeInfo', 'nonsense']) {
      const { status, headers, text } = await get(`${path}?linkType=${linkType}`);
      const plain = await get(path);
      expect([status, text]).toEqual([404, plain.text]);
      expect(headers.get('link')).toBe(plain.headers.get('link'));
    }
  });
});

describe('the linkset of a GTIN that several workspaces have', () => {
  const create = async () => {
    const productId = newGtin();
    const first = await workspace.createPassport({ productId });
    const other = await createWorkspace(app);
    const second = await other.createPassport({ productId });
    return { productId, first, second, other };
  };

  // Clause: GTIN of several workspaces
  it('names the other passports, and leads to the first all the same', async () => {
    const { productId, first, second } = await create();
    const contexts = contextsOf((await get(`/01/${productId}?linkType=linkset`)).body);
    expect(contexts.map(({ anchor }) => anchor)).toEqual([
      `${baseUrl}/01/${productId}`,
      `${baseUrl}/passport/${second.id}`,
    ]);
    expect(targets(contexts[1], 'pip')[0]?.href).toBe(`${baseUrl}/passport/${second.id}`);
    const { headers } = await get(`/01/${productId}?linkType=gs1:pip`);
    expect(headers.get('location')).toBe(`${baseUrl}/passport/${first.id}?linkType=gs1:pip`);
  });

  it('reads nothing of what the passports say', async () => {
    const { productId, first } = await create();
    const statements: string[] = [];
    const listen = ({ sql }: { sql: string }) => statements.push(sql);
    app.db.on('query', listen);
    for (const path of [`/01/${productId}`, `/passport/${first.id}`]) {
      expect((await get(`${path}?linkType=linkset`)).status).toBe(200);
    }
    app.db.removeListener('query', listen);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((sql) => /\bmetadata\b/.test(sql))).toEqual([]);
  });

  it("names nobody else's on a workspace's host, nor beside a passport asked for by UUID", async () => {
    const { productId, second, other } = await create();
    const host = { Host: `${other.tenant.subdomain}.dpp.test` };
    const onHost = contextsOf((await get(`/01/${productId}?linkType=linkset`, host)).body);
    expect(onHost).toHaveLength(1);
    expect(targets(onHost[0], 'pip')[0]?.href).toBe(`${baseUrl}/passport/${second.id}`);
    const byId = contextsOf((await get(`/passport/${second.id}?linkType=linkset`)).body);
    expect(byId).toHaveLength(1);
  });

  it('names no draft', async () => {
    const { productId, other } = await create();
    const { id: operatorId } = await other.createOperator();
    await other.createPassport({ productId, operatorId, draft: true });
    const contexts = contextsOf((await get(`/01/${productId}?linkType=linkset`)).body);
    expect(contexts).toHaveLength(2);
  });
});

describe('the address of a lot, a variant or a serial number', () => {
  const metadata = (serialNumber: string) => ({ ...passportBody().metadata, serialNumber });
  const create = async (serialNumber = `S/${randomUUID().slice(0, 8)}`) => {
    const productId = newGtin();
    const passport = await workspace.createPassport({
      productId,
      metadata: metadata(serialNumber),
    });
    const serial = `/21/${encodeURIComponent(serialNumber)}`;
    return { ...passport, serial, page: `${baseUrl}/passport/${passport.id}` };
  };
  type Created = Awaited<ReturnType<typeof create>>;

  const levels = [
    ['lot', () => '/10/LOT'],
    ['variant', () => '/22/V1'],
    ['lot of a variant', () => '/22/V1/10/A%2F1'],
    ['TPX', () => '/235/X1'],
    ['serial number', ({ serial }: Created) => serial],
    ['serial number of a lot', ({ serial }: Created) => `/22/V1/10/LOT${serial}`],
  ] as const;

  describe.each(levels)('%s', (_level, qualifiersOf) => {
    // Clause: link with a serial
    it('leads to the passport in one hop, with the query string as it came', async () => {
      const passport = await create();
      const address = `/01/${passport.productId}${qualifiersOf(passport)}`;
      const query = '?17=281231&utm=1';
      for (const path of [address, `${address}/`]) {
        const { status, headers } = await get(path + query);
        expect([status, headers.get('location')]).toEqual([302, passport.page + query]);
        expect(headers.get('link')).toBe(linksetOf(address));
        expect(headers.get('vary')).toBe('Accept');
        expect(headers.get('access-control-allow-origin')).toBe('*');
      }
    });

    // Clause: linkset
    it('has its linkset there, without a redirect', async () => {
      const passport = await create();
      const address = `/01/${passport.productId}${qualifiersOf(passport)}`;
      const asked: [string, Record<string, string>][] = [
        ['?linkType=linkset', {}],
        ['?linkType=all', {}],
        ['', { Accept: 'application/linkset+json' }],
      ];
      for (const [query, headers] of asked) {
        const reply = await get(address + query, headers);
        expect([reply.status, reply.headers.get('content-type')]).toEqual([
          200,
          'application/linkset+json',
        ]);
        const [context, ...others] = contextsOf(reply.body);
        expect([context?.anchor, others]).toEqual([baseUrl + address, []]);
        expect(targets(context, 'defaultLink')[0]?.href).toBe(passport.page);
        const etag = reply.headers.get('etag') ?? '';
        const again = await get(address + query, { ...headers, 'If-None-Match': etag });
        expect(again.status).toBe(304);
      }
    });

    // Clause: linkset
    it('follows a type of link in one hop, and answers 404 for one that there is none of', async () => {
      const passport = await create();
      const address = `/01/${passport.productId}${qualifiersOf(passport)}`;
      const known = await get(`${address}?linkType=gs1:pip`);
      expect([known.status, known.headers.get('location')]).toEqual([
        307,
        `${passport.page}?linkType=gs1:pip`,
      ]);
      const arrived = await follow(known.headers.get('location'));
      expect([arrived.status, arrived.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      const unknown = await get(`${address}?linkType=gs1:nosuchlt`);
      expect([unknown.status, Object.keys(unknown.body)]).toEqual([
        404,
        ['error', 'message', 'code'],
      ]);
      expect((await get(`${address}?linkType=pip`)).status).toBe(400);
    });

    it('is completed to 14 digits first, on the host that was asked', async () => {
      const passport = await create();
      const qualifiers = qualifiersOf(passport);
      const short = `/01/${passport.productId.slice(1)}${qualifiers}?linkType=linkset`;
      const canonical = `/01/${passport.productId}${qualifiers}?linkType=linkset`;
      const { status, headers } = await get(short);
      expect([status, headers.get('location')]).toEqual([302, baseUrl + canonical]);
      const Host = `${workspace.tenant.subdomain}.dpp.test`;
      const onHost = await get(short, { Host });
      expect(onHost.headers.get('location')).toBe(`https://${Host}${canonical}`);
      expect((await get(canonical, { Host })).status).toBe(200);
    });

    it('is 404 for a product that nobody has, whatever is asked for', async () => {
      const address = `/01/${newGtin()}${qualifiersOf(await create())}`;
      for (const query of [
        '',
        '?linkType=linkset',
        '?linkType=gs1:pip',
        '?linkType=gs1:nosuchlt',
      ]) {
        expect((await get(address + query)).status).toBe(404);
      }
    });
  });

  it('is 404 for a serial number that nobody has, though the product is known', async () => {
    const { productId } = await create();
    expect((await get(`/01/${productId}/21/NOBODY?linkType=linkset`)).status).toBe(404);
    expect((await get(`/01/${productId}/10/LOT/21/NOBODY`)).status).toBe(404);
  });

  it('shows an owner the linkset of a draft, and nobody else', async () => {
    const { productId } = await workspace.createPassport({ productId: newGtin(), draft: true });
    const path = `/01/${productId}/10/LOT?linkType=linkset`;
    expect((await get(path)).status).toBe(404);
    expect((await app.request(path, { key: workspace.key })).status).toBe(200);
  });

  // Clause: link with a serial
  it('is the same for a GRAI and a serial number behind it', async () => {
    const productId = newGrai();
    const { id } = await workspace.createPassport({ productId, metadata: metadata('G1') });
    const address = `/8003/${productId}/21/G1`;
    const linkset = await get(`${address}?linkType=linkset`);
    expect([linkset.status, contextsOf(linkset.body)[0]?.anchor]).toEqual([200, baseUrl + address]);
    const known = await get(`${address}?linkType=gs1:pip`);
    expect([known.status, known.headers.get('location')]).toEqual([
      307,
      `${baseUrl}/passport/${id}?linkType=gs1:pip`,
    ]);
    expect((await get(`${address}?linkType=gs1:nosuchlt`)).status).toBe(404);
  });
});

describe('a GRAI of 14 digits, which is a legal GTIN as well', () => {
  it('leads to what has it as metadata.grai, and never to a GTIN', async () => {
    const digits = newGtin();
    const asset = await workspace.createPassport({
      productId: newSku(),
      metadata: { ...passportBody().metadata, grai: digits },
    });
    const other = await createWorkspace(app);
    await other.createPassport({ productId: digits });
    expect((await get(`/8003/${digits}`)).body.id).toBe(asset.id);
    const ofGtin = newGtin();
    const product = await workspace.createPassport({ productId: ofGtin });
    expect((await get(`/8003/${ofGtin}`)).status).toBe(404);
    expect((await get(`/8003/${ofGtin}/21/${product.id}`)).status).toBe(404);
    const { tenant, key } = workspace;
    const Host = `${tenant.subdomain}.dpp.test`;
    expect((await app.request(`/8003/${ofGtin}`, { key, headers: { Host } })).status).toBe(404);
  });
});

describe('a Digital Link of another form', () => {
  it('names the linkset with the redirect of a shorter GTIN and of a serial number', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newGtin() });
    const short = await get(`/01/${productId.slice(1)}?x=1`);
    expect([short.status, short.headers.get('location')]).toEqual([
      302,
      `${baseUrl}/01/${productId}?x=1`,
    ]);
    expect(short.headers.get('link')).toBe(linksetOf(`/01/${productId}`));
    const serial = await get(`/01/${productId}/21/${id}`);
    expect(serial.headers.get('link')).toBe(linksetOf(`/01/${productId}/21/${id}`));
  });

  it.each([
    ['a lot with a character no lot has', '/10/A%20B'],
    ['qualifiers out of order', '/21/A/10/B'],
    ['an attribute in the path', '/17/281231'],
    ['an AI that is none', '/89/1'],
    ['half a pair', '/10'],
  ])('is refused with 400 for %s', async (_name, qualifiers) => {
    const { status, headers, body } = await get(`/01/${newGtin()}${qualifiers}`);
    expect([status, Object.keys(body).sort()]).toEqual([400, ['code', 'error', 'message']]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  // Clause: GTIN shorter, or compressed
  it('is redirected from its compressed form, which it names as the same', async () => {
    const gtin = newGtin();
    const uri = `${baseUrl}/01/${gtin}/21/A1?17=281231`;
    const compressed = compressDigitalLinkUri(uri).slice(baseUrl.length);
    expect(compressed).not.toContain(gtin);
    const { status, headers } = await get(compressed);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`${baseUrl}/01/${gtin}/21/A1?17=281231`);
    expect(headers.get('link')).toContain(`<${uri}>; rel="owl:sameAs"`);
  });

  it.each([
    ['names', (gtin: string) => `/gtin/${gtin}/ser/A1?exp=281231`, '/21/A1?17=281231'],
    ['names and 13 digits', (gtin: string) => `/gtin/${gtin.slice(1)}/lot/L`, '/10/L'],
    ['a name for the serial number alone', (gtin: string) => `/01/${gtin}/ser/A1`, '/21/A1'],
  ])('is redirected from an older form with %s', async (_what, pathOf, rest) => {
    const gtin = newGtin();
    const { status, headers } = await get(pathOf(gtin));
    expect([status, headers.get('location')]).toEqual([302, `${baseUrl}/01/${gtin}${rest}`]);
  });

  it('leads from its older form to the passport', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newGtin() });
    const { headers } = await get(`/gtin/${productId.slice(1)}`);
    expect((await follow(headers.get('location'))).body.id).toBe(id);
  });

  it('leads from its compressed form to the passport', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newGtin() });
    const compressed = compressDigitalLinkUri(`${baseUrl}/01/${productId}`).slice(baseUrl.length);
    const { headers } = await get(compressed);
    expect((await follow(headers.get('location'))).body.id).toBe(id);
  });

  it.each([
    ['a word', '/products'],
    ['a path of words', '/shop/products'],
    ['a UUID', `/${randomUUID()}`],
    ['a compressed SSCC, which is resolved elsewhere', '/AN2yxDhfaiaw'],
    ['an SSCC', '/00/106141412345678908'],
    ['an SSCC in an older form', '/sscc/106141412345678908'],
    ['an older form with a wrong check digit', '/gtin/9506000134353'],
  ])('is not seen in %s', async (_name, path) => {
    const { status, body } = await get(path);
    expect([status, body.error]).toEqual([404, 'Not Found']);
  });

  it.each([
    ['with a lot', '/10/LOT'],
    ['with a variant', '/22/V1'],
    ['with a slash at its end', '/10/LOT/21/S1/'],
    ['with something wrong in it', '/10/A%20B'],
  ])('tells other pages what it takes, %s', async (_name, qualifiers) => {
    const path = `/01/${newGtin()}${qualifiers}`;
    const { status, headers, text } = await app.request(path, { method: 'OPTIONS' });
    expect([status, text, headers.get('allow')]).toEqual([204, '', 'GET, HEAD, OPTIONS']);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toContain('GET');
  });

  it('tells them in its compressed form, too', async () => {
    const path = compressDigitalLinkUri(`${baseUrl}/01/${newGtin()}`).slice(baseUrl.length);
    const { status, headers } = await app.request(path, { method: 'OPTIONS' });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  });

  it.each(['/products', '/AN2yxDhfaiaw', '/00/106141412345678908'])(
    'is not seen by OPTIONS in %s',
    async (path) => {
      expect((await app.request(path, { method: 'OPTIONS' })).status).toBe(404);
    },
  );

  it('is redirected for GET and HEAD alone', async () => {
    const path = compressDigitalLinkUri(`${baseUrl}/01/${newGtin()}`).slice(baseUrl.length);
    expect((await app.request(path, { method: 'HEAD' })).status).toBe(302);
    expect((await app.request(path, { method: 'POST', json: {} })).status).toBe(404);
  });
});

describe('the query string of a Digital Link', () => {
  const refused = [
    ['a month that is none', '17=281301'],
    ['an AI that is none', '99999=1'],
    ['digits that start no AI', '0=1'],
    ['an AI written with percent signs', '%31%37=281301'],
    ['an AI without a value', '17'],
    ['an AI twice', '17=281231&17=281231'],
    ['a qualifier, which belongs in the path', '22=2A'],
    ['a second AI that is wrong', 'linkType=linkset&17=281231&3103=12'],
    ['bytes that are no text', '90=%FF'],
  ] as const;
  const addressesOf = ({ id, productId }: { id: string; productId: string }) =>
    ['', `/21/${id}`].map((serial) => {
      return `/${productId.length > 14 ? '8003' : '01'}/${productId}${serial}`;
    });

  it.each(refused)('is refused with 400 for %s', async (_name, query) => {
    const [gtin, grai] = await Promise.all(
      [newGtin(), newGrai()].map((productId) => workspace.createPassport({ productId })),
    );
    const replies = [gtin, grai].flatMap((passport) => (passport ? addressesOf(passport) : []));
    expect(replies).toHaveLength(4);
    for (const path of replies) {
      const { status, headers, body } = await get(`${path}?${query}`);
      expect([path, status, Object.keys(body)]).toEqual([path, 400, ['error', 'message', 'code']]);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('is refused before a shorter GTIN is redirected', async () => {
    const short = newGtin().slice(1);
    expect((await get(`/01/${short}?17=281301`)).status).toBe(400);
    expect((await get(`/01/${short}?17=281231`)).status).toBe(302);
  });

  it.each(['17=281231', '17=281231&utm_source=mail', '3103=001250&90=a%2Fb', 'x1=1&1x=1', 'q=%zz'])(
    'is no matter where its data attributes are right: %s',
    async (query) => {
      const passport = await workspace.createPassport({ productId: newGtin() });
      const [key = '', serial = ''] = addressesOf(passport);
      expect((await get(`${key}?${query}`)).status).toBe(200);
      const { status, headers } = await get(`${serial}?${query}`);
      expect([status, headers.get('location')]).toEqual([
        302,
        `${baseUrl}/passport/${passport.id}?${query}`,
      ]);
      expect((await get(`/passport/${passport.id}?${query}`)).status).toBe(200);
    },
  );
});

describe('GET /.well-known/gs1resolver', () => {
  it('describes the resolver', async () => {
    const { status, body } = await get('/.well-known/gs1resolver');
    expect(status).toBe(200);
    expect(body).toEqual({
      name: expect.any(String) as string,
      resolverRoot: baseUrl,
      supportedPrimaryKeys: ['01', '8003'],
      supportedLinkType: [{ namespace: 'https://ref.gs1.org/voc/', prefix: 'gs1:' }],
      linkTypeDefaultCanBeLinkset: false,
      jsonLdContextLocation: 'https://ref.gs1.org/standards/resolver/linkset-context',
    });
  });
});

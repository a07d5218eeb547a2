import { randomUUID } from 'node:crypto';
import { toGtin14 } from '@dpp/gs1';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PassportAccessRow, PassportRow } from '../../src/platform/db/tables.js';
import {
  battery,
  maskedText,
  newGrai,
  newGtin,
  newSku,
  passportBody,
  textiles,
} from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.test' });
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const asOwner = (path: string, key = workspace.key, headers = {}) =>
  app.request(path, { key, headers });
const setPassport = (id: string, columns: Partial<PassportRow>) =>
  app
    .db<PassportRow>('passports')
    .where({ id })
    .update({ ...columns, public_document: null });

/** The four addresses one passport has. */
const addresses = [
  ['/passport/{id}', () => passportBody(), 'passport'],
  ['/01/{gtin14}', () => passportBody(), '01'],
  ['/8003/{grai}', () => passportBody({ productId: newGrai() }), '8003'],
  ['/id/{workspace}/{productId}', () => passportBody({ productId: newSku() }), 'id'],
] as const;
const pathOf = (kind: string, passport: { id: string; productId: string }) =>
  kind === 'passport'
    ? `/passport/${passport.id}`
    : `/${kind === 'id' ? `id/${workspace.tenant.subdomain}` : kind}/${encodeURIComponent(passport.productId)}`;

describe.each(addresses)('GET %s', (_path, body, kind) => {
  const create = async (changes = {}) => {
    const passport = await workspace.createPassport({ ...body(), ...changes });
    return { passport, path: pathOf(kind, passport) };
  };

  it('answers anybody with the public JSON-LD document that create returned', async () => {
    const { passport, path } = await create();
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/ld+json');
    expect(reply.body).toEqual(passport);
  });

  it('answers what the kept document would be when none is kept', async () => {
    const { passport, path } = await create();
    const kept = await get(path);
    await app.db('passports').where({ id: passport.id }).update({ public_document: null });
    const rendered = await get(path);
    expect(rendered.text).toBe(kept.text);
    expect(rendered.headers.get('etag')).toBe(kept.headers.get('etag'));
  });

  it('answers the owner with the unmasked document', async () => {
    const metadata = battery();
    const { path } = await create({ metadata });
    const { body: document } = await asOwner(path);
    expect(document.metadata).toMatchObject(metadata);
  });

  // Clause: status 1 not public
  // Clause: GTIN match
  it('does not show a draft to anybody', async () => {
    const { path } = await create({ draft: true });
    expect((await get(path)).status).toBe(404);
  });

  // Clause: status 1 not public
  // Clause: GTIN match
  it('shows a draft to its owner', async () => {
    const { path } = await create({ draft: true });
    const { status, body: document } = await asOwner(path);
    expect([status, document['status']]).toEqual([200, 'DRAFT']);
  });

  it('does not show a draft to a key bound to another operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { path } = await create({ draft: true });
    expect((await asOwner(path, await workspace.createKey({ operatorId }))).status).toBe(404);
  });

  it('does not show a draft to another workspace', async () => {
    const other = await createWorkspace(app);
    const { path } = await create({ draft: true });
    expect((await asOwner(path, other.key)).status).toBe(404);
  });

  it.each(['RECALLED', 'DECOMMISSIONED'])('still answers for a passport that is %s', async (s) => {
    const { passport, path } = await create();
    await setPassport(passport.id, { status: s });
    const { status, body: document } = await get(path);
    expect([status, document['status']]).toEqual([200, s]);
  });

  // Clause: operator 1 resolvable
  it('still answers for an archived passport', async () => {
    const { passport, path } = await create();
    await setPassport(passport.id, { archived_at: new Date() });
    expect((await get(path)).status).toBe(200);
  });

  it('tolerates a slash at the end', async () => {
    const { path } = await create();
    expect((await get(`${path}/`)).status).toBe(200);
  });

  it('answers an unknown one with a 404 of three fields', async () => {
    const unknown = { id: randomUUID(), productId: kind === '8003' ? newGrai() : newGtin() };
    const { status, headers, body: refusal } = await get(pathOf(kind, unknown));
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(refusal).toEqual({ error: 'Not Found', message: anyText, code: 'NOT_FOUND' });
  });

  it('answers an unknown one with a page when a page was asked for', async () => {
    const unknown = { id: randomUUID(), productId: kind === '8003' ? newGrai() : newGtin() };
    const { status, headers, text } = await get(pathOf(kind, unknown), { Accept: 'text/html' });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<!doctype html>');
  });
});

describe('GET /passport/{id}', () => {
  it.each(['not-a-uuid', '1', '%25', "';--", 'x'.repeat(3000)])(
    'answers %j like an unknown UUID',
    async (id) => {
      const unknown = await get(`/passport/${randomUUID()}`);
      const { status, text } = await get(`/passport/${encodeURIComponent(id)}`);
      expect([status, text]).toEqual([404, unknown.text]);
    },
  );

  it('takes the UUID in capitals', async () => {
    const { id } = await workspace.createPassport();
    expect((await get(`/passport/${id.toUpperCase()}`)).body.id).toBe(id);
  });
});

describe('GET /01/{gtin14}', () => {
  // Clause: GTIN check digit
  it('refuses every other check digit with 400', async () => {
    const { productId } = await workspace.createPassport();
    for (let digit = 0; digit < 10; digit++) {
      const changed = productId.slice(0, 13) + String(digit);
      if (changed === productId) continue;
      const { status, body } = await get(`/01/${changed}`);
      expect(status).toBe(400);
      expect(body).toEqual({
        error: 'Bad Request',
        message: anyText,
        code: 'DIGITAL_LINK_INVALID',
      });
    }
  });

  it.each(['abc', '0', '095060001343521', '0950600013435٢', '%2001234567890128'])(
    'refuses %s with 400',
    async (gtin) => {
      expect((await get(`/01/${gtin}`)).status).toBe(400);
    },
  );

  // Clause: GTIN match
  it('matches metadata.gtin of a passport with another productId', async () => {
    const gtin = newGtin();
    const metadata = textiles({ gtin });
    const { id } = await workspace.createPassport({ productId: newSku(), metadata });
    expect((await get(`/01/${gtin}`)).body.id).toBe(id);
  });

  // Clause: GTIN match
  it.each([
    ['GTIN-8', '96385074'],
    ['GTIN-12', '614141000036'],
    ['GTIN-13', '9506000134352'],
  ])('matches a %s in metadata.gtin by its 14 digits', async (_name, gtin) => {
    const metadata = textiles({ gtin });
    const { id } = await workspace.createPassport({ productId: newSku(), metadata });
    expect((await get(`/01/${toGtin14(gtin)}`)).body.id).toBe(id);
  });

  // Clause: GTIN shorter, or compressed
  it.each([
    ['GTIN-8', '96385074'],
    ['GTIN-12', '614141000036'],
    ['GTIN-13', '9506000134352'],
  ])('redirects a %s to its 14 digits, query kept', async (_name, gtin) => {
    const { status, headers, text } = await get(`/01/${gtin}?linkType=a&x=%20y`);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(
      `https://dpp.example/01/${toGtin14(gtin as never)}?linkType=a&x=%20y`,
    );
    expect(text).toBe('');
  });

  // Clause: GTIN on a workspace host
  it("answers 404 on a workspace host for another workspace's GTIN", async () => {
    const { productId } = await workspace.createPassport();
    const other = await app.createTenant();
    const Host = `${other.subdomain}.dpp.test`;
    expect((await get(`/01/${productId}`, { Host })).status).toBe(404);
  });
});

describe('GET /8003/{grai}', () => {
  it('finds a GRAI whose serial holds a slash', async () => {
    const productId = `${newGrai()}/b`;
    const { id, digitalLinkUri } = await workspace.createPassport({ productId });
    expect(digitalLinkUri).toBe(`https://dpp.example/8003/${encodeURIComponent(productId)}`);
    expect((await get(new URL(digitalLinkUri).pathname)).body.id).toBe(id);
  });

  it.each(['abc', '19521141123454', '09521141123455', `09521141123454${'A'.repeat(17)}`])(
    'refuses %s with 400',
    async (grai) => {
      const { status, body } = await get(`/8003/${grai}`);
      expect(status).toBe(400);
      expect(body).toEqual({
        error: 'Bad Request',
        message: anyText,
        code: 'DIGITAL_LINK_INVALID',
      });
    },
  );
});

describe.each([
  ['/01/{gtin14}/21/{serial}', () => newGtin(), '01'],
  ['/8003/{grai}/21/{serial}', () => newGrai(), '8003'],
])('GET %s', (_path, newKey, ai) => {
  const publish = (changes = {}) => workspace.createPassport(passportBody(changes));

  // Clause: link with the UUID
  it('redirects to the passport whose UUID the serial is, the query string kept', async () => {
    const { id, productId } = await publish({ productId: newKey() });
    const { status, headers } = await get(`/${ai}/${productId}/21/${id}?x=x&y=%C3%BC`);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`https://dpp.example/passport/${id}?x=x&y=%C3%BC`);
  });

  // Clause: link with a serial
  it('redirects to the passport whose metadata.serialNumber the serial is', async () => {
    const metadata = textiles({ serialNumber: 'S/N 1+ü' });
    const { id, productId } = await publish({ productId: newKey(), metadata });
    const { headers } = await get(`/${ai}/${productId}/21/${encodeURIComponent('S/N 1+ü')}`);
    expect(headers.get('location')).toBe(`https://dpp.example/passport/${id}`);
  });

  // Clause: link with a serial
  it.each([randomUUID(), 'unknown', '%25', 'x'.repeat(300)])(
    'answers 404 for the serial %s',
    async (serial) => {
      const { productId } = await publish({ productId: newKey() });
      const { status, body } = await get(`/${ai}/${productId}/21/${serial}`);
      expect(status).toBe(404);
      expect(body).toEqual({ error: 'Not Found', message: anyText, code: 'NOT_FOUND' });
    },
  );

  it("answers 404 for the UUID of another product's passport", async () => {
    const { id } = await publish({ productId: newKey() });
    expect((await get(`/${ai}/${newKey()}/21/${id}`)).status).toBe(404);
  });

  it('answers 404 for a draft', async () => {
    const { id, productId } = await publish({ productId: newKey(), draft: true });
    expect((await get(`/${ai}/${productId}/21/${id}`)).status).toBe(404);
  });

  it('refuses a key that is none with 400', async () => {
    const { status } = await get(`/${ai}/09506000134353/21/abc`);
    expect(status).toBe(400);
  });
});

describe('GET /01/{gtin14}/21/{serial}', () => {
  it('redirects a shorter GTIN to its 14 digits, serial and query kept', async () => {
    const { status, headers } = await get('/01/9506000134352/21/a%2Fb?x=1');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('https://dpp.example/01/09506000134352/21/a%2Fb?x=1');
  });
});

describe('who counts as the owner', () => {
  const secret = { facilityDetails: [{ facilityName: 'Hall 7', location: 'X', activity: 'Y' }] };
  let path: string;

  beforeAll(async () => {
    const { facilityId } = workspace;
    const { id } = await workspace.createPassport({ metadata: textiles(secret), facilityId });
    path = `/passport/${id}`;
  });

  it('is a key of the issuing workspace, whatever its role', async () => {
    const { body } = await asOwner(path, await workspace.createKey({ role: 'AUDITOR' }));
    expect(body.metadata).toMatchObject(secret);
  });

  it('is a key bound to the operator of the passport', async () => {
    const { operatorId } = workspace;
    const { body } = await asOwner(path, await workspace.createKey({ operatorId }));
    expect(body.metadata).toMatchObject(secret);
  });

  // Clause: document facility
  it('sees the address of the facility', async () => {
    const { body } = await asOwner(path);
    expect(body.manufacturingFacility).toMatchObject({
      streetAddress: 'Rua da Fábrica 1',
      city: 'Guimarães',
      postalCode: '4800-000',
    });
  });

  it('gets an answer no cache keeps and no page passes on', async () => {
    const { headers } = await asOwner(path);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  const strangers: [string, () => Promise<Record<string, string>>][] = [
    ['a malformed key', () => Promise.resolve({ Authorization: 'Bearer nonsense' })],
    ['another scheme', () => Promise.resolve({ Authorization: 'Basic dXNlcjpwYXNz' })],
    ['an empty header', () => Promise.resolve({ Authorization: '' })],
    [
      'an unknown key',
      async () => {
        const key = await workspace.createKey();
        await app
          .db('api_keys')
          .where({ key_id: key.slice(8, 16) })
          .delete();
        return { Authorization: `Bearer ${key}` };
      },
    ],
    [
      'an expired key',
      async () => {
        const key = await workspace.createKey({ expiresAt: new Date(Date.now() - 1000) });
        return { Authorization: `Bearer ${key}` };
      },
    ],
    [
      "another workspace's key",
      async () => ({ Authorization: `Bearer ${await app.createKey(await app.createTenant())}` }),
    ],
    [
      "another workspace's key on the workspace host",
      async () => ({
        Authorization: `Bearer ${await app.createKey(await app.createTenant())}`,
        Host: `${workspace.tenant.subdomain}.dpp.test`,
      }),
    ],
    [
      'a key bound to another operator',
      async () => {
        const { id: operatorId } = await workspace.createOperator();
        return { Authorization: `Bearer ${await workspace.createKey({ operatorId })}` };
      },
    ],
  ];

  it.each(strangers)(
    'is nobody with %s: the public document, never 401 or 403',
    async (_n, make) => {
      const stranger = await get(path, await make());
      expect(stranger.status).toBe(200);
      expect(stranger.text).toBe((await get(path)).text);
      expect(stranger.body.metadata['facilityDetails']).toBe(maskedText);
    },
  );
});

describe('the access log', () => {
  it('records each resolution with its tier, its representation and no whole address', async () => {
    const { id } = await workspace.createPassport();
    await get(`/passport/${id}`);
    await asOwner(`/passport/${id}`, workspace.key, { Accept: 'text/html' });
    await app.deps.accessLog.flush();
    const rows = await app
      .db<PassportAccessRow>('passport_accesses')
      .where({ passport_id: id })
      .orderBy('access_tier');
    expect(rows).toMatchObject([
      { access_tier: 'owner', representation: 'html', ip_prefix: '127.0.0.0/24' },
      { access_tier: 'public', representation: 'json-ld', ip_prefix: '127.0.0.0/24' },
    ]);
  });

  it('records nothing for an answer that was none', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    await get(`/passport/${id}`);
    await app.deps.accessLog.flush();
    expect(await app.db('passport_accesses').where({ passport_id: id })).toEqual([]);
  });
});

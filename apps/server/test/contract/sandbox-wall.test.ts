import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  battery,
  newGln,
  newGrai,
  newGtin,
  newRegId,
  passportBody,
  textiles,
} from '../support/factories.js';
import { createTestKey, openSandbox } from '../support/sandbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let live: Workspace;
let sandbox: Workspace;
const numbers = { regId: newRegId(), gln: newGln() };

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.test' });
  live = await createWorkspace(app);
  sandbox = await openSandbox(app, live, {
    operator: { regId: numbers.regId },
    facility: { gln: numbers.gln },
  });
});
afterAll(() => app.close());

const hostOf = ({ tenant }: Workspace) => `${tenant.subdomain}.dpp.test`;
const get = (path: string, headers: Record<string, string> = {}, key?: string) =>
  app.request(path, { headers, ...(key !== undefined && { key }) });
const pathOf = (uri: string) => {
  const { pathname, search } = new URL(uri);
  return pathname + search;
};

describe('numbers of a sandbox', () => {
  it('may be those of live records: it registers none', async () => {
    const operator = { name: 'Real AB', regId: numbers.regId, role: 'MANUFACTURER' };
    const facility = { gln: numbers.gln, name: 'Real mill', country: 'PT' };
    for (const [path, json] of [
      ['/api/v1/operators', operator],
      ['/api/v1/facilities', facility],
    ] as const) {
      expect((await app.request(path, { key: live.key, json })).status).toBe(201);
    }
    const again = await app.request('/api/v1/facilities', { key: sandbox.key, json: facility });
    expect([again.status, again.body.code]).toEqual([409, 'FACILITY_DUPLICATE']);
    const names = await app.db('directory').where({ kind: 'GLN', key: numbers.gln });
    expect(names.map(({ tenant_id: tenant }: { tenant_id: string }) => tenant)).toEqual([
      live.tenant.id,
    ]);
  });
});

interface Numbered {
  readonly name: string;
  /** Path of the key, and the body of a passport that has it. */
  readonly make: () => { readonly path: string; readonly body: object };
}

const byGtin =
  (path: (gtin: string) => string): Numbered['make'] =>
  () => {
    const productId = newGtin();
    return { path: path(productId), body: { productId } };
  };

const lookups: readonly Numbered[] = [
  { name: 'a GTIN', make: byGtin((gtin) => `/01/${gtin}`) },
  { name: 'a GTIN-13', make: byGtin((gtin) => `/01/${gtin.slice(1)}`) },
  { name: 'a variant', make: byGtin((gtin) => `/01/${gtin}/22/A`) },
  { name: 'a lot', make: byGtin((gtin) => `/01/${gtin}/10/L1`) },
  {
    name: 'a GTIN in the metadata',
    make: () => {
      const gtin = newGtin();
      return {
        path: `/01/${gtin}`,
        body: { productId: `SKU-${gtin}`, metadata: textiles({ gtin }) },
      };
    },
  },
  {
    name: 'a GRAI',
    make: () => {
      const productId = newGrai();
      return { path: `/8003/${productId}`, body: { productId } };
    },
  },
  {
    name: 'a GRAI in the metadata',
    make: () => {
      const grai = newGrai();
      return {
        path: `/8003/${grai}`,
        body: { productId: `SKU-${grai}`, metadata: textiles({ grai }) },
      };
    },
  },
  {
    name: 'a serial number',
    make: () => {
      const productId = newGtin();
      const metadata = textiles({ serialNumber: 'S-1' });
      return { path: `/01/${productId}/21/S-1`, body: { productId, metadata } };
    },
  },
];

describe.each(lookups)('$name of a sandbox', ({ make }) => {
  it('is answered on its own host and on no other, whoever asks', async () => {
    const { path, body } = make();
    await sandbox.createPassport(body);
    const scoped = await createTestKey(app, live, { operatorId: sandbox.operatorId });
    for (const key of [undefined, live.key, sandbox.key, scoped]) {
      for (const accept of ['application/ld+json', 'text/html', 'application/linkset+json']) {
        const { status } = await follow(path, { Accept: accept }, key);
        expect([key?.slice(0, 9), accept, status]).toEqual([key?.slice(0, 9), accept, 404]);
      }
    }
    expect((await follow(path, { Host: hostOf(live) })).status).toBe(404);
    expect((await follow(path, { Host: hostOf(sandbox) })).status).toBe(200);
  });

  it('gives way to the live passport with the same number', async () => {
    const { path, body } = make();
    await sandbox.createPassport(body);
    const real = await live.createPassport(body);
    for (const Host of ['dpp.example', hostOf(live)]) {
      const reply = await follow(path, { Host, Accept: 'application/ld+json' });
      expect([reply.status, reply.body['id']]).toEqual([200, real.id]);
    }
    const own = await follow(path, { Host: hostOf(sandbox), Accept: 'application/ld+json' });
    expect(own.body['tenantId'] ?? own.body['id']).not.toBe(real.id);
    const links = await get(path.replace(/\/(21|22|10)\/.*/, '') + '?linkType=linkset');
    expect(links.text).not.toContain(String(own.body['id']));
  });
});

/** Follows redirects of this server, on the host that was asked. */
async function follow(path: string, headers: Record<string, string>, key?: string) {
  let reply = await get(path, headers, key);
  for (let hops = 0; hops < 3 && [302, 307].includes(reply.status); hops++) {
    reply = await get(pathOf(reply.headers.get('location') ?? ''), headers, key);
  }
  return reply;
}

describe('a draft of a sandbox', () => {
  it('is found by its UUID alone, and by a test key', async () => {
    const productId = newGtin();
    const { id } = await sandbox.createPassport({ productId, draft: true });
    expect((await get(`/01/${productId}`, {}, sandbox.key)).status).toBe(404);
    expect((await get(`/passport/${id}`, {}, sandbox.key)).status).toBe(200);
    for (const key of [undefined, live.key]) {
      expect((await get(`/passport/${id}`, {}, key)).status).toBe(404);
    }
  });
});

describe('the rows of each', () => {
  it('are not there for keys of the other', async () => {
    const real = await live.createPassport({ metadata: battery() });
    const test = await sandbox.createPassport({ metadata: battery() });
    const realUnit = await live.serialise(real.id);
    const testUnit = await sandbox.serialise(test.id);
    for (const [key, foreign, unit, own] of [
      [sandbox.key, real, realUnit, test],
      [live.key, test, testUnit, real],
    ] as const) {
      const paths = [
        `passports/${foreign.id}`,
        `passports/${foreign.productId}`,
        `passports/${foreign.id}/versions`,
        `passports/${foreign.id}/units`,
        `passports/${foreign.id}/qr`,
        `units/${unit?.id}`,
        `units/${unit?.id}/events`,
        `units/${unit?.id}/qr`,
      ];
      for (const path of paths) {
        expect([path, (await get(`/api/v1/${path}`, {}, key)).status]).toEqual([path, 404]);
      }
      const seal = await app.request(`/api/v1/passports/${foreign.id}/seal`, {
        key,
        method: 'POST',
      });
      expect(seal.status).toBe(404);
      for (const list of [
        'passports',
        'operators',
        'facilities',
        'grants',
        'audit-log',
        'notifications',
      ]) {
        const reply = await get(`/api/v1/${list}?limit=100`, {}, key);
        expect([list, reply.status]).toEqual([list, 200]);
        expect(reply.text).not.toContain(foreign.id);
      }
      expect((await get('/api/v1/passports', {}, key)).text).toContain(own.id);
    }
  });

  it('count for each alone', async () => {
    const small = await createWorkspace(app, { passportLimit: 1 });
    const twin = await openSandbox(app, small);
    for (let n = 0; n < 3; n++) await twin.createPassport();
    await small.createPassport();
    const json = passportBody();
    const beyond = await app.request('/api/v1/passports', { key: small.key, json });
    expect([beyond.status, beyond.body.code]).toEqual([402, 'passport_quota_exceeded']);
    const { body } = await get('/api/v1/whoami', {}, small.key);
    expect(body['usage']).toEqual({ activePassports: 1, passportLimit: 1 });
  });
});

describe('what is signed', () => {
  it('has keys of its own, and says TEST in the certificate', async () => {
    const documents = await Promise.all(
      [live, sandbox].map(async ({ tenant }) => {
        const { status, body } = await get(`/tenants/${tenant.id}/did.json`);
        expect(status).toBe(200);
        return body as unknown as { verificationMethod: { publicKeyJwk?: { x: string } }[] };
      }),
    );
    const [ofLive, ofSandbox] = documents.map(({ verificationMethod }) =>
      verificationMethod.flatMap(({ publicKeyJwk }) => publicKeyJwk?.x ?? []),
    );
    expect(ofSandbox?.filter((x) => ofLive?.includes(x))).toEqual([]);
    const { id } = await sandbox.createPassport();
    await sandbox.seal(id);
    const { body } = await get(`/api/v1/passports/${id}`, {}, sandbox.key);
    const verdict = await app.request('/api/v1/audit/verify', { json: { payload: body } });
    expect(verdict.body).toMatchObject({
      verified: true,
      dppEnvironment: 'test',
      message: expect.stringMatching(/^This is a test/) as unknown,
      certificate: { subject: expect.stringContaining(`CN=TEST ${live.tenant.name}`) as unknown },
    });
    expect(verdict.text).not.toContain(live.tenant.legalId);
  });

  it('is verified as live where it is', async () => {
    const { id } = await live.createPassport();
    await live.seal(id);
    const { body } = await get(`/api/v1/passports/${id}`, {}, live.key);
    const verdict = await app.request('/api/v1/audit/verify', { json: { payload: body } });
    expect(verdict.body['verified']).toBe(true);
    expect(verdict.text).not.toContain('dppEnvironment');
  });

  it('has a status list of its own', async () => {
    const [ofLive, ofSandbox] = await Promise.all(
      [live, sandbox].map(({ tenant }) => get(`/tenants/${tenant.id}/status/revocation`)),
    );
    expect([ofLive?.status, ofSandbox?.status]).toEqual([200, 200]);
    expect(ofLive?.text).not.toBe(ofSandbox?.text);
  });
});

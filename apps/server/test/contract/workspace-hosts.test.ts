import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../src/routes.js';
import { textiles } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import { parseRawReply, sendRaw } from '../support/raw-socket.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let acme: Workspace;
let other: Workspace;

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.test' });
  acme = await createWorkspace(app);
  other = await createWorkspace(app);
});
afterAll(() => app.close());

const hostOf = ({ tenant }: Workspace) => `${tenant.subdomain}.dpp.test`;
const whoami = (Host: string, key = acme.key) =>
  app.request('/api/v1/whoami', { key, headers: { Host } });

describe('a workspace host', () => {
  it.each<[string, (host: string) => string]>([
    ['as it is', (host) => host],
    ['with a port', (host) => `${host}:8443`],
    ['in capitals', (host) => host.toUpperCase()],
  ])('serves the same paths to its own keys, written %s', async (_name, write) => {
    const { status, body } = await whoami(write(hostOf(acme)));
    expect([status, body.tenant['id']]).toEqual([200, acme.tenant.id]);
  });

  // Clause: any operation 403 host
  it("refuses another workspace's key with 403", async () => {
    const { status, body } = await whoami(hostOf(other));
    expect(status).toBe(403);
    expect(body).toEqual({
      success: false,
      error: 'Forbidden',
      message: anyText,
      code: 'WORKSPACE_HOST_MISMATCH',
    });
  });

  it.each<[string, string, () => [Workspace, Workspace], number]>([
    ['its own', 'of another', () => [acme, other], 200],
    ['of another', 'its own', () => [other, acme], 403],
  ])('is the absolute address: %s, whatever Host says (%s)', async (_, _host, pick, status) => {
    const [addressed, inHeader] = pick();
    const request = [
      `GET http://${hostOf(addressed)}/api/v1/whoami HTTP/1.1`,
      `Host: ${hostOf(inHeader)}`,
      `Authorization: Bearer ${acme.key}`,
      'Connection: close',
    ];
    const reply = await sendRaw(app.origin, `${request.join('\r\n')}\r\n\r\n`);
    expect(parseRawReply(reply).status).toBe(status);
  });

  it('does not take the tenant from itself: without a key there is nobody', async () => {
    const { status } = await app.request('/api/v1/whoami', { headers: { Host: hostOf(acme) } });
    expect(status).toBe(401);
  });

  it('resolves its own passports', async () => {
    const { id, productId } = await acme.createPassport();
    for (const path of [`/passport/${id}`, `/01/${productId}`]) {
      const { status, body } = await app.request(path, { headers: { Host: hostOf(acme) } });
      expect([status, body.id]).toEqual([200, id]);
    }
  });

  it("does not resolve another workspace's passports, not for their owner either", async () => {
    const { id, productId } = await acme.createPassport();
    const headers = { Host: hostOf(other) };
    for (const path of [`/passport/${id}`, `/01/${productId}`, `/01/${productId}/21/${id}`]) {
      expect((await app.request(path, { headers })).status, path).toBe(404);
      expect((await app.request(path, { headers, key: acme.key })).status, path).toBe(404);
    }
  });

  it('shows its owner what only owners see', async () => {
    const details = [{ facilityName: 'Hall 7', location: 'X', activity: 'Y' }];
    const metadata = textiles({ facilityDetails: details });
    const { id } = await acme.createPassport({ metadata });
    const headers = { Host: hostOf(acme) };
    const { body } = await app.request(`/passport/${id}`, { headers, key: acme.key });
    expect(body.metadata['facilityDetails']).toEqual(details);
  });

  it('mints the links of the base address all the same', async () => {
    const passport = await acme.createPassport();
    const headers = { Host: hostOf(acme) };
    const { body } = await app.request(`/passport/${passport.id}`, { headers });
    expect(body.digitalLinkUri).toBe(passport.digitalLinkUri);
  });
});

describe('the host of an unknown workspace', () => {
  const unknown = 'nobody.dpp.test';
  const pathOf = (template: string) => template.replace(/\{[^{}]+\}/g, () => randomUUID());

  it.each(routes.filter(({ anyHost }) => !anyHost))(
    'answers a JSON 404 at $method $path',
    async ({ method, path, body: takesBody }) => {
      for (const key of [undefined, acme.key]) {
        const reply = await app.request(pathOf(path), {
          method: method.toUpperCase(),
          headers: { Host: unknown },
          ...(key !== undefined && { key }),
          ...(takesBody && { json: {} }),
        });
        expect(reply.status).toBe(404);
        expect(reply.body).toEqual({
          success: false,
          error: 'Not Found',
          message: anyText,
          code: 'WORKSPACE_NOT_FOUND',
        });
      }
    },
  );

  it.each(['/nowhere', '/'])('answers 404 at %s', async (path) => {
    expect((await app.request(path, { headers: { Host: unknown } })).status).toBe(404);
  });

  it('answers 404 to a method the path does not have', async () => {
    const options = { method: 'DELETE', headers: { Host: unknown } };
    expect((await app.request('/api/v1/passports', options)).status).toBe(404);
  });

  it('answers at /health', async () => {
    expect((await app.request('/health', { headers: { Host: unknown } })).status).toBe(200);
  });

  it.each(['a.b.dpp.test', '-.dpp.test', 'xn--80ak6aa92e.dpp.test'])('may be %s', async (Host) => {
    expect((await whoami(Host)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('any other host', () => {
  it.each(['dpp.test', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'acme.example', 'xdpp.test'])(
    'is the base host: %s',
    async (Host) => {
      expect((await whoami(Host)).status).toBe(200);
    },
  );

  it.each([
    'a b',
    'a/b',
    'user@host',
    'a_b.test',
    '.dpp.test',
    'a:b',
    'a:99999999',
    'a:65536',
    'a..b',
    '-a.test',
    '[::::]',
    '[1.2.3.4]',
    'a'.repeat(254),
    'ä.test',
    '<x>',
  ])('that no browser would send is refused with 400: %j', async (Host) => {
    const { status, body } = await app.request('/health', {
      headers: { Host: Buffer.from(Host).toString('latin1') },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ statusCode: 400, error: 'Bad Request' });
  });
});

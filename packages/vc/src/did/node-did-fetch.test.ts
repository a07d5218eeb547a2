import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  hasOpenssl,
  makeCertificate,
  startTlsServer,
  type TlsServer,
} from '../../test/tls-server.js';
import type { DidFetchSurroundings } from './node-did-fetch.js';
import { createDidFetch, fetchDidDocument } from './node-did-fetch.js';

const limits = { timeoutMs: 5000, maxBytes: 1000 };
const refused = { name: 'VcError', code: 'DID_DOCUMENT_UNAVAILABLE' };

describe('fetchDidDocument', () => {
  it.each([
    ['another scheme', 'http://8.8.8.8/did.json'],
    ['a file', 'file:///etc/hosts'],
    ['text that is no address', 'did.json'],
    ['a user', 'https://user@dpp.example/did.json'],
    ['a password', 'https://:secret@dpp.example/did.json'],
    ['this machine', 'https://127.0.0.1/did.json'],
    ['this machine in short', 'https://127.1/did.json'],
    ['this machine as a number', 'https://2130706433/did.json'],
    ['this machine in hexadecimal digits', 'https://0x7f.1/did.json'],
    ['this machine by IPv6', 'https://[::1]/did.json'],
    ['this machine in IPv4 inside IPv6', 'https://[::ffff:127.0.0.1]/did.json'],
    ['a private network', 'https://192.168.0.1/did.json'],
    ['a cloud’s description of the machine', 'https://169.254.169.254/latest'],
  ])('does not go to %s', async (_what, url) => {
    await expect(fetchDidDocument(url, limits)).rejects.toMatchObject(refused);
  });
});

describe('createDidFetch', () => {
  it.each<[string, string[]]>([
    ['no address', []],
    ['a private address', ['10.0.0.1']],
    ['a private address behind a public one', ['8.8.8.8', '10.0.0.1']],
    ['what is no address', ['localhost']],
  ])('does not go to a name that has %s', async (_what, addresses) => {
    const isAllowed = (address: string) => address === '8.8.8.8';
    const fetch = createDidFetch({ resolve: () => Promise.resolve(addresses), isAllowed });
    await expect(fetch('https://dpp.example/did.json', limits)).rejects.toMatchObject(refused);
  });

  it('says why a name has no address', async () => {
    const cause = new Error('ENOTFOUND');
    const fetch = createDidFetch({ resolve: () => Promise.reject(cause), isAllowed: () => true });
    const asked = fetch('https://dpp.example/did.json', limits);
    await expect(asked).rejects.toMatchObject({ ...refused, cause });
  });

  it('gives up a name server that never answers, and tells it', async () => {
    let isTold = false;
    const resolve = (_host: string, signal: AbortSignal) => {
      signal.addEventListener('abort', () => (isTold = true));
      return new Promise<never>(() => undefined);
    };
    const fetch = createDidFetch({ resolve, isAllowed: () => true });
    const asked = fetch('https://dpp.example/did.json', { ...limits, timeoutMs: 20 });
    await expect(asked).rejects.toMatchObject(refused);
    expect(isTold).toBe(true);
  });
});

describe.skipIf(!hasOpenssl)(
  'an exchange on loopback (skipped without the openssl command)',
  () => {
    const certificate = hasOpenssl ? makeCertificate('dpp.example') : { key: '', cert: '' };
    let server: TlsServer;
    afterEach(async () => {
      vi.unstubAllEnvs();
      await server.close();
    });

    /** Asks a name that leads to loopback; `surroundings` replaces what is different. */
    async function ask(
      listener: RequestListener,
      surroundings: Partial<DidFetchSurroundings> = {},
      host = 'dpp.example',
    ) {
      server = await startTlsServer(certificate, listener);
      const fetch = createDidFetch({
        resolve: () => Promise.resolve(['127.0.0.1']),
        isAllowed: () => true,
        ca: certificate.cert,
        ...surroundings,
      });
      return fetch(`https://${host}:${server.port}/tenants/acme/did.json?a=b`, {
        ...limits,
        timeoutMs: 1000,
      });
    }

    it('gives status, type and body, and leaves no connection open', async () => {
      const seen: unknown[] = [];
      const answer = await ask((request, response) => {
        const { host, connection } = request.headers;
        seen.push(request.method, request.url, host === `dpp.example:${server.port}`, connection);
        response.setHeader('Content-Type', 'application/did+json').end('{"id":"ä"}');
      });
      expect(answer).toMatchObject({ status: 200, contentType: 'application/did+json' });
      expect(new TextDecoder().decode(answer.body)).toBe('{"id":"ä"}');
      expect(seen).toEqual(['GET', '/tenants/acme/did.json?a=b', true, 'close']);
      await server.allGone();
    });

    it('goes to the address that was checked, not to one asked for again', async () => {
      const resolve = vi.fn(() => Promise.resolve(['127.0.0.1']));
      const isAllowed = vi.fn((_address: string) => true);
      await ask((_request, response) => response.end('{}'), { resolve, isAllowed });
      expect(resolve).toHaveBeenCalledTimes(1);
      expect(isAllowed.mock.calls).toEqual([['127.0.0.1']]);
    });

    it('follows no redirect and reads nothing of it', async () => {
      const answer = await ask((_request, response) => {
        response.writeHead(302, { Location: 'https://10.0.0.1/' }).end('x'.repeat(2000));
      });
      expect(answer).toMatchObject({ status: 302, body: new Uint8Array() });
      expect(server.connections()).toBe(1);
      await server.allGone();
    });

    it('uses no proxy, whatever the environment says', async () => {
      vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:9');
      vi.stubEnv('NODE_USE_ENV_PROXY', '1');
      expect(await ask((_request, response) => response.end('{}'))).toMatchObject({ status: 200 });
    });

    it.each<[string, RequestListener]>([
      ['a body that is too long', (_request, response) => response.end('x'.repeat(1001))],
      ['a body without end', (_request, response) => flood(response)],
      [
        'headers that are too long',
        (_request, response) => response.setHeader('x', 'x'.repeat(20_000)).end(),
      ],
      ['no answer', () => undefined],
      ['half an answer', (_request, response) => response.write('{')],
      ['a connection that breaks', (request) => request.socket.destroy()],
      [
        'an answer that breaks',
        (request, response) => response.write('{', () => request.socket.destroy()),
      ],
      ['something that is not HTTP', (request) => request.socket.end('hello\r\n\r\n')],
      [
        'a change of protocol',
        (request) =>
          request.socket.end('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
      ],
    ])('throws for %s, and leaves no connection open', async (_what, listener) => {
      await expect(ask(listener)).rejects.toMatchObject(refused);
      await server.allGone();
    });

    it('refuses the certificate of another name', async () => {
      const asked = ask(() => expect.unreachable(), {}, 'other.example');
      await expect(asked).rejects.toMatchObject({
        ...refused,
        cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      });
    });

    it('refuses a certificate that no root has signed, whatever the environment says', async () => {
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      server = await startTlsServer(certificate, () => expect.unreachable());
      const fetch = createDidFetch({
        resolve: () => Promise.resolve(['127.0.0.1']),
        isAllowed: () => true,
      });
      await expect(fetch(`https://dpp.example:${server.port}/`, limits)).rejects.toMatchObject({
        ...refused,
        cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      });
    });
  },
);

function flood(response: {
  write(text: string): boolean;
  once(event: 'drain', then: () => void): unknown;
}): void {
  while (response.write('x'.repeat(10_000)));
  response.once('drain', () => flood(response));
}

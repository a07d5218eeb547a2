import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answering,
  startSocketServer,
  type SocketServer,
} from '../../../test/support/socket-server.js';
import { hasOpenssl } from '../../../test/support/timestamp-authority.js';
import { makeTlsCertificate } from '../../../test/support/tls-certificates.js';
import { createEgress, type Egress, type EgressOptions } from './egress.js';
import type { ResolveHost } from './resolve-host.js';

const limits = { timeoutMs: 10_000, maxBytes: 1000 };
const reply = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi';
const opened: Egress[] = [];

/** Public by default, as on a real server. */
function open(options: Partial<EgressOptions> = {}): Egress {
  const egress = createEgress({ allowPrivateNetworks: false, ...options });
  opened.push(egress);
  return egress;
}

const resolving =
  (...addresses: string[]): ResolveHost =>
  () =>
    Promise.resolve(addresses);

afterEach(() => {
  vi.unstubAllEnvs();
  for (const egress of opened.splice(0)) egress.close();
});

describe('what a name leads to', () => {
  let canary: SocketServer;
  beforeAll(async () => {
    canary = await startSocketServer({ play: answering(reply) });
  });
  afterAll(() => canary.close());

  const url = () => `http://hooks.example.com:${canary.port}/`;

  it.each<[addresses: string[], addressClass: string]>([
    [['127.0.0.1'], 'loopback'],
    [['8.8.8.8', '127.0.0.1'], 'loopback'],
    [['127.0.0.1', '8.8.8.8'], 'loopback'],
    [['8.8.8.8', '2606:4700::1111', '::1'], 'loopback'],
    [['8.8.8.8', '10.0.0.1'], 'private'],
    [['169.254.169.254'], 'linkLocal'],
    [['fd00:ec2::254'], 'metadata'],
    [['::ffff:127.0.0.1'], 'ipv4Mapped'],
    [['64:ff9b::7f00:1'], 'rfc6052'],
    [['2002:7f00:1::1'], '6to4'],
    [['127.1'], 'malformed'],
    [['localhost'], 'malformed'],
  ])('is refused at %j (%s)', async (addresses, addressClass) => {
    const egress = open({ resolve: resolving(...addresses) });
    const refusal = { code: 'ADDRESS_REFUSED', addressClass };
    expect(await egress.check(url())).toMatchObject({ allowed: false, ...refusal });
    await expect(egress.request(url(), limits)).rejects.toMatchObject(refusal);
    expect(canary.connections()).toBe(0);
  });

  it.each([['8.8.8.8'], ['2606:4700::1111'], ['8.8.8.8', '9.9.9.9', '2606:4700::1111']])(
    'may be written down at %s',
    async (...addresses) => {
      const egress = open({ resolve: resolving(...addresses) });
      expect(await egress.check(url())).toEqual({ allowed: true });
    },
  );

  it.each<[title: string, resolve: ResolveHost]>([
    ['fails', () => Promise.reject(new Error('SERVFAIL'))],
    ['is empty', resolving()],
  ])('is NAME_NOT_RESOLVED when the answer %s', async (_title, resolve) => {
    const egress = open({ resolve });
    expect(await egress.check(url())).toMatchObject({ code: 'NAME_NOT_RESOLVED' });
    await expect(egress.request(url(), limits)).rejects.toMatchObject({
      code: 'NAME_NOT_RESOLVED',
    });
  });

  it('is TIMED_OUT when no answer comes, and the resolver is told to stop', async () => {
    const stopped = vi.fn();
    const resolve: ResolveHost = (_host, signal) => {
      signal.addEventListener('abort', stopped);
      return new Promise(() => undefined);
    };
    const asked = open({ resolve }).request(url(), { ...limits, timeoutMs: 30 });
    await expect(asked).rejects.toMatchObject({ code: 'TIMED_OUT' });
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('is asked for once a request, and never by the socket', async () => {
    const resolve = vi.fn<ResolveHost>(resolving('127.0.0.1'));
    const egress = open({ resolve, allowPrivateNetworks: true });
    const { body } = await egress.request(url(), limits);
    expect(body.toString()).toBe('hi');
    expect(resolve.mock.calls.map(([host]) => host)).toEqual(['hooks.example.com']);
    expect(canary.received()).toContain(`\r\nHost: hooks.example.com:${canary.port}\r\n`);
    await canary.allGone();
  });

  it('is tried at every address that was checked', async () => {
    const egress = open({
      resolve: resolving('127.0.0.2', '127.0.0.1', '::1'),
      allowPrivateNetworks: true,
    });
    expect((await egress.request(url(), limits)).status).toBe(200);
  });

  it('is not looked up for an IP address', async () => {
    const resolve = vi.fn<ResolveHost>(resolving('8.8.8.8'));
    for (const host of [
      '127.0.0.1',
      '[::1]',
      '2130706433',
      '0x7f.1',
      '[::ffff:127.0.0.1]',
      '10.0.0.1',
    ]) {
      const refused = open({ resolve }).request(`http://${host}:${canary.port}/`, limits);
      await expect(refused).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
    }
    expect(resolve).not.toHaveBeenCalled();
  });
});

describe('a resolver that turns from public to loopback', () => {
  /** Public at the first lookup, loopback at the second; may be repeated. */
  function turning(): ResolveHost {
    let turn = 0;
    return () => Promise.resolve([turn++ % 2 === 0 ? '8.8.8.8' : '127.0.0.1']);
  }

  it('reaches nothing in 1,000 attempts', async () => {
    const canary = await startSocketServer({ play: answering(reply) });
    const egress = open({ resolve: turning() });
    const url = `http://hooks.example.com:${canary.port}/`;
    for (let attempt = 0; attempt < 1000; attempt++) {
      expect(await egress.check(url)).toEqual({ allowed: true });
      await expect(egress.request(url, limits)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
    }
    expect(canary.connections()).toBe(0);
    await canary.close();
  });
});

describe('private networks, once they are opened', () => {
  it('are reached by address and by name', async () => {
    const server = await startSocketServer({ play: answering(reply) });
    const egress = open({ allowPrivateNetworks: true });
    for (const host of ['127.0.0.1', 'localhost', 'hooks.localhost', '127.1']) {
      const url = `http://${host}:${server.port}/`;
      expect(await egress.check(url)).toEqual({ allowed: true });
      expect((await egress.request(url, limits)).status).toBe(200);
    }
    await server.close();
  });

  it('leave what clouds tell their machines shut', async () => {
    const verdict = await open({ allowPrivateNetworks: true }).check('http://169.254.169.254/');
    expect(verdict).toMatchObject({ code: 'ADDRESS_REFUSED', addressClass: 'linkLocal' });
  });
});

describe('check', () => {
  it('says what is wrong with a URL before any name is looked up', async () => {
    const resolve = vi.fn<ResolveHost>(resolving('8.8.8.8'));
    const egress = open({ resolve });
    const codeOf = async (url: string, httpsOnly = false) => {
      const verdict = await egress.check(url, { httpsOnly });
      return verdict.allowed || verdict.code;
    };
    expect(await codeOf('hooks.example.com')).toBe('URL_INVALID');
    expect(await codeOf('ftp://hooks.example.com')).toBe('SCHEME_REFUSED');
    expect(await codeOf('http://hooks.example.com', true)).toBe('SCHEME_REFUSED');
    expect(await codeOf('https://me@hooks.example.com')).toBe('USERINFO_REFUSED');
    expect(await codeOf('https://hooks.example.com:25')).toBe('PORT_REFUSED');
    expect(await codeOf('https://localhost')).toBe('HOST_REFUSED');
    expect(resolve).not.toHaveBeenCalled();
  });

  it('throws once the server is closing, since it can judge nothing', async () => {
    const egress = open();
    egress.close();
    await expect(egress.check('https://8.8.8.8/')).rejects.toMatchObject({ code: 'CLOSED' });
  });
});

describe.skipIf(!hasOpenssl)(
  'TLS to a pinned address (skipped without the openssl command)',
  () => {
    let named: ReturnType<typeof makeTlsCertificate>;
    let server: SocketServer | undefined;
    beforeAll(() => {
      named = makeTlsCertificate('DNS:hooks.example.com');
    });
    beforeEach(() => {
      server = undefined;
    });
    afterEach(() => server?.close());

    async function ask(host: string, options: Partial<EgressOptions> = {}) {
      server = await startSocketServer({ play: answering(reply), certificate: named });
      const egress = open({
        allowPrivateNetworks: true,
        resolve: resolving('127.0.0.1'),
        ...options,
      });
      return egress.request(`https://${host}:${server.port}/`, { ...limits, httpsOnly: true });
    }

    it.each(['hooks.example.com', 'hooks.example.com.', 'HOOKS.example.com'])(
      'takes the certificate of the name in the URL: %s',
      async (host) => {
        expect((await ask(host, { trustedCaPem: named.cert })).body.toString()).toBe('hi');
      },
    );

    it.each(['other.example.com', '127.0.0.1'])('refuses it for %s', async (host) => {
      const asked = ask(host, { trustedCaPem: named.cert });
      await expect(asked).rejects.toMatchObject({
        code: 'CONNECTION_FAILED',
        cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      });
      expect(server?.received()).toBe('');
    });

    it('refuses one that no root has signed, whatever the environment says', async () => {
      vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
      await expect(ask('hooks.example.com')).rejects.toMatchObject({
        code: 'CONNECTION_FAILED',
        cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      });
      expect(server?.received()).toBe('');
    });

    it('gives up a server that never answers the handshake, before the whole time is over', async () => {
      server = await startSocketServer();
      const egress = open({ allowPrivateNetworks: true, connectTimeoutMs: 50 });
      const asked = egress.request(`https://127.0.0.1:${server.port}/`, limits);
      await expect(asked).rejects.toMatchObject({ code: 'TIMED_OUT' });
      await server.allGone();
    });
  },
);

import type { Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answering,
  dripping,
  flooding,
  startSocketServer,
  type SocketServer,
  type SocketServerOptions,
} from '../../../test/support/socket-server.js';
import { hasOpenssl } from '../../../test/support/timestamp-authority.js';
import { makeTlsCertificate } from '../../../test/support/tls-certificates.js';
import { createEgress, type Egress, type EgressOptions } from './egress.js';
import type { ResolveHost } from './resolve-host.js';

type Play = NonNullable<SocketServerOptions['play']>;

const ok = 'HTTP/1.1 200 OK\r\n';
const done = 'HTTP/1.1 204 No Content\r\n\r\n';
let server: SocketServer;
let egress: Egress;

afterEach(async () => {
  egress.close();
  await server.close();
});

async function start(play: Play, options: Partial<EgressOptions & SocketServerOptions> = {}) {
  server = await startSocketServer({ play, ...options });
  egress = createEgress({ allowPrivateNetworks: true, ...options });
}

const post = (body = 'ping', { host = '127.0.0.1', timeoutMs = 10_000, scheme = 'http' } = {}) =>
  egress.post(`${scheme}://${host}:${server.port}/in?a=b`, {
    headers: { 'Content-Type': 'text/plain' },
    body: Buffer.from(body),
    timeoutMs,
  });
const codeOf = (posted: Promise<unknown>) =>
  posted.then(
    () => 'answered',
    (error: unknown) => (error as { code?: unknown }).code,
  );
const statusOf = async (posted: ReturnType<typeof post>) => (await posted).status;

/** Says to each request what `say` answers; a text is sent, anything else is done. */
const saying =
  (say: (nth: number, socket: Socket) => string | undefined): Play =>
  (socket) => {
    let nth = 0;
    socket.on('data', () => {
      const text = say(nth++, socket);
      if (text !== undefined) socket.write(text);
    });
  };
const alwaysDone = saying(() => done);

describe('what is posted', () => {
  it('goes over the connection of the message before', async () => {
    await start(alwaysDone);
    for (const body of ['one', 'two', 'three']) {
      expect(await statusOf(post(body))).toBe(204);
    }
    expect(server.connections()).toBe(1);
    const [request] = server.received().split('one');
    expect(request).toMatch(/^POST \/in\?a=b HTTP\/1.1\r\n/);
    expect(request).toMatch(new RegExp(`\r\nhost: 127.0.0.1:${server.port}\r\n`, 'i'));
    expect(request).toMatch(/\r\ncontent-length: 3\r\n/i);
    expect(server.received()).toMatch(/\r\n\r\none.+\r\n\r\ntwo.+\r\n\r\nthree$/s);
  });

  it('goes over another one while the first is busy, and both are kept', async () => {
    await start(alwaysDone);
    await Promise.all([post(), post(), post()]);
    await Promise.all([post(), post(), post()]);
    expect(server.connections()).toBe(3);
  });

  it('gives the head of the answer, and the first of what stands there twice', async () => {
    const head =
      'HTTP/1.1 503 Busy\r\nRetry-After: 90\r\nRetry-After: 5\r\nContent-Length: 0\r\n\r\n';
    await start(answering(head));
    expect(await post()).toMatchObject({ status: 503, headers: { 'retry-after': '90' } });
  });

  it('takes an answer that begins with 100 (Continue), or with hints', async () => {
    const hints = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n';
    await start(answering(`HTTP/1.1 100 Continue\r\n\r\n${hints}${done}`));
    expect(await statusOf(post())).toBe(204);
    await server.close();
    await start(answering(`${hints.repeat(3)}${done}`));
    expect(await statusOf(post())).toBe(204);
  });
});

describe('a connection is not kept', () => {
  it('when the receiver closes it', async () => {
    await start(saying(() => `${ok}Connection: close\r\nContent-Length: 2\r\n\r\nhi`));
    expect([await statusOf(post()), await statusOf(post())]).toEqual([200, 200]);
    expect(server.connections()).toBe(2);
  });

  it('when the end of an answer is the end of the connection', async () => {
    await start(saying((_nth, socket) => void socket.end(`${ok}\r\nall of it`)));
    expect([await statusOf(post()), await statusOf(post())]).toEqual([200, 200]);
    expect(server.connections()).toBe(2);
  });

  it.each<[title: string, play: Play]>([
    ['is long', answering(`${ok}Content-Length: 20000\r\n\r\n`)],
    ['never ends', flooding(`${ok}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'.repeat(1000))],
    ['drips', dripping(`${ok}Content-Length: 900\r\n\r\n`, 'x')],
    ['stops half-way', answering(`${ok}Content-Length: 900\r\n\r\nx`)],
  ])('when the body of an answer %s, and nobody waits for it', async (_title, play) => {
    await start(play);
    const startedAt = performance.now();
    expect(await statusOf(post())).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
    await server.allGone();
  });

  it('though it is when the body is short', async () => {
    await start(saying(() => `${ok}Content-Length: 2\r\n\r\nhi`));
    expect([await statusOf(post()), await statusOf(post())]).toEqual([200, 200]);
    expect(server.connections()).toBe(1);
  });

  it('after a failure', async () => {
    await start(saying(() => 'no HTTP at all\r\n\r\n'));
    expect(await codeOf(post())).toBe('CONNECTION_FAILED');
    await server.allGone();
    expect(await codeOf(post())).toBe('CONNECTION_FAILED');
    expect(server.connections()).toBe(2);
  });

  it('after an answer that nobody asked for, which is nobody’s', async () => {
    await start(saying((nth) => (nth === 0 ? done + `${ok}Content-Length: 0\r\n\r\n` : done)));
    expect(await statusOf(post())).toBe(204);
    await server.allGone();
    expect(await statusOf(post())).toBe(204);
    expect(server.connections()).toBe(2);
  });

  it('beyond the egress that opened it', async () => {
    await start(alwaysDone);
    await post();
    egress.close();
    await server.allGone();
    expect(await codeOf(post())).toBe('CLOSED');
  });
});

describe('a kept connection', () => {
  it('is used for no other address than those of the name now', async () => {
    let addresses = ['127.0.0.1'];
    const resolve: ResolveHost = () => Promise.resolve(addresses);
    await start(alwaysDone, { resolve, host: '0.0.0.0' });
    const host = 'hooks.example.com';
    await post('a', { host });
    addresses = ['127.0.0.2'];
    await post('b', { host });
    expect(server.connections()).toBe(2);
    addresses = ['127.0.0.3', '127.0.0.1'];
    await post('c', { host });
    expect(server.connections()).toBe(2);
    addresses = ['127.0.0.1', '169.254.169.254'];
    expect(await codeOf(post('d', { host }))).toBe('ADDRESS_REFUSED');
    expect(server.received()).not.toMatch(/\r\n\r\nd/);
  });

  it('is used for no other name at the same address', async () => {
    await start(alwaysDone, { resolve: () => Promise.resolve(['127.0.0.1']) });
    for (const host of ['a.example.com', 'b.example.com', '127.0.0.1', 'A.example.com']) {
      await post('ping', { host });
    }
    expect(server.connections()).toBe(3);
  });

  it('that the receiver closes just then costs no attempt', async () => {
    await start(saying((nth, socket) => (nth === 0 ? done : void socket.resetAndDestroy())));
    await post('one');
    expect(await statusOf(post('two'))).toBe(204);
    expect(server.connections()).toBe(2);
  });

  it('whose receiver says 408 just then costs no attempt', async () => {
    const tired = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
    await start(saying((nth) => (nth === 0 ? done : tired)));
    await post('one');
    expect(await statusOf(post('two'))).toBe(204);
    expect(server.connections()).toBe(2);
  });

  it.each<[title: string, say: (nth: number, socket: Socket) => string | undefined]>([
    ['in the middle of an answer', (nth, socket) => void socket.end(nth === 0 ? done : 'HTTP/1.')],
    ['at the first request', (_nth, socket) => void socket.resetAndDestroy()],
  ])('that breaks %s fails the attempt', async (title, say) => {
    const isFirst = title.includes('first');
    await start(saying((nth, socket) => (!isFirst && nth === 0 ? done : say(nth, socket))));
    if (!isFirst) await post('one');
    expect(await codeOf(post('two'))).toBe('CONNECTION_FAILED');
    expect(server.connections()).toBe(1);
  });

  it('carries nothing for an attempt that ran out of time while its name was looked up', async () => {
    let isSlow = false;
    // What a name server has answered by then counts, though another question is broken off.
    const resolve: ResolveHost = (_host, signal) =>
      new Promise((found) => {
        if (isSlow) signal.addEventListener('abort', () => found(['127.0.0.1']));
        else found(['127.0.0.1']);
      });
    await start(alwaysDone, { resolve });
    await post('one', { host: 'hooks.example.com' });
    isSlow = true;
    const late = post('late', { host: 'hooks.example.com', timeoutMs: 60 });
    expect(await codeOf(late)).toBe('TIMED_OUT');
    isSlow = false;
    await post('two', { host: 'hooks.example.com' });
    expect(server.received()).not.toMatch(/late/);
    expect(server.connections()).toBe(1);
  });

  it('is not waited for when an attempt runs out of time', async () => {
    await start(saying((nth) => (nth === 0 ? done : undefined)));
    await post('one');
    expect(await codeOf(post('two', { timeoutMs: 60 }))).toBe('TIMED_OUT');
    await server.allGone();
    expect(server.connections()).toBe(1);
  });
});

describe('an answer to what is posted', () => {
  const header = `X-Long: ${'x'.repeat(1000)}\r\n`;
  it.each<[title: string, code: string, play: Play]>([
    ['has 17 kB of headers', 'TOO_LARGE', answering(`${ok}${header.repeat(17)}\r\n`)],
    ['never ends its headers', 'TOO_LARGE', flooding(ok, header)],
    ['never ends one header', 'TOO_LARGE', flooding(`${ok}X-Long: `, 'x'.repeat(1000))],
    ['never ends its status line', 'TOO_LARGE', flooding('HTTP/1.1 200 ', 'x'.repeat(1000))],
    ['never comes', 'TOO_LARGE', flooding('', 'HTTP/1.1 103 Early Hints\r\n\r\n')],
    ['never begins', 'TIMED_OUT', () => undefined],
    ['drips its headers', 'TIMED_OUT', dripping(ok, 'X: y\r\n')],
    ['is hung up on', 'CONNECTION_FAILED', (socket) => void socket.destroy()],
    ['is no HTTP', 'CONNECTION_FAILED', answering('220 mail.example.com ESMTP\r\n')],
    [
      'changes the protocol',
      'CONNECTION_FAILED',
      answering('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    ],
    [
      'contradicts itself',
      'CONNECTION_FAILED',
      answering(`${ok}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx`),
    ],
  ])('that %s is %s', async (_title, code, play) => {
    await start(play);
    const timeoutMs = code === 'TIMED_OUT' ? 100 : 10_000;
    expect(await codeOf(post('ping', { timeoutMs }))).toBe(code);
    await server.allGone();
  });
});

describe.skipIf(!hasOpenssl)('TLS (skipped without the openssl command)', () => {
  let certificate: ReturnType<typeof makeTlsCertificate>;
  beforeAll(() => {
    certificate = makeTlsCertificate('DNS:a.example.com,DNS:b.example.com');
  });

  const secure = (trustedCaPem?: string) =>
    start(alwaysDone, {
      certificate,
      resolve: () => Promise.resolve(['127.0.0.1']),
      ...(trustedCaPem !== undefined && { trustedCaPem }),
    });
  const over = { scheme: 'https' } as const;

  it('has a connection for each name, though a certificate is for both', async () => {
    await secure(certificate.cert);
    for (const host of ['a.example.com', 'b.example.com', 'a.example.com', 'b.example.com']) {
      expect(await statusOf(post('ping', { ...over, host }))).toBe(204);
    }
    expect(server.connections()).toBe(2);
  });

  it.each([
    ['c.example.com', true, 'a certificate that is for another name'],
    ['a.example.com', false, 'a certificate that is signed by nobody but itself'],
  ])('says what is wrong with the certificate of %s', async (host, isTrusted, what) => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    await secure(isTrusted ? certificate.cert : undefined);
    const failure = { code: 'CONNECTION_FAILED', message: expect.stringContaining(what) as string };
    await expect(post('ping', { ...over, host })).rejects.toMatchObject(failure);
    expect(server.received()).toBe('');
    vi.unstubAllEnvs();
  });
});

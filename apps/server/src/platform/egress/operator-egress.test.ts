import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answering,
  dripping,
  flooding,
  startSocketServer,
  type SocketServer,
} from '../../../test/support/socket-server.js';
import type { OutboundRequest } from './outbound-request.js';
import { createOperatorEgress, type OperatorEgress } from './operator-egress.js';

type Play = NonNullable<Parameters<typeof startSocketServer>[0]>['play'];

const limits = { timeoutMs: 20_000, maxBytes: 1000 };
const ok = 'HTTP/1.1 200 OK\r\n';
let server: SocketServer;
let egress: OperatorEgress;

beforeEach(() => {
  egress = createOperatorEgress();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  egress.close();
  await server.close();
});

async function ask(play: Play, request: Partial<OutboundRequest> = {}) {
  server = await startSocketServer({ play });
  return egress.request(new URL(`http://127.0.0.1:${server.port}/in?a=b`), {
    ...limits,
    ...request,
  });
}

/** Code of the refusal. The connection must be gone, also when the server keeps its end open. */
async function codeOf(play: Play, request: Partial<OutboundRequest> = {}): Promise<unknown> {
  const failure: unknown = await ask(play, request).then(
    () => 'an answer',
    (error: unknown) => error,
  );
  await server.allGone();
  return failure instanceof Error && 'code' in failure ? failure.code : failure;
}

describe('a request outward', () => {
  it('sends method, path, headers and body, and gives the whole answer', async () => {
    const answer = await ask(
      answering(`${ok}Content-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello`),
      { method: 'POST', headers: { 'X-Test': 'yes' }, body: 'ping' },
    );
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain']);
    expect(answer.body.toString()).toBe('hello');
    expect(server.received()).toMatch(/^POST \/in\?a=b HTTP\/1.1\r\n/);
    expect(server.received()).toMatch(/\r\nX-Test: yes\r\n(.+\r\n)*Content-Length: 4\r\n/s);
    expect(server.received()).toMatch(/\r\n\r\nping$/);
  });

  it('leaves no connection open that the server would keep', async () => {
    await ask(answering(`${ok}Connection: keep-alive\r\nContent-Length: 2\r\n\r\nhi`));
    await server.allGone();
    expect(server.connections()).toBe(1);
  });

  it.each([301, 302, 303, 307, 308])('takes a redirect (%d) for an answer', async (status) => {
    const location = 'http://127.0.0.1:1/elsewhere';
    const head = `HTTP/1.1 ${status} Moved\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`;
    const answer = await ask(answering(head), { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(server.connections()).toBe(1);
  });

  it('asks for plain bytes and decompresses nothing', async () => {
    const packed = gzipSync(Buffer.alloc(100_000));
    const answer = await ask((socket) =>
      socket.once('data', () => {
        socket.write(`${ok}Content-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`);
        socket.write(packed);
      }),
    );
    expect(answer.body).toEqual(packed);
    expect(server.received()).toMatch(/\r\nAccept-Encoding: identity\r\n/);
  });

  it('goes where its URL says, whatever proxies the environment names', async () => {
    const proxy = await startSocketServer({ play: answering(`${ok}Content-Length: 0\r\n\r\n`) });
    for (const name of ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY', 'all_proxy']) {
      vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`);
    }
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    vi.stubEnv('NO_PROXY', '');
    const answer = await ask(answering(`${ok}Content-Length: 2\r\n\r\nhi`));
    expect([answer.body.toString(), proxy.connections()]).toEqual(['hi', 0]);
    await proxy.close();
  });

  it('sends the user and the password that an operator writes into a URL', async () => {
    server = await startSocketServer({ play: answering(`${ok}Content-Length: 0\r\n\r\n`) });
    await egress.request(new URL(`http://me:secret@127.0.0.1:${server.port}/`), limits);
    expect(server.received()).toContain(
      `\r\nAuthorization: Basic ${Buffer.from('me:secret').toString('base64')}\r\n`,
    );
  });

  it('takes a body of exactly the bytes allowed, chunked or not', async () => {
    const body = 'x'.repeat(limits.maxBytes);
    const whole = await ask(answering(`${ok}Content-Length: 1000\r\n\r\n${body}`));
    await server.close();
    const chunked = await ask(
      answering(`${ok}Transfer-Encoding: chunked\r\n\r\n3e8\r\n${body}\r\n0\r\n\r\n`),
    );
    expect([whole.body.toString(), chunked.body.toString()]).toEqual([body, body]);
  });

  it('takes the length in the answer to a HEAD for what it is', async () => {
    const answer = await ask(answering(`${ok}Content-Length: 1000000\r\n\r\n`), { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
  });

  it('waits for no body that is not wanted', async () => {
    const wantsBody = (status: number) => status === 200;
    const endless = flooding('HTTP/1.1 404 Not Found\r\n\r\n', 'x'.repeat(16_384));
    const answer = await ask(endless, { wantsBody });
    expect([answer.status, answer.body.length]).toEqual([404, 0]);
    await server.allGone();
  });

  it('takes a few interim answers', async () => {
    const early = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n';
    const answer = await ask(answering(`${early.repeat(3)}${ok}Content-Length: 0\r\n\r\n`));
    expect(answer.status).toBe(200);
  });
});

describe('an answer that is too much', () => {
  const header = `X-Long: ${'x'.repeat(1000)}\r\n`;
  it.each<[title: string, play: Play]>([
    ['declares a byte more', answering(`${ok}Content-Length: 1001\r\n\r\n`)],
    ['sends a byte more', answering(`${ok}\r\n${'x'.repeat(1001)}`)],
    ['never ends its body', flooding(`${ok}\r\n`, 'x'.repeat(16_384))],
    ['never ends its chunks', flooding(`${ok}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n')],
    ['has 17 kB of headers', answering(`${ok}${header.repeat(17)}\r\n`)],
    ['never ends its headers', flooding(ok, header)],
    ['never ends one header', flooding(`${ok}X-Long: `, 'x'.repeat(1000))],
    ['never ends its status line', flooding('HTTP/1.1 200 ', 'x'.repeat(1000))],
    ['never comes to the answer', flooding('', 'HTTP/1.1 103 Early Hints\r\n\r\n')],
  ])('is TOO_LARGE when it %s', async (_title, play) => {
    expect(await codeOf(play)).toBe('TOO_LARGE');
  });
});

describe('an answer that takes too long', () => {
  it.each<[title: string, play: Play]>([
    ['never begins', undefined],
    ['drips its status line', dripping('HTTP/1.1 200 ', 'x')],
    ['drips its headers', dripping(ok, 'X: y\r\n')],
    ['drips its body', dripping(`${ok}Content-Length: 900\r\n\r\n`, 'x')],
    ['stops in the middle of its body', answering(`${ok}Content-Length: 900\r\n\r\nx`)],
    ['drips interim answers', answering('HTTP/1.1 100 Continue\r\n\r\n')],
  ])('is TIMED_OUT when it %s', async (_title, play) => {
    const startedAt = performance.now();
    expect(await codeOf(play, { timeoutMs: 100 })).toBe('TIMED_OUT');
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});

describe('no answer at all', () => {
  it.each<[title: string, play: Play]>([
    ['is hung up on', (socket) => socket.destroy()],
    ['is reset', (socket) => socket.once('data', () => socket.resetAndDestroy())],
    ['is no HTTP', answering('220 mail.example.com ESMTP\r\n')],
    [
      'is cut short',
      (socket) => socket.once('data', () => socket.end(`${ok}Content-Length: 9\r\n\r\nx`)),
    ],
    [
      'changes the protocol',
      answering('HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    ],
    ['contradicts itself', answering(`${ok}Content-Length: 1\r\nContent-Length: 2\r\n\r\nxx`)],
  ])('is CONNECTION_FAILED when it %s', async (_title, play) => {
    expect(await codeOf(play)).toBe('CONNECTION_FAILED');
  });

  it('is CONNECTION_FAILED when nobody listens', async () => {
    server = await startSocketServer();
    const url = new URL(`http://127.0.0.1:${server.port}/`);
    await server.close();
    await expect(egress.request(url, limits)).rejects.toMatchObject({ code: 'CONNECTION_FAILED' });
    server = await startSocketServer();
  });
});

describe('closing', () => {
  it('breaks off what is under way and refuses what comes', async () => {
    server = await startSocketServer();
    const url = new URL(`http://127.0.0.1:${server.port}/`);
    const waiting = egress.request(url, limits);
    const refusal = expect(waiting).rejects.toMatchObject({ code: 'CLOSED' });
    await expect.poll(() => server.connections()).toBe(1);
    egress.close();
    await refusal;
    await server.allGone();
    await expect(egress.request(url, limits)).rejects.toMatchObject({ code: 'CLOSED' });
    expect(server.connections()).toBe(1);
  });
});

import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText } from '../support/matchers.js';
import { parseRawReply, sendRaw } from '../support/raw-socket.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Header lines behind a request line, closed after the answer. */
const ask = async (requestLine: string, ...headerLines: string[]) => {
  const lines = [requestLine, ...headerLines, 'Connection: close', '', ''];
  return parseRawReply(await sendRaw(app.origin, lines.join('\r\n')));
};
const isUuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe('a request no browser would send', () => {
  it.each([
    ['without Host', ['GET /health HTTP/1.1']],
    ['with an empty Host', ['GET /health HTTP/1.1', 'Host:']],
    ['with two Hosts', ['GET /health HTTP/1.1', 'Host: a.test', 'Host: b.test']],
    ['with a Host of two', ['GET /health HTTP/1.1', 'Host: a.test, b.test']],
    ['with a user in an absolute address', ['GET http://u@b.test/health HTTP/1.1', 'Host: a.test']],
  ])('%s answers the framework 400', async (_name, [line = '', ...rest]) => {
    const { status, headers, body } = await ask(line, ...rest);
    expect(status).toBe(400);
    expect(headers['x-request-id']).toMatch(isUuid);
    expect(JSON.parse(body)).toEqual({
      statusCode: 400,
      code: anyText,
      error: 'Bad Request',
      message: anyText,
    });
  });

  it.each([
    ['nonsense', 400, 'hello\r\n\r\n'],
    ['an unknown protocol', 400, 'GET / FTP/1.1\r\nHost: a\r\n\r\n'],
    ['a header without a colon', 400, 'GET / HTTP/1.1\r\nHost: a\r\nnonsense\r\n\r\n'],
    ['a control character in a header', 400, 'GET / HTTP/1.1\r\nHost: a\r\nX: a\u0001b\r\n\r\n'],
    [
      'two lengths',
      400,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    ],
    [
      'a length and chunks',
      400,
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['a TLS hello', 400, '\u0016\u0003\u0001\u0002\u0000\u0001'],
    ['32 KiB of headers', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(32_768)}\r\n\r\n`],
  ])('of %s answers %d in JSON and closes', async (_name, status, bytes) => {
    const reply = parseRawReply(await sendRaw(app.origin, bytes));
    expect(reply.status).toBe(status);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['x-request-id']).toMatch(isUuid);
    expect(reply.headers['connection']).toBe('close');
    expect(Number(reply.headers['content-length'])).toBe(Buffer.byteLength(reply.body));
    expect(JSON.parse(reply.body)).toEqual({
      statusCode: status,
      code: anyText,
      error: anyText,
      message: anyText,
    });
  });

  it.each([
    ['an absolute address', 'GET http://elsewhere.test/health HTTP/1.1', 200],
    ['a star', 'GET * HTTP/1.1', 404],
    ['two slashes before the path', 'GET //elsewhere.test/health HTTP/1.1', 404],
    ['dots in the path', 'GET /passport/../health HTTP/1.1', 404],
    ['encoded dots in the path', 'GET /passport/%2e%2e HTTP/1.1', 404],
    ['a fragment', 'GET /health#x HTTP/1.1', 200],
    ['a backslash', 'GET /\\evil HTTP/1.1', 404],
    ['TRACE', 'TRACE /health HTTP/1.1', 405],
  ])('with %s is answered in JSON', async (_name, line, status) => {
    const reply = await ask(line, 'Host: a.test');
    expect(reply.status).toBe(status);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each(['//evil.test/..', '/\\evil.test', '//01/9506000134352'])(
    'never sends a client to another host: %s',
    async (path) => {
      const reply = await ask(`GET ${path} HTTP/1.1`, 'Host: a.test');
      expect(reply.headers['location']).toBeUndefined();
    },
  );

  it('redirects an absolute address to a path', async () => {
    const line = 'GET http://evil.test/01/9506000134352?a=1 HTTP/1.1';
    const { status, headers } = await ask(line, 'Host: a.test');
    expect([status, headers['location']]).toEqual([
      302,
      'https://dpp.example/01/09506000134352?a=1',
    ]);
  });

  it('with an expectation nobody knows is answered as without it', async () => {
    const reply = await ask('GET /health HTTP/1.1', 'Host: a.test', 'Expect: the-unexpected');
    expect(reply.status).toBe(200);
    expect(reply.headers['x-request-id']).toMatch(isUuid);
  });

  it('asking for another protocol is served in this one', async () => {
    const { status } = await ask('GET /health HTTP/1.1', 'Host: a.test', 'Upgrade: websocket');
    expect(status).toBe(200);
  });

  it('speaking HTTP/1.0 is answered', async () => {
    expect((await ask('GET /health HTTP/1.0', 'Host: a.test')).status).toBe(200);
  });
});

describe('a body that breaks off', () => {
  it('leaves the server answering', async () => {
    const key = await app.createKey(await app.createTenant());
    const { hostname, port } = new URL(app.origin);
    const socket = connect(Number(port), hostname);
    const head = [
      'POST /api/v1/passports HTTP/1.1',
      'Host: a.test',
      `Authorization: Bearer ${key}`,
      'Content-Type: application/json',
      'Content-Length: 1000',
      '',
      '{"productId"',
    ];
    await new Promise<void>((resolve) => socket.write(head.join('\r\n'), () => resolve()));
    socket.destroy();
    expect((await app.request('/health')).status).toBe(200);
  });
});

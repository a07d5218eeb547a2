import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendStream, type StreamedBody } from './send-stream.js';

let server: http.Server;
let respond: (response: ServerResponse) => Promise<void>;
/** How the last response was sent: undefined for well, else why not. */
let outcome: Promise<unknown>;

beforeAll(async () => {
  server = http.createServer((_request, response) => {
    outcome = respond(response).then(
      () => undefined,
      (error: unknown) => error,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;

async function get(body: () => StreamedBody, method = 'GET') {
  respond = (response) => sendStream(response, body());
  const request = http.request({ port: port(), method, agent: false }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { headers: response.headers, text: await readText(response) };
}

/** Notes that it was read to its end, or that it was stopped. */
function watched(pieces: number, piece: string) {
  const source = { given: 0, ended: false };
  async function* body() {
    try {
      for (; source.given < pieces; source.given++) yield await Promise.resolve(piece);
    } finally {
      source.ended = true;
    }
  }
  return { source, body };
}

describe('sendStream', () => {
  it.each([0, 1])('sends a body of %i pieces with its length', async (pieces) => {
    const { headers, text } = await get(watched(pieces, 'größer').body);
    const whole = 'größer'.repeat(pieces);
    expect([text, headers['content-length']]).toEqual([whole, String(Buffer.byteLength(whole))]);
  });

  it('sends more pieces as they come', async () => {
    const { headers, text } = await get(watched(3, 'piece,').body);
    expect([text, headers['content-length']]).toEqual(['piece,piece,piece,', undefined]);
  });

  it('reads nothing for HEAD', async () => {
    const { source, body } = watched(3, 'piece');
    expect((await get(body, 'HEAD')).text).toBe('');
    expect(source.given).toBe(0);
  });

  it('lets an error before the first piece be answered', async () => {
    respond = async (response) => {
      const failing = async function* () {
        yield await Promise.reject<string>(new Error('away'));
      };
      await sendStream(response, failing()).catch(() => response.writeHead(503).end('later'));
    };
    const request = http.get({ port: port(), agent: false });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    expect([response.statusCode, await readText(response)]).toEqual([503, 'later']);
  });

  it('cuts the connection at an error after it', async () => {
    const body = async function* () {
      yield* watched(3, 'piece').body();
      throw new Error('away');
    };
    await expect(get(body)).rejects.toThrow('aborted');
    expect(await outcome).toMatchObject({ message: 'away' });
  });

  it('stops reading for a client that leaves', async () => {
    const { source, body } = watched(10_000, 'x'.repeat(100_000));
    respond = (response) => sendStream(response, body());
    const request = http.get({ port: port(), agent: false });
    await once(request, 'response');
    request.destroy();
    expect(await outcome).toBeUndefined();
    expect([source.ended, source.given < 10_000]).toEqual([true, true]);
  });

  it('ends with a client that takes nothing any more', async () => {
    const { source, body } = watched(10_000, 'x'.repeat(100_000));
    respond = (response) => sendStream(response, body(), { timeoutMs: 50 });
    const socket = connect(port(), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.pause();
    await once(server, 'request');
    expect(await outcome).toBeUndefined();
    expect(source.ended).toBe(true);
    socket.destroy();
  });
});

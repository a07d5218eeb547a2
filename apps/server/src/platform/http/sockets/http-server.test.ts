import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type Express } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import type { ConnectionTimeouts } from './connection-timeouts.js';
import { createHttpServer, type HttpServer } from './http-server.js';

/** Short, and each longer than what it is told apart from. */
const timeouts: ConnectionTimeouts = {
  headersMs: 100,
  requestMs: 200,
  checkIntervalMs: 20,
  keepAliveMs: 2_000,
  stalledReaderMs: 300,
  answerMs: 10_000,
  lingerMs: 50,
};
/** More than the buffers between a server and a client hold. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x');
const slowMs = 700;
let slowRequests = 0;

const app: Express = express();
app.get('/small', (_request, response) => void response.end('small'));
app.get('/large', (_request, response) => void response.end(large));
app.get('/slow', (_request, response) => {
  slowRequests += 1;
  setTimeout(() => response.end('late'), slowMs);
});
app.get('/begun', (_request, response) => void response.write('the first half'));

let server: HttpServer;
const clients: Socket[] = [];

async function start(changes: Partial<ConnectionTimeouts> = {}, maxConnections?: number) {
  server = createHttpServer(app, {
    timeouts: { ...timeouts, ...changes },
    ...(maxConnections !== undefined && { maxConnections }),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** A client that says what it says and then does nothing, least of all close its side. */
async function open(bytes = ''): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  clients.push(socket);
  await once(socket, 'connect');
  if (bytes !== '') socket.write(bytes);
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a.test\r\n\r\n`;
const connectionsOf = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

/** What comes until it is whole, or the other side has ended. */
async function received(socket: Socket, whole = /small$/): Promise<string> {
  let bytes = '';
  let isOver = false;
  const end = () => (isOver = true);
  socket.setEncoding('latin1').on('data', (chunk: string) => (bytes += chunk));
  socket.on('end', end).on('close', end);
  await expect.poll(() => isOver || whole.test(bytes), { interval: 10 }).toBe(true);
  return bytes;
}

afterEach(async () => {
  slowRequests = 0;
  for (const socket of clients.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

describe('a client that never closes its side', () => {
  it.each([
    ['says nothing', '', 408],
    ['sends half of its headers', 'GET / HTTP/1.1\r\nHost:', 408],
    [
      'sends half of its body',
      'POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{',
      408,
    ],
    ['sends nonsense', 'nonsense\r\n\r\n', 400],
    ['sends nonsense without an end', `nonsense\r\n\r\n${'x'.repeat(100_000)}`, 400],
    [
      'asks for the last answer',
      'GET /small HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      200,
    ],
  ])('and %s is answered and gone', async (_name, bytes, status) => {
    await start();
    let answer = '';
    const socket = await open(bytes);
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    const expected = new RegExp(`^HTTP/1.1 ${status} `);
    await expect.poll(() => answer, { timeout: 10_000 }).toMatch(expected);
    await expect.poll(connectionsOf, { timeout: 5_000 }).toBe(0);
  });

  it('is gone once it has been silent for the whole of the time between requests', async () => {
    await start({ keepAliveMs: 200 });
    expect(await received(await open(get('/small')))).toContain('small');
    await expect.poll(connectionsOf, { timeout: 5_000 }).toBe(0);
  });
});

describe('a client that takes no byte of its answer', () => {
  it('is cut off', async () => {
    await start();
    await open(get('/large'));
    await expect.poll(connectionsOf).toBe(1);
    await expect.poll(connectionsOf, { timeout: 5_000 }).toBe(0);
  });

  it('is cut off in the end, however steadily it takes next to nothing', async () => {
    await start({ stalledReaderMs: 5_000, answerMs: 300 });
    const socket = await open(get('/large'));
    const trickle = setInterval(() => void socket.read(1), 20);
    await expect.poll(connectionsOf, { timeout: 3_000 }).toBe(0);
    clearInterval(trickle);
  });
});

describe('a client that behaves', () => {
  it('gets a large answer whole though it stops now and then', async () => {
    // Its pauses are a twentieth of what is too long.
    await start({ stalledReaderMs: 2_000 });
    const socket = await open(get('/large'));
    let bytes = 0;
    for await (const chunk of socket.iterator() as AsyncIterable<Buffer>) {
      if (Math.floor(bytes / 4e6) < Math.floor((bytes + chunk.length) / 4e6)) await pause(100);
      bytes += chunk.length;
      if (bytes > large.length) break;
    }
    expect(bytes).toBeGreaterThan(large.length);
  });

  it('gets an answer that took longer than any client may take', async () => {
    await start();
    expect(await received(await open(get('/slow')), /late$/)).toContain('late');
  });

  it('may be silent between two requests for longer than headers may take', async () => {
    await start();
    const socket = await open(get('/small'));
    await pause(timeouts.stalledReaderMs * 2);
    socket.write(get('/small'));
    const answers = await received(socket, /small[^]*small$/);
    expect(answers.split('HTTP/1.1 200 OK')).toHaveLength(3);
  });
});

it.each([
  ['nonsense', 'nonsense\r\n\r\n', 'FST_ERR_BAD_REQUEST'],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost:', 'FST_ERR_REQUEST_TIMEOUT'],
])('tells of a client that sends %s', async (_what, bytes, code) => {
  await start();
  const told: string[] = [];
  server.onUnreadable((request) => told.push(request.code));
  await open(bytes);
  await expect.poll(() => told).toEqual([code]);
});

it('never puts a second answer into the middle of the first one', async () => {
  await start();
  const socket = await open('GET /begun HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n');
  expect(await text(socket).catch(() => '')).not.toContain('408');
});

it('keeps connections for longer than common balancers do', async () => {
  server = createHttpServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [, seconds] =
    /Keep-Alive: timeout=(\d+)/.exec(await received(await open(get('/small')))) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(65);
});

it('closes connections beyond the ceiling unheard, and takes new ones when there is room', async () => {
  await start({}, 2);
  let dropped = 0;
  server.on('drop', () => dropped++);
  const [first] = [await open(get('/slow')), await open(get('/slow'))];
  const third = await open(get('/small'));
  expect(await received(third)).toBe('');
  expect(dropped).toBe(1);
  first.destroy();
  await expect.poll(connectionsOf).toBe(1);
  expect(await received(await open(get('/small')))).toContain('small');
});

describe('a server that is drained', () => {
  const keptOpen = async () => {
    const socket = await open(get('/small'));
    await once(socket, 'readable');
    return socket;
  };

  it('finishes what it was asked, and says that this was the last answer', async () => {
    await start();
    const socket = await open(get('/slow'));
    await expect.poll(() => slowRequests).toBe(1);
    const drained = server.drain(60_000);
    const answer = await received(socket, /late$/);
    expect(answer).toContain('late');
    expect(answer).toMatch(/connection: close/i);
    await drained;
  });

  it('finishes all that it was asked one behind the other', async () => {
    await start();
    const socket = await open(get('/small') + get('/slow') + get('/slow'));
    await expect.poll(() => slowRequests).toBe(2);
    const drained = server.drain(60_000);
    const answer = await received(socket, /late[^]*late$/);
    expect(answer.match(/late/g)).toHaveLength(2);
    expect(answer).toContain('small');
    expect(answer.match(/connection: close/gi)).toHaveLength(1);
    await drained;
  });

  it('still answers on a connection that was kept, once', async () => {
    await start();
    const socket = await keptOpen();
    const drained = server.drain(60_000);
    socket.write(get('/small'));
    const answer = await received(socket, /small[^]*small$/);
    expect(answer).toMatch(/connection: close/i);
    expect(answer.match(/small/g)).toHaveLength(2);
    await drained;
  });

  it('closes who stays silent, also who ignores it, well before the grace ends', async () => {
    await start();
    await keptOpen();
    const startedAt = performance.now();
    await server.drain(20_000);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('cuts what outlives the grace', async () => {
    await start();
    await open(get('/begun'));
    await expect.poll(connectionsOf).toBe(1);
    const startedAt = performance.now();
    await server.drain(300);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});

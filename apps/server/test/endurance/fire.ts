import { readFileSync } from 'node:fs';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FireOrder, FireResult } from './fire-model.js';

// A process of its own, on another core than the server's: `node fire.ts ORDER.json`. Each address sends the
// worst of what it may send, as much of it as its budgets allow, and ends with a tally on standard output.
const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as FireOrder;
const { hostname, port } = new URL(order.origin);
const endsAt = Date.now() + order.seconds * 1000;
const result: FireResult = { answers: {}, failures: {} };

/** How often a minute each address sends each request: more is refused, and refusals are cheap. */
const everyMs = (perMinute: number) => 60_000 / perMinute;

function count(tally: Record<string, number>, name: string): void {
  tally[name] = (tally[name] ?? 0) + 1;
}

const ignore = () => undefined;

function ask(address: string, { name, path, method, body, accept }: FireOrder['requests'][number]) {
  return new Promise<void>((resolve) => {
    const request = http.request(
      {
        hostname,
        port,
        path,
        method,
        localAddress: address,
        headers: {
          Accept: accept ?? '*/*',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
      },
      (response) => {
        response.resume();
        response.on('close', () => {
          count(result.answers, `${name} ${response.statusCode}`);
          resolve();
        });
      },
    );
    request.setTimeout(60_000, () => request.destroy(new Error('no answer in a minute')));
    request.on('error', (error: NodeJS.ErrnoException) => {
      count(result.failures, `${name} ${error.code ?? error.message}`);
      resolve();
    });
    // A refusal may come, and the connection end, while the rest of a body is still being written.
    request.once('socket', (socket) => {
      if (socket.listenerCount('error', ignore) === 0) socket.on('error', ignore);
    });
    request.end(body);
  });
}

async function fireFrom(address: string, index: number): Promise<void> {
  await Promise.all(
    order.requests.map(async (request, turn) => {
      const interval = everyMs(request.perMinute);
      // Not all at the same moment: a minute's budget is spent over the minute.
      await pause(((index * 7 + turn * 3) % 20) * (interval / 20));
      while (Date.now() < endsAt) {
        const startedAt = Date.now();
        await ask(address, request);
        await pause(Math.max(0, interval - (Date.now() - startedAt)));
      }
    }),
  );
}

/** Sockets that say half of something, ignore the FIN, and come again once they are told to go. */
function holdOpen(turn: number): void {
  const half = order.halves[turn % order.halves.length] ?? '';
  const socket: Socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  let isReplaced = false;
  const replace = () => {
    if (isReplaced) return;
    isReplaced = true;
    setTimeout(() => socket.destroy(), 5_000);
    if (Date.now() < endsAt) setTimeout(() => holdOpen(turn), 500);
  };
  socket.on('connect', () => socket.write(half));
  socket.on('end', replace);
  socket.on('error', replace);
}

for (let turn = 0; turn < order.halfOpenSockets; turn++) {
  holdOpen(turn);
  if (turn % 50 === 0) await pause(50);
}
await Promise.all(order.addresses.map(fireFrom));
process.stdout.write(JSON.stringify(result), () => process.exit());

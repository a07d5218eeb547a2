import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';

/** What the proxy does with one request. */
export type Mischief =
  | 'pass'
  | 'delay'
  /** The connection is reset and the server never hears of it. */
  | 'reset-before'
  /** The server does the work, and the connection is reset instead of its reply. */
  | 'reset-after'
  /** The server does the work, and the client hears 503. */
  | '503-after'
  | '503-before'
  | '408'
  | '429'
  /** As of an idempotency key whose first request still runs; of a request without key: passed on. */
  | '409';

/** Shares of each, of 100. Resets are 20. */
const shares: readonly (readonly [Mischief, number])[] = [
  ['reset-before', 10],
  ['reset-after', 10],
  ['503-before', 4],
  ['503-after', 4],
  ['408', 4],
  ['429', 4],
  ['409', 4],
  ['delay', 15],
  ['pass', 45],
];

export interface ChaoticProxy {
  readonly origin: string;
  /** How often each was done. */
  readonly done: ReadonlyMap<Mischief, number>;
  close(): Promise<void>;
}

/**
 * A way to a server on which much goes wrong.
 *
 * @param random - At least 0 and below 1.
 */
export async function startChaoticProxy(
  target: string,
  random: () => number,
): Promise<ChaoticProxy> {
  const done = new Map<Mischief, number>();
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    const mischief = mischiefOf(random() * 100);
    done.set(mischief, (done.get(mischief) ?? 0) + 1);
    const waitMs = random() * 20;
    meddle({ request, response, mischief, target, agent, waitMs }).catch(() => {
      // A server that is gone, as at the end of a test.
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    done,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function mischiefOf(at: number): Mischief {
  let sum = 0;
  for (const [mischief, share] of shares) {
    sum += share;
    if (at < sum) return mischief;
  }
  return 'pass';
}

interface Meddling {
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
  readonly mischief: Mischief;
  readonly target: string;
  readonly agent: http.Agent;
  readonly waitMs: number;
}

async function meddle(meddling: Meddling): Promise<void> {
  const { request, response, mischief, waitMs } = meddling;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (mischief === 'reset-before') return void request.socket.resetAndDestroy();
  if (mischief === '503-before') return refuse(response, 503);
  if (mischief === '408') return refuse(response, 408);
  if (mischief === '429') return refuse(response, 429);
  if (mischief === '409' && request.headers['idempotency-key'] !== undefined) {
    return refuse(response, 409);
  }
  if (mischief === 'delay') await pause(waitMs);
  const reply = await forward(meddling, body);
  if (mischief === 'reset-after') return void request.socket.resetAndDestroy();
  if (mischief === '503-after') return refuse(response, 503);
  response.writeHead(reply.status, reply.headers);
  response.end(reply.body);
}

function refuse(response: http.ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '0' });
  response.end(JSON.stringify({ success: false, error: 'Proxy', message: 'Not now.' }));
}

interface Forwarded {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

function forward({ request, target, agent }: Meddling, body: Buffer): Promise<Forwarded> {
  const { method, headers, url = '/' } = request;
  return new Promise((resolve, reject) => {
    const { host } = new URL(target);
    const outgoing = http.request(target + url, {
      method,
      agent,
      headers: { ...headers, host, connection: 'keep-alive' },
    });
    outgoing.on('response', (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 502,
          headers: reply.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'undici';
import type { Benchmark } from './harness.js';

const receivers = 20;
const eventsPerRound = 50;
const createsPerRound = 200;
const createsAtOnce = 4;
const repository = new URL('../', import.meta.url).pathname;

const { passport: textile } = JSON.parse(
  readFileSync(new URL('../examples/data/textile.json', import.meta.url), 'utf8'),
) as { passport: { metadata: object } };

/** What the server says of itself. */
interface World {
  readonly origin: string;
  readonly keys: { readonly five: string; readonly none: string };
  /** Body of a delivery. */
  readonly body: string;
}

export const webhooksBenchmark: Benchmark = {
  name: 'webhooks',
  async run(measure) {
    const engine = process.env['BENCH_DATABASE_URL'] ? 'PostgreSQL' : 'embedded database';
    const receiving = start('bench/webhook-receivers.ts', [String(receivers)]);
    const urls = await heard<string[]>(receiving);
    const server = start('apps/server/bench/webhooks.ts', [JSON.stringify(urls)]);
    const peer = start('bench/post-with-undici.ts', []);
    const { origin, keys, body } = await heard<World>(server, peer);
    const deliveriesPerSecond = async (begin: () => void) => {
      const count = receivers * eventsPerRound;
      receiving.send(count);
      const all = once(receiving, 'message');
      const startedAt = performance.now();
      begin();
      await all;
      return (count / (performance.now() - startedAt)) * 1000;
    };
    const bodies = Array.from({ length: eventsPerRound }, () => body);
    try {
      await measure({
        name: `deliver ${eventsPerRound} events to ${receivers} receivers each, ${engine}`,
        unit: 'requests/s',
        peer: '`undici` 7, the same bodies over connections that stay open, unsigned, noted nowhere',
        atLeast: 0.35,
        rounds: 7,
        runOurs: async () => {
          await ask(server, { events: eventsPerRound });
          const done = once(server, 'message');
          const rate = await deliveriesPerSecond(() => server.send('deliver'));
          await done;
          return rate;
        },
        runPeer: async () => {
          const done = once(peer, 'message');
          const rate = await deliveriesPerSecond(() => peer.send({ urls, bodies }));
          await done;
          return rate;
        },
      });
      const creates = (what: string, atLeast: number) => ({
        name: `create a passport with five subscriptions, ${what}, ${engine}`,
        unit: 'requests/s' as const,
        peer: 'the same with none',
        atLeast,
        rounds: 9,
        runOurs: () => createsPerSecond(origin, keys.five),
        runPeer: () => createsPerSecond(origin, keys.none),
      });
      await measure(creates('delivery stopped', 0.95));
      await ask(server, 'stop');
      await ask(server, 'start');
      await measure(creates('delivery in the same process', 0.5));
    } finally {
      for (const child of [server, peer, receiving]) if (child.connected) child.disconnect();
    }
  },
};

let lastProduct = 0;

async function createsPerSecond(origin: string, key: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  let left = createsPerRound;
  const create = async () => {
    while (left-- > 0) {
      const passport = { productId: `BENCH-${++lastProduct}`, metadata: textile.metadata };
      const body = JSON.stringify(passport);
      const url = `${origin}/api/v1/passports`;
      const answer = await request(url, { method: 'POST', headers, body });
      const text = await answer.body.text();
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${text}`);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: createsAtOnce }, create));
  return (createsPerRound / (performance.now() - startedAt)) * 1000;
}

function start(file: string, parameters: readonly string[]): ChildProcess {
  return fork(file, [...parameters], {
    cwd: repository,
    execArgv: ['--conditions=@dpp/source', '--import', 'tsx'],
  });
}

/** The first message of a process, once the others have sent theirs. */
async function heard<T>(child: ChildProcess, ...others: readonly ChildProcess[]): Promise<T> {
  const [message] = await Promise.all([child, ...others].map((each) => once(each, 'message')));
  return message?.[0] as T;
}

async function ask(child: ChildProcess, message: object | string): Promise<void> {
  const answered = once(child, 'message');
  child.send(message);
  await answered;
}

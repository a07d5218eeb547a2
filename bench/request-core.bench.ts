import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Benchmark } from './harness.js';

const connections = 32;
const secondsPerRound = 1;
const repository = new URL('../', import.meta.url).pathname;

interface Served {
  readonly ours: string;
  readonly peer: string;
  readonly apiKey: string;
}

const { passport } = JSON.parse(
  readFileSync(new URL('../examples/data/textile.json', import.meta.url), 'utf8'),
) as { passport: object };

export const requestCoreBenchmark: Benchmark = {
  name: 'request-core',
  async run(measure) {
    const databaseUrl = process.env['BENCH_DATABASE_URL'];
    const server = fork('apps/server/bench/request-core.ts', {
      cwd: repository,
      execArgv: ['--conditions=@dpp/source', '--import', 'tsx'],
    });
    const ended = once(server, 'exit');
    try {
      const [{ ours, peer, apiKey }] = (await once(server, 'message')) as [Served];
      // Until the compiler has seen enough of both.
      for (const url of [ours, peer]) await load(url, apiKey, { amount: 5000 });
      await measure({
        name: `validate a passport: credentials, budgets and strict JSON around the handler, ${databaseUrl ? 'PostgreSQL' : 'embedded database'}`,
        unit: 'requests/s',
        peer: 'the same handler on the same Express, body read with JSON.parse, no rule around it',
        atLeast: databaseUrl ? 0.3 : 0.65,
        rounds: 15,
        runOurs: () => requestsPerSecond(ours, apiKey),
        runPeer: () => requestsPerSecond(peer, apiKey),
      });
    } finally {
      if (server.connected) server.disconnect();
      await ended;
    }
  },
};

async function requestsPerSecond(url: string, apiKey: string): Promise<number> {
  const { requests } = await load(url, apiKey, { duration: secondsPerRound });
  return requests.average;
}

async function load(
  url: string,
  apiKey: string,
  extent: { amount: number } | { duration: number },
) {
  const result = await autocannon({
    url,
    connections,
    ...extent,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify(passport),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    const { non2xx, errors, statusCodeStats } = result;
    const seen = JSON.stringify({ non2xx, errors, statusCodeStats });
    throw new Error(`${url} did not always answer 2xx: ${seen}`);
  }
  return result;
}

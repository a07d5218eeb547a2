import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import type { Benchmark } from './harness.js';

const secondsPerRound = 1;
const repository = new URL('../', import.meta.url).pathname;

/** A workspace with passports to list. */
interface World {
  readonly origin: string;
  readonly apiKey: string;
  /** Bound to an operator with the oldest hundredth. */
  readonly operatorKey: string;
}

const lists: readonly [what: string, query: string, key: 'apiKey' | 'operatorKey'][] = [
  ['page 1', '', 'apiKey'],
  ['page 1 of a category with the oldest thousandth', '?category=iron-steel', 'apiKey'],
  ['page 1 of a country with the oldest thousandth', '?originCountry=MT', 'apiKey'],
  ['page 1 of both', '?category=iron-steel&originCountry=MT', 'apiKey'],
  ['page 1 of a category without any', '?category=none', 'apiKey'],
  ['page 1 of an operator with the oldest hundredth', '', 'operatorKey'],
];

export const passportsBenchmark: Benchmark = {
  name: 'passports',
  async run(measure) {
    await measureImport(measure);
    await measureLists(measure);
  },
};

async function measureImport(measure: Parameters<Benchmark['run']>[0]): Promise<void> {
  const databaseUrl = process.env['BENCH_DATABASE_URL'];
  const server = start('apps/server/bench/import-passports.ts', []);
  const ended = once(server, 'exit');
  const rowsPerSecond = async (who: 'ours' | 'peer') => {
    server.send(who);
    const [rate] = (await once(server, 'message')) as [number];
    return rate;
  };
  try {
    await once(server, 'message');
    await measure({
      name: `import 200 passports of 3 kB at once over HTTP, ${databaseUrl ? 'PostgreSQL' : 'embedded database'}`,
      unit: 'rows/s',
      peer: 'the same rows of passports, terms and events, inserted by Knex in three statements',
      atLeast: databaseUrl ? 0.5 : 0.3,
      rounds: 9,
      runOurs: () => rowsPerSecond('ours'),
      runPeer: () => rowsPerSecond('peer'),
    });
  } finally {
    if (server.connected) server.disconnect();
    await ended;
  }
}

async function measureLists(measure: Parameters<Benchmark['run']>[0]): Promise<void> {
  const databaseUrl = process.env['BENCH_DATABASE_URL'];
  const [few, many] = [10_000, databaseUrl ? 1_000_000 : 100_000];
  const server = start('apps/server/bench/passports.ts', [String(few), String(many)]);
  const ended = once(server, 'exit');
  const engine = databaseUrl ? 'PostgreSQL' : 'embedded database';
  const inWords = (count: number) => `${count.toLocaleString('en')} passports`;
  try {
    const [[small, large]] = (await once(server, 'message')) as [readonly [World, World]];
    for (const [what, query, key] of lists) {
      const rateOf = (world: World) =>
        requestsPerSecond(`${world.origin}/api/v1/passports${query}`, world[key]);
      await measure({
        name: `list passports, ${what}, with ${inWords(many)}, ${engine}`,
        unit: 'requests/s',
        peer: `the same with ${inWords(few)}`,
        atLeast: 0.33,
        rounds: 7,
        runOurs: () => rateOf(large),
        runPeer: () => rateOf(small),
      });
    }
  } finally {
    if (server.connected) server.disconnect();
    await ended;
  }
}

function start(file: string, parameters: readonly string[]) {
  return fork(file, [...parameters], {
    cwd: repository,
    execArgv: ['--conditions=@dpp/source', '--import', 'tsx'],
  });
}

async function requestsPerSecond(url: string, apiKey: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: 4,
    duration: secondsPerRound,
    headers: { authorization: `Bearer ${apiKey}` },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not always answer 2xx.`);
  return result.requests.average;
}

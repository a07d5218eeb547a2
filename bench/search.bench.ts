import autocannon from 'autocannon';
import { withForms } from './forms.js';
import type { Benchmark } from './harness.js';

/** A workspace with a large catalogue. */
interface World {
  readonly origin: string;
  readonly apiKey: string;
  readonly questions: readonly Question[];
}

interface Question {
  readonly name: string;
  readonly query: string;
}

const databaseUrl = process.env['BENCH_DATABASE_URL'];
const engine = databaseUrl ? 'PostgreSQL' : 'embedded database';
const connections = databaseUrl ? 8 : 1;
const passports = databaseUrl ? 1_000_000 : 100_000;

export const searchBenchmark: Benchmark = {
  name: 'search',
  async run(measure) {
    await withForms<World>(
      'apps/server/bench/search.ts',
      async (callsPerSecond, world) => {
        for (const { name, query } of world.questions) {
          for (const [form, path] of [
            ['page', 'search'],
            ['counts', 'counts'],
          ] as const) {
            await measure({
              name: `${form} of the catalogue, ${name}, ${passports.toLocaleString('en')} passports, ${engine}`,
              unit: 'requests/s',
              peer: 'its statement alone, behind the wall',
              // A page counts its matches, too: up to 1,000, which takes longest where half of all match.
              atLeast: form === 'page' ? 0.05 : 0.33,
              rounds: 5,
              runOurs: () => requestsPerSecond(world, `/api/v1/passports/${path}${query}`),
              runPeer: () => callsPerSecond(`${form} ${name}`),
            });
          }
        }
      },
      [String(passports)],
    );
  },
};

async function requestsPerSecond({ origin, apiKey }: World, path: string): Promise<number> {
  const result = await autocannon({
    url: origin + path,
    connections,
    // Counts of half a million take longer than a second, eight at a time.
    duration: 5,
    timeout: 60,
    headers: { authorization: `Bearer ${apiKey}` },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} did not always answer 2xx.`);
  return result.requests.average;
}

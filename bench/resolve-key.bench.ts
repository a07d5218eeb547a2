import { withForms } from './forms.js';
import type { Benchmark } from './harness.js';

export const resolveKeyBenchmark: Benchmark = {
  name: 'resolve-key',
  async run(measure) {
    const engine = process.env['BENCH_DATABASE_URL'] ? 'PostgreSQL' : 'embedded database';
    await withForms('apps/server/bench/resolve-key.ts', async (callsPerSecond) => {
      await measure({
        name: `find who answers for a GTIN by way of the directory, ${engine}`,
        unit: 'ops/s',
        peer: 'one prepared statement that joins claims and passports, for one machine alone',
        atLeast: 0.8,
        rounds: 9,
        runOurs: () => callsPerSecond('by the directory'),
        runPeer: () => callsPerSecond('in one statement'),
      });
    });
  },
};

import { withForms } from './forms.js';
import type { Benchmark } from './harness.js';

export const rowLevelSecurityBenchmark: Benchmark = {
  name: 'row-level-security',
  async run(measure) {
    const databaseUrl = process.env['BENCH_DATABASE_URL'];
    const engine = databaseUrl ? 'PostgreSQL' : 'embedded database';
    await withForms('apps/server/bench/row-level-security.ts', async (callsPerSecond) => {
      await measure({
        name: `create a passport behind row-level security, ${engine}`,
        unit: 'ops/s',
        peer: 'the same transaction as owner of the tables',
        atLeast: 0.55,
        rounds: 9,
        runOurs: () => callsPerSecond('write behind the wall'),
        runPeer: () => callsPerSecond('write'),
      });
      await measure({
        name: `read a passport behind row-level security, ${engine} (not done: see ADR 5)`,
        unit: 'ops/s',
        peer: 'the bare select with its tenant condition',
        atLeast: 0.15,
        rounds: 9,
        runOurs: () => callsPerSecond('read behind the wall'),
        runPeer: () => callsPerSecond('read'),
      });
      await measure({
        name: `read a passport in a transaction without it, ${engine}`,
        unit: 'ops/s',
        peer: 'the bare select with its tenant condition',
        atLeast: 0.3,
        rounds: 9,
        runOurs: () => callsPerSecond('read in a transaction'),
        runPeer: () => callsPerSecond('read'),
      });
    });
  },
};

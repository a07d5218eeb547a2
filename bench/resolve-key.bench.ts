import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Benchmark } from './harness.js';

const repository = new URL('../', import.meta.url).pathname;

export const resolveKeyBenchmark: Benchmark = {
  name: 'resolve-key',
  async run(measure) {
    const engine = process.env['BENCH_DATABASE_URL'] ? 'PostgreSQL' : 'embedded database';
    const database = fork('apps/server/bench/resolve-key.ts', {
      cwd: repository,
      execArgv: ['--conditions=@dpp/source', '--import', 'tsx'],
    });
    const ended = once(database, 'exit');
    const callsPerSecond = async (form: string): Promise<number> => {
      database.send(form);
      const [rate] = (await once(database, 'message')) as [number];
      return rate;
    };
    try {
      await once(database, 'message');
      await measure({
        name: `find who answers for a GTIN by way of the directory, ${engine}`,
        unit: 'ops/s',
        peer: 'one prepared statement that joins claims and passports, for one machine alone',
        atLeast: 0.8,
        rounds: 9,
        runOurs: () => callsPerSecond('by the directory'),
        runPeer: () => callsPerSecond('in one statement'),
      });
    } finally {
      if (database.connected) database.disconnect();
      await ended;
    }
  },
};

import { buildConsole, buildIfStale } from './build-console.js';

/** `--if-stale`: for `npm start`, which goes on without a console where it cannot be built. */
const onlyIfStale = process.argv.includes('--if-stale');
const startedAt = performance.now();
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const isBuilt = onlyIfStale ? await buildIfStale(say) : (await buildConsole(), true);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (isBuilt) say(`Built the console in ${seconds} s.`);
} catch (error) {
  process.stderr.write(`The console was not built: ${String(error)}\n`);
  if (!onlyIfStale) process.exitCode = 1;
}

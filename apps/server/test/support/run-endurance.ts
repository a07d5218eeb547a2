import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Runs the long form of the tests of what the server promises to survive: on the embedded database
 * and on PostgreSQL at the same time, with Redis where one answers. `TEST_DATABASE_URL` and
 * `TEST_REDIS_URL` name the two; default: those on localhost. What is not there is not tested, and
 * named. `TEST_SERVER=built` starts `dist/main.js` in place of the sources.
 */
const files = [
  'test/durability',
  ...withLongForm('test/contract'),
  ...withLongForm('src/platform/db'),
  'test/endurance/hostile-requests.test.ts',
];

/** Measures time, or memory under load: nothing else may run beside it. */
const alone = ['event-loop', 'fairness', 'import-memory', 'under-fire', 'scans-soak'].map(
  (name) => `test/endurance/${name}.test.ts`,
);

const databaseUrl = await reachable('TEST_DATABASE_URL', 'postgres://root@127.0.0.1:5432/test');
const redisUrl = await reachable('TEST_REDIS_URL', 'redis://127.0.0.1:6379');

const shared = redisUrl ? { TEST_REDIS_URL: redisUrl } : {};
const legs = [
  { title: 'the embedded database', environment: {} },
  ...(databaseUrl
    ? [{ title: 'PostgreSQL', environment: { ...shared, TEST_DATABASE_URL: databaseUrl } }]
    : []),
];
const exitCodes = await Promise.all(legs.map((leg) => run(leg, files)));
for (const leg of legs)
  exitCodes.push(
    await run({ ...leg, title: `${leg.title}, alone` }, [...alone, '--no-file-parallelism']),
  );
process.exitCode = exitCodes.every((code) => code === 0) ? 0 : 1;

/** The tests of a folder that do less every day than here: they ask for their measure. */
function withLongForm(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => readFileSync(path, 'utf8').includes("/support/endurance.js'"));
}

/** What was named is taken at its word; a default must answer. */
async function reachable(variable: string, fallback: string): Promise<string | undefined> {
  const named = process.env[variable];
  if (named) return named;
  const { hostname, port } = new URL(fallback);
  if (await answers(hostname, Number(port))) return fallback;
  process.stdout.write(`Nothing answers at ${fallback}: what needs it was not tested.\n`);
  return undefined;
}

async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Refused or unreachable, which is all we want to know.
    return false;
  } finally {
    socket.destroy();
  }
}

interface Leg {
  readonly title: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Its output comes in one piece at the end, because another leg may run beside it. */
async function run({ title, environment }: Leg, files: readonly string[]): Promise<number | null> {
  const { TEST_DATABASE_URL: _database, TEST_REDIS_URL: _redis, ...inherited } = process.env;
  const startedAt = performance.now();
  const child = spawn('vitest', ['run', ...files, ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...inherited, ...environment, TEST_ENDURANCE: '1' },
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`\n--- On ${title}, ${seconds} s\n${output}`);
  return child.exitCode;
}

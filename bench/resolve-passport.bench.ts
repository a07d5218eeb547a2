import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Benchmark } from './harness.js';
import { scansPerSecond, type Scans } from './scans.js';

const passportCount = 10_000;
const rounds = 5;
const repository = new URL('../', import.meta.url).pathname;
const onPostgres = process.env['BENCH_DATABASE_URL'] !== undefined;
const engine = onPostgres ? 'PostgreSQL' : 'embedded database';

/** The measured process has a core for itself; this process and the database have the other. */
const [measuredCore, otherCore] = ['1', '0'];

/** What the server says of itself. */
interface ScannedServer {
  readonly cached: string;
  readonly uncached: string;
  readonly gtins: readonly string[];
  readonly schema: string;
}

interface Scanned {
  readonly name: string;
  readonly atLeast: number;
  readonly origin: string;
  readonly scans: Scans;
  /** The peer reads each text from the database. */
  readonly peerReads?: true;
}

export const resolvePassportBenchmark: Benchmark = {
  name: 'resolve',
  async run(measure) {
    spawnSync('taskset', ['-cp', otherCore, String(process.pid)]);
    const directory = await mkdtemp(join(tmpdir(), 'dpp-bench-'));
    const child = start(['apps/server/bench/scanned-server.ts', String(passportCount)], 'ipc');
    try {
      const [server] = (await once(child, 'message')) as [ScannedServer];
      for (const scanned of await figuresOf(server)) {
        const answerFile = join(directory, 'answer.json');
        const peer = await startPeer(server, scanned, answerFile);
        try {
          await measure({
            ...{ unit: 'requests/s', rounds, atLeast: scanned.atLeast },
            name: `${scanned.name}, ${engine}`,
            peer: scanned.peerReads
              ? 'stock Express 5 that reads it by one statement of pg'
              : 'stock Express 5 that sends the same bytes and headers from memory',
            runOurs: () => scansPerSecond(scanned.origin, scanned.scans),
            runPeer: () => scansPerSecond(peer.origin, scanned.scans),
          });
        } finally {
          await stop(peer.child);
        }
      }
    } finally {
      const ended = once(child, 'exit');
      if (child.connected) child.disconnect();
      await ended;
      await rm(directory, { recursive: true, force: true });
    }
  },
};

async function figuresOf({ cached, uncached, gtins }: ScannedServer): Promise<Scanned[]> {
  const [document, page] = ['application/ld+json', 'text/html'];
  const first = await fetch(`${cached}/01/${gtins[0]}`, { headers: { accept: document } });
  const ifNoneMatch = first.headers.get('etag') ?? '';
  const known = { gtins: gtins.slice(0, 1), accept: document, ifNoneMatch };
  const scans = (accept: string) => ({ gtins, accept });
  const all = 'scans of 10,000 passports';
  return [
    { name: `${all} as JSON-LD`, atLeast: 0.75, origin: cached, scans: scans(document) },
    { name: `${all} as pages`, atLeast: 0.7, origin: cached, scans: scans(page) },
    { name: 'scans by who has the bytes (304)', atLeast: 0.9, origin: cached, scans: known },
    ...(onPostgres
      ? [
          {
            ...{ name: `${all} as JSON-LD, uncached`, atLeast: 0.4, peerReads: true as const },
            ...{ origin: uncached, scans: scans(document) },
          },
        ]
      : []),
  ];
}

/** With the answer to the first passport, as our server gives it. */
async function startPeer(
  { cached, gtins, schema }: ScannedServer,
  { scans: { accept }, peerReads }: Scanned,
  answerFile: string,
) {
  const reply = await fetch(`${cached}/01/${gtins[0]}`, { headers: { accept } });
  const ofConnection = new Set(['connection', 'keep-alive', 'date', 'content-length']);
  const headers = [...reply.headers].filter(([name]) => !ofConnection.has(name));
  const answer = { headers: Object.fromEntries(headers), body: await reply.text() };
  await writeFile(answerFile, JSON.stringify(answer));
  const port = String(await freePort());
  const child = start(
    peerReads
      ? ['apps/server/bench/express-on-pg.ts', port, answerFile, schema]
      : ['bench/bare-express.ts', port, answerFile],
  );
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/01/${gtins[0]}`);
  return { child, origin };
}

function start(script: readonly string[], channel?: 'ipc'): ChildProcess {
  const program = [process.execPath, '--conditions=@dpp/source', '--import', 'tsx', ...script];
  const canPin = spawnSync('taskset', ['-c', measuredCore, 'true']).status === 0;
  const [command = '', ...parameters] = canPin
    ? ['taskset', '-c', measuredCore, ...program]
    : program;
  return spawn(command, parameters, {
    cwd: repository,
    // As an operator runs it: Express caches and says less.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', ...(channel ? [channel] : [])],
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(url).then(
      () => true,
      // Not listening yet.
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

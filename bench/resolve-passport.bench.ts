import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Benchmark } from './harness.js';

const connections = 32;
const secondsPerRound = 2;
const gtin = '09506000142364';
const serverFlags = ['--conditions=@dpp/source', '--import', 'tsx'];
const repository = new URL('../', import.meta.url).pathname;

export const resolvePassportBenchmark: Benchmark = {
  name: 'resolve-passport',
  async run(measure) {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'dpp-bench-'));
    const environment = {
      DATA_DIR: dataDirectory,
      PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
      LIMIT_RESOLUTION_PER_MINUTE: '1000000000',
    };
    const peerPort = String(await freePort());
    const children: ChildProcess[] = [];
    try {
      const server = start(['apps/server/src/main.ts', 'serve'], environment);
      children.push(server);
      await listening(server);
      const apiKey = (await readFile(join(dataDirectory, 'demo.key'), 'utf8')).trim();
      const document = await publishPassport(apiKey, environment.PORT);
      children.push(start(['bench/bare-express.ts', peerPort, document], {}));
      await answering(`http://127.0.0.1:${peerPort}/01/${gtin}`);
      await measure({
        name: 'resolve a passport by GTIN as JSON-LD, from the embedded database',
        unit: 'requests/s',
        peer: 'a bare Express 5 route that sends the same document from memory',
        atLeast: 0.3,
        rounds: 5,
        runOurs: () => requestsPerSecond(`http://127.0.0.1:${environment.PORT}/01/${gtin}`),
        runPeer: () => requestsPerSecond(`http://127.0.0.1:${peerPort}/01/${gtin}`),
      });
    } finally {
      await Promise.all(children.map(stop));
      await rm(dataDirectory, { recursive: true, force: true });
    }
  },
};

function start(script: string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...serverFlags, ...script], {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** By then the key of the demo workspace lies in the data directory. */
async function listening(server: ChildProcess): Promise<void> {
  let printed = '';
  for await (const chunk of server.stdout ?? []) {
    printed += String(chunk);
    if (printed.includes('server on')) {
      server.stdout?.resume();
      return;
    }
  }
  throw new Error(`The server ended before it listened:\n${printed}`);
}

/** @returns The public document, as the server resolves it. */
async function publishPassport(apiKey: string, port: string): Promise<string> {
  const file = new URL('../examples/data/steel.json', import.meta.url);
  const product = JSON.parse(await readFile(file, 'utf8')) as Record<string, object>;
  const origin = `http://127.0.0.1:${port}`;
  const post = async (path: string, body?: object) => {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  await post('/api/v1/operators', product['operator']);
  await post('/api/v1/passports', product['passport']);
  await post(`/api/v1/passports/${gtin}/seal`);
  return (await fetch(`${origin}/01/${gtin}`)).text();
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: secondsPerRound });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not always answer 2xx.`);
  return result.requests.average;
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

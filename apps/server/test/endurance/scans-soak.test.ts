import { execFile } from 'node:child_process';
import http from 'node:http';
import { platform } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endurance, report } from '../support/endurance.js';
import { battery, newGtin, textiles } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  membersOf,
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

const seconds = 600;
/** Their pages in five languages alone are three times what the cache of renderings holds. */
const passportCount = 1000;
const connections = 16;
const addressCount = 60_000;
const sampleEveryMs = 5000;
/**
 * Growth from the second quarter to the last of what is held after a collection, without the caches, and of what is
 * resident. Caches are bounded, and fill up with what strangers ask for in vain.
 */
const heldMayGrow = 1.05;
const residentMayGrow = 1.15;

const execute = promisify(execFile);
const preload = fileURLToPath(new URL('report-memory.ts', import.meta.url));

interface Memory {
  readonly heldBytes: number;
  /** The part of it that the caches report. */
  readonly cachedBytes: number;
  readonly residentBytes: number;
}

interface Scanned {
  readonly origin: string;
  readonly gtins: readonly string[];
  /** Token of a grant that opens all of the workspace. */
  readonly token: string;
}

// By night alone: it measures for ten minutes.
describe.runIf(endurance && platform() === 'linux')(
  `${seconds} s of scans from ${addressCount} addresses while passports change, on ${testEngine}`,
  () => {
    let storage: ProcessStorage;
    let server: ServerProcess;

    beforeAll(async () => {
      storage = await createProcessStorage();
    });
    afterAll(async () => {
      await server.stop();
      await storage.remove();
    });

    it(
      'leave nothing behind in memory, and every answer is the right kind',
      async () => {
        server = await startServerProcess(
          {
            ...storage.environment,
            ...platformAdminEnvironment,
            TRUST_PROXY: 'loopback',
            NODE_OPTIONS: '--max-old-space-size=512',
          },
          { preloads: [pathToFileURL(preload).href] },
        );
        // Where the machine has the command; without it the system deals out its cores.
        const pin = (pid: number, core: string) =>
          execute('taskset', ['-a', '-p', '-c', core, String(pid)]).catch(() => undefined);
        await pin(server.pid, '0');
        await pin(process.pid, '1');
        const workspace = await provisionWorkspace(server.origin);
        const { gtins, ids } = await publish(server.origin, workspace);
        const token = await issueGrant(server.origin, workspace);
        await fillCaches(server.origin, gtins);
        const endsAt = Date.now() + seconds * 1000;

        const [answers, samples, changes] = await Promise.all([
          scanUntil(endsAt, { origin: server.origin, gtins, token }),
          sampleUntil(endsAt, server),
          changeUntil(endsAt, { origin: server.origin, key: workspace.key, ids }),
        ]);

        const held = quarters(samples.map(({ heldBytes, cachedBytes }) => heldBytes - cachedBytes));
        const cached = quarters(samples.map(({ cachedBytes }) => cachedBytes));
        const resident = quarters(samples.map(({ residentBytes }) => residentBytes));
        report(`${JSON.stringify(answers)}, ${changes} changes`);
        report(
          `held: ${megabytes(held)}; cached: ${megabytes(cached)}; resident: ${megabytes(resident)} (quarters, MB)`,
        );
        expect(Object.keys(answers).filter((name) => /wrong|5[0-9]{2}/.test(name))).toEqual([]);
        expect(held[3]).toBeLessThan(held[1] * heldMayGrow);
        expect(resident[3]).toBeLessThan(resident[1] * residentMayGrow);
      },
      (seconds + 600) * 1000,
    );
  },
);

async function publish(origin: string, { key, operatorId }: ProvisionedWorkspace) {
  const rows = Array.from({ length: passportCount }, (_, index) => ({
    productId: newGtin(),
    operatorId,
    metadata: index % 2 === 0 ? textiles() : battery(),
  }));
  const ids: string[] = [];
  for (let at = 0; at < rows.length; at += 100) {
    const json = { passports: rows.slice(at, at + 100) };
    const reply = await send(`${origin}/api/v1/passports/bulk`, { key, json });
    expect(reply.status, reply.text.slice(0, 300)).toBe(201);
    ids.push(...json.passports.map(({ productId }) => productId));
  }
  return { gtins: rows.map(({ productId }) => productId), ids };
}

async function issueGrant(origin: string, { key }: ProvisionedWorkspace): Promise<string> {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const json = { granteeName: 'Ines Duarte', scopeType: 'TENANT', expiresAt };
  const reply = await send(`${origin}/api/v1/grants`, { key, json });
  expect(reply.status, reply.text).toBe(201);
  return membersOf<{ token: string }>(reply).token;
}

/** What is measured begins with full caches: they would go on filling up in the quarter that others are compared with. */
async function fillCaches(origin: string, gtins: readonly string[]): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const headers = { Accept: 'text/html' };
  const paths = languages.flatMap((language) =>
    gtins.map((gtin) => `/01/${gtin}?lang=${language}`),
  );
  const reader = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const scan = { name: 'page', path, headers, status: 200 };
      expect(await ask(origin, scan, agent), path).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
  agent.destroy();
}

/** What one scanner asks for, and what may be answered. */
interface Scan {
  readonly name: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly status: number;
}

const languages = ['en', 'de', 'fr', 'bg', 'el'];

/** The popular codes more often than others, in every form that a stranger may ask for. */
function nextScan({ gtins, token }: Scanned): Scan {
  const gtin = gtins[Math.floor(gtins.length ** Math.random()) - 1] ?? '';
  const path = `/01/${gtin}`;
  const language = languages[Math.floor(Math.random() * languages.length)] ?? 'en';
  const die = Math.random();
  const accept = (type: string) => ({ Accept: type });
  if (die < 0.4)
    return {
      name: 'page',
      path: `${path}?lang=${language}`,
      headers: accept('text/html'),
      status: 200,
    };
  if (die < 0.7)
    return { name: 'json-ld', path, headers: accept('application/ld+json'), status: 200 };
  if (die < 0.75)
    return { name: 'aas', path, headers: accept('application/aas+json'), status: 200 };
  if (die < 0.8)
    return { name: 'linkset', path: `${path}?linkType=linkset`, headers: {}, status: 200 };
  if (die < 0.85)
    return { name: 'granted', path, headers: { Authorization: `Bearer ${token}` }, status: 200 };
  if (die < 0.9)
    return { name: 'forged', path: `${path}?grant=${forged()}`, headers: {}, status: 200 };
  if (die < 0.95) return { name: 'nobody', path: `/01/${newGtin()}`, headers: {}, status: 404 };
  return { name: 'no credential', path, headers: accept('application/vc+jwt'), status: 406 };
}

/** Another well-formed token each time. */
function forged(): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16));
  return `dpp_li_${digits.join('')}`;
}

async function scanUntil(endsAt: number, scanned: Scanned): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const scanner = async () => {
    while (Date.now() < endsAt) {
      const scan = nextScan(scanned);
      const status = await ask(scanned.origin, scan, agent);
      const name = status === scan.status ? scan.name : `${scan.name} wrong: ${status}`;
      answers[name] = (answers[name] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, scanner));
  agent.destroy();
  return answers;
}

function ask(origin: string, { path, headers }: Scan, agent: http.Agent): Promise<number> {
  const n = Math.floor(Math.random() * addressCount);
  const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { ...headers, 'X-Forwarded-For': address } };
    const request = http.get(origin + path, options, (response) => {
      response.resume();
      response.on('end', () => {
        resolve(response.statusCode ?? 0);
      });
    });
    request.on('error', reject);
  });
}

/** One passport after the other is recalled and comes back, so that what is cached is made anew all the time. */
async function changeUntil(
  endsAt: number,
  {
    origin,
    key,
    ids,
  }: { readonly origin: string; readonly key: string; readonly ids: readonly string[] },
): Promise<number> {
  let changes = 0;
  while (Date.now() < endsAt) {
    const id = ids[changes % 50] ?? '';
    const status = Math.floor(changes / 50) % 2 === 0 ? 'RECALLED' : 'ACTIVE';
    const path = `/api/v1/passports/${id}/status`;
    const reply = await send(origin + path, { key, method: 'PUT', json: { status } });
    expect(reply.status, reply.text).toBe(200);
    changes++;
    await pause(1000);
  }
  return changes;
}

async function sampleUntil(endsAt: number, server: ServerProcess): Promise<readonly Memory[]> {
  const samples: Memory[] = [];
  while (Date.now() < endsAt) {
    const memory = (await server.ask('memory')) as Omit<Memory, 'cachedBytes'>;
    samples.push({ ...memory, cachedBytes: await cachedBytes(server.origin) });
    await pause(sampleEveryMs);
  }
  return samples;
}

async function cachedBytes(origin: string): Promise<number> {
  const { text } = await send(`${origin}/metrics`);
  const figures = [...text.matchAll(/^dpp_cache_bytes\{[^}]*\} ([0-9]+)$/gm)];
  expect(figures).not.toEqual([]);
  return figures.reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}

/** The median of each quarter. */
function quarters(all: readonly number[]): readonly [number, number, number, number] {
  const of = (quarter: number) => {
    const some = all.slice((all.length * quarter) / 4, (all.length * (quarter + 1)) / 4);
    return some.toSorted((one, other) => one - other)[Math.floor(some.length / 2)] ?? 0;
  };
  return [of(0), of(1), of(2), of(3)];
}

const megabytes = (bytes: readonly number[]) =>
  bytes.map((each) => (each / 1e6).toFixed(1)).join(', ');

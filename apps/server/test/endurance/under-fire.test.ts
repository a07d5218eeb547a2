import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config.js';
import { endurance, report } from '../support/endurance.js';
import { largestBodies } from '../support/largest-passport.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { representationTypes } from '../support/representation-types.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { relaxedLimits, send } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import type { FireOrder, FireResult } from './fire-model.js';
import { worstBatches } from './worst-requests.js';

const seconds = 600;
const halfOpenSockets = 700;
const addresses = Array.from({ length: 20 }, (_, i) => `127.0.0.${i + 2}`);
/** After the load, sockets that were told to go are gone within this time. */
const settledWithinMs = 60_000;

const { limits } = parseConfig({});
const execute = promisify(execFile);

// By night alone: by day `half-open-sockets` and `event-loop` ask for a part of it each.
describe.runIf(endurance && platform() === 'linux')(
  `a heap of 1 GiB under ${seconds} s of the worst that 20 strangers may send, on ${testEngine}`,
  () => {
    let storage: ProcessStorage;
    let server: ServerProcess;
    let folder: string;

    beforeAll(async () => {
      storage = await createProcessStorage();
      folder = await mkdtemp(join(tmpdir(), 'dpp-fire-'));
    });
    afterAll(async () => {
      await server.stop();
      await storage.remove();
      await rm(folder, { recursive: true, force: true });
    });

    it(
      'keeps /health quick, its memory flat, and gives every socket back',
      async () => {
        server = await start(storage);
        await onCore(server.pid, 0);
        const order: FireOrder = {
          origin: server.origin,
          seconds,
          addresses,
          halfOpenSockets,
          halves: [
            '',
            'GET /health HTTP/1.1\r\nHost: a',
            'POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{',
          ],
          requests: await worstOf(server.origin),
        };
        await send(`${server.origin}/ready`);
        const before = await openSockets(server.pid);

        const [result, latencies, residentBytes] = await Promise.all([
          fire(join(folder, 'order.json'), order),
          probeHealth(server.origin),
          sampleMemory(server.pid),
        ]);

        const sorted = latencies.toSorted((one, other) => one - other);
        const p999 = sorted[Math.floor(sorted.length * 0.999)] ?? 0;
        const longest = sorted.at(-1) ?? 0;
        report(JSON.stringify(result));
        report(
          `/health: ${sorted.length} probes, p99.9 ${Math.round(p999)} ms, longest ${Math.round(longest)} ms`,
        );
        const [early, late] = [secondQuarter(residentBytes), lastQuarter(residentBytes)];
        report(
          `resident: ${megabytes(early)} MB in the second quarter, ${megabytes(late)} MB in the last`,
        );

        expect(serverErrors(result)).toEqual([]);
        expect(result.failures).toEqual({});
        expect(p999).toBeLessThan(250);
        expect(longest).toBeLessThanOrEqual(1000);
        expect(late).toBeLessThan(early * 1.15);
        await expect
          .poll(() => openSockets(server.pid), { timeout: settledWithinMs, interval: 500 })
          .toBeLessThanOrEqual(before);
      },
      (seconds + 240) * 1000,
    );
  },
);

/** With the limits that strangers meet; those of the workspace's own keys stay relaxed. */
function start({ environment }: ProcessStorage): Promise<ServerProcess> {
  const strangers = Object.keys(relaxedLimits).filter((name) =>
    /ANONYMOUS|RESOLUTION|AUDIT_VERIFY|VALIDATE_PUBLIC|LOGIN|GS1/.test(name),
  );
  const kept = Object.entries(environment).filter(([name]) => !strangers.includes(name));
  return startServerProcess({
    ...Object.fromEntries(kept),
    ...platformAdminEnvironment,
    NODE_OPTIONS: '--max-old-space-size=1024',
  });
}

/** One of each kind of request that costs much, as often as one address may send it. */
async function worstOf(origin: string): Promise<FireOrder['requests']> {
  const workspace = await provisionWorkspace(origin);
  const { path, payload } = await publishLargest(origin, workspace);
  const [batch] = worstBatches(limits);
  const perMinute = limits.resolutionPerMinute / representationTypes.length;
  const resolutions = representationTypes.map((accept) => {
    return { name: accept, method: 'GET' as const, path, accept, perMinute };
  });
  const verifications = Math.floor(limits.auditVerifyBytesPerMinute / payload.length);
  return [
    ...resolutions,
    {
      name: 'audit/verify',
      method: 'POST',
      path: '/api/v1/audit/verify',
      body: payload,
      perMinute: Math.max(1, verifications),
    },
    {
      name: 'decode/batch',
      method: 'POST',
      path: batch?.path ?? '',
      body: JSON.stringify(batch?.request.json),
      perMinute: limits.gs1PerMinute,
    },
    {
      name: 'login',
      method: 'POST',
      path: '/auth/login',
      body: JSON.stringify({ email: workspace.owner.email, password: 'not the right one' }),
      perMinute: limits.loginPerMinute,
    },
    { name: 'path', method: 'GET', path: `/${'eyJ.'.repeat(3500)}`, perMinute: 10 },
  ];
}

async function publishLargest(
  origin: string,
  { key, operatorId, facilityId }: ProvisionedWorkspace,
) {
  const [bodyFor = () => ''] = Object.values(largestBodies);
  const body = bodyFor(operatorId).replace('{', `{"facilityId":${JSON.stringify(facilityId)},`);
  const created = await send(`${origin}/api/v1/passports`, { key, body, method: 'POST' });
  expect(created.status, created.text.slice(0, 300)).toBe(201);
  const path = `/passport/${created.body.passport.id}`;
  const id = created.body.passport.id;
  const sealed = await send(`${origin}/api/v1/passports/${id}/seal`, { key, method: 'POST' });
  expect(sealed.status).toBe(200);
  const document = (await send(origin + path, { key })).text;
  return { path, payload: `{"payload":${document}}` };
}

async function fire(orderFile: string, order: FireOrder): Promise<FireResult> {
  await writeFile(orderFile, JSON.stringify(order));
  const program = fileURLToPath(new URL('fire.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, orderFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await onCore(child.pid ?? 0, 1);
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(output) as FireResult;
}

/** Where the machine has the command; without it the system deals out its cores. */
async function onCore(pid: number, core: number): Promise<void> {
  await execute('taskset', ['-a', '-p', '-c', String(core), String(pid)]).catch(() => undefined);
}

/** How long each of the probes waited, in milliseconds, each over a connection of its own. */
async function probeHealth(origin: string): Promise<number[]> {
  const latencies: number[] = [];
  const endsAt = Date.now() + seconds * 1000;
  const probe = () =>
    new Promise<void>((resolve, reject) => {
      const startedAt = performance.now();
      http
        .get(`${origin}/health`, { agent: false }, (response) => {
          response.resume();
          response.on('end', () => {
            latencies.push(performance.now() - startedAt);
            resolve();
          });
        })
        .on('error', reject);
    });
  while (Date.now() < endsAt) await Promise.all([probe(), pause(40)]);
  return latencies;
}

async function sampleMemory(pid: number): Promise<number[]> {
  const samples: number[] = [];
  const endsAt = Date.now() + seconds * 1000;
  while (Date.now() < endsAt) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    samples.push(Number(/VmRSS:\s+([0-9]+) kB/.exec(status)?.[1]) * 1024);
    await pause(1000);
  }
  return samples;
}

/** The database opens its files as they are needed, and keeps them. */
async function openSockets(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const names = await readdir(folder);
  // A descriptor may be closed between the two looks at it.
  const targets = await Promise.all(
    names.map((name) => readlink(join(folder, name)).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith('socket:')).length;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const secondQuarter = (all: readonly number[]) => median(all.slice(all.length / 4, all.length / 2));
const lastQuarter = (all: readonly number[]) => median(all.slice((all.length * 3) / 4));

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** 503 is a refusal that says when to come again: the queue of logins is full. */
function serverErrors({ answers }: FireResult): string[] {
  return Object.keys(answers).filter((name) => / 5(?!03)[0-9]{2}$/.test(name));
}

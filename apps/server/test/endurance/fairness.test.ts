import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endurance, report } from '../support/endurance.js';
import {
  battery,
  newGtin,
  newRegId,
  newSerial,
  operatorBody,
  textiles,
} from '../support/factories.js';
import { largestBodies } from '../support/largest-passport.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  membersOf,
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testDatabaseUrl, testEngine } from '../support/test-database.js';
import type { FloodOrder, FloodRequest, FloodResult } from './flood-model.js';

const seconds = 12;
const parallel = 40;
/** The flood needs a moment until all of its connections are open. */
const warmUpMs = 2000;
const readEveryMs = 15;
/** The 95th percentile under load, as a multiple of the one alone. */
const maxSlowdown = 3;

interface Reads {
  /** Milliseconds, in the order of the reads. */
  readonly times: readonly number[];
  readonly p95: number;
  readonly longest: number;
  readonly statuses: Record<string, number>;
}

// By night alone: each kind of work takes a quarter of a minute, and nothing may run beside it.
describe.runIf(endurance)(
  `one workspace with ${parallel} requests at a time, on ${testEngine}`,
  () => {
    let storage: ProcessStorage;
    let server: ServerProcess;
    let busy: ProvisionedWorkspace;
    let other: ProvisionedWorkspace;
    let folder: string;
    let readPath: string;
    let kinds: Record<string, readonly FloodRequest[]>;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'dpp-flood-'));
      storage = await createProcessStorage();
      server = await startServerProcess({ ...storage.environment, ...platformAdminEnvironment });
      busy = await provisionWorkspace(server.origin);
      other = await provisionWorkspace(server.origin);
      readPath = `/api/v1/passports/${await createPassport(server.origin, other)}`;
      kinds = await heavyWork(server.origin, busy);
      for (const request of Object.values(kinds).flat())
        await expectSuccess(server.origin, request);
    }, 120_000);
    afterAll(async () => {
      await server.stop();
      await storage.remove();
      await rm(folder, { recursive: true });
    });

    const readAlone = () => readFor(server.origin + readPath, other.key, (seconds / 2) * 1000);

    it('takes at most 2 s of processor time for the largest capture', async () => {
      const seconds: number[] = [];
      // Each is about times before the former one, so that everything stored is linked anew.
      for (const day of [9, 8, 7, 6]) {
        const body = JSON.stringify(denseDocument(day)).replaceAll('{nth}', 'largest');
        const before = await processorSeconds(server.pid);
        const path = '/api/v1/events/epcis';
        const reply = await send(server.origin + path, { key: busy.key, method: 'POST', body });
        expect(reply.status, reply.text.slice(0, 300)).toBe(201);
        seconds.push((await processorSeconds(server.pid)) - before);
      }
      report(`captures of 4,800 things: ${seconds.map((s) => s.toFixed(2)).join(', ')} s`);
      expect(Math.min(...seconds)).toBeLessThan(2);
    }, 120_000);

    it(
      'serves the reads of another one without an error, and on PostgreSQL without much delay',
      async () => {
        await readAlone();
        const aloneTimes: number[] = [];
        const measured: { readonly line: string; readonly p95: number }[] = [];
        const wrong: string[] = [];
        for (const [kind, requests] of Object.entries(kinds)) {
          aloneTimes.push(...(await readAlone()).times);
          const order = { origin: server.origin, seconds, parallel, requests };
          const [answers, beside] = await Promise.all([
            flood(join(folder, 'order.json'), order),
            pause(warmUpMs).then(() =>
              readFor(server.origin + readPath, other.key, (seconds - 3) * 1000),
            ),
          ]);
          const line = `${kind}: p95 ${beside.p95.toFixed(1)} ms, longest ${beside.longest.toFixed(0)} ms; reads ${JSON.stringify(beside.statuses)}, work ${JSON.stringify(answers)}`;
          report(line);
          const refused = Object.keys(answers).filter((status) => !/^(?:2|429|409)/.test(status));
          const isDone = Object.keys(answers).some((status) => status.startsWith('2'));
          if (Object.keys(beside.statuses).join() !== '200' || refused.length > 0 || !isDone) {
            wrong.push(line);
          }
          measured.push({ line, p95: beside.p95 });
        }
        expect(wrong).toEqual([]);
        const alone = p95Of(aloneTimes);
        report(`alone, ${aloneTimes.length} reads between these: p95 ${alone.toFixed(1)} ms`);
        const slow = measured
          .filter(({ p95 }) => p95 > alone * maxSlowdown)
          .map(({ line }) => line);
        if (testDatabaseUrl) expect(slow).toEqual([]);
      },
      20 * (2 * seconds + 60) * 1000,
    );
  },
);

async function createPassport(
  origin: string,
  { key, operatorId, facilityId }: ProvisionedWorkspace,
  metadata: object = textiles(),
): Promise<string> {
  const body = JSON.stringify({ productId: newGtin(), operatorId, facilityId, metadata });
  return createFrom(origin, key, body);
}

async function createFrom(origin: string, key: string, body: string): Promise<string> {
  const created = await send(`${origin}/api/v1/passports`, { key, body, method: 'POST' });
  expect(created.status, created.text.slice(0, 300)).toBe(201);
  return membersOf<{ passport: { id: string } }>(created).passport.id;
}

/** Every kind of work that is long for its caller or many rows for the database, and the plain writes. */
async function heavyWork(
  origin: string,
  workspace: ProvisionedWorkspace,
): Promise<Record<string, readonly FloodRequest[]>> {
  const { key, operatorId, facilityId } = workspace;
  const post = (path: string, json: object): FloodRequest => ({
    method: 'POST',
    path,
    key,
    body: JSON.stringify(json),
  });
  const get = (path: string, accept: string): FloodRequest => ({
    method: 'GET',
    path,
    key,
    accept,
  });
  const largest = Object.values(largestBodies)[0]?.(operatorId) ?? '';
  const large = await createFrom(
    origin,
    key,
    largest.replace('{', `{"facilityId":${JSON.stringify(facilityId)},`),
  );
  const largeMetadata = { ...textiles(), ...manyTexts(4000) };
  const labelled: string[] = [];
  for (let nth = 0; nth < 50; nth++) labelled.push(await createPassport(origin, workspace));
  const batteryId = await createPassport(origin, workspace, battery());
  const unit = await send(`${origin}/api/v1/passports/${batteryId}/units`, {
    key,
    json: { serialNumber: newSerial() },
  });
  expect(unit.status, unit.text).toBe(201);
  const unitId = membersOf<{ units: { id: string }[] }>(unit).units[0]?.id;
  const rows = Array.from({ length: 200 }, () => ({
    productId: newGtin(),
    operatorId,
    metadata: textiles(),
  }));
  return {
    captures: [post('/api/v1/events/epcis', denseDocument())],
    'passports created': [
      post('/api/v1/passports', {
        productId: 'SKU-{nth}',
        operatorId,
        facilityId,
        metadata: textiles(),
      }),
    ],
    'one passport sealed again': [post(`/api/v1/passports/${labelled[0]}/seal`, {})],
    imports: [post('/api/v1/passports/bulk', { passports: rows, dryRun: true })],
    'imports that store': [
      post('/api/v1/passports/bulk', {
        passports: rows.map((row, nth) => ({ ...row, productId: `SKU-{nth}-${nth}` })),
      }),
    ],
    labels: [post('/api/v1/passports/labels', { ids: labelled, size: 512 })],
    'AAS of a large passport': [get(`/passport/${large}`, 'application/aas+json')],
    'JSON-LD of a large passport': [get(`/passport/${large}`, 'application/ld+json')],
    'pages of a large passport': [get(`/passport/${large}`, 'text/html')],
    'credentials of a large passport': [
      get(`/passport/${large}`, 'application/vc+jwt'),
      get(`/passport/${large}`, 'application/vc+ld+json'),
    ],
    'a large passport as its owner reads it': [
      get(`/api/v1/passports/${large}`, 'application/json'),
    ],
    'updates of a large passport': [
      { ...post(`/api/v1/passports/${large}`, { metadata: largeMetadata }), method: 'PUT' },
    ],
    'versions of a large passport': [
      get(`/api/v1/passports/${large}/versions/1`, 'application/json'),
    ],
    'updates of one passport': [
      { ...post(`/api/v1/passports/${labelled[1]}`, { metadata: textiles() }), method: 'PUT' },
    ],
    telemetry: [
      post(`/api/v1/units/${unitId}/events`, {
        eventType: 'SOH_MEASUREMENT',
        payload: { stateOfHealthPercent: 95 },
      }),
    ],
    operators: [post('/api/v1/operators', operatorBody({ regId: `${newRegId()}{nth}` }))],
    'validation of a large document': [
      post('/api/v1/passports/validate-only', {
        productId: newGtin(),
        operatorId,
        metadata: { ...textiles(), ...manyTexts(2000) },
      }),
    ],
  };
}

function manyTexts(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`text${n}`, 'x'.repeat(100)]));
}

/** 300 events about the same fifteen things, different in each document. */
function denseDocument(day = 1): object {
  const epcList = Array.from({ length: 15 }, (_, n) => `urn:epc:id:sgtin:9506000.013435.${n}`);
  const eventList = Array.from({ length: 300 }, (_, n) => ({
    type: 'ObjectEvent',
    action: 'OBSERVE',
    bizStep: 'shipping',
    eventTime: new Date(Date.UTC(2026, 0, day, 0, 0, n)).toISOString(),
    eventTimeZoneOffset: '+00:00',
    bizLocation: { id: 'urn:epc:id:sgln:9506000.00001.{nth}' },
    epcList,
  }));
  return {
    '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-01-01T00:00:00Z',
    epcisBody: { eventList },
  };
}

async function expectSuccess(origin: string, { method, path, key, accept, body }: FloodRequest) {
  const reply = await send(origin + path, {
    method,
    key,
    ...(body !== undefined && { body: body.replaceAll('{nth}', 'first') }),
    ...(accept !== undefined && { headers: { Accept: accept } }),
  });
  expect(reply.status, `${method} ${path} ${accept}: ${reply.text.slice(0, 300)}`).toBeLessThan(
    300,
  );
}

/** Processor time of a process, as Linux counts it: the embedded database runs in it. */
async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

async function flood(orderFile: string, order: FloodOrder): Promise<FloodResult> {
  await writeFile(orderFile, JSON.stringify(order));
  const program = fileURLToPath(new URL('flood.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, orderFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return JSON.parse(output) as FloodResult;
}

/** One read at a time over one connection, with a pause between two. */
async function readFor(url: string, key: string, ms: number): Promise<Reads> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { Authorization: `Bearer ${key}` };
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const endsAt = Date.now() + ms;
  while (Date.now() < endsAt) {
    const startedAt = performance.now();
    const status = await new Promise<string>((resolve) => {
      http
        .get(url, { agent, headers }, (response) => {
          response.resume();
          response.on('end', () => resolve(String(response.statusCode)));
        })
        .on('error', () => resolve('broken'));
    });
    times.push(performance.now() - startedAt);
    statuses[status] = (statuses[status] ?? 0) + 1;
    await pause(readEveryMs);
  }
  agent.destroy();
  return { times, p95: p95Of(times), longest: Math.max(...times), statuses };
}

function p95Of(times: readonly number[]): number {
  const sorted = [...times].sort((one, next) => one - next);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

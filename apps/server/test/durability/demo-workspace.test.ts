import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifySeal } from '@dpp/merkle-seal';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeMigratedDatabase } from '../support/migrated-image.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-demo-test-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('a server on an empty embedded database', () => {
  const dataDirectory = newFolder();
  const keyFile = join(dataDirectory, 'demo.key');
  let server: ServerProcess;
  let key: string;

  beforeAll(async () => {
    await placeMigratedDatabase(dataDirectory);
    writeFileSync(keyFile, 'of a demo workspace that is gone', { mode: 0o644 });
    server = await startServerProcess({ DATA_DIR: dataDirectory });
    key = readFileSync(keyFile, 'utf8').trim();
  });
  afterAll(() => server.kill());

  it('says where the key of its demo workspace lies, and not the key', () => {
    expect(server.output()).toContain(keyFile);
    expect(server.output()).not.toContain('dpp_key_');
    expect(key).toMatch(/^dpp_key_[0-9a-f]{8}_\w{40}$/);
  });

  it.each(['demo.key', 'demo.password'])('lets nobody else read %s', (name) => {
    const file = join(dataDirectory, name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(server.output()).not.toContain(readFileSync(file, 'utf8').trim());
  });

  it('answers to that key, and to the login', async () => {
    expect((await send(`${server.origin}/api/v1/whoami`, { key })).status).toBe(200);
    const password = readFileSync(join(dataDirectory, 'demo.password'), 'utf8').trim();
    const json = { email: 'admin@demo.example', password };
    expect((await send(`${server.origin}/auth/login`, { json })).status).toBe(200);
  });

  it('has work for a person: a draft with faults, a request for access, and a webhook that fails', async () => {
    const counts = await send(`${server.origin}/api/v1/passports/counts`, { key });
    expect(counts.body).toMatchObject({ draftsWithFaults: 1, byStatus: { ACTIVE: 3, DRAFT: 1 } });
    const grants = await send(`${server.origin}/api/v1/grants`, { key });
    expect(grants.body).toMatchObject({ counts: { PENDING: 1 } });
    const failing = { health: { failingSince: expect.any(String) as string } };
    await vi.waitFor(async () => {
      const { body } = await send(`${server.origin}/api/v1/webhooks/subscriptions`, { key });
      expect(body).toMatchObject({ subscriptions: [failing] });
    }, 20_000);
  });

  it('has batteries with a year of readings, and the way of a T-shirt', async () => {
    const list = await send(`${server.origin}/api/v1/units`, { key });
    const { units } = list.body as unknown as { units: { id: string; serialNumber: string }[] };
    expect(units.map(({ serialNumber }) => serialNumber).sort()).toEqual([
      'LT36-2025-0017',
      'LT36-2025-0018',
      'LT36-2025-0019',
    ]);
    const lengths = units.map(async ({ id }) => {
      const { body } = await send(`${server.origin}/api/v1/units/${id}/events?limit=50`, { key });
      return (body as unknown as { events: object[] }).events.length;
    });
    expect((await Promise.all(lengths)).sort()).toEqual([13, 13, 14]);
    const path = '/api/v1/passports/09506000143033/lineage';
    const lineage = await send(`${server.origin}${path}`, { key });
    expect(JSON.stringify(lineage.body)).toContain('cotton-gin-izmir');
  });

  it('shows three sealed passports to anybody, by the links it printed', async () => {
    const links = [...server.output().matchAll(/http\S+\/01\/\d{14}/g)].map(([link]) => link);
    expect(links).toHaveLength(3);
    for (const link of links) {
      const { status, body } = await send(link);
      expect(status).toBe(200);
      const ca = await send(`${server.origin}/.well-known/opendpp-seal-ca.pem`);
      const report = verifySeal(body, { trustAnchors: [ca.text], at: new Date() });
      expect(report.verdict).toBe('passed');
    }
  });

  it('tells of it once: the next start makes nothing, and has a link into it alone', async () => {
    await server.kill();
    server = await startServerProcess({ DATA_DIR: dataDirectory });
    expect(server.output()).not.toMatch(/demo workspace|demo\.(?:key|password)/);
    expect((await send(`${server.origin}/api/v1/whoami`, { key })).status).toBe(200);
  });
});

describe('a server in production on an empty embedded database', () => {
  const dataDirectory = newFolder();
  let server: ServerProcess;

  beforeAll(async () => {
    await placeMigratedDatabase(dataDirectory);
    server = await startServerProcess({
      DATA_DIR: dataDirectory,
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'true',
      BASE_URL: 'https://dpp.example',
      LIMIT_ANONYMOUS: '5',
    });
  });
  afterAll(() => server.kill());

  it('makes no demo workspace', async () => {
    const { status } = await send(`${server.origin}/01/09506000143019`);
    expect([status, existsSync(join(dataDirectory, 'demo.key'))]).toEqual([404, false]);
    expect(server.output()).not.toContain('demo');
  });

  it('warns of a limit that is none, with the one that is nearest', () => {
    const warning = server
      .output()
      .split('\n')
      .find((line) => line.includes('"LIMIT_ANONYMOUS"'));
    expect(JSON.parse(warning ?? '{}')).toMatchObject({ nearest: 'LIMIT_ANONYMOUS_PER_MINUTE' });
  });
});

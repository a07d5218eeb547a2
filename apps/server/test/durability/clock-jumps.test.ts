import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditIsIntact } from '../support/audit-is-intact.js';
import { newGtin, passportBody } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  tokenOf,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

/** Debian's package libfaketime: gives one process another time of day. */
const libraries = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);
const library = libraries.find((file) => existsSync(file));
if (!library) process.stdout.write('  No clock was moved: libfaketime is not installed.\n');

const dayMs = 86_400_000;

describe.runIf(library)(`a server whose clock jumps, on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;
  let clockFile: string;

  /** @param offset - Of the server's clock to this one, as `+1d`. */
  const setClock = (offset: string) => writeFile(clockFile, offset);

  beforeAll(async () => {
    storage = await createProcessStorage();
    clockFile = join(storage.environment.DATA_DIR ?? '', 'clock');
    await setClock('+0d');
    server = await startServerProcess({
      ...storage.environment,
      ...platformAdminEnvironment,
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    workspace = await provisionWorkspace(server.origin);
  });
  afterAll(async () => {
    await server.kill();
    await storage.remove();
  });

  /** Creates, seals and resolves a passport. @returns When it was sealed, by the server's clock. */
  async function seal(): Promise<number> {
    const { key, operatorId, facilityId } = workspace;
    const productId = newGtin();
    const json = passportBody({ productId, operatorId, facilityId });
    const created = await send(`${server.origin}/api/v1/passports`, { key, json });
    expect(created.status, created.text).toBe(201);
    const path = `/api/v1/passports/${created.body.passport.id}/seal`;
    const sealed = await send(server.origin + path, { key, method: 'POST' });
    expect(sealed.status, sealed.text).toBe(200);
    const scanned = await send(`${server.origin}/01/${productId}`);
    expect(scanned.status).toBe(200);
    const [, updatedAt = ''] = /"updatedAt":"([^"]+)"/.exec(sealed.text) ?? [];
    return Date.parse(updatedAt);
  }

  const mayCall = async (key: string) =>
    (await send(`${server.origin}/api/v1/whoami`, { key })).status;

  it('goes on a day ahead and a day back; sessions end and keys do not', async () => {
    const now = await seal();
    expect(await mayCall(workspace.ownerToken)).toBe(200);

    await setClock('+1d');
    expect((await send(`${server.origin}/ready`)).status).toBe(200);
    const dayAhead = await seal();
    expect(dayAhead - now).toBeGreaterThan(0.9 * dayMs);
    expect(await mayCall(workspace.key)).toBe(200);
    expect(await mayCall(workspace.ownerToken)).toBe(401);
    const session = await tokenOf(server.origin, workspace.owner);
    expect(await mayCall(session)).toBe(200);

    await setClock('-1d');
    expect((await send(`${server.origin}/ready`)).status).toBe(200);
    expect(await seal()).toBeLessThan(now);
    expect(await mayCall(workspace.key)).toBe(200);

    await setClock('+0d');
    expect(Math.abs((await seal()) - now)).toBeLessThan(dayMs / 2);
    expect(await mayCall(await tokenOf(server.origin, workspace.owner))).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(await auditIsIntact(storage)).toBe(true);
  }, 120_000);
});

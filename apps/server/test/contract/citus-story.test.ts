import { verifySeal } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributedTables } from '../../src/platform/db/wall/distributed-tables.js';
import { tenantTransaction } from '../../src/platform/db/tenant-transaction.js';
import { tenantRole } from '../../src/platform/db/wall/tenant-wall.js';
import {
  listWorkerParts,
  testCitusUrl,
  workspacesIn,
  type WorkerPart,
} from '../support/citus-cluster.js';
import { battery, newGtin, newSku, passportBody, textiles } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  membersOf,
  platformAdminEnvironment,
  provisionWorkspace,
  tokenOf,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { runCommand } from '../support/run-command.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { send, type TestReply, type TestRequest } from '../support/test-app.js';
import { newEmail, testPassword } from '../support/users.js';

/** The whole story on rows that lie on several machines, as a server process tells it over HTTP. */

let storage: ProcessStorage;
let server: ServerProcess;
let parts: WorkerPart[];
/** One with its rows on each of two workers. */
let here: ProvisionedWorkspace;
let there: ProvisionedWorkspace;

const request = (path: string, options?: TestRequest) => send(server.origin + path, options);

async function succeed(reply: Promise<TestReply>): Promise<TestReply> {
  const { status, text } = await reply;
  if (status >= 300) throw new Error(`${status} ${text}`);
  return reply;
}

const write = ({ key }: ProvisionedWorkspace, method: string, path: string, json?: object) =>
  succeed(request(`/api/v1/passports${path}`, { key, method, ...(json && { json }) }));
const create = async (workspace: ProvisionedWorkspace, changes?: object) =>
  (await write(workspace, 'POST', '', passportBody(changes))).body.passport;
const read = async <Body>(workspace: ProvisionedWorkspace, path: string) =>
  membersOf<Body>(await succeed(request(path, { key: workspace.key })));

/** The workers that hold rows of a workspace in a table, as they say themselves. */
async function workersOf({ tenantId }: ProvisionedWorkspace, table: string): Promise<string[]> {
  const workers: string[] = [];
  for (const part of parts.filter((part) => part.table === table)) {
    if ((await workspacesIn(part)).includes(tenantId)) workers.push(part.url);
  }
  return workers;
}

describe.runIf(testCitusUrl)('rows on the three nodes of a Citus cluster', () => {
  beforeAll(async () => {
    storage = await createProcessStorage(testCitusUrl);
    await runCommand(storage, 'migrate', '--distribute');
    parts = await storage.inspect(listWorkerParts);
    server = await startServerProcess({ ...storage.environment, ...platformAdminEnvironment });
    here = await provisionWorkspace(server.origin);
    const [worker] = await workersOf(here, 'tenants');
    do there = await provisionWorkspace(server.origin);
    while ((await workersOf(there, 'tenants'))[0] === worker);
  }, 300_000);
  afterAll(async () => {
    await server.kill();
    await storage.remove();
  });

  const both = () => [here, there];

  it('lie on one worker for each workspace, and on both workers for two', async () => {
    for (const workspace of both()) await create(workspace);
    for (const table of ['tenants', 'api_keys', 'signing_keys', 'passports', 'audit_log']) {
      const [ofHere, ofThere] = [await workersOf(here, table), await workersOf(there, table)];
      expect([ofHere.length, ofThere.length], table).toEqual([1, 1]);
      expect(ofHere, table).not.toEqual(ofThere);
    }
  });

  it('tell the main job on either worker: validate, create, publish, seal, resolve, verify', async () => {
    const trustAnchors = [(await request('/.well-known/opendpp-seal-ca.pem')).text];
    for (const workspace of both()) {
      const body = passportBody({ draft: true });
      const checked = await write(workspace, 'POST', '/validate-only', body);
      expect(checked.body).toMatchObject({ success: true, errors: [] });
      const { id } = await create(workspace, body);
      expect((await request(`/01/${body.productId}`)).status).toBe(404);
      await write(workspace, 'PUT', `/${id}`, { metadata: textiles() });
      await write(workspace, 'POST', `/${id}/seal`);

      const { body: resolved } = await succeed(request(`/01/${body.productId}`));
      expect(resolved.id).toBe(id);
      expect(verifySeal(resolved, { trustAnchors, at: new Date() }).verdict).toBe('passed');
      const payload = await read(workspace, `/api/v1/passports/${id}`);
      const verified = await request('/api/v1/audit/verify', { json: { payload } });
      expect(verified.body).toMatchObject({ verified: true });
    }
  });

  it('tell of a battery unit on either worker: made, measured, succeeded, resolved, gone with its draft', async () => {
    for (const workspace of both()) {
      const productId = newGtin();
      const { id } = await create(workspace, { productId, metadata: battery() });
      const make = async (unit: object) => {
        const { body } = await write(workspace, 'POST', `/${id}/units`, unit);
        return (body as unknown as { units: { id: string }[] }).units[0]!.id;
      };
      const first = await make({ serialNumber: 'A-1' });
      const json = { eventType: 'SOH_MEASUREMENT', stateOfHealth: 91 };
      const events = `/api/v1/units/${first}/events`;
      await succeed(request(events, { key: workspace.key, json }));
      const second = await make({ serialNumber: 'A-2', predecessorUnitId: first });
      type Document = { status: string; currentState: object; dynamicData: object[] };
      const document = await read<Document>(workspace, `/api/v1/units/${first}`);
      expect(document).toMatchObject({ status: 'REPURPOSED', currentState: { stateOfHealth: 91 } });
      expect(document.dynamicData).toHaveLength(2);
      const shown = await succeed(request(`/unit/${second}`));
      expect(shown.body).toMatchObject({ repurposedFrom: { unitId: first } });
      const { headers } = await request(`/01/${productId}/21/A-2`);
      expect(headers.get('location')).toContain(`/unit/${second}`);

      const draft = await create(workspace, { productId: newSku(), draft: true });
      const { body } = await write(workspace, 'POST', `/${draft.id}/units`, { serialNumber: 'B' });
      const [unit] = (body as unknown as { units: { id: string }[] }).units;
      await write(workspace, 'DELETE', `/${draft.id}`);
      expect((await request(`/unit/${unit!.id}`)).status).toBe(404);
    }
  });

  it('let the workspace answer a printed code that claimed it first, wherever it lies', async () => {
    for (const [first, second] of [both(), both().reverse()]) {
      const productId = newGtin();
      const { id } = await create(first!, { productId });
      await create(second!, { productId });
      expect((await request(`/01/${productId}`)).body.id).toBe(id);
    }
  });

  it('take an article number, an address and a GLN once, wherever it lies', async () => {
    const json = { email: newEmail(), password: testPassword, role: 'AUDITOR' };
    const add = ({ ownerToken }: ProvisionedWorkspace) =>
      request('/api/v1/users', { key: ownerToken, json });
    expect([(await add(here)).status, (await add(there)).status]).toEqual([201, 409]);
    const productId = newSku();
    await create(here, { productId });
    const again = passportBody({ productId });
    expect((await request('/api/v1/passports', { key: here.key, json: again })).status).toBe(409);
    await create(there, { productId });
  });

  it('make lists of one workspace alone, page by page', async () => {
    for (const workspace of both()) {
      const made = [await create(workspace), await create(workspace), await create(workspace)];
      type Page = { passports: { id: string }[] };
      const { passports } = await read<Page>(workspace, '/api/v1/passports?limit=3');
      expect(passports.map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse());
    }
  });

  it('keep what a passport held before each update', async () => {
    for (const workspace of both()) {
      const { id } = await create(workspace, { metadata: textiles({ count: 0 }) });
      for (const count of [1, 2]) {
        const json = { metadata: textiles({ count }), changeReason: `Count ${count}` };
        await write(workspace, 'PUT', `/${id}`, json);
      }
      type History = { versions: { version: number }[] };
      const { versions } = await read<History>(workspace, `/api/v1/passports/${id}/versions`);
      expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    }
  });

  it('let a user in by address, with a second factor, and out', async () => {
    for (const workspace of both()) {
      const login = { email: newEmail(), password: testPassword };
      const json = { ...login, role: 'AUDITOR' };
      await succeed(request('/api/v1/users', { key: workspace.ownerToken, json }));
      const key = await tokenOf(server.origin, login);
      const enrolled = await succeed(request('/auth/mfa/enroll', { method: 'POST', key }));
      const { secret } = membersOf<{ secret: string }>(enrolled);
      const totpCode = new TOTP({ secret }).generate();
      await succeed(request('/auth/mfa/confirm', { key, json: { totpCode } }));

      expect((await request('/auth/login', { json: login })).status).toBe(401);
      expect((await request('/auth/session', { key })).body).toMatchObject({ mfa: true });
      await succeed(request('/auth/logout', { method: 'POST', key }));
      expect((await request('/auth/session', { key })).status).toBe(401);
    }
  });

  it('have their events dispatched, of workspaces on either machine', async () => {
    const pending = () =>
      storage.inspect(async ({ knex }) => {
        const { rows } = await knex.raw<{ rows: { tenant_id: string; pending: number }[] }>(
          `select tenant_id, (count(*) filter (where dispatched_at is null))::integer as pending
           from outbox_events where tenant_id = any(?::uuid[]) group by tenant_id`,
          [[here.tenantId, there.tenantId]],
        );
        return rows.map((row) => row.pending);
      });
    await expect.poll(pending, { timeout: 20_000 }).toEqual([0, 0]);
  });

  it('are written to by a second server, which notes who looked at a passport', async () => {
    const passports = [await create(here), await create(there)];
    const second = await startServerProcess(storage.environment);
    for (const { id } of passports) await succeed(send(`${second.origin}/passport/${id}`));
    expect(await second.stop()).toBe(0);
    const seen = await storage.inspect(({ knex }) =>
      knex('passport_accesses')
        .whereIn(
          'passport_id',
          passports.map(({ id }) => id),
        )
        .pluck('tenant_id'),
    );
    expect(seen.sort()).toEqual([here.tenantId, there.tenantId].sort());
  });

  it('are gone through by maintenance', async () => {
    await runCommand(storage, 'sweep');
    await runCommand(storage, 'vault', 'rewrap');
    const { results } = JSON.parse(await runCommand(storage, 'audit', 'verify', '--json')) as {
      results: { entries: number; intact: boolean }[];
    };
    expect(results.every(({ intact }) => intact)).toBe(true);
    expect(results.length).toBeGreaterThanOrEqual(3);
  });

  describe('behind the wall of one workspace', () => {
    const behindWall = <T>(work: (tx: Knex.Transaction) => Promise<T>) =>
      storage.inspect(({ knex }) => tenantTransaction(knex, here.tenantId, work));

    it('show that workspace alone to SQL that names none', async () => {
      for (const { table, tenantColumn } of distributedTables) {
        const seen = await behindWall((tx) => tx(table).distinct(tenantColumn).pluck(tenantColumn));
        expect([[], [here.tenantId]], table).toContainEqual(seen);
      }
      expect(await behindWall((tx) => tx('passports').first('id'))).toBeDefined();
    });

    it("change and remove nothing of another's", async () => {
      const theirs = { tenant_id: there.tenantId };
      const mine = { tenant_id: here.tenantId };
      const touch = (where: object) =>
        behindWall((tx) =>
          tx('passports')
            .where(where)
            .update({ category: tx.ref('category') }),
        );
      expect(await touch(mine)).toBeGreaterThan(0);
      expect(await touch(theirs)).toBe(0);
      expect(await behindWall((tx) => tx('passports').where(theirs).delete())).toBe(0);
      const stranger = { tenant_id: there.tenantId, content_bytes: 1 };
      await expect(behindWall((tx) => tx('workspace_usage').insert(stranger))).rejects.toThrow(
        /row-level security/,
      );
    });

    it('hold on the workers themselves, whoever gets there', async () => {
      const seen = new Set<string>();
      for (const part of parts) {
        const asker = { role: tenantRole, tenantId: here.tenantId };
        for (const owner of await workspacesIn(part, asker)) seen.add(owner);
      }
      expect([...seen]).toEqual([here.tenantId]);
    });

    it('are an error on a worker for whoever names no workspace', async () => {
      for (const part of parts.filter(({ table }) => table === 'passports')) {
        const reading = workspacesIn(part, { role: tenantRole });
        await expect(reading).rejects.toThrow(/dpp\.tenant_id/);
      }
    });
  });
});

import { mkdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGtin, passportBody } from '../support/factories.js';
import {
  createOwnPostgres,
  ownPostgresHindrance,
  type OwnPostgres,
} from '../support/own-postgres.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { mountVolume, smallVolumeHindrance, type SmallVolume } from '../support/small-volume.js';
import { send } from '../support/test-app.js';

const hindrance = ownPostgresHindrance() ?? smallVolumeHindrance();

describe.skipIf(hindrance !== undefined)('a database whose volume is full', () => {
  let postgres: OwnPostgres;
  let volume: SmallVolume;
  let storage: ProcessStorage;
  let server: ServerProcess;
  let workspace: ProvisionedWorkspace;

  beforeAll(async () => {
    postgres = await createOwnPostgres();
    volume = mountVolume(96);
    await asAdministrator(async (client) => {
      const tables = join(volume.folder, 'tables');
      mkdirSync(tables);
      execFileSync('chown', ['postgres', tables]);
      await client.query(`create tablespace small location '${tables}'`);
      await client.query('alter role test set default_tablespace = small');
      await client.query('alter role test set temp_tablespaces = small');
    });
    storage = await createProcessStorage(postgres.url);
    server = await startServerProcess({ ...storage.environment, ...platformAdminEnvironment });
    workspace = await provisionWorkspace(server.origin);
  }, 60_000);
  afterAll(async () => {
    await server.kill();
    await postgres.remove();
    volume.remove();
  });

  async function asAdministrator(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }

  const create = (productId: string) => {
    const { key, operatorId, facilityId } = workspace;
    const json = passportBody({ productId, operatorId, facilityId });
    return send(`${server.origin}/api/v1/passports`, { key, json });
  };
  const databaseState = async () => {
    const { status, body } = await send(`${server.origin}/ready`);
    return {
      status,
      state: (body as { dependencies?: { database?: string } }).dependencies?.database,
    };
  };

  it('is read-only until there is room: scans are answered, writes are 503 and change nothing', async () => {
    const productId = newGtin();
    expect((await create(productId)).status).toBe(201);
    await asAdministrator(async (client) => {
      await client.query('create table filler (text text)');
      await client.query('alter table filler alter column text set storage plain');
      const fill = `insert into filler select repeat('x', 7000) from generate_series(1, 64)`;
      const filling = (async () => {
        for (;;) await client.query(fill);
      })();
      await expect(filling).rejects.toMatchObject({ code: '53100' });
    });

    // Tables have free pages left, so that the first writes may succeed.
    const created: string[] = [];
    let refused = await create(newGtin());
    for (let nth = 0; nth < 400 && refused.status === 201; nth++) {
      created.push(refused.body.passport.productId);
      refused = await create(newGtin());
    }
    expect(refused.status, refused.text).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await databaseState()).toEqual({ status: 200, state: 'read-only' });
    expect((await send(`${server.origin}/01/${productId}`)).status).toBe(200);
    for (const id of created) {
      expect((await send(`${server.origin}/01/${id}`)).status, id).toBe(200);
    }

    await asAdministrator((client) => client.query('drop table filler'));
    await expect.poll(databaseState, { timeout: 20_000 }).toEqual({ status: 200, state: 'up' });
    const again = newGtin();
    expect((await create(again)).status).toBe(201);
    expect((await send(`${server.origin}/01/${again}`)).status).toBe(200);
  }, 120_000);
});

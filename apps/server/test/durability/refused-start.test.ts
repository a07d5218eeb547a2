import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/free-port.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import { startRefusedServer, startServerProcess } from '../support/server-process.js';
import { testDatabaseUrl } from '../support/test-database.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dpp-refused-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a server whose environment is bad', () => {
  it('ends with 1, having told of everything at once and of no value', async () => {
    const { exitCode, output } = await startRefusedServer({
      DATA_DIR: folder,
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'true',
      TRUST_PROXY: 'true',
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
      SESSION_SECRET: 'hunter2',
      DATABSE_URL: 'postgres://hunter2@db/dpp',
      VAULT_KEY_FILE: join(folder, 'hunter2'),
    });
    expect(exitCode).toBe(1);
    const [heading, ...problems] = output.trimEnd().split('\n');
    expect(heading).toContain('docs/guides/operate.md');
    expect(problems.map((line) => line.trim().split(/[: ]/)[0]).sort()).toEqual([
      'BASE_URL',
      'DATABSE_URL',
      'SESSION_SECRET',
      'TRUST_PROXY',
      'VAULT_KEY_FILE',
      'WEBHOOK_ALLOW_PRIVATE_NETWORKS',
    ]);
    expect(output).toContain('did you mean DATABASE_URL?');
    expect(output).not.toContain('hunter2');
  });

  it('ends before it made anything', async () => {
    const dataDirectory = join(folder, 'never');
    await startRefusedServer({ DATA_DIR: dataDirectory, LOG_LEVEL: 'loud' });
    expect(() => rmSync(dataDirectory, { recursive: true })).toThrow(/ENOENT/);
  });
});

describe(
  'a server that finds what its environment names otherwise than it says',
  { timeout: 120_000 },
  () => {
    let storage: ProcessStorage;
    beforeAll(async () => {
      storage = await createProcessStorage();
    });
    afterAll(() => storage.remove());

    const embedded = (more: Record<string, string>) => ({
      NODE_ENV: 'production',
      ALLOW_EMBEDDED: 'true',
      BASE_URL: 'https://dpp.example',
      DATA_DIR: join(folder, 'data'),
      ...more,
    });

    it.each([
      [
        'a folder that is a file',
        () => ({ DATA_DIR: fileOf(folder) }),
        /^DATA_DIR: .*: name a folder/m,
      ],
      [
        'a folder below a file',
        () => ({ DATA_DIR: join(fileOf(folder), 'data') }),
        /^DATA_DIR: .*: name a folder/m,
      ],
      [
        'a database where nothing listens',
        async () => ({ DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/x`, ...secrets }),
        /^DATABASE_URL: .*: nothing listens there: start PostgreSQL, or mend/m,
      ],
      [
        'a database on a host that nobody knows',
        () => ({ DATABASE_URL: 'postgres://db.invalid/x', ...secrets }),
        /^DATABASE_URL: .*: (?:no such host is known|the name server does not answer): mend/m,
      ],
    ])(
      'ends with 1 and names the variable and the cure: %s',
      async (_what, environment, message) => {
        const { exitCode, output } = await startRefusedServer(embedded(await environment()));
        expect([exitCode, output]).toEqual([1, expect.stringMatching(message)]);
      },
    );

    it('ends with 1 where another program listens on its port', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const taken = { ...storage.environment, PORT: String(port) };
      const { exitCode, output } = await startRefusedServer(taken);
      other.close();
      expect([exitCode, output]).toEqual([
        1,
        expect.stringMatching(
          /PORT: 127\.0\.0\.1:\d+ is in use .*: end that one, or set another PORT/,
        ),
      ]);
    });

    it('ends with 1 at an address that is not of this machine', async () => {
      const elsewhere = { ...storage.environment, HOST: '192.0.2.1' };
      const { exitCode, output } = await startRefusedServer(elsewhere);
      expect([exitCode, output]).toEqual([
        1,
        expect.stringMatching(/^HOST: 192\.0\.2\.1 is no address of this machine: set one of/m),
      ]);
    });

    it('ends with 1 beside another server on its data, and under another vault key', async () => {
      const server = await startServerProcess(storage.environment);
      const otherKey = { ...storage.environment, VAULT_KEY: randomBytes(32).toString('base64') };
      const beside = await startRefusedServer(otherKey);
      await server.stop();
      const after = await startRefusedServer(otherKey);
      const wrongKey = /^VAULT_KEY is not the key .* give it as VAULT_KEY_PREVIOUS/;
      expect([beside.exitCode, beside.output]).toEqual([
        1,
        expect.stringMatching(
          testDatabaseUrl ? wrongKey : /^DATA_DIR: .* in use .* Stop that process first/m,
        ),
      ]);
      expect([after.exitCode, after.output]).toEqual([1, expect.stringMatching(wrongKey)]);
    });

    it('ends with 1 on a database that a later release has changed, and says which to run', async () => {
      const name = '20991231000000_later';
      await storage.inspect(({ knex }) =>
        knex('knex_migrations').insert({ name, batch: 99, migration_time: new Date() }),
      );
      const { exitCode, output } = await startRefusedServer(storage.environment);
      await storage.inspect(({ knex }) => knex('knex_migrations').where({ name }).delete());
      expect([exitCode, output]).toEqual([
        1,
        expect.stringMatching(/^A later release .* 20991231000000_later\. Run the release that/m),
      ]);
      expect(output).not.toContain('    at ');
    });

    it('ends with 1 where the file of the vault key was overwritten', async () => {
      writeFileSync(join(storage.environment.DATA_DIR ?? '', 'vault.key'), 'hunter2\n');
      const keyOfFile = { ...storage.environment, VAULT_KEY: '' };
      const { exitCode, output } = await startRefusedServer(keyOfFile);
      expect([exitCode, output]).toEqual([
        1,
        expect.stringMatching(/^DATA_DIR: vault\.key in .*: restore it from a backup/m),
      ]);
      expect(output).not.toContain('hunter2');
    });
  },
);

const secrets = {
  VAULT_KEY: randomBytes(32).toString('base64'),
  SESSION_SECRET: randomBytes(32).toString('base64'),
};

function fileOf(directory: string): string {
  const path = join(directory, 'file');
  writeFileSync(path, '');
  return path;
}

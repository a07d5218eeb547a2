import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.js';
import { rollBackOne } from '../../src/platform/db/schema/migrate.js';
import { freePort } from '../support/free-port.js';
import { ownPgbouncerHindrance } from '../support/own-pgbouncer.js';
import { binariesFolder, ownPostgresHindrance, serverUser } from '../support/own-postgres.js';
import { program, startServerProcess } from '../support/server-process.js';
import { testDatabaseUrl } from '../support/test-database.js';

const guide = readFileSync(new URL('../../../../docs/guides/upgrade.md', import.meta.url), 'utf8');

interface Block {
  readonly title: string;
  readonly commands: string;
  /** Lines that the guide shows below the block. */
  readonly printed: readonly string[];
}

const blocks: readonly Block[] = guide.split('\n## ').flatMap((section) => {
  const [heading = ''] = section.split('\n', 1);
  const found = [...section.matchAll(/```sh\n([^`]*)```(?:\n\n```\n([^`]*)```)?/g)];
  return found.map(([, commands = '', printed = ''], i) => ({
    title: `${heading}, block ${i + 1}`,
    commands,
    printed: printed.split('\n').filter((line) => line !== ''),
  }));
});

const pgbouncer = '/usr/sbin/pgbouncer';
const tools = ['psql', 'pg_dump', 'pg_restore', 'createdb', 'openssl', 'curl'];
const hasTools = tools.every((tool) => spawnSync(tool, ['--version']).error === undefined);
/** The clusters are its own, but a run without a service is to be short. */
const hindrance = testDatabaseUrl
  ? (ownPostgresHindrance() ?? (hasTools ? undefined : 'a tool of the guide is missing'))
  : 'npm run test:postgres runs them';

/** A cluster that the guide's own commands start, stop and restart. */
async function prepareCluster(folder: string) {
  const user = serverUser();
  const bin = join(folder, 'bin');
  for (const name of ['bin', 'escrow', 'backups', 'backups/wal']) mkdirSync(join(folder, name));
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const asUser = user ? `setpriv --reuid=${user.uid} --regid=${user.gid} --clear-groups ` : '';
  for (const tool of ['initdb', 'pg_ctl', 'pg_basebackup']) {
    writeTool(bin, tool, `${asUser}${join(binariesFolder() ?? '', tool)}`);
  }
  writeTool(bin, 'pgbouncer', `${asUser}${pgbouncer}`);
  writeTool(bin, 'dpp', [process.execPath, ...program].join(' '));
  const port = await freePort();
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], {
    stdio: 'ignore',
    cwd: folder,
  });
  appendFileSync(
    join(data, 'postgresql.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\nfsync = off\n`,
  );
  const host = `127.0.0.1:${port}`;
  return {
    bin,
    data,
    port,
    ownUrl: `postgres://dpp@${host}/dpp`,
    adminUrl: `postgres://postgres@${host}/postgres`,
  };
}

function writeTool(bin: string, name: string, command: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\nexec ${command} "$@"\n`);
  chmodSync(join(bin, name), 0o755);
}

describe.skipIf(hindrance)(
  `the runbooks of the guide to upgrades${hindrance === undefined ? '' : ` (skipped: ${hindrance})`}`,
  { timeout: 120_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'dpp-runbooks-'));
    let environment: Record<string, string>;
    /** Ports that the guide names, and free ones in their place. */
    let ports: readonly (readonly [named: string, used: string])[];

    const run = (commands: string) => {
      const script = ports.reduce((text, [named, used]) => text.replaceAll(named, used), commands);
      const { status, stdout, stderr } = spawnSync('sh', ['-e', '-u', '-c', script], {
        cwd: folder,
        encoding: 'utf8',
        env: environment,
        timeout: 60_000,
        // What a command of the cluster leaves running must not hold this process.
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return { status, stdout, stderr };
    };

    beforeAll(async () => {
      const { bin, data, port, ownUrl, adminUrl } = await prepareCluster(folder);
      ports = [
        ['5432', String(port)],
        ['5433', String(await freePort())],
        ['6432', String(await freePort())],
      ];
      const secretFile = (name: string) => {
        writeFileSync(join(folder, name), randomBytes(32).toString('base64'));
        return join(folder, name);
      };
      environment = {
        PATH: [bin, process.env.PATH].join(delimiter),
        HOME: folder,
        LOG_LEVEL: 'warn',
        DATA_DIR: join(folder, 'server'),
        BASE_URL: 'http://127.0.0.1:9',
        DATABASE_URL: ownUrl,
        VAULT_KEY_FILE: secretFile('vault.key'),
        SESSION_SECRET_FILE: secretFile('session.secret'),
        ADMIN_URL: adminUrl,
        PGDATA: data,
        BACKUPS: join(folder, 'backups'),
        EMBEDDED: join(folder, 'embedded'),
        ESCROW: join(folder, 'escrow'),
      };
      const prepared = run(`
        pg_ctl start --silent --pgdata="$PGDATA" --log="$BACKUPS/server.log"
        psql --quiet "$ADMIN_URL" -c 'create role dpp login' -c 'create role dpp_tenant nologin' \\
          -c 'grant dpp_tenant to dpp' -c 'create database dpp owner dpp'
        env -u DATABASE_URL -u VAULT_KEY_FILE DATA_DIR="$EMBEDDED" dpp seed-demo --json > "$BACKUPS/embedded.json"
        dpp seed-demo --json`);
      expect([prepared.status, prepared.stderr]).toEqual([0, '']);
      environment.DPP_API_KEY = (JSON.parse(prepared.stdout) as { apiKey: string }).apiKey;
      // As the release before the newest migration left it.
      const options = { databaseUrl: ownUrl, dataDirectory: 'unused' };
      const database = await openDatabase({ ...options, logger: pino({ level: 'silent' }) });
      await rollBackOne(database.knex);
      await database.knex('users').update({ totp_confirmed_at: new Date() });
      await database.close();
    }, 120_000);
    afterAll(() => {
      run(`kill -INT "$(cat "$BACKUPS/pgbouncer.pid")" || true
        for data in "$BACKUPS/restored" "$BACKUPS/standby" "$PGDATA"; do
          pg_ctl stop --mode=immediate --pgdata="$data" || true
        done`);
      rmSync(folder, { recursive: true, force: true });
    });

    const canRun = ({ commands }: Block) =>
      !commands.includes('pgbouncer') || ownPgbouncerHindrance() === undefined;

    it.each(blocks.filter(canRun))('do what they say: $title', async ({ commands, printed }) => {
      const server = commands.includes('$SERVER')
        ? await startServerProcess(environment)
        : undefined;
      if (server) environment.SERVER = server.origin;
      const { status, stdout, stderr } = run(commands);
      await server?.stop();
      expect([status, stderr]).toEqual([0, expect.any(String)]);
      expect(stdout.split('\n')).toEqual(expect.arrayContaining([...printed]));
    });

    it('leave the promoted database as the newest release wants it, and its audit log whole', () => {
      const { status, stdout } = run(
        'export DATABASE_URL=postgres://dpp@127.0.0.1:5433/dpp; dpp audit verify && dpp migrate --status',
      );
      expect([status, stdout]).toEqual([0, expect.stringContaining(' 0 due, 0 unknown')]);
    });
  },
);

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createProcessStorage,
  type ProcessStorage,
} from '../../../test/support/process-storage.js';
import { runCommand } from '../../../test/support/run-command.js';
import { testEngine } from '../../../test/support/test-database.js';
import { migrationNames } from '../../platform/db/schema/migrate.js';
import { DistributionError } from '../../platform/db/wall/distribution.js';
import { exitCodeOf, explain } from '../cli.js';

let storage: ProcessStorage;

beforeAll(async () => {
  storage = await createProcessStorage();
});
afterAll(() => storage.remove());

/** How a command ended, as a shell sees it. */
async function endOf(...args: string[]) {
  try {
    return { exitCode: 0, complained: '', printed: await runCommand(storage, ...args) };
  } catch (error) {
    return { exitCode: exitCodeOf(error), complained: explain(error), printed: '' };
  }
}

describe(`dpp migrate on ${testEngine}`, () => {
  it('refuses to distribute tables over machines that are not there, and says why', async () => {
    const distribute = runCommand(storage, 'migrate', '--distribute');
    const refusal: unknown = await distribute.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DistributionError);
    expect(explain(refusal)).toMatch(/Citus.*docs\/guides\/scale\.md/);
  });

  it('brings the schema up to date without it', async () => {
    await runCommand(storage, 'migrate');
    expect(await runCommand(storage, 'migrate')).toBe('The schema is up to date.\n');
  });
});

describe(`dpp migrate --status on ${testEngine}`, () => {
  const later = '20991231000000_later';
  const newest = migrationNames.at(-1) ?? '';

  interface Standing {
    readonly names: readonly string[];
    readonly comment: string;
  }
  const read = () =>
    storage.inspect(async ({ knex }): Promise<Standing> => {
      const rows = await knex<{ id: number; name: string }>('knex_migrations').orderBy('id');
      const found = await knex.raw<{ rows: [{ comment: string }] }>(
        `select obj_description('knex_migrations'::regclass) as comment`,
      );
      return { names: rows.map(({ name }) => name), comment: found.rows[0].comment };
    });
  /** Leaves the table of migrations as another release would. */
  const stand = ({ names, comment }: Standing) =>
    storage.inspect(async ({ knex }) => {
      await knex('knex_migrations').delete();
      const rows = names.map((name) => ({ name, batch: 1, migration_time: new Date() }));
      await knex('knex_migrations').insert(rows);
      await knex.raw(`comment on table knex_migrations is '${comment}'`);
    });

  let current: Standing;
  beforeAll(async () => {
    await runCommand(storage, 'migrate');
    current = await read();
  });

  it('ends with 0 on the schema of this server, and lists what was applied', async () => {
    const status = await endOf('migrate', '--status');
    expect(status).toMatchObject({ exitCode: 0, complained: '' });
    const lines = status.printed.trimEnd().split('\n');
    expect(lines.slice(0, -1)).toEqual(migrationNames.map((name) => `applied  ${name}`));
    expect(lines.at(-1)).toBe(`${migrationNames.length} applied, 0 due, 0 unknown to this server.`);
    expect(JSON.parse(await runCommand(storage, 'migrate', '--status', '--json'))).toEqual({
      ...{ current: true, applied: migrationNames, due: [], unknown: [] },
    });
  });

  it('ends with 2 where a migration is due, and runs none', async () => {
    const behind = { ...current, names: current.names.slice(0, -1) };
    await stand(behind);
    expect(await endOf('migrate', '--status')).toMatchObject({
      exitCode: 2,
      complained: expect.stringContaining('dpp migrate') as string,
    });
    expect(await read()).toEqual(behind);
  });

  it('ends with 3 on a newer schema, which every command refuses by the name of the migration', async () => {
    const newer = { ...current, names: [...current.names, later] };
    await stand(newer);
    const refusal = expect.stringMatching(
      `${later}.*Run the release that made them.*upgrade\\.md`,
    ) as string;
    expect(await endOf('migrate', '--status')).toMatchObject({ exitCode: 3, complained: refusal });
    expect(await endOf('migrate')).toMatchObject({ exitCode: 1, complained: refusal });
    expect(await read()).toEqual(newer);
  });

  it('ends with 0 on a newer schema that lets older servers run, and so do commands', async () => {
    const newer = { names: [...current.names, later], comment: `${current.comment} ${later}` };
    await stand(newer);
    const status = await endOf('migrate', '--status');
    expect(status.exitCode).toBe(0);
    expect(status.printed).toContain(`unknown  ${later}: this server may run\n`);
    expect(await endOf('migrate')).toMatchObject({ exitCode: 0 });
    // What the later release declared stays.
    expect(await read()).toEqual(newer);
  });

  it.each([
    ['another migration', `Older servers may run on: 20991231000000_late`],
    ['a longer name', `Older servers may run on: ${later}_on`],
    ['words of a person', `${later} is fine`],
  ])('ends with 3 where what is declared is %s', async (_what, comment) => {
    await stand({ names: [...current.names, later], comment });
    expect((await endOf('migrate', '--status')).exitCode).toBe(3);
  });

  it('ends with 3 where a migration of this server is missing before one that it does not know', async () => {
    const names = [...current.names.slice(0, -1), later];
    await stand({ names, comment: `${current.comment} ${later}` });
    expect(await endOf('migrate')).toMatchObject({
      exitCode: 1,
      complained: expect.stringMatching(`Another line of releases.*${later}.*${newest}`) as string,
    });
    expect((await endOf('migrate', '--status')).exitCode).toBe(3);
  });

  it('is refused beside --distribute', async () => {
    expect((await endOf('migrate', '--status', '--distribute')).exitCode).toBe(64);
  });
});

describe('dpp migrate --status before the first start', () => {
  it('ends with 2 and makes no embedded database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dpp-status-'));
    const dataDirectory = join(folder, 'data');
    const fresh = { ...storage, environment: { DATA_DIR: dataDirectory } };
    const refusal: unknown = await runCommand(fresh, 'migrate', '--status').catch(
      (error: unknown) => error,
    );
    expect(exitCodeOf(refusal)).toBe(2);
    expect(existsSync(dataDirectory)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

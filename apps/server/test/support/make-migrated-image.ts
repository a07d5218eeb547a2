import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '../../src/platform/db/schema/migrate.js';
import { knexOnPglite } from '../../src/platform/db/connections/pglite-client.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated embedded database as one tar file. */
    readonly migratedImage: string;
    /** The same as a data directory. */
    readonly migratedDirectory: string;
  }
}

const folder = await mkdtemp(join(tmpdir(), 'dpp-migrated-'));

/**
 * Makes an embedded database and its tables once a run: to copy them takes a fifth of the time that to
 * make them takes, and nearly every test file wants some.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const image = join(folder, 'image.tar');
  const directory = join(folder, 'data');
  const pglite = await PGlite.create('memory://');
  const { knex } = knexOnPglite(pglite, () => undefined);
  await migrateToLatest(knex);
  await knex.destroy();
  // No further database is made from these: without them half as much is copied.
  await pglite.exec(
    `update pg_database set datistemplate = false where datname <> current_database()`,
  );
  await pglite.exec('drop database template0');
  await pglite.exec('drop database template1');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  await writeFile(image, Buffer.from(await dump.arrayBuffer()));
  await mkdir(directory);
  const copy = await PGlite.create(join(directory, 'postgres'), { loadDataDir: dump });
  await copy.close();
  provide('migratedImage', image);
  provide('migratedDirectory', directory);
}

export function teardown(): Promise<void> {
  return rm(folder, { recursive: true });
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the names of all schemas begin with that this run makes. */
    readonly schemasOfRun: string;
  }
}

const schemasOfRun = `test_${randomBytes(4).toString('hex')}`;

export function setup({ provide }: TestProject): void {
  provide('schemasOfRun', schemasOfRun);
}

/** Drops what the files of this run left behind for the next ones, on a PostgreSQL server. */
export async function teardown(): Promise<void> {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (!connectionString) return;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace where starts_with(nspname, $1)`,
      [schemasOfRun],
    );
    // One at a time: each locks all of its tables.
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
  } finally {
    await client.end();
  }
}

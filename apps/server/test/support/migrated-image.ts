import { cp, readFile } from 'node:fs/promises';
import { inject } from 'vitest';

/** What an embedded database with all tables starts with. */
export async function migratedImage(): Promise<Blob> {
  return new Blob([await readFile(inject('migratedImage'))]);
}

/** Puts an embedded database with all tables into a data directory that is not there yet, or empty. */
export async function placeMigratedDatabase(dataDirectory: string): Promise<void> {
  await cp(inject('migratedDirectory'), dataDirectory, { recursive: true });
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createProcessStorage,
  type ProcessStorage,
} from '../../../test/support/process-storage.js';
import { runCommand } from '../../../test/support/run-command.js';
import { testEngine } from '../../../test/support/test-database.js';
import { DistributionError } from '../../platform/db/wall/distribution.js';
import { explain } from '../cli.js';

let storage: ProcessStorage;

beforeAll(async () => {
  storage = await createProcessStorage();
});
afterAll(() => storage.remove());

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

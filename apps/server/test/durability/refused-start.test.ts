import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRefusedServer } from '../support/server-process.js';

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

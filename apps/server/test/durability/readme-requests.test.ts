import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
const hasTools = spawnSync('sh', ['-c', 'command -v curl grep cut']).status === 0;

describe.runIf(hasTools)('the requests of the README', { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-readme-'));
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess({ DATA_DIR: join(folder, '.data') });
  }, 240_000);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('make a sealed passport when they are copied', () => {
    const [, requests = ''] = /```sh\n(KEY=[^`]*)```/.exec(readme) ?? [];
    const script = requests.replaceAll('http://127.0.0.1:3000', server.origin);
    const { stdout, status } = spawnSync('sh', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('"productId":"09506000142364"')]);
    expect(stdout).toContain('"merkleRoot"');
    expect(stdout).not.toMatch(/"success":false|"error":/);
  });
});

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { bundle } from './bundle.js';
import { didDocument, forms } from './issued-credentials.js';

const folder = mkdtempSync(join(tmpdir(), 'vc-command-'));
const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const didDocumentFile = join(folder, 'did.json');
writeFileSync(didDocumentFile, JSON.stringify(didDocument));
const offline = ['--offline', '--at', '2026-06-01', '--did-document', didDocumentFile];

// It reads its version from the file of its package, two folders up.
const outDir = join(folder, 'src/cli');
copyFileSync(new URL('../package.json', import.meta.url), join(folder, 'package.json'));
await bundle(main, outDir);

afterAll(() => rmSync(folder, { recursive: true }));

function vc(args: readonly string[], input = '') {
  const node = [join(outDir, 'main.mjs'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the command', () => {
  it('verifies what comes on the standard input', () => {
    const { status, stdout, stderr } = vc(
      ['verify', '-', '--json', ...offline],
      forms['dc+sd-jwt'],
    );
    const report = JSON.parse(stdout) as { checks: { outcome: string }[] };
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
    expect(report.checks.filter(({ outcome }) => outcome === 'passed')).toHaveLength(5);
  });

  it('fails a file that holds no credential', () => {
    expect(vc(['verify', didDocumentFile, ...offline]).status).toBe(1);
  });

  it.each(['http://dpp.example/', 'https://127.0.0.1/', 'https://[::1]/', 'https://10.0.0.1/'])(
    'does not go to %s',
    (url) => {
      const { status, stdout, stderr } = vc(['verify', url]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toContain('cannot be had');
    },
  );

  it('says which version it is', () => {
    expect(vc(['--version'])).toEqual({
      status: 0,
      stdout: `${packageFile.version}\n`,
      stderr: '',
    });
  });

  it('ends with 64 when it is not used rightly', () => {
    expect(vc(['prove']).status).toBe(64);
  });
});

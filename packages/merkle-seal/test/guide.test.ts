import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ca } from './support/passport.js';
import vectors from './vectors/seal-documents.json' with { type: 'json' };
import timestamps from './vectors/timestamps.json' with { type: 'json' };

const guide = readFileSync(
  new URL('../../../docs/guides/verify-a-seal.md', import.meta.url),
  'utf8',
);
const [, alone] = guide.split('## 4. With OpenSSL alone');
const [sealCommands, timestampCommands] = [...alone!.matchAll(/```sh\n([^]*?)```/g)].map(
  ([, commands]) => commands!,
);

const { timestamped, public: document } = vectors.documents;
const { rfc3161 } = timestamps.documentCases.find(({ verdict }) => verdict === 'passed')!;
const stamped = { ...timestamped, proof: { ...timestamped.proof, rfc3161 } };

const folder = mkdtempSync(join(tmpdir(), 'guide-'));
afterAll(() => rmSync(folder, { recursive: true }));

function follow(commands: string, passport: object, caPem = ca.pem) {
  writeFileSync(join(folder, 'passport.json'), JSON.stringify(passport));
  writeFileSync(join(folder, 'ca.pem'), caPem);
  writeFileSync(join(folder, 'tsa-root.pem'), timestamps.trustAnchors.root.join(''));
  const shell = spawnSync('bash', ['-e', '-c', commands], { cwd: folder, encoding: 'utf8' });
  return { status: shell.status, output: shell.stdout + shell.stderr };
}

const hasTools = ['jq', 'openssl'].every(
  (tool) => spawnSync(tool, ['--version']).error === undefined,
);

describe.skipIf(!hasTools)('the commands of the guide (skipped without jq and openssl)', () => {
  it('accept a seal', () => {
    const { status, output } = follow(sealCommands!, document);
    expect(output).toContain('Verified OK');
    expect(output).toContain('leaf.pem: OK');
    expect(status).toBe(0);
  });

  it('refuse a root that was not signed', () => {
    const proof = { ...document.proof, merkleRoot: '0'.repeat(64) };
    expect(follow(sealCommands!, { ...document, proof }).status).not.toBe(0);
  });

  it('refuse a certificate of another authority', () => {
    const [other = ''] = vectors.trustAnchors.otherCa;
    expect(follow(sealCommands!, document, other).status).not.toBe(0);
  });

  it('accept a time-stamp, and refuse that of another root', () => {
    expect(follow(sealCommands! + timestampCommands!, stamped).status).toBe(0);
    const proof = { ...document.proof, rfc3161, merkleRoot: '0'.repeat(64) };
    const script = `jq -j .proof.merkleRoot passport.json > root.txt\n${timestampCommands}`;
    expect(follow(script, { ...document, proof }).status).not.toBe(0);
  });
});

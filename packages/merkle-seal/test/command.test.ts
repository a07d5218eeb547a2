import { execFileSync, spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/cli/run.js';
import { createAuditBundle, proveLeaf } from '../src/index.js';
import type { SealReport } from '../src/verify/verify-seal.js';
import { didDocumentOf } from './support/did-document.js';
import { at, ca, sealKeyPair } from './support/passport.js';
import vectors from './vectors/seal-documents.json' with { type: 'json' };
import timestamps from './vectors/timestamps.json' with { type: 'json' };
import logs from './vectors/audit-logs.json' with { type: 'json' };

const command = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'merkle-seal-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  const isRaw = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(path, isRaw ? content : JSON.stringify(content));
  return path;
}

const { public: document, owner } = vectors.documents;
const forgedDocument = { ...owner, metadata: { ...owner.metadata, originCountry: 'FR' } };
const { timestamped } = vectors.documents;
const { rfc3161 } = timestamps.documentCases.find(({ verdict }) => verdict === 'passed')!;
const stampedDocument = { ...timestamped, proof: { ...timestamped.proof, rfc3161 } };
const bundle = createAuditBundle({
  document,
  created: at,
  certificates: [ca.pem],
  didDocument: didDocumentOf(sealKeyPair.publicKeyPem),
});
const logText = logs.lines.map((line) => `${line}\n`).join('');
const { keptHeads } = logs.cases.find(
  (one) => one.keptHeads.length > 1 && one.verdict === 'passed',
)!;
const files = {
  ca: write('ca.pem', ca.pem),
  good: write('good.json', document),
  forged: write('forged.json', forgedDocument),
  proof: write('proof.json', proveLeaf(document, 'originCountry')),
  bundle: write('bundle.json', bundle),
  twice: write('twice.json', '{"metadata":{"a":1,\n"a":2}}'),
  latin1: write('latin1.json', Buffer.from('{"a":"\xfc"}', 'latin1')),
  stamped: write('stamped.json', stampedDocument),
  badStamp: write('bad-stamp.json', timestamped),
  tsaRoot: write('tsa.pem', timestamps.trustAnchors.root.join('')),
  log: write('audit-log.ndjson', logText),
  auditKey: write('audit.pem', logs.keys.key.join('')),
  heads: write('server.log', `${JSON.stringify({ auditHeads: keptHeads })}\n`),
};
const when = ['--at', vectors.at];

/** The command as one file: to strip its sources anew takes longer than any of what it is asked here. */
const bundled = join(folder, 'dist/cli/merkle-seal.mjs');
// It reads its version where the package has it: two folders up.
copyFileSync(new URL('../package.json', import.meta.url), join(folder, 'package.json'));
const { metafile } = await build({
  entryPoints: [command],
  outfile: bundled,
  bundle: true,
  metafile: true,
  platform: 'node',
  format: 'esm',
});

/** Starts the command as a process of its own; `around` is a command to start it in. */
function start(args: readonly string[], { input = '', around = [] as readonly string[] } = {}) {
  const [program = '', ...rest] = [...around, process.execPath, bundled, ...args];
  const { status, stdout, stderr } = spawnSync(program, rest, { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const readFile = (path: string) => execFileSync('cat', [path]);
const runHere = (...args: string[]) => run(args, { readFile, now: () => at });

describe('merkle-seal verify', () => {
  it('passes a redacted document under its authority, and says what it did not check', () => {
    const { status, stdout, stderr } = start(['verify', files.good, '--ca', files.ca, ...when]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Passed: /m);
    expect(stdout).toContain('Sealed by: CN=Example Batteries Seal');
    expect(stdout).toMatch(/passed +merkleRoot/);
    const [, notChecked] = /Not checked\n([^]*)\nFile\n/.exec(stdout)!;
    expect(notChecked).toContain('revoked');
    expect(notChecked).toContain('facilityDetails');
    expect(notChecked).toContain('no time-stamp');
  });

  it('names product and signer first, then the verdict, the values, whom the reader trusted, and what is not covered', () => {
    const { output } = runHere('verify', files.good, '--ca', files.ca);
    expect(output.match(/^\S.*$/gm)).toEqual([
      'This file says about 09506000134352 what is listed here, sealed by Example Batteries GmbH.',
      'Passed: Unchanged since Example Batteries GmbH sealed it.',
      'Product',
      'What was sealed',
      'Who sealed it',
      'Not covered by the seal',
      'Not checked',
      'File',
      'Checks',
      'Technical members, under no seal',
    ]);
    expect(output).toContain('Product id: 09506000134352');
    expect(output).toContain('originCountry: DE');
    expect(output).toContain('“Example Batteries GmbH” is named as economic operator');
    expect(output).toContain('The status is given as “ACTIVE”');
  });

  it('says who filled in the trusted authority, with its fingerprint', () => {
    const { output } = runHere('verify', files.good, '--ca', files.ca);
    expect(output).toContain(`fingerprint: ${new X509Certificate(ca.pem).fingerprint256}`);
    expect(output).toContain(`Filled in by: you, with --ca ${files.ca}`);
  });

  it('warns of a company name that nobody sealed, whatever case or numbers it comes with', () => {
    const forged = (economicOperator: unknown) =>
      runHere(
        'verify',
        write('operator.json', { ...document, economicOperator }),
        '--ca',
        files.ca,
      );
    const { exitCode, output } = forged({ name: 'Forged Cells AG', regId: 'DE123456789' });
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      /^Passed with a reservation: .* not by Forged Cells AG\.\n! The document names “Forged Cells AG”/m,
    );
    expect(output).toContain('“Forged Cells AG” (regId “DE123456789”) is named');
    expect(forged({ name: 'example  BATTERIES gmbh' }).output).toMatch(/^Passed: /m);
    const json = runHere('verify', join(folder, 'operator.json'), '--json', '--ca', files.ca);
    expect(JSON.parse(json.output)).toMatchObject({ verdict: 'passed', reservations: [] });
  });

  it('fails an altered document', () => {
    const { status, stdout } = start(['verify', files.forged, '--ca', files.ca, ...when]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Failed: Changed after it was sealed/m);
    expect(stdout).toMatch(/failed +merkleRoot/);
    expect(stdout).not.toMatch(/^Passed/m);
  });

  it('cannot tell without an authority', () => {
    const { status, stdout } = start(['verify', files.good, ...when]);
    expect(status).toBe(2);
    expect(stdout).toMatch(/^Indeterminate: /m);
  });

  it('answers 64 when it is not used rightly, and reports nothing', () => {
    const { status, stdout, stderr } = start(['verify', join(folder, 'none.json')]);
    expect({ status, stdout }).toEqual({ status: 64, stdout: '' });
    expect(stderr).toContain('none.json');
  });

  it('reads the standard input, and prints the report as JSON', () => {
    const input = JSON.stringify(document);
    const { status, stdout } = start(['verify', '-', '--ca', files.ca, '--json', ...when], {
      input,
    });
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'document', verdict: 'passed' });
  });

  const noNetwork = ['unshare', '--map-root-user', '--net'];
  const canIsolate = spawnSync('unshare', ['--map-root-user', '--net', 'true']).status === 0;
  it.skipIf(!canIsolate)(
    'verifies where there is no network at all (skipped where no network namespace can be made)',
    () => {
      const { status, stdout } = start(['verify', files.bundle, '--ca', files.ca, ...when], {
        around: noNetwork,
      });
      expect(status).toBe(0);
      expect(stdout).toMatch(/^Passed: /m);
    },
  );

  it('has nothing to make a connection with', () => {
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
    const builtIns = imports.filter(({ external }) => external).map(({ path }) => path);
    expect([...new Set(builtIns)].sort()).toEqual([
      'node:crypto',
      'node:fs',
      'node:path',
      'node:url',
      'node:util',
    ]);
    const sources = Object.keys(metafile.inputs).join('\n');
    expect(sources).not.toMatch(/pkijs/);
  });

  it('verifies a proof of one entry, and shows the entry', () => {
    const { exitCode, output } = runHere('verify', files.proof, '--ca', files.ca);
    expect(exitCode).toBe(0);
    expect(output).toContain('originCountry: DE');
    expect(output).toContain('every other entry of the metadata');
  });

  it('verifies a bundle, and does not trust the certificates in it', () => {
    expect(runHere('verify', files.bundle, '--ca', files.ca).exitCode).toBe(0);
    const { exitCode, output } = runHere('verify', files.bundle);
    expect(exitCode).toBe(2);
    expect(output).toContain('not trusted for being in the bundle');
  });

  it('evaluates a time-stamp under the root given for it', () => {
    const { exitCode, output } = runHere(
      ...['verify', files.stamped, '--ca', files.ca, '--tsa-root', files.tsaRoot, '--json'],
    );
    expect(exitCode).toBe(0);
    const { checks, judgedAt } = JSON.parse(output) as SealReport;
    expect(checks.at(-1)).toMatchObject({ name: 'timestamp', outcome: 'passed' });
    expect(judgedAt.source).toBe('timestamp');
  });

  it('fails a time-stamp that is none, whatever roots it is given', () => {
    const { exitCode, output } = runHere('verify', files.badStamp, '--ca', files.ca);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/failed +timestamp/);
  });

  it('says where text can be read in two ways', () => {
    const { exitCode, output } = runHere('verify', files.twice, '--ca', files.ca);
    expect(exitCode).toBe(1);
    expect(output).toContain('Line 2, column 4');
  });

  it('fails text that is not UTF-8', () => {
    expect(runHere('verify', files.latin1)).toMatchObject({ exitCode: 1 });
  });

  it('does not let a document steer the terminal through JSON, and changes nothing in it', () => {
    const name = '\u001b[2J\u009b2J\u202eevil\u{e0001}';
    const path = write('hostile-json.json', { ...document, [name]: 1 });
    const { output } = runHere('verify', path, '--ca', files.ca, '--json');
    for (const steering of ['\u001b', '\u009b', '\u202e', '\u{e0001}']) {
      expect(output).not.toContain(steering);
    }
    expect((JSON.parse(output) as SealReport).notCovered).toContain(name);
  });

  it('does not let a document steer the terminal', () => {
    const hostile = { ...document, '\u001b[2J\u202eevil': 1 };
    const { output } = runHere('verify', write('hostile.json', hostile), '--ca', files.ca);
    expect(output).toContain('\\u{1b}[2J\\u{202e}evil');
    expect(output).not.toContain('\u001b');
    expect(output).not.toContain('\u202e');
  });

  it.each([
    ['no command', []],
    ['another command', ['check', files.good]],
    ['no file', ['verify']],
    ['two files', ['verify', files.good, files.good]],
    ['an unknown option', ['verify', files.good, '--trust-me']],
    ['an option without its value', ['verify', files.good, '--ca']],
    ['an authority that is not there', ['verify', files.good, '--ca', '/none.pem']],
    ['an authority that is no certificate', ['verify', files.good, '--ca', files.good]],
    ['a time-stamping root that is none', ['verify', files.good, '--tsa-root', files.good]],
    ['a folder', ['verify', folder]],
    ['a time that is none', ['verify', files.good, '--at', '2026-02-30']],
    ['a local time', ['verify', files.good, '--at', '2026-03-01T12:00']],
    ['the standard input twice', ['verify', '-', '--ca', '-']],
    ['a key for a passport', ['verify', files.good, '--key', files.auditKey]],
    ['an authority for an audit log', ['audit', files.log, '--ca', files.ca]],
    ['a moment for an audit log', ['audit', files.log, '--at', '2026-03-01']],
    ['no audit log', ['audit']],
    ['an audit key that is none', ['audit', files.log, '--key', files.ca]],
    ['kept heads that are none', ['audit', files.log, '--heads', files.good]],
  ])('answers 64 for %s', (_, args) => {
    const { exitCode, output, problem } = runHere(...args);
    expect({ exitCode, output }).toEqual({ exitCode: 64, output: '' });
    expect(problem).toMatch(/^merkle-seal: .+\n/);
  });

  it('prints its help and the version of the package', () => {
    expect(runHere('--help')).toMatchObject({ exitCode: 0, problem: '' });
    expect(runHere('--help').output).toContain('--tsa-root');
    expect(runHere('--version').output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('says in its report which version made it, as text and as JSON', () => {
    const version = runHere('--version').output.trim();
    expect(runHere('verify', files.good).output).toContain(`  Verifier: ${version}\n`);
    const json = JSON.parse(runHere('verify', files.good, '--json').output) as object;
    expect(json).toMatchObject({ verifierVersion: version });
  });
});

describe('merkle-seal audit', () => {
  it('passes a log under its key, names it first, and says what it does not cover', () => {
    const { status, stdout, stderr } = start(['audit', files.log, '--key', files.auditKey]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(
      /^This file says what was done in workspace 6f1c2f7e\S+, in 4 entries from 2026-03-01/,
    );
    expect(stdout).toMatch(/^Passed: /m);
    expect(stdout).toContain(`Filled in by: you, with --key ${files.auditKey}`);
    expect(stdout).toContain('put back to an earlier state');
  });

  it('cannot tell without a key, and fails under another', () => {
    expect(runHere('audit', files.log).exitCode).toBe(2);
    const other = write('other.pem', logs.keys.otherKey.join(''));
    expect(runHere('audit', files.log, '--key', other).exitCode).toBe(1);
  });

  it('fails a log that was cut off', () => {
    const cut = write('cut.ndjson', logText.split('\n').toSpliced(4, 1).join('\n'));
    const { exitCode, output } = runHere('audit', cut, '--key', files.auditKey);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/failed +checkpoint/);
    expect(output).toContain('That is not established.');
  });

  it('fails a log that was put back since heads were kept, which passes without them', () => {
    const earlier = logs.cases.find(({ name }) => name.startsWith('a log cut off'))!;
    const lines = earlier.lines.map((line) => (typeof line === 'number' ? logs.lines[line] : line));
    const path = write('earlier.ndjson', `${lines.join('\n')}\n`);
    expect(runHere('audit', path, '--key', files.auditKey).exitCode).toBe(0);
    const kept = ['--key', files.auditKey, '--heads', files.heads];
    expect(runHere('audit', path, ...kept).exitCode).toBe(1);
    expect(runHere('audit', files.log, ...kept).exitCode).toBe(0);
  });

  it('takes a passport for no log, and a log for no passport', () => {
    expect(runHere('audit', files.good, '--key', files.auditKey).exitCode).toBe(1);
    expect(runHere('verify', files.log, '--ca', files.ca).exitCode).toBe(1);
  });

  it('does not let a log steer the terminal', () => {
    const hostile = logText.replace('"id":', '"\\u001b[2J\\u202e":1,"id":');
    const path = write('hostile.ndjson', hostile);
    for (const more of [[], ['--json']]) {
      const { exitCode, output } = runHere('audit', path, '--key', files.auditKey, ...more);
      expect(exitCode).toBe(1);
      for (const steering of ['\u001b', '\u202e']) expect(output).not.toContain(steering);
    }
  });
});

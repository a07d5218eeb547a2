import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** False where the command is not installed: what needs it is then skipped. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const CONFIGURATION = `
[req]
distinguished_name = dn
[dn]
[root]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
[tsa]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
subjectKeyIdentifier = hash
authorityKeyIdentifier = keyid
[stamp]
serial = ./serial
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
accuracy = secs:1
ordering = no
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
[stamp_sha1]
serial = ./serial
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha512
tsa_name = no
ess_cert_id_chain = no
ess_cert_id_alg = sha1
`;

export type KeyKind = 'P-256' | 'P-384' | 'RSA-2048' | 'RSA-4096';

const KEY_ARGUMENTS: Readonly<Record<KeyKind, readonly string[]>> = {
  'P-256': ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  'P-384': ['ec', '-pkeyopt', 'ec_paramgen_curve:P-384'],
  'RSA-2048': ['rsa:2048'],
  'RSA-4096': ['rsa:4096'],
};

/** A time-stamping authority made of the openssl command, in a folder of its own. */
export class OpensslAuthority {
  readonly directory = mkdtempSync(join(tmpdir(), 'dpp-tsa-'));

  constructor({ root, signer }: { root: KeyKind; signer: KeyKind }) {
    this.write('openssl.cnf', CONFIGURATION);
    this.write('serial', '01\n');
    const subject = (name: string) => ['-subj', `/C=DE/O=Test/CN=${name} ${root} ${signer}`];
    const newKey = (kind: KeyKind, name: string) =>
      ['req', '-config', 'openssl.cnf', '-nodes', '-newkey', ...KEY_ARGUMENTS[kind]].concat([
        '-keyout',
        `${name}.key`,
      ]);
    const days = ['-days', '7300'];
    this.run(
      ...newKey(root, 'root'),
      ...['-x509', ...days, '-extensions', 'root', '-out', 'root.pem', ...subject('Root')],
    );
    this.run(...newKey(signer, 'tsa'), '-out', 'tsa.csr', ...subject('TSA'));
    this.run(
      ...['x509', '-req', '-in', 'tsa.csr', '-CA', 'root.pem', '-CAkey', 'root.key', ...days],
      ...['-CAcreateserial', '-extfile', 'openssl.cnf', '-extensions', 'tsa', '-out', 'tsa.pem'],
    );
  }

  get rootPem(): string {
    return this.read('root.pem').toString();
  }

  get signerPem(): string {
    return this.read('tsa.pem').toString();
  }

  /** Answers a request as `openssl ts -reply` does. */
  reply(query: Uint8Array, section: 'stamp' | 'stamp_sha1' = 'stamp'): Buffer {
    this.write('query.tsq', query);
    this.run(
      ...['ts', '-reply', '-config', 'openssl.cnf', '-section', section, '-queryfile', 'query.tsq'],
      ...['-signer', 'tsa.pem', '-inkey', 'tsa.key', '-out', 'reply.tsr'],
    );
    return this.read('reply.tsr');
  }

  /** Signs a DER TSTInfo as `openssl cms` does; the result is a token. */
  signContent(content: Uint8Array, ...options: readonly string[]): Buffer {
    this.write('content.der', content);
    this.run(
      ...['cms', '-sign', '-binary', '-nodetach', '-nosmimecap', '-cades', '-in', 'content.der'],
      ...['-econtent_type', '1.2.840.113549.1.9.16.1.4', '-outform', 'DER', '-out', 'token.der'],
      ...['-signer', 'tsa.pem', '-inkey', 'tsa.key', ...options],
    );
    return this.read('token.der');
  }

  /** Runs openssl in the folder; throws with what it wrote when it fails. */
  run(...args: readonly string[]): string {
    return execFileSync('openssl', args, {
      cwd: this.directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  write(name: string, content: string | Uint8Array): void {
    writeFileSync(join(this.directory, name), content);
  }

  read(name: string): Buffer {
    return readFileSync(join(this.directory, name));
  }

  close(): void {
    rmSync(this.directory, { recursive: true });
  }
}

import { execFileSync } from 'node:child_process';
import type { KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A certificate for seals as another authority makes it, by the openssl command.
 *
 * @returns Base64 DER.
 */
export function certifyWithOpenssl({
  ca,
  caKey,
  key,
  subjectAltName,
}: {
  /** PEM. */
  readonly ca: string;
  readonly caKey: KeyObject;
  readonly key: KeyObject;
  /** As openssl writes it: `URI:did:web:farm.example`; undefined for none. */
  readonly subjectAltName: string | undefined;
}): string {
  const directory = mkdtempSync(join(tmpdir(), 'dpp-certificate-'));
  const file = (name: string, text?: string) => {
    const path = join(directory, name);
    if (text !== undefined) writeFileSync(path, text);
    return path;
  };
  const pemOf = (object: KeyObject) => object.export({ type: 'pkcs8', format: 'pem' }).toString();
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const request = file('request.pem');
    const extensions = [
      'basicConstraints=critical,CA:FALSE',
      'keyUsage=critical,digitalSignature,nonRepudiation',
      ...(subjectAltName === undefined ? [] : [`subjectAltName=${subjectAltName}`]),
    ];
    openssl(
      ...['req', '-new', '-key', file('key.pem', pemOf(key)), '-out', request],
      ...['-subj', '/C=TR/O=Farm AS/CN=Farm'],
    );
    const der = openssl(
      ...['x509', '-req', '-in', request, '-days', '30', '-outform', 'DER', '-set_serial', '77'],
      ...['-CA', file('ca.pem', ca), '-CAkey', file('ca-key.pem', pemOf(caKey))],
      ...['-extfile', file('extensions.txt', extensions.join('\n'))],
    );
    return der.toString('base64');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A self-signed certificate for TLS, made with the openssl command.
 *
 * @param subjectAltName - As openssl writes it: `DNS:hooks.example.com`.
 * @param days - How long it is valid from now on; one that is negative has expired.
 */
export function makeTlsCertificate(
  subjectAltName: string,
  days = 2,
): { key: string; cert: string } {
  const directory = mkdtempSync(join(tmpdir(), 'dpp-tls-'));
  const file = (name: string) => join(directory, name);
  try {
    const openssl = (...args: string[]) =>
      execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    writeFileSync(file('extensions'), `subjectAltName=${subjectAltName}`);
    openssl(
      ...['req', '-new', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-subj', '/CN=Test', '-keyout', file('key.pem'), '-out', file('request.pem')],
    );
    // `req -x509` would make none that has expired.
    openssl(
      ...['x509', '-req', '-in', file('request.pem'), '-signkey', file('key.pem')],
      ...['-days', String(days), '-extfile', file('extensions'), '-out', file('cert.pem')],
    );
    return {
      key: readFileSync(file('key.pem'), 'utf8'),
      cert: readFileSync(file('cert.pem'), 'utf8'),
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

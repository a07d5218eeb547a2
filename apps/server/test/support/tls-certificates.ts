import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A self-signed certificate for TLS, made with the openssl command.
 *
 * @param subjectAltName - As openssl writes it: `DNS:hooks.example.com`.
 */
export function makeTlsCertificate(subjectAltName: string): { key: string; cert: string } {
  const directory = mkdtempSync(join(tmpdir(), 'dpp-tls-'));
  const file = (name: string) => join(directory, name);
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
        ...['-subj', '/CN=Test', '-days', '2', '-addext', `subjectAltName=${subjectAltName}`],
        ...['-keyout', file('key.pem'), '-out', file('cert.pem')],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    return {
      key: readFileSync(file('key.pem'), 'utf8'),
      cert: readFileSync(file('cert.pem'), 'utf8'),
    };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

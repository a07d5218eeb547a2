import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSealKeyPair } from '../src/portable.js';
import { batteryMetadata, ca, sealCertificate, sealKeyPair, sealOf } from './support/passport.js';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('the openssl command (skipped where it is not installed)', () => {
  let directory: string;

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'merkle-seal-'));
    write('ca.pem', ca.pem);
    write('leaf.pem', sealCertificate.pem);
    write('public.pem', sealKeyPair.publicKeyPem);
  });
  afterAll(() => {
    rmSync(directory, { recursive: true });
  });

  it('verifies a seal from the root’s hex digits alone', async () => {
    const seal = await sealOf(batteryMetadata);
    write('root.txt', seal.merkleRoot);
    write('seal.der', Buffer.from(seal.digitalSeal, 'base64'));
    const verify = ['dgst', '-sha256', '-verify', 'public.pem', '-signature', 'seal.der'];
    expect(openssl(...verify, 'root.txt')).toContain('Verified OK');
    write('root.txt', `${seal.merkleRoot}\n`);
    expect(() => openssl(...verify, 'root.txt')).toThrow();
  });

  it('accepts the certificate chain under its strictest checks', () => {
    expect(openssl('verify', '-x509_strict', '-CAfile', 'ca.pem', 'leaf.pem')).toContain('OK');
  });

  it('shows the certificate profile', () => {
    const extensions = ['basicConstraints', 'keyUsage', 'subjectAltName', 'certificatePolicies'];
    const text = openssl('x509', '-in', 'leaf.pem', '-noout', '-ext', extensions.join(','));
    expect(text).toMatch(/Basic Constraints: critical\s+CA:FALSE/);
    expect(text).toMatch(/Key Usage: critical\s+Digital Signature, Non Repudiation\n/);
    expect(text).toMatch(/URI:did:web:passports\.example:tenants:1/);
    expect(openssl('x509', '-in', 'leaf.pem', '-noout', '-text')).not.toMatch(/qcStatements/i);
  });

  it('shows an authority that may issue leaves only', () => {
    const text = openssl('x509', '-in', 'ca.pem', '-noout', '-ext', 'basicConstraints,keyUsage');
    expect(text).toMatch(/Basic Constraints: critical\s+CA:TRUE, pathlen:0/);
    expect(text).toMatch(/Key Usage: critical\s+Certificate Sign, CRL Sign/);
  });

  it('finds a generated key pair consistent', () => {
    write('key.pem', generateSealKeyPair().privateKeyPem);
    expect(openssl('pkey', '-in', 'key.pem', '-check', '-noout')).toContain('Key is valid');
  });

  function write(name: string, content: string | Uint8Array): void {
    writeFileSync(join(directory, name), content);
  }

  function openssl(...args: string[]): string {
    return execFileSync('openssl', args, { cwd: directory, encoding: 'utf8', stdio: 'pipe' });
  }
});

import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyEncryptionKey, openEnvelope, sealEnvelope, VaultError } from './envelope.js';

const kek = keyEncryptionKey(randomBytes(32).toString('base64'));
const secret = Buffer.from('a private key');

describe('vault envelope', () => {
  it('opens to what was sealed', () => {
    const envelope = sealEnvelope(kek, secret, 'tenant-1|signing-key|k1');
    expect(openEnvelope(kek, envelope, 'tenant-1|signing-key|k1')).toEqual(secret);
  });

  it('never shows the secret and never repeats itself', () => {
    const [a, b] = [sealEnvelope(kek, secret, 'x'), sealEnvelope(kek, secret, 'x')];
    expect(a).not.toBe(b);
    expect(a).not.toContain(secret.toString('base64url'));
  });

  it('does not open for another tenant, key or purpose', () => {
    const envelope = sealEnvelope(kek, secret, 'tenant-1|signing-key|k1');
    expect(() => openEnvelope(kek, envelope, 'tenant-2|signing-key|k1')).toThrow(VaultError);
  });

  it('does not open under another vault key', () => {
    const other = keyEncryptionKey(randomBytes(32).toString('base64'));
    const envelope = sealEnvelope(kek, secret, 'x');
    expect(() => openEnvelope(other, envelope, 'x')).toThrow(VaultError);
    const renamed = envelope.replace(kek.id, other.id);
    expect(() => openEnvelope(other, renamed, 'x')).toThrow(VaultError);
  });

  it('does not open after any one byte changed', () => {
    const parts = sealEnvelope(kek, secret, 'x').split('.');
    for (const part of [2, 3]) {
      const bytes = Buffer.from(parts[part]!, 'base64url');
      for (let i = 0; i < bytes.length; i++) {
        const changed = Buffer.from(bytes);
        changed[i]! ^= 1;
        const envelope = parts.with(part, changed.toString('base64url')).join('.');
        expect(() => openEnvelope(kek, envelope, 'x')).toThrow(VaultError);
      }
    }
  });

  it.each(['', 'v1', 'v2.aa.bb.cc', 'v1.aa.bb.cc'])('refuses %j', (envelope) => {
    expect(() => openEnvelope(kek, envelope, 'x')).toThrow(VaultError);
  });

  it.each(['', randomBytes(31).toString('base64')])('refuses a key that is not 32 bytes', (key) => {
    expect(() => keyEncryptionKey(key)).toThrow(VaultError);
  });
});

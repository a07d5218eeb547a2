import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  keyEncryptionKey,
  openEnvelope,
  rewrapEnvelope,
  sealEnvelope,
  VaultError,
  type VaultKeys,
} from './envelope.js';

const newKey = () => keyEncryptionKey(randomBytes(32).toString('base64'));
const kek: VaultKeys = { current: newKey(), previous: undefined };
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
    const other: VaultKeys = { current: newKey(), previous: undefined };
    const envelope = sealEnvelope(kek, secret, 'x');
    expect(() => openEnvelope(other, envelope, 'x')).toThrow(VaultError);
    const renamed = envelope.replace(kek.current.id, other.current.id);
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

  it('opens under the previous key, and seals under the current one', () => {
    const rotated: VaultKeys = { current: newKey(), previous: kek.current };
    expect(openEnvelope(rotated, sealEnvelope(kek, secret, 'x'), 'x')).toEqual(secret);
    expect(() => openEnvelope(kek, sealEnvelope(rotated, secret, 'x'), 'x')).toThrow(VaultError);
  });

  it('is wrapped anew for the current key, its ciphertext as it was', () => {
    const rotated: VaultKeys = { current: newKey(), previous: kek.current };
    const envelope = sealEnvelope(kek, secret, 'x');
    const rewrapped = rewrapEnvelope(rotated, envelope, 'x')!;
    const alone: VaultKeys = { current: rotated.current, previous: undefined };
    expect(openEnvelope(alone, rewrapped, 'x')).toEqual(secret);
    expect(rewrapped.split('.')[3]).toBe(envelope.split('.')[3]);
    expect(rewrapEnvelope(alone, rewrapped, 'x')).toBeUndefined();
  });

  it('is not wrapped anew for another tenant, key or purpose', () => {
    const rotated: VaultKeys = { current: newKey(), previous: kek.current };
    const envelope = sealEnvelope(kek, secret, 'tenant-1|signing-key|k1');
    expect(() => rewrapEnvelope(rotated, envelope, 'tenant-2|signing-key|k1')).toThrow(VaultError);
    expect(() => rewrapEnvelope({ ...rotated, previous: newKey() }, envelope, 'x')).toThrow(
      VaultError,
    );
  });

  it.each(['', 'v1', 'v2.aa.bb.cc', 'v1.aa.bb.cc'])('refuses %j', (envelope) => {
    expect(() => openEnvelope(kek, envelope, 'x')).toThrow(VaultError);
  });

  it.each(['', randomBytes(31).toString('base64')])('refuses a key that is not 32 bytes', (key) => {
    expect(() => keyEncryptionKey(key)).toThrow(VaultError);
  });
});

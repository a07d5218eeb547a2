import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createApiKey, isApiKey, matchesApiKey, parseApiKey } from './api-key.js';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('createApiKey', () => {
  it('makes dpp_key_, eight hex digits of key id and 40 base62 characters', () => {
    const { keyId, secret } = createApiKey('live');
    expect(secret).toMatch(/^dpp_key_[0-9a-f]{8}_[0-9A-Za-z]{40}$/);
    expect(secret.slice(8, 16)).toBe(keyId);
  });

  it('makes dpp_test_ and the same for a sandbox', () => {
    const { keyId, secret } = createApiKey('test');
    expect(secret).toMatch(/^dpp_test_[0-9a-f]{8}_[0-9A-Za-z]{40}$/);
    expect(parseApiKey(secret)).toEqual({ keyId });
  });

  it('ends in the CRC-32 of the rest, as six base62 digits', () => {
    const { secret } = createApiKey('live');
    const value = [...secret.slice(-6)].reduce((sum, digit) => sum * 62 + base62.indexOf(digit), 0);
    expect(value).toBe(crc32(secret.slice(0, -6)));
  });

  it('gives the SHA-256 to store, never the secret', () => {
    const { secret, secretSha256, ...rest } = createApiKey('live');
    expect(secretSha256).toBe(createHash('sha256').update(secret).digest('hex'));
    expect(Object.keys(rest)).toEqual(['keyId']);
  });

  it('never makes the same twice', () => {
    const keys = Array.from({ length: 100 }, () => createApiKey('live'));
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(100);
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(100);
  });
});

describe('parseApiKey', () => {
  it('finds the key id of what createApiKey made', () => {
    for (let i = 0; i < 200; i++) {
      const { keyId, secret } = createApiKey('live');
      expect(parseApiKey(secret)).toEqual({ keyId });
    }
  });

  it('refuses every typo of one character', () => {
    const { secret } = createApiKey('live');
    for (let i = 0; i < secret.length; i++) {
      for (const other of '0aZ_-') {
        if (other === secret[i]) continue;
        expect(parseApiKey(secret.slice(0, i) + other + secret.slice(i + 1))).toBeUndefined();
      }
    }
  });

  it('refuses two neighbours in the wrong order', () => {
    const { secret } = createApiKey('live');
    for (let i = 0; i + 1 < secret.length; i++) {
      if (secret[i] === secret[i + 1]) continue;
      const swapped = secret.slice(0, i) + secret[i + 1] + secret[i] + secret.slice(i + 2);
      expect(parseApiKey(swapped)).toBeUndefined();
    }
  });

  it.each<[string, (secret: string) => string]>([
    ['nothing', () => ''],
    ['a character less', (secret) => secret.slice(0, -1)],
    ['a character more', (secret) => `${secret}0`],
    ['a blank before', (secret) => ` ${secret}`],
    ['a line after', (secret) => `${secret}\n`],
    ['capitals', (secret) => secret.toUpperCase()],
    ['another prefix', (secret) => secret.replace('dpp_key_', 'dpp_li__')],
    ['a live key called a test key', (secret) => secret.replace('dpp_key_', 'dpp_test_')],
    ['only the checksum', (secret) => secret.slice(-6)],
  ])('refuses %s', (_name, change) => {
    expect(parseApiKey(change(createApiKey('live').secret))).toBeUndefined();
  });

  it('refuses any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => parseApiKey(text) === undefined));
  });
});

describe('isApiKey', () => {
  it.each(['live', 'test'] as const)('knows a %s key', (environment) => {
    expect(isApiKey(createApiKey(environment).secret)).toBe(true);
  });

  it.each(['', 'dpp_li_abc', 'dpp_tes_', 'eyJhbGciOi'])('knows %j for none', (text) => {
    expect(isApiKey(text)).toBe(false);
  });
});

describe('matchesApiKey', () => {
  it('knows the key by its stored hash', () => {
    const { secret, secretSha256 } = createApiKey('live');
    expect(matchesApiKey(secret, secretSha256)).toBe(true);
  });

  it('knows no other key by it, not even one that differs in the last character', () => {
    const { secret, secretSha256 } = createApiKey('live');
    const almost = secret.slice(0, -1) + (secret.endsWith('0') ? '1' : '0');
    expect(matchesApiKey(almost, secretSha256)).toBe(false);
    expect(matchesApiKey(createApiKey('live').secret, secretSha256)).toBe(false);
    expect(matchesApiKey('', secretSha256)).toBe(false);
  });

  it('compares hashes of equal length, whatever length the text has', () => {
    const { secretSha256 } = createApiKey('live');
    expect(matchesApiKey('x'.repeat(100_000), secretSha256)).toBe(false);
  });
});

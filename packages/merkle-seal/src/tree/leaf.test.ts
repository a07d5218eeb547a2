import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leavesOf } from './leaf.js';
import { nobleCrypto } from '../crypto/noble-crypto.js';
import { leafHash } from '../portable.js';
import { MASKABLE_KEYS, REDACTION_PLACEHOLDER } from './redaction.js';

const salt = 'AAECAwQFBgcICQoLDA0ODw';

describe('leafHash', () => {
  it('gives what its documentation shows', () => {
    expect(leafHash('category', 'batteries')).toBe(
      '9874050c9dcbc7df012df696f7b0c46e779e51d7d1e19b167711910c3bd72e02',
    );
  });

  it('hashes a zero byte and the canonical pair', () => {
    expect(leafHash('a', { c: 1, b: 'ä' })).toBe(sha256('\0["a",{"b":"ä","c":1}]'));
  });

  it.each(MASKABLE_KEYS)('adds the salt of %s to the pair', (key) => {
    expect(leafHash(key, [], salt)).toBe(sha256(`\0["${key}",[],"${salt}"]`));
  });

  it.each(MASKABLE_KEYS)('refuses %s without a salt', (key) => {
    expect(() => leafHash(key, 1)).toThrow(expect.objectContaining({ code: 'MISSING_SALT' }));
  });

  it('refuses a salt for a key that cannot be masked', () => {
    expect(() => leafHash('category', 1, salt)).toThrow(
      expect.objectContaining({ code: 'UNEXPECTED_SALT' }),
    );
  });

  it.each([
    ['empty', ''],
    ['too short', salt.slice(1)],
    ['too long', `${salt}A`],
    ['padded', `${salt}==`],
    ['in the standard alphabet', `+/${salt.slice(2)}`],
    ['with unused bits set', salt.slice(0, 21) + 'x'],
  ])('refuses a salt that is %s', (_, bad) => {
    expect(() => leafHash('facilityDetails', 1, bad)).toThrow(
      expect.objectContaining({ code: 'INVALID_SALT' }),
    );
  });
});

describe('leavesOf', () => {
  it('orders leaves by the UTF-16 code units of their keys', () => {
    const metadata = { '\ufb33': 1, '10': 1, '\ud83d\ude00': 1, b: 1, '9': 1, B: 1 };
    const keys = leavesOf(nobleCrypto, metadata, {}).map(({ key }) => key);
    expect(keys).toEqual(['10', '9', 'B', 'b', '\ud83d\ude00', '\ufb33']);
  });

  it('gives a key named __proto__ its leaf', () => {
    const metadata: unknown = JSON.parse('{"__proto__":1,"a":2}');
    expect(leavesOf(nobleCrypto, metadata, {}).map(({ key }) => key)).toEqual(['__proto__', 'a']);
  });

  it.each<[string, unknown, unknown]>([
    ['METADATA_NOT_OBJECT', null, {}],
    ['METADATA_NOT_OBJECT', [1], {}],
    ['METADATA_NOT_OBJECT', 'text', {}],
    ['EMPTY_METADATA', {}, {}],
    ['PLACEHOLDER_VALUE', { category: REDACTION_PLACEHOLDER }, {}],
    ['PLACEHOLDER_VALUE', { facilityDetails: REDACTION_PLACEHOLDER }, { facilityDetails: salt }],
    ['MISSING_SALT', { facilityDetails: [] }, undefined],
    ['MISSING_SALT', { facilityDetails: [] }, null],
    ['INVALID_SALT', { facilityDetails: [] }, { facilityDetails: 7 }],
    ['NOT_JSON', { a: undefined }, {}],
  ])('refuses with %s: %j with salts %j', (code, metadata, salts) => {
    expect(() => leavesOf(nobleCrypto, metadata, salts)).toThrow(expect.objectContaining({ code }));
  });

  it('takes the placeholder deeper inside a value', () => {
    expect(leavesOf(nobleCrypto, { a: [REDACTION_PLACEHOLDER] }, {})).toHaveLength(1);
  });
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

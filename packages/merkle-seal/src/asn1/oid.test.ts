import { describe, expect, it } from 'vitest';
import { decodeOid, encodeOid, Oid } from './oid.js';

describe('decodeOid', () => {
  it.each([
    ['2a8648ce3d0201', Oid.ecPublicKey],
    ['2a8648ce3d030107', Oid.prime256v1],
    ['2a8648ce3d040302', Oid.ecdsaWithSha256],
    ['550461', Oid.organizationIdentifier],
    ['00', '0.0'],
    ['27', '0.39'],
    ['28', '1.0'],
    ['50', '2.0'],
    ['883703', '2.999.3'],
    ['6983f09da7ebcfdee0c7a1a7b2c0948cc8f9d776', '2.25.329800735698586629295641978511506172918'],
  ])('reads %s as %s, and writes it so', (hex, dotted) => {
    expect(decodeOid(Buffer.from(hex, 'hex'))).toBe(dotted);
    expect(Buffer.from(encodeOid(dotted)).toString('hex')).toBe(hex);
  });

  it.each([
    ['no bytes', ''],
    ['an arc cut short', '2a86'],
    ['a padded arc', '2a8001'],
    ['65 bytes', '2a'.repeat(65)],
  ])('refuses %s', (_, hex) => {
    expect(() => decodeOid(Buffer.from(hex, 'hex'))).toThrow(
      expect.objectContaining({ code: 'INVALID_DER' }),
    );
  });
});

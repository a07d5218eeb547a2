import { describe, expect, it } from 'vitest';
import { sealCertificate } from '../../test/support/passport.js';
import { isSameName, readSignerName } from './signer-name.js';

const bent = (base64: string, at: number) => {
  const bytes = Buffer.from(base64, 'base64');
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  return bytes.toString('base64');
};

describe('the name of the signer', () => {
  it('is the organization of the leaf certificate', () => {
    expect(readSignerName([sealCertificate.base64])).toBe('Example Batteries GmbH');
  });

  it.each([
    ['no certificate', []],
    ['no base64', ['*']],
    ['no certificate in it', ['AAAA']],
    ['nothing', ['']],
  ])('is none where there is %s', (_what, x5c) => {
    expect(readSignerName(x5c)).toBeUndefined();
  });

  it('never throws, wherever a certificate is damaged', () => {
    const leaf = sealCertificate.base64;
    const { length } = Buffer.from(leaf, 'base64');
    for (let at = 0; at < length; at++) {
      expect(() => readSignerName([bent(leaf, at)])).not.toThrow();
    }
  });
});

describe('two names of companies', () => {
  it.each([
    ['Demo  GmbH ', 'demo gmbh', true],
    ['Demo GmbH', 'Demo', false],
    ['Demo', undefined, false],
  ])('%j and %j: %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
  });
});

import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { matchTotp, newTotpSecret, otpauthUri } from './totp.js';

/** RFC 6238, Appendix B, SHA-1; the last six of the eight digits printed there. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const vectors: [number, string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];
const at = (seconds: number) => new Date(seconds * 1000);

describe('matchTotp', () => {
  it.each(vectors)('knows the code of second %d', (seconds, code) => {
    expect(matchTotp(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it.each([-30, 30])('takes the code of a clock %d seconds off, for its own step', (offset) => {
    expect(matchTotp(secret, '005924', at(1_234_567_890 + offset))).toBe(41_152_263);
  });

  it.each([-60, 60])('refuses the code of a clock %d seconds off', (offset) => {
    expect(matchTotp(secret, '005924', at(1_234_567_890 + offset))).toBeUndefined();
  });

  it.each([
    ...['', '5924', '0059240', '005925', 'abcdef', '00592４', '٠٠٥٩٢٤', 'é05924', '😀5924'],
    ...['\u0000\u0000\u0000\u0000\u0000\u0000', '005924\n', '-05924', '5924.0'],
  ])('refuses %j', (code) => {
    expect(matchTotp(secret, code, at(1_234_567_890))).toBeUndefined();
  });
});

it('makes another secret of 160 bits each time', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

it('names issuer and account to the authenticator app', () => {
  const uri = new URL(otpauthUri(secret, 'a@acme.example'));
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(uri.searchParams.get('issuer')).toBe('Digital Product Passport');
  expect(decodeURIComponent(uri.pathname)).toContain('a@acme.example');
});

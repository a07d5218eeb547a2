import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTimestampRequest } from './request.js';

const message = Buffer.from('root');
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const counting = (first: number) => (length: number) =>
  Uint8Array.from({ length }, (_, index) => (first + index) & 0xff);

describe('createTimestampRequest', () => {
  it('asks for SHA-256 of the message, with the nonce, and for the certificate', () => {
    const { der, nonce } = createTimestampRequest({ message, randomBytes: counting(1) });
    const imprint = createHash('sha256').update(message).digest('hex');
    expect(hexOf(der)).toBe(
      `304902010130` +
        `2f300b0609608648016503040201` +
        `0420${imprint}` +
        `0210${hexOf(nonce)}0101ff`,
    );
  });

  it('writes a nonce whose top bit is set as a positive number', () => {
    const { der, nonce } = createTimestampRequest({ message, randomBytes: counting(0xf0) });
    expect(hexOf(der)).toContain(`021100${hexOf(nonce)}`);
  });

  it('writes a nonce that begins with zeros without them', () => {
    const { der } = createTimestampRequest({ message, randomBytes: counting(0) });
    expect(hexOf(der)).toContain(`020f${hexOf(counting(1)(15))}`);
  });

  it('leaves certReq out when no certificate is wanted', () => {
    const { der } = createTimestampRequest({ message, certReq: false });
    expect(hexOf(der).endsWith('0101ff')).toBe(false);
  });

  it('names the policy asked for', () => {
    const { der } = createTimestampRequest({ message, policy: '1.2.840.113549.1' });
    expect(hexOf(der)).toContain('06072a864886f70d01');
  });

  it('draws a new nonce each time', () => {
    const [one, two] = [createTimestampRequest({ message }), createTimestampRequest({ message })];
    expect(one.nonce).toHaveLength(16);
    expect(one.nonce).not.toEqual(two.nonce);
  });

  it.each(['', '1', '3.1', '1.40', '1.2.', '1.02', 'policy', `1.${'9'.repeat(40)}`])(
    'refuses the policy %j',
    (policy) => {
      expect(() => createTimestampRequest({ message, policy })).toThrow(
        expect.objectContaining({ code: 'INVALID_DER' }),
      );
    },
  );
});

import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatPem, parsePem, parsePemBlocks } from './pem.js';

const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const der = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }));
const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();

describe('PEM', () => {
  it('is written as the platform writes it', () => {
    expect(formatPem('PUBLIC KEY', der)).toBe(pem);
  });

  it.each([
    ['as the platform writes it', pem],
    ['with CRLF line ends', pem.replaceAll('\n', '\r\n')],
    ['without a final newline', pem.trimEnd()],
    ['with white space around it', `\n  ${pem}\n`],
    ['on a single line', pem.replaceAll('\n', '')],
  ])('is read %s', (_, text) => {
    expect(parsePem('PUBLIC KEY', text)).toEqual(der);
  });

  it('is read block by block, in order', () => {
    const other = formatPem('CERTIFICATE', Uint8Array.of(2));
    const text = formatPem('CERTIFICATE', Uint8Array.of(1)) + other;
    expect(parsePemBlocks('CERTIFICATE', text)).toEqual([Uint8Array.of(1), Uint8Array.of(2)]);
  });

  it.each([
    ['empty text', ''],
    ['base64 without its armour', Buffer.from(der).toString('base64')],
    ['another label', pem.replaceAll('PUBLIC', 'PRIVATE')],
    ['labels that differ', pem.replace('END PUBLIC', 'END PRIVATE')],
    ['text before the block', `subject=x\n${pem}`],
    ['text after the block', `${pem}x`],
    ['a block without an end', pem.slice(0, 80)],
    ['two blocks', pem + pem],
    ['a no-break space around it', `\u00a0${pem}`],
    ['a vertical tab within', pem.replace('\n', '\v')],
  ])('is refused for %s', (_, text) => {
    expect(() => parsePem('PUBLIC KEY', text)).toThrow(
      expect.objectContaining({ code: 'INVALID_PEM' }),
    );
  });

  it('is refused for a damaged body', () => {
    expect(() => parsePem('PUBLIC KEY', pem.replace('MFkw', 'MFk'))).toThrow(
      expect.objectContaining({ code: 'INVALID_BASE64' }),
    );
  });
});

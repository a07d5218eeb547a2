import { describe, expect, it } from 'vitest';
import { bytesOfBitString, contentOf, readDer, readDerElements } from './der.js';

describe('readDer', () => {
  it('reads tag, content and encoding', () => {
    expect(readDer(hex('0403010203'))).toEqual({
      tag: 0x04,
      content: hex('010203'),
      encoded: hex('0403010203'),
    });
  });

  it.each([
    ['127 bytes, short form', '047f', 127],
    ['128 bytes, one length byte', '048180', 128],
    ['256 bytes, two length bytes', '04820100', 256],
  ])('reads %s', (_, header, length) => {
    expect(readDer(hex(header + '00'.repeat(length))).content).toHaveLength(length);
  });

  it.each([
    ['nothing', ''],
    ['a tag alone', '04'],
    ['too few bytes', '040201'],
    ['too many bytes', '04010102'],
    ['an indefinite length', '30800000'],
    ['a long form that the short form covers', '04810101'],
    ['a padded length', '04820080' + '00'.repeat(128)],
    ['a length cut short', '0482'],
    ['a length past all bytes', '0484ffffffff'],
    ['a length of five bytes', '04850100000000'],
    ['a tag number above 30', '1f0100'],
  ])('refuses %s', (_, text) => {
    expect(() => readDer(hex(text))).toThrow(expect.objectContaining({ code: 'INVALID_DER' }));
  });
});

describe('readDerElements', () => {
  it('reads one element after the other', () => {
    expect(readDerElements(hex('020101020102')).map(({ content }) => content[0])).toEqual([1, 2]);
  });

  it('refuses a rest that is no element', () => {
    expect(() => readDerElements(hex('02010102'))).toThrow(
      expect.objectContaining({ code: 'INVALID_DER' }),
    );
  });
});

describe('contentOf and bytesOfBitString', () => {
  it('give the content of the expected type', () => {
    expect(contentOf(readDer(hex('020105')), 0x02)).toEqual(hex('05'));
    expect(bytesOfBitString(readDer(hex('03020005')))).toEqual(hex('05'));
  });

  it.each([
    ['another type', () => contentOf(readDer(hex('020105')), 0x04)],
    ['a missing element', () => contentOf(undefined, 0x04)],
    ['a bit string with unused bits', () => bytesOfBitString(readDer(hex('03020105')))],
    ['a bit string without its count', () => bytesOfBitString(readDer(hex('0300')))],
  ])('refuse %s', (_, read) => {
    expect(read).toThrow(expect.objectContaining({ code: 'INVALID_DER' }));
  });
});

function hex(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'hex'));
}

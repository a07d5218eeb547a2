import { describe, expect, it } from 'vitest';
import { der } from '../../test/support/x509.js';
import { formatDistinguishedName } from './distinguished-name.js';

const COMMON_NAME = [0x55, 0x04, 0x03];
const COUNTRY = [0x55, 0x04, 0x06];

describe('formatDistinguishedName', () => {
  it('puts the most specific part first', () => {
    const name = nameOf([attribute(COUNTRY, 'DE', 0x13)], [attribute(COMMON_NAME, 'Seal')]);
    expect(formatDistinguishedName(name)).toBe('CN=Seal,C=DE');
  });

  it('joins the parts of one relative name', () => {
    const name = nameOf([attribute(COUNTRY, 'DE', 0x13), attribute(COMMON_NAME, 'Seal')]);
    expect(formatDistinguishedName(name)).toBe('C=DE+CN=Seal');
  });

  it.each([
    ['A, B', 'A\\, B'],
    ['A+B', 'A\\+B'],
    ['"A"', '\\"A\\"'],
    ['<A;B>', '\\<A\\;B\\>'],
    ['A\\B', 'A\\\\B'],
    ['#A', '\\#A'],
    [' A ', '\\ A\\ '],
    ['A\0', 'A\\00'],
    ['Müller', 'Müller'],
  ])('escapes %j as %j', (text, escaped) => {
    expect(formatDistinguishedName(nameOf([attribute(COMMON_NAME, text)]))).toBe(`CN=${escaped}`);
  });

  it('writes unknown types and unreadable values in hex', () => {
    const name = nameOf([attribute([0x2a, 0x03], 'A')], [attribute(COMMON_NAME, 'A', 0x14)]);
    expect(formatDistinguishedName(name)).toBe('CN=#140141,1.2.3=#0c0141');
  });

  it.each([
    ['text that is not UTF-8', nameOf([der(0x30, der(0x06, COMMON_NAME), der(0x0c, [0xff]))])],
    [
      'unknown types whose text is not UTF-8',
      nameOf([der(0x30, der(0x06, [0x2a, 3]), der(0x0c, [0xff]))]),
    ],
    [
      'an attribute of two values',
      nameOf([der(0x30, der(0x06, COMMON_NAME), der(0x0c), der(0x0c))]),
    ],
    ['an attribute without a value', nameOf([der(0x30, der(0x06, COMMON_NAME))])],
    ['something else than a name', der(0x31)],
  ])('refuses %s', (_, name) => {
    expect(() => formatDistinguishedName(name)).toThrow(
      expect.objectContaining({ code: 'INVALID_DER' }),
    );
  });
});

function nameOf(...relativeNames: readonly Uint8Array[][]): Uint8Array {
  return der(0x30, ...relativeNames.map((attributes) => der(0x31, ...attributes)));
}

function attribute(type: readonly number[], text: string, tag = 0x0c): Uint8Array {
  return der(0x30, der(0x06, type), der(tag, Buffer.from(text)));
}

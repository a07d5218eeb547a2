import { describe, expect, it } from 'vitest';
import { der } from '../../test/support/x509.js';
import { parseTimestampResponse } from './response.js';

const TOKEN = der(0x30, der(0x05));
const status = (value: number, ...more: readonly Uint8Array[]) =>
  der(0x30, der(0x02, [value]), ...more);

describe('parseTimestampResponse', () => {
  it.each([0, 1])('hands out the token of status %i', (value) => {
    expect(parseTimestampResponse(der(0x30, status(value), TOKEN))).toEqual({
      granted: true,
      token: TOKEN,
    });
  });

  it.each([
    [2, 'rejection'],
    [3, 'waiting'],
    [4, 'revocationWarning'],
    [5, 'revocationNotification'],
  ])('names status %i: %s', (value, name) => {
    expect(parseTimestampResponse(der(0x30, status(value)))).toEqual({
      granted: false,
      status: name,
      failInfo: [],
    });
  });

  it('names every reason given, and passes over text', () => {
    const text = der(0x30, der(0x0c, Buffer.from('no')));
    const reasons = der(0x03, [6, 0x84, 0x00, 0x00, 0x40]);
    expect(parseTimestampResponse(der(0x30, status(2, text, reasons)))).toMatchObject({
      failInfo: ['badAlg', 'badDataFormat', 'systemFailure'],
    });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['text', Buffer.from('<html>no</html>')],
    ['an empty sequence', der(0x30)],
    ['a grant without a token', der(0x30, status(0))],
    ['a token without a grant', der(0x30, status(2), TOKEN)],
    ['an unknown status', der(0x30, status(6))],
    ['a status of two bytes', der(0x30, der(0x30, der(0x02, [1, 0])))],
    ['a third element', der(0x30, status(0), TOKEN, TOKEN)],
    ['a response cut short', der(0x30, status(0), TOKEN).subarray(0, -1)],
    ['bytes after the response', Buffer.concat([der(0x30, status(0), TOKEN), Buffer.of(0)])],
  ])('refuses %s', (_, bytes) => {
    expect(() => parseTimestampResponse(bytes)).toThrow(
      expect.objectContaining({ code: 'INVALID_DER' }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collect } from '../../test/collect.js';
import type { EsprValidateError } from '../error.js';
import type { CsvSource } from './decode-text.js';
import { readCsv } from './read-csv.js';

async function recordsOf(...source: (string | Uint8Array)[]) {
  return collect(readCsv(source as CsvSource));
}

async function cellsOf(...source: (string | Uint8Array)[]) {
  return (await recordsOf(...source)).map(({ cells }) => cells);
}

async function refusalOf(...source: (string | Uint8Array)[]) {
  return recordsOf(...source).then(
    () => undefined,
    ({ code, line }: EsprValidateError) => ({ code, line }),
  );
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('readCsv', () => {
  it.each([
    ['a row without an end', 'a,b', [['a', 'b']]],
    [
      'CRLF',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['LF', 'a\nb\n', [['a'], ['b']]],
    ['CR', 'a\rb', [['a'], ['b']]],
    [
      'empty cells',
      'a,,\n,,b',
      [
        ['a', '', ''],
        ['', '', 'b'],
      ],
    ],
    ['blank rows, which are left out', '\r\na\r\n\r\n , \r\nb\r\n\r\n', [['a'], ['b']]],
    ['a quoted separator', '"a,b",c', [['a,b', 'c']]],
    ['a quoted quote', '"say ""hi""",""', [['say "hi"', '']]],
    [
      'a quoted line end',
      '"a\r\nb",c\r\nd,e',
      [
        ['a\r\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    ['a quoted cell that ends the text', 'a,"b"', [['a', 'b']]],
    ['a quote inside a cell', 'a 5" pipe,b', [['a 5" pipe', 'b']]],
    ['blanks around a cell', ' a , b', [[' a ', ' b']]],
    [
      'semicolons',
      'a;b,c;d\n1;2;3',
      [
        ['a', 'b,c', 'd'],
        ['1', '2', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a named separator',
      'sep=|\r\na|b\r\n1|2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['nothing', '', []],
  ])('reads %s', async (_what, text, cells) => {
    expect(await cellsOf(text)).toEqual(cells);
  });

  it('names the line a row begins on, past quoted line ends', async () => {
    const text = 'a\r\n"1\r\n2\n3\r4"\r\n\r\nb';
    expect((await recordsOf(text)).map(({ line }) => line)).toEqual([1, 2, 7]);
  });

  it.each([
    ['UTF-8', bytes('Größe,µ')],
    ['UTF-8 with a byte order mark', bytes('\ufeffGröße,µ')],
    ['UTF-16, little endian', new Uint8Array([0xff, 0xfe, ...Buffer.from('Größe,µ', 'utf16le')])],
    [
      'UTF-16, big endian',
      new Uint8Array([0xfe, 0xff, ...Buffer.from('Größe,µ', 'utf16le').swap16()]),
    ],
  ])('decodes %s', async (_name, encoded) => {
    expect(await cellsOf(encoded)).toEqual([['Größe', 'µ']]);
    expect(
      await cellsOf(
        ...[...encoded.slice(2)].reduce<Uint8Array[]>(
          (pieces, byte) => [...pieces, Uint8Array.of(byte)],
          [encoded.slice(0, 2)],
        ),
      ),
    ).toEqual([['Größe', 'µ']]);
  });

  it('leaves the mark of a decoded text out as well', async () => {
    expect(await cellsOf('', '\ufeffa')).toEqual([['a']]);
  });

  it.each([
    ['a quote that is never closed', 'a\n"b\nc', { code: 'CSV_UNTERMINATED_QUOTE', line: 2 }],
    ['text after a closing quote', 'a\n"b"c', { code: 'CSV_TEXT_AFTER_QUOTE', line: 2 }],
    ['a blank after a closing quote', '"b" ,c', { code: 'CSV_TEXT_AFTER_QUOTE', line: 1 }],
    ['bytes of another encoding', Uint8Array.of(0x47, 0xf6), { code: 'CSV_NOT_UTF8' }],
    ['a character cut short', Uint8Array.of(0x47, 0xc3), { code: 'CSV_NOT_UTF8' }],
  ])('refuses %s', async (_what, text, refusal) => {
    expect(await refusalOf(text)).toEqual({ line: undefined, ...refusal });
  });

  it('refuses a row without end before it has read all of it', async () => {
    let pieces = 0;
    function* endless() {
      yield 'a\n"';
      for (; pieces < 1_000; pieces += 1) yield 'x'.repeat(10_000);
    }
    const reading = collect(readCsv(endless()));
    await expect(reading).rejects.toMatchObject({ code: 'CSV_RECORD_TOO_LONG', line: 2 });
    expect(pieces).toBeLessThan(102);
  });

  it('reads back what RFC 4180 writes, wherever the text is cut', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\r', '\n', 'ö', ' ') });
    const visible = cell.map((text) => `x${text}`);
    const row = fc.tuple(visible, cell, cell);
    const cuts = fc.array(fc.nat({ max: 400 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), cuts, async (rows, cut) => {
        const table = [['h1', 'h2', 'h3'], ...rows];
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = table.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
        const positions = [0, ...cut.sort((a, b) => a - b), text.length];
        const pieces = positions.slice(1).map((end, index) => text.slice(positions[index], end));
        expect(await cellsOf(...pieces)).toEqual(table);
      }),
      { numRuns: 300 },
    );
  });
});

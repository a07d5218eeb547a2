import { createRequire } from 'node:module';
import type * as Aas from '@aas-core-works/aas-core3.0-typescript';
import { describe, expect, it } from 'vitest';
import { Random } from '../../test/random.js';
import { isXsdLiteral, isXsdType, xsdTypes, type XsdType } from './xsd-literals.js';

// Its ES modules import one another without file names, which Node does not resolve.
const aas = createRequire(import.meta.url)('@aas-core-works/aas-core3.0-typescript') as typeof Aas;

const types = Object.keys(xsdTypes).filter(isXsdType);

/** Literals of a type, and texts that are none. */
const examples: Readonly<Record<XsdType, readonly [literals: string[], others: string[]]>> = {
  'xs:anyURI': [
    ['', 'https://a.example/b?c#d', 'urn:a:b', '../a', 'ü'],
    ['a\u0000', '\ud800', '\ufffe'],
  ],
  'xs:base64Binary': [
    ['', 'AAAA', 'AA==', 'AAA=', 'A A = =', 'AAAA AAAA', '+/9z'],
    ['A', 'AA', 'AAA', 'AAAAA', 'AB==', 'AAB=', '=', '====', 'A===', 'AA==AAAA', 'AA  ==', ' AAAA'],
  ],
  'xs:boolean': [
    ['true', 'false', '1', '0'],
    ['', 'True', 'TRUE', 'yes', '2', 'true ', '01'],
  ],
  'xs:byte': [
    ['-128', '127', '+127', '-0', '0000127'],
    ['-129', '128', '1.0', '', '+', '0x1'],
  ],
  'xs:date': [
    ['2024-02-29', '2000-02-29', '12024-02-29', '2023-12-31Z', '2023-12-31-14:00', '0000-01-01'],
    [
      ...['2024-02-30', '2023-02-29', '1900-02-29', '2024-04-31', '2024-13-01', '2024-00-01'],
      ...[
        '2024-01-00',
        '2024-1-1',
        '24-01-01',
        '02024-01-01',
        '2024-01-01T00:00:00',
        '+2024-01-01',
      ],
      ...['2024-01-01+14:01', '2024-01-01+15:00', '2024-01-01+1:00', '2024-01-01z', '2024-01-01\n'],
    ],
  ],
  'xs:dateTime': [
    [
      ...['2024-02-29T23:59:59', '2024-02-29T24:00:00', '2024-02-29T24:00:00.000Z'],
      ...['-0001-12-31T00:00:00.123456789+13:59', '2024-02-29T12:00:00+14:00'],
    ],
    [
      ...[
        '2024-02-30T00:00:00',
        '2024-02-29T24:00:01',
        '2024-02-29T24:00:00.1',
        '2024-02-29T25:00:00',
      ],
      ...['2024-02-29T12:60:00', '2024-02-29T12:00:60', '2024-02-29T12:00', '2024-02-29 12:00:00'],
      ...['2024-02-29T12:00:00.', '2024-02-29T12:00:00+14:30', '2024-02-29', '2024-02-29T'],
    ],
  ],
  'xs:decimal': [
    ['1', '-1.5', '+0.0', '.5', '1.', '00012.3400', '9'.repeat(400)],
    ['', '.', '1e3', 'INF', 'NaN', '1,5', '1.2.3', '- 1', '+-1'],
  ],
  'xs:double': [
    ['1', '-1.5E-7', '1e400', '.5', '1.', 'INF', '-INF', '+INF', 'NaN'],
    ['', '.', 'e1', '1e', '1e1.5', 'inf', 'Infinity', '-NaN', 'nan', '0x1', '1,5'],
  ],
  'xs:duration': [
    ['P1Y', 'P1M', 'PT1M', '-P1Y2M3DT4H5M6.7S', 'P0D', 'PT36H', 'P1YT1S', 'P400D'],
    [
      ...['', 'P', 'PT', 'P1DT', '1D', 'P1', 'P1S', 'PT1D', 'P1M1Y', 'P1D1M', 'PT1S1M', 'P-1D'],
      ...['+P1D', 'P1.5D', 'PT1.S', 'PT.5S', 'p1d', 'P1YT', 'P1W', '--P1D'],
    ],
  ],
  'xs:float': [
    ['1', '-1.5E-7', '3.4e39', 'INF', 'NaN'],
    ['', 'inf', '1f', '1 ', 'one'],
  ],
  'xs:gDay': [
    ['---01', '---31', '---31Z', '---05-05:00'],
    ['---00', '---32', '--01', '01', '---1'],
  ],
  'xs:gMonth': [
    ['--01', '--12', '--12+02:00'],
    ['--00', '--13', '--1', '12', '--12--'],
  ],
  'xs:gMonthDay': [
    ['--02-29', '--12-31', '--04-30Z'],
    ['--02-30', '--04-31', '--06-31', '--09-31', '--11-31', '--13-01', '--01-00', '02-29'],
  ],
  'xs:gYear': [
    ['2024', '-0044', '12024', '2024Z', '0000'],
    ['24', '02024', '+2024', '', '2024-01'],
  ],
  'xs:gYearMonth': [
    ['2024-02', '-0044-03', '2024-02Z'],
    ['2024-13', '2024-00', '2024-2', '2024', '2024-02-01'],
  ],
  'xs:hexBinary': [
    ['', '00', 'aF09'],
    ['0', '0g', '0x00', '00 00', '000'],
  ],
  'xs:int': [
    ['-2147483648', '2147483647', '+1', '-0', `${'0'.repeat(50)}1`],
    ['-2147483649', '2147483648', '1.0', '1e3', '', 'abc', '1 ', '٣', '9'.repeat(100_000)],
  ],
  'xs:integer': [
    ['0', '-1', '+1', '9'.repeat(100)],
    ['', '-', '1.0', '1e3', '1 000', '１'],
  ],
  'xs:long': [
    ['-9223372036854775808', '9223372036854775807'],
    ['-9223372036854775809', '9223372036854775808', '', '1.0'],
  ],
  'xs:negativeInteger': [
    ['-1', `-${'9'.repeat(100)}`],
    ['0', '-0', '1', '', '-'],
  ],
  'xs:nonNegativeInteger': [
    ['0', '-0', '+1', '9'.repeat(100)],
    ['-1', `-${'9'.repeat(100)}`, '', '1.0'],
  ],
  'xs:nonPositiveInteger': [
    ['0', '+0', '-1'],
    ['1', '+1', '9'.repeat(100), ''],
  ],
  'xs:positiveInteger': [
    ['1', '+1', '9'.repeat(100)],
    ['0', '-0', '-1', '000', ''],
  ],
  'xs:short': [
    ['-32768', '32767'],
    ['-32769', '32768', ''],
  ],
  'xs:string': [
    ['', ' a\t\r\n', 'ä😀', '\u{10ffff}'],
    ['\u0000', '\u001f', '\ud83d', '\ude00\ud83d', '\uffff'],
  ],
  'xs:time': [
    ['00:00:00', '23:59:59.999Z', '24:00:00', '24:00:00.0+14:00'],
    ['24:00:01', '24:01:00', '12:00', '12:60:00', '12:00:60', '1:00:00', '12:00:00+14:01', ''],
  ],
  'xs:unsignedByte': [
    ['0', '-0', '255'],
    ['256', '-1', ''],
  ],
  'xs:unsignedInt': [
    ['0', '4294967295'],
    ['4294967296', '-1', ''],
  ],
  'xs:unsignedLong': [
    ['0', '18446744073709551615', '+018446744073709551615'],
    ['18446744073709551616', '100000000000000000000', '-1', ''],
  ],
  'xs:unsignedShort': [
    ['0', '65535'],
    ['65536', '-1', ''],
  ],
};

describe('literals of XML Schema', () => {
  // XML Schema Part 2, 3.3 and 3.4
  it.each(types)('tells literals of %s from other texts', (type) => {
    const [literals, others] = examples[type];
    expect(literals.filter((literal) => !isXsdLiteral(type, literal))).toEqual([]);
    expect(others.filter((text) => isXsdLiteral(type, text))).toEqual([]);
  });

  it('counts leap years by the last four digits, and before year 1 as 1.0 and as 1.1 do', () => {
    const leapDays = ['0000', '-0001', '-0004', '-0005', '2400', '99992000', '-2000'];
    const others = ['-0002', '-0003', '-0100', '2100', '99991900', '100000000000000000001'];
    const hasLeapDay = (year: string) => isXsdLiteral('xs:date', `${year}-02-29`);
    expect(leapDays.filter((year) => !hasLeapDay(year))).toEqual([]);
    expect(others.filter(hasLeapDay)).toEqual([]);
  });

  it.each(types)('reads long texts of %s in linear time', (type) => {
    const length = 200_000;
    const texts = ['0', '1', '-', ' ', 'A', 'A ', 'P1', '1.', 'a='].map(
      (piece) => `${piece.repeat(length)}\u0000`,
    );
    const start = performance.now();
    expect(texts.some((text) => isXsdLiteral(type, text))).toBe(false);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it.each(['int', 'xs:dateTimeStamp', 'xs:anySimpleType', 'constructor', '__proto__', '', null, 1])(
    'knows no type %j',
    (name) => {
      expect(isXsdType(name)).toBe(false);
    },
  );
});

describe('literals, by the SDK for AAS 3.0', () => {
  /**
   * XML Schema 1.1 knows the year 0000, `+INF` and a point without a fraction, which the SDK does not. It asks
   * more of a URI, and that a number is no larger than the type can hold; a zero of nonPositiveInteger is one
   * digit to it; at `-0` of unsignedLong it throws, and some numbers beyond that type it takes.
   */
  const isDifferent = (type: XsdType, text: string) =>
    type === 'xs:anyURI' ||
    /^-?0000/.test(text) ||
    text === '+INF' ||
    (type === 'xs:decimal' && text.endsWith('.')) ||
    (/^xs:(?:float|double)$/.test(type) && Math.abs(Number(text)) > 3e38) ||
    (type === 'xs:nonPositiveInteger' && /^0+$/.test(text)) ||
    (type === 'xs:unsignedLong' && (/^-0+$/.test(text) || Number(text) > 2 ** 64));

  const pieces = [
    ...[
      '0',
      '1',
      '9',
      '12',
      '28',
      '29',
      '30',
      '31',
      '127',
      '128',
      '255',
      '256',
      '2024',
      '1900',
      '-',
    ],
    ...[
      '32768',
      '65536',
      '2147483648',
      '4294967296',
      '9223372036854775808',
      '18446744073709551616',
    ],
    ...[
      '--',
      '---',
      '-02-',
      '+',
      '.',
      'e',
      'E',
      'INF',
      'NaN',
      'P',
      'T',
      'Y',
      'M',
      'D',
      'H',
      'S',
      ':',
    ],
    ...['Z', '14:00', '24:00:00', '12:00:00', 'true', 'A', 'AA', 'Q', '=', ' ', 'f', '\u0000', 'ä'],
  ];

  const random = new Random(7);
  const madeUp = Array.from({ length: 4000 }, () =>
    Array.from({ length: 1 + random.pick([0, 1, 2, 3, 5]) }, () => random.pick(pieces)).join(''),
  );
  const texts = [...madeUp, ...Object.values(examples).flatMap((each) => each.flat())];

  // IDTA-01001, DataTypeDefXsd
  it.each(types)('are the same of %s', (type) => {
    const peerType = aas.stringification.dataTypeDefXsdFromString(type)!;
    const judged = texts.filter((text) => text.length < 1000 && !isDifferent(type, text));
    const peer = (text: string) => aas.verification.valueConsistentWithXsdType(text, peerType);
    expect(judged.filter((text) => isXsdLiteral(type, text) !== peer(text))).toEqual([]);
    if (type === 'xs:anyURI') return;
    expect(judged.some((text) => isXsdLiteral(type, text))).toBe(true);
    expect(judged.some((text) => !isXsdLiteral(type, text))).toBe(true);
  });
});

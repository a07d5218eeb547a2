import { expect, it } from 'vitest';
import { loadDictionary } from '../src/dictionary.js';
import {
  decode,
  decodeScanData,
  decompressDigitalLinkUri,
  Gs1Error,
  type Gs1ErrorCode,
} from '../src/index.js';
import { checkCharacterPair } from '../src/keys.js';
import { thrownBy } from './support/thrown-by.js';

/** A MUDI with digits as check characters, too. */
function mudiOfDigits(): string {
  let reference = 1234567000;
  while (!/^\d+$/.test(checkCharacterPair(String(reference)))) reference++;
  return `${reference}${checkCharacterPair(String(reference))}`;
}

/** For every code of the library an input of which it is said: data to decode, or a call. */
const inputs: Record<Exclude<Gs1ErrorCode, 'NO_ROOM'>, string | (() => string)> = {
  NON_DIGIT: '(01)0950600013435A',
  INVALID_CHARACTER: '(99)#',
  TOO_SHORT: '(01)1',
  TOO_LONG: '(20)123',
  CHECK_DIGIT_MISMATCH: '(01)09506000134353',
  NOT_ZERO: '(8003)19506000134352',
  INVALID_URI: 'https:///01/09506000134352',
  INVALID_PERCENT_ENCODING: 'https://a/01/09506000134352/10/%',
  DOT_SEGMENT: 'https://a/01/09506000134352/10/.',
  MISSING_PRIMARY_KEY: 'https://a/x/y',
  UNKNOWN_APPLICATION_IDENTIFIER: '(18)1',
  QUALIFIER_NOT_ALLOWED: 'https://a/00/106141412345678908/21/A',
  QUALIFIER_OUT_OF_ORDER: 'https://a/01/09506000134352/21/A/10/B',
  QUALIFIER_IN_QUERY: 'https://a/01/09506000134352?10=A',
  DUPLICATE_APPLICATION_IDENTIFIER: '(99)A(99)B',
  ATTRIBUTE_NOT_ALLOWED: 'https://a/00/106141412345678908?21=A',
  EMPTY_INPUT: '',
  INPUT_TOO_LONG: '1'.repeat(8193),
  UNEXPECTED_SEPARATOR: '99A\u001d\u001d98B',
  INVALID_BRACKETS: '(99',
  MISSING_SYMBOLOGY_IDENTIFIER: () => codeOf(decodeScanData('99A').problems),
  UNSUPPORTED_SYMBOLOGY_IDENTIFIER: ']A099A',
  MANDATORY_ASSOCIATION_MISSING: '(10)A',
  INVALID_PAIR: '(01)09506000134352(3103)000195(3102)000195',
  INVALID_DICTIONARY: () => thrownBy(() => loadDictionary('?')).code,
  CHECK_CHARACTERS_MISMATCH: '(8013)1987654Ad4X4bL5ttr2310c2L',
  INVALID_COMPANY_PREFIX: '(8004)A123456',
  INVALID_PADDING: '(00)106141412345678908(8030)A=',
  INVALID_MONTH: '(01)09506000134352(17)281331',
  INVALID_DAY: '(01)09506000134352(17)280230',
  INVALID_HOUR: '(01)09506000134352(7003)2801012400',
  INVALID_MINUTE: '(01)09506000134352(7003)2801011260',
  INVALID_SECOND: '(01)09506000134352(8008)280101120060',
  ZERO_VALUE: '(01)09506000134352(8001)00000000110010',
  LEADING_ZERO: '(8010)1234A(8011)01',
  NOT_ZERO_OR_ONE: '(00)106141412345678908(4321)2',
  NOT_HYPHEN: '(00)106141412345678908(4330)000195+',
  NON_DIGIT_REQUIRED: `(01)09506000134352(8014)${mudiOfDigits()}`,
  INVALID_WINDING_DIRECTION: '(01)09506000134352(8001)00010001000120',
  INVALID_IMPORTER_INDEX: '(7040)1AB+',
  INVALID_LATITUDE: '(00)106141412345678908(4309)18000000010000000000',
  INVALID_LONGITUDE: '(00)106141412345678908(4309)00000000003600000001',
  UNKNOWN_COUNTRY: '(01)09506000134352(422)987',
  UNKNOWN_CURRENCY: '(415)9506000134352(8020)A(3912)9871',
  UNKNOWN_MEDIA_TYPE: '(8018)106141412345678908(7241)11',
  UNKNOWN_PACKAGE_TYPE: '(00)106141412345678908(7041)??',
  UNKNOWN_SEX: '(8018)106141412345678908(7252)5',
  MALFORMED_SEQUENCE: '(8018)106141412345678908(7259)A(7258)123',
  POSITION_EXCEEDS_TOTAL: '(8018)106141412345678908(7259)A(7258)2/1',
  NOT_COMPRESSED: () => {
    const result = decompressDigitalLinkUri('https://a/01/a+b');
    return result.decompressed ? 'none' : result.problem.code;
  },
  INVALID_COMPRESSION: () => {
    const result = decompressDigitalLinkUri('https://a/____');
    return result.decompressed ? 'none' : result.problem.code;
  },
  COUPON_FIELD_MISSING: '(8110)0',
  COUPON_FIELD_TRUNCATED: '(8110)012345',
  COUPON_INVALID_LENGTH_INDICATOR: '(8110)71234567890123',
  COUPON_INVALID_FIELD: '(8112)201234561234560123456',
  COUPON_DATES_REVERSED: '(8110)01234561234561111012332601314260201',
  COUPON_EXCESS_DATA: '(8110)0123456123456111101237',
};

function codeOf(problems: readonly { readonly code: string }[]): string {
  return problems[0]?.code ?? 'none';
}

it.each(Object.entries(inputs))('says %s of %s', (code, input) => {
  if (typeof input === 'function') expect(input()).toBe(code);
  else expect(decode(input).problems.map((problem) => problem.code)).toContain(code);
});

it('can be thrown as they are', () => {
  for (const input of Object.values(inputs)) {
    if (typeof input === 'function') continue;
    for (const problem of decode(input).problems) {
      expect(problem.message).toMatch(/\.$/);
      expect(new Gs1Error(problem.code, problem.message, problem)).toMatchObject(problem);
    }
  }
});

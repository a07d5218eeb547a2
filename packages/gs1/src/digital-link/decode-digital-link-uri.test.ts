import { describe, expect, it, vi } from 'vitest';
import { decodeDigitalLinkUri } from './decode-digital-link-uri.js';

const gtin = 'https://a/01/09506000134352';

function read(uri: string): string {
  const { elements, problems } = decodeDigitalLinkUri(uri);
  expect(problems).toEqual([]);
  return elements.map((one) => `(${one.applicationIdentifier})${one.value}`).join('');
}

describe('decodeDigitalLinkUri', () => {
  it.each([
    [`${gtin}/10/A+B`, '(01)09506000134352(10)A+B'],
    [`${gtin}/22/V/10/A/21/B`, '(01)09506000134352(22)V(10)A(21)B'],
    [`${gtin}/22/V/21/B`, '(01)09506000134352(22)V(21)B'],
    [`${gtin}/235/T`, '(01)09506000134352(235)T'],
    [`${gtin}?17=281231&3103=000195`, '(01)09506000134352(17)281231(3103)000195'],
    [`${gtin}?lang=de&17=281231`, '(01)09506000134352(17)281231'],
    ['https://a/8003/09506000134352ABC', '(8003)09506000134352ABC'],
    ['https://a/00/106141412345678908', '(00)106141412345678908'],
    ['https://a/414/9506000134352/254/A', '(414)9506000134352(254)A'],
    ['https://a/414/9506000134352/7040/1ABC', '(414)9506000134352(7040)1ABC'],
    ['https://a/415/9506000134352/8020/A', '(415)9506000134352(8020)A'],
    ['https://a/8006/095060001343520102/21/B', '(8006)095060001343520102(21)B'],
    ['https://a/8018/106141412345678908/8019/1', '(8018)106141412345678908(8019)1'],
    ['https://a/8013/1987654Ad4X4bL5ttr2310c2K', '(8013)1987654Ad4X4bL5ttr2310c2K'],
    ['https://a/01/09506000134353/01/09506000134352', '(01)09506000134352'],
    ['https://a/01/09506000134352/8004/9506000134352', '(8004)9506000134352'],
    ['https://a/x/00/01/09506000134352', '(01)09506000134352'],
  ])('reads %s', (uri, bracketed) => {
    expect(read(uri)).toBe(bracketed);
  });

  it.each([
    [`${gtin}/10/A/22/V`, 'QUALIFIER_OUT_OF_ORDER', 33, 35],
    [`${gtin}/21/A/10/B`, 'QUALIFIER_OUT_OF_ORDER', 33, 35],
    [`${gtin}/22/A/235/B`, 'QUALIFIER_NOT_ALLOWED', 33, 36],
    ['https://a/8003/09506000134352/21/A', 'QUALIFIER_NOT_ALLOWED', 30, 32],
    ['https://a/414/9506000134352/254/A/7040/1ABC', 'QUALIFIER_NOT_ALLOWED', 34, 38],
    [`${gtin}/10/A/10/A`, 'DUPLICATE_APPLICATION_IDENTIFIER', 33, 35],
    [`${gtin}/10/A?10=A`, 'DUPLICATE_APPLICATION_IDENTIFIER', 33, 35],
    [`${gtin}?01=09506000134352`, 'DUPLICATE_APPLICATION_IDENTIFIER', 28, 30],
    ['https://a/00/106141412345678908?01=9506000134352', 'TOO_SHORT', 48, 48],
    [`${gtin}/10/A?21=B`, 'QUALIFIER_IN_QUERY', 33, 35],
    [`${gtin}?235=B`, 'QUALIFIER_IN_QUERY', 28, 31],
    ['https://a/8010/ABC?8011=1', 'QUALIFIER_IN_QUERY', 19, 23],
    ['https://a/00/106141412345678908?21=B', 'ATTRIBUTE_NOT_ALLOWED', 32, 34],
    ['https://a/415/9506000134352', 'MANDATORY_ASSOCIATION_MISSING', 10, 13],
    [`${gtin}?37=1`, 'MANDATORY_ASSOCIATION_MISSING', 28, 30],
    [`${gtin}?3103=000195&3102=000195`, 'INVALID_PAIR', 40, 44],
    [`${gtin}?17=281331`, 'INVALID_MONTH', 33, 35],
    [`${gtin}?7041=B%2B`, 'MANDATORY_ASSOCIATION_MISSING', 28, 32],
    [`${gtin}/10/A%20B`, 'INVALID_CHARACTER', 32, 35],
    [`${gtin}?240=A+B`, 'INVALID_CHARACTER', 33, 34],
    [`${gtin}?400=A%2BB%23`, 'INVALID_CHARACTER', 37, 40],
    [`${gtin}?99999=1`, 'UNKNOWN_APPLICATION_IDENTIFIER', 28, 33],
    ['https://a/gtin/09506000134352', 'MISSING_PRIMARY_KEY', 9, 29],
    ['https://a/10/ABC', 'MISSING_PRIMARY_KEY', 9, 16],
    ['ftp://a/01/09506000134352', 'INVALID_URI', 0, 0],
  ])('refuses %s', (uri, code, start, end) => {
    const { valid, digitalLink, problems } = decodeDigitalLinkUri(uri);
    expect({ valid, digitalLink }).toEqual({ valid: false, digitalLink: undefined });
    expect(problems.map((one) => [one.code, one.start, one.end])).toContainEqual([
      code,
      start,
      end,
    ]);
  });

  it.each([
    'https://dpp.example^/01/09506000134352',
    'https://dpp.example:99999/01/09506000134352',
    'https://dpp.example:44a/01/09506000134352',
    'https://dpp.example\\/01/09506000134352',
    'https://dpp.example@other.example/01/09506000134352',
    'https://',
  ])('refuses the host of %j also after a link whose host it begins with', (uri) => {
    expect(decodeDigitalLinkUri('https://dpp.example/01/09506000134352').valid).toBe(true);
    const { problems } = decodeDigitalLinkUri(uri);
    expect(problems.map(({ code }) => code)).toEqual(['INVALID_URI']);
  });

  it.each(['\0', '\u{ff}', '\u{ffff}', ''])(
    'refuses the host %j also when it is the first one of a process',
    async (host) => {
      vi.resetModules();
      const fresh = await import('./decode-digital-link-uri.js');
      const { problems } = fresh.decodeDigitalLinkUri(`${host}/01/09506000134352`);
      expect(problems.map(({ code }) => code)).toEqual(['INVALID_URI']);
    },
  );

  it('reads a link of a long domain as often as it comes', () => {
    const uriStem = `https://${'a.'.repeat(200)}example`;
    for (const uri of [uriStem, uriStem, `${uriStem}x`]) {
      expect(decodeDigitalLinkUri(`${uri}/01/09506000134352`).digitalLink?.uriStem).toBe(uri);
    }
  });

  it('reads links of several domains in turn, each as it would alone', () => {
    const stems = ['https://a', 'https://a.example', 'HTTPS://A.example:8443', 'http://[::1]:80'];
    for (const stem of [...stems, ...stems]) {
      const { digitalLink } = decodeDigitalLinkUri(`${stem}/shop/01/09506000134352`);
      expect(digitalLink?.uriStem).toBe(`${stem}/shop`);
    }
  });

  it('names every problem at once, by position', () => {
    const uri = 'https://a/01/09506000134353/21/A%20B/10/C?17=281331&18=1';
    expect(decodeDigitalLinkUri(uri).problems.map(({ code }) => code)).toEqual([
      'CHECK_DIGIT_MISMATCH',
      'INVALID_CHARACTER',
      'QUALIFIER_OUT_OF_ORDER',
      'INVALID_MONTH',
      'UNKNOWN_APPLICATION_IDENTIFIER',
    ]);
  });

  it('gives elements also where a problem names them', () => {
    const { elements } = decodeDigitalLinkUri('https://a/01/09506000134353/10/A');
    expect(elements.map(({ value }) => value)).toEqual(['09506000134353', 'A']);
  });

  it('leaves companions unchecked when told so, but not what the syntax says', () => {
    const options = { checkAssociations: false };
    expect(decodeDigitalLinkUri('https://a/415/9506000134352', options).valid).toBe(true);
    expect(decodeDigitalLinkUri(`${gtin}?10=A`, options).valid).toBe(false);
  });
});

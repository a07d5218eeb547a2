import { describe, expect, it } from 'vitest';
import { thrownBy } from '../../test/support/thrown-by.js';
import { decodeElementString } from '../syntax/decode-element-string.js';
import { encodeBracketed } from '../syntax/encode-bracketed.js';
import { loadDictionary } from './load-dictionary.js';

const lines = [
  '# Release: 2030-01-31',
  '',
  '01         *?  N14,csum,gcppos2   ex=255,37 dlpkey=22,10,21|235   # GTIN',
  '8050-8052   ?  N3,iso3166 [X..5]  req=01+10,02 req=89  ex=805n    # NEW',
  '10          ?  X..20',
  '89             Z..90',
];

describe('loadDictionary', () => {
  const dictionary = loadDictionary(lines.join('\n'));

  it('reads entries, ranges and attributes', () => {
    expect(dictionary.entries.map((one) => one.applicationIdentifier)).toEqual([
      '01',
      '8050',
      '8051',
      '8052',
      '10',
      '89',
    ]);
    expect(dictionary.find('8051')).toMatchObject({
      title: 'NEW',
      minLength: 3,
      maxLength: 8,
      separatorRequired: true,
      isDigitalLinkAttribute: true,
      qualifierSequences: undefined,
      mandatoryAssociations: [[['01', '10'], ['02']], [['89']]],
      invalidPairs: ['805n'],
    });
    expect(dictionary.find('8051')?.components).toMatchObject([
      { type: 'N', minLength: 3, maxLength: 3, optional: false, linterNames: ['iso3166'] },
      { type: 'X', minLength: 1, maxLength: 5, optional: true, linterNames: [] },
    ]);
    expect(dictionary.find('01')?.qualifierSequences).toEqual([['22', '10', '21'], ['235']]);
  });

  it.each(['', '0', '1', '011', '805', '8053', '8 50', 'ab'])('does not find %j', (value) => {
    expect(dictionary.find(value)).toBeUndefined();
  });

  it('is used instead of the one of this release', () => {
    const text = '8050056X\u001d0109506000134352' + '10A\u001d89B';
    expect(decodeElementString(text, { dictionary }).problems).toEqual([]);
    expect(decodeElementString(text).valid).toBe(false);
    const elements = [{ applicationIdentifier: '89', value: 'B' }];
    expect(encodeBracketed(elements, { dictionary })).toBe('(89)B');
  });

  it('takes the name of the release, or makes one of the entries', () => {
    expect(dictionary.version).toBe('2030-01-31');
    const unset = loadDictionary('# Release: UNSET\n01 N14 # GTIN');
    expect(unset.version).toMatch(/^UNSET-[0-9a-f]{8}$/);
    expect(loadDictionary('# other\n\n01   N14   #  GTIN\n').version).toBe(unset.version);
    expect(loadDictionary('01 N13 # GTIN').version).not.toBe(unset.version);
  });

  it('takes linters this release lacks', () => {
    const even = (text: string, start: number, end: number) =>
      Number(text.slice(start, end)) % 2 === 0
        ? undefined
        : ({ code: 'INVALID_CHARACTER', message: 'odd', start, end } as const);
    const own = loadDictionary('89 N..5,even', { linters: { even } });
    expect(decodeElementString('8912', { dictionary: own }).valid).toBe(true);
    expect(decodeElementString('8913', { dictionary: own }).problems[0]?.message).toBe('odd');
  });

  it.each([
    ['no specification', '01'],
    ['no AI', 'N14 # GTIN'],
    ['an AI of one digit', '1 N14'],
    ['an unknown type', '01 Q14'],
    ['no length', '01 N'],
    ['a length of zero', '01 N0'],
    ['an open bracket', '01 N3 [N3'],
    ['an unknown linter', '01 N14,unheardof'],
    ['a linter named like a property of objects', '01 N14,constructor'],
    ['an unknown attribute', '01 N14 also=02'],
    ['a varying component before another', '01 N..3 N2'],
    ['a component after an optional one', '01 [N3] N2'],
    ['a range that goes down', '3105-3100 N6'],
    ['a range of two lengths', '99-100 N6'],
    ['an AI twice', '01 N14\n01 N14'],
    ['two lengths of AIs with the same start', '31 N6\n3100 N6'],
  ])('refuses %s', (_, text) => {
    expect(thrownBy(() => loadDictionary(text)).code).toBe('INVALID_DICTIONARY');
  });

  it('says which line is wrong', () => {
    expect(thrownBy(() => loadDictionary('# one\n01 N14\n10 Q3')).message).toContain('Line 3');
  });
});

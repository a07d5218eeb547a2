import { expect, it } from 'vitest';
import { decode } from './decode.js';
import { formatHri } from '../syntax/format-hri.js';
import { loadDictionary } from '../dictionary/load-dictionary.js';

it.each([
  [']d20109506000134352', 'scanData'],
  [']', 'scanData'],
  ['(01)09506000134352', 'bracketedElementString'],
  ['(', 'bracketedElementString'],
  ['https://id.gs1.org/01/09506000134352', 'digitalLinkUri'],
  ['HTTP://ID.GS1.ORG/01/09506000134352', 'digitalLinkUri'],
  ['https://', 'digitalLinkUri'],
  ['0109506000134352', 'elementString'],
  ['\u001d0109506000134352', 'elementString'],
  ['ftp://a', 'elementString'],
  ['http:/a', 'elementString'],
  ['', 'elementString'],
])('decode takes %j for %s', (text, syntax) => {
  expect(decode(text).syntax).toBe(syntax);
});

it('decode hands its options on', () => {
  const dictionary = loadDictionary('89 X..10 # NEW');
  expect(decode('89A^89A', { dictionary, separator: '^' }).valid).toBe(true);
  expect(decode('(89)A', { dictionary }).valid).toBe(true);
  expect(decode('(10)A', { checkAssociations: false }).valid).toBe(true);
});

it('formatHri writes AIs it knows nothing of without a title', () => {
  const elements = [
    { applicationIdentifier: '99', value: 'A' },
    { applicationIdentifier: '89', value: 'B' },
  ];
  const dictionary = loadDictionary('99 X..90 # INTERNAL');
  expect(formatHri(elements, { dataTitles: true, dictionary })).toEqual([
    'INTERNAL (99) A',
    '(89) B',
  ]);
  expect(formatHri(elements, { dictionary })).toEqual(['(99) A', '(89) B']);
});

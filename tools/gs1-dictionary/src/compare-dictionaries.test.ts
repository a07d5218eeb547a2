import { expect, it } from 'vitest';
import { differencesBetween } from './compare-dictionaries.js';

const table = '01 *? N14,csum ex=255,37 dlpkey=22 # GTIN\n3100-3101 *? N6 req=01 # KG';

it('finds no difference in comments, blanks and the order of attributes', () => {
  const published =
    '# Words.\n01   *?  N14,csum  dlpkey=22  ex=255,37   # GTIN\n\n3100-3101 *? N6 req=01 # KG\n';
  expect(differencesBetween(table, published)).toEqual([]);
});

it.each([
  ['title', '# GTIN', '# ITEM', '(01) title: "GTIN" in the table, "ITEM" in the dictionary.'],
  ['companion', 'req=01', 'req=02', '(3100) mandatoryAssociations: [[["01"]]] in the table'],
  ['linter', ',csum', '', '(01) components: [{"type":"N"'],
  ['separator', '01 *?', '01 ?', '(01) separatorRequired: false in the table, true in the'],
  ['link', ' dlpkey=22', '', '(01) qualifierSequences: [["22"]] in the table, none in the'],
])('names the AI and the %s that differ', (_what, ours, theirs, sentence) => {
  const [difference] = differencesBetween(table, table.replace(ours, theirs));
  expect(difference).toContain(sentence);
});

it('names an AI that one of them lacks', () => {
  const differences = differencesBetween(table, `${table}\n10 X..20 # LOT`);
  expect(differences).toContain('(10) title: missing in the table, "LOT" in the dictionary.');
});

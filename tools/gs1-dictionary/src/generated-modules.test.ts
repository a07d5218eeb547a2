import { readFileSync } from 'node:fs';
import { builtInDictionary, Gs1Error } from '@dpp/gs1/dictionary';
import { describe, expect, it } from 'vitest';
import { countriesModule, currenciesModule, packageTypesModule } from './code-modules.js';
import { dictionaryTextOf } from './dictionary-lines.js';
import { dictionaryModule } from './dictionary-module.js';
import { generatedModules, readTableText } from './generated-modules.js';

const root = new URL('../../../', import.meta.url);

const columns = 'AI  title  FNC1  attribute  qualifiers  data field  needs  excludes';

function tableOf(...rows: string[]): string {
  return ['# Release: 2030-01-31', '', columns, ...rows, ''].join('\n');
}

describe('the modules of @dpp/gs1', () => {
  const modules = generatedModules();

  it.each([...modules.keys()])('%s is what the tables say', (path) => {
    // A difference means: `npm run tables`, and commit the result.
    expect(readFileSync(new URL(path, root), 'utf8')).toBe(modules.get(path));
  });

  it('hold every AI of the release', () => {
    const { entries } = builtInDictionary();
    expect(entries).toHaveLength(541);
    const identifiers = entries.map(({ applicationIdentifier }) => applicationIdentifier);
    expect(identifiers).toEqual(expect.arrayContaining(['00', '3105', '4326', '8030', '99']));
  });
});

describe('a row of the table of Application Identifiers', () => {
  it.each([
    [
      '01  GTIN  no  yes  22,10,21|235  N14,csum  -  255,37',
      '01 *? N14,csum ex=255,37 dlpkey=22,10,21|235 # GTIN',
    ],
    ['00  SSCC  no  no  none  N18,csum  -  -', '00 * N18,csum dlpkey # SSCC'],
    ['10  BATCH/LOT  yes  yes  -  X..20  01,02  -', '10 ? X..20 req=01,02 # BATCH/LOT'],
    ['8043  PSIM  yes  no  -  N18 [N..2]  01+21+8040  -', '8043 N18 [N..2] req=01+21+8040 # PSIM'],
    ['8110  -  yes  yes  -  X..70,couponcode  -  -', '8110 ? X..70,couponcode'],
  ])('%s is the entry %s', (row, entry) => {
    expect(dictionaryTextOf(tableOf(row)).split('\n')).toEqual(['# Release: 2030-01-31', entry]);
  });

  it('is refused with a cell too few', () => {
    expect(() => dictionaryTextOf(tableOf('10  BATCH/LOT  yes  yes  X..20  01  -'))).toThrow(
      'Expected 8 cells: 10  BATCH/LOT',
    );
  });

  it('is refused under other columns', () => {
    expect(() => dictionaryTextOf('# Release: UNSET\nAI  title\n10  BATCH/LOT')).toThrow('columns');
  });

  it('is refused with a linter that the package lacks', () => {
    const row = '01  GTIN  no  yes  none  N14,unheardof  -  -';
    expect(() => dictionaryModule(tableOf(row))).toThrow(Gs1Error);
  });
});

describe('the module of Application Identifiers', () => {
  it('names the release of the table', () => {
    const module = dictionaryModule(tableOf('01  GTIN  no  yes  none  N14  -  -'));
    expect(module).toContain("dictionaryVersion = '2030-01-31';");
  });

  it('writes each AI into the union type, a range by its last digit', () => {
    const module = dictionaryModule(
      tableOf('01  GTIN  no  yes  none  N14  -  -', '3100-3102  KG  no  yes  -  N6  01  -'),
    );
    const union = module.slice(module.indexOf('ApplicationIdentifier ='));
    expect(union).toBe("ApplicationIdentifier =\n  | '01'\n  | `310${0 | 1 | 2}`;\n");
  });
});

describe('the tables of codes', () => {
  it('are refused with a code twice or out of order', () => {
    const countries = readTableText('countries.txt');
    const [row = ''] = /^276.*\n/m.exec(countries) ?? [];
    expect(() => countriesModule(countries.replace(row, row + row))).toThrow('276 stands twice');
    expect(() => countriesModule(countries.replace(row, '') + row)).toThrow('276 stands');
    const packages = readTableText('package-types.txt');
    expect(() => packageTypesModule(packages + '1A    GS1  Once more')).toThrow('1A stands twice');
  });

  it('are refused with two numbers for the same letters', () => {
    const currencies = readTableText('currencies.txt').replace('980     UAH', '980     EUR');
    expect(() => currenciesModule(currencies)).toThrow('EUR stands twice');
  });
});

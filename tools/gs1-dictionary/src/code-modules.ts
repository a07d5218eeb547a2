import { readTable } from './read-table.js';

/** The module of `@dpp/gs1` for `countries.txt`. */
export function countriesModule(table: string): string {
  const rows = readTable(table, ['number', 'letters', 'name']);
  return codesModule('countries.txt', [
    codes('countryNumbers', 'ISO 3166-1 numeric', ascending(rows.map(({ number }) => number))),
    codes(
      'countryLetters',
      'ISO 3166-1 alpha-2, in the order of the numbers',
      distinct(rows.map(({ letters }) => letters)),
    ),
  ]);
}

/** The module of `@dpp/gs1` for `currencies.txt`. */
export function currenciesModule(table: string): string {
  const rows = readTable(table, ['number', 'letters', 'withdrawn', 'name']);
  return codesModule('currencies.txt', [
    codes('currencyNumbers', 'ISO 4217 numeric', ascending(rows.map(({ number }) => number))),
    codes(
      'currencyLetters',
      'ISO 4217 alphabetic, in the order of the numbers',
      distinct(rows.map(({ letters }) => letters)),
    ),
  ]);
}

/** The module of `@dpp/gs1` for `package-types.txt`. */
export function packageTypesModule(table: string): string {
  const rows = readTable(table, ['code', 'list', 'name']);
  const comment =
    'Package types: what several have in common, a colon, and the last character of each';
  const groups = foldLast(ascending(rows.map(({ code }) => code)));
  return codesModule('package-types.txt', [codes('packageTypes', comment, groups)]);
}

/** `1A`, `1B`, `200`, `201` are `1:AB`, `20:01`: half as much to load. */
function foldLast(list: readonly string[]): string[] {
  const groups = new Map<string, string>();
  for (const code of list) {
    const common = code.slice(0, -1);
    groups.set(common, (groups.get(common) ?? '') + code.slice(-1));
  }
  return [...groups].map(([common, last]) => `${common}:${last}`);
}

/** Each code stands once, where it is looked for. */
function ascending(list: readonly string[]): readonly string[] {
  const misplaced = list.find((code, index) => index > 0 && code <= (list[index - 1] ?? ''));
  if (misplaced !== undefined) throw new Error(`${misplaced} stands twice or out of order.`);
  return list;
}

function distinct(list: readonly string[]): readonly string[] {
  const repeated = list.find((code, index) => list.indexOf(code) !== index);
  if (repeated !== undefined) throw new Error(`${repeated} stands twice.`);
  return list;
}

function codesModule(table: string, lists: readonly string[]): string {
  const header = `// Written by \`npm run tables\` from tools/gs1-dictionary/data/${table}. Do not edit.\n`;
  return [header, ...lists].join('\n');
}

const lineLength = 90;

/** A constant that holds the codes with blanks between them, as a text of several lines. */
function codes(name: string, comment: string, list: readonly string[]): string {
  const lines = [''];
  for (const code of list) {
    const line = lines.at(-1) ?? '';
    if (line.length + code.length < lineLength) lines[lines.length - 1] = `${line}${code} `;
    else lines.push(`${code} `);
  }
  const literals = lines
    .join('\n')
    .trimEnd()
    .split('\n')
    .map((line) => `  '${line}'`);
  return `/** ${comment}. */\nexport const ${name} =\n${literals.join(' +\n')};\n`;
}

import { loadDictionary } from '@dpp/gs1/dictionary';
import { dictionaryTextOf } from './dictionary-lines.js';

/**
 * Writes the module of `@dpp/gs1` that holds the Application Identifiers: the release, the entries, and the
 * union type.
 *
 * @param table - The text of `application-identifiers.txt`.
 * @throws Gs1Error `INVALID_DICTIONARY` for a row that is no entry, or names a linter that `@dpp/gs1` lacks.
 */
export function dictionaryModule(table: string): string {
  const { version, text } = loadDictionary(dictionaryTextOf(table));
  const entries = text.split('\n');
  return [
    '// Written by `npm run tables` from tools/gs1-dictionary/data/application-identifiers.txt. Do not edit.',
    '// The entries are those of the GS1 Barcode Syntax Dictionary; see NOTICE.',
    '',
    '/** The release of the GS1 Barcode Syntax Dictionary whose entries this package has. */',
    `export const dictionaryVersion = ${quote(version)};`,
    '',
    '/** The entries, in the notation of a Syntax Dictionary file, with single blanks. */',
    'export const dictionaryLines = [',
    ...entries.map((entry) => `  ${quote(entry)},`),
    '];',
    '',
    '/** Every Application Identifier of {@link dictionaryVersion}. */',
    'export type ApplicationIdentifier =',
    `${entries.map(unionMember).join('\n')};`,
    '',
  ].join('\n');
}

/** `'01'` for one AI, `` `310${0 | 1 | 2}` `` for a range, which differs in the last digit. */
function unionMember(entry: string): string {
  const [first = '', last = first] = entry.slice(0, entry.indexOf(' ')).split('-');
  if (first === last) return `  | ${quote(first)}`;
  const from = Number(first.slice(-1));
  const count = Number(last) - Number(first) + 1;
  const digits = Array.from({ length: count }, (_, offset) => from + offset);
  if (digits.some((digit) => digit > 9)) throw new Error(`${entry} spans more than one digit.`);
  return `  | \`${first.slice(0, -1)}\${${digits.join(' | ')}}\``;
}

function quote(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

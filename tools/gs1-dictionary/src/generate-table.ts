import { loadDictionary } from '@dpp/gs1/dictionary';
import { foldLines } from './fold-lines.js';

/**
 * Writes the module `syntax-dictionary.ts` of `@dpp/gs1`: the entries of a Syntax Dictionary file as
 * folded columns, its version, and the union type of its Application Identifiers.
 *
 * @param dictionaryText - The whole file.
 * @throws Gs1Error `INVALID_DICTIONARY` when the file cannot be read, or names a linter that
 * `@dpp/gs1` lacks; an Error when the file does not state its copyright.
 */
export function generateTable(dictionaryText: string): string {
  const { version } = loadDictionary(dictionaryText);
  const entries = squeeze(dictionaryText);
  const lines = [
    '// Written by tools/gs1-dictionary from the GS1 Barcode Syntax Dictionary. Do not edit.',
    '//',
    ...copyrightOf(dictionaryText).map((line) => `// ${line}`.trimEnd()),
    '',
    '/** The release of the GS1 Barcode Syntax Dictionary this package was built from. */',
    `export const dictionaryVersion = ${quote(version)};`,
    '',
    '/** The entries of the Syntax Dictionary without comments, as columns for `unfoldLines`. */',
    'export const dictionaryColumns = [',
    ...foldLines(entries).map((column) => `  \`${escapeTemplate(column)}\`,`),
    '];',
    '',
    '/** Every Application Identifier of {@link dictionaryVersion}. */',
    'export type ApplicationIdentifier =',
    `${entries.map(unionMember).join('\n')};`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The entries alone, with single blanks. They read as the whole file does. */
function squeeze(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** The licence asks that the notices of the work go with every copy of its content. */
function copyrightOf(text: string): string[] {
  const comments = text.split('\n').filter((line) => line.startsWith('#'));
  const notices = comments.map((line) => line.replace(/^#\s?/, '').trim());
  const first = notices.findIndex((line) => line.startsWith('Copyright'));
  const last = notices.findIndex((line) => line === 'limitations under the License.');
  if (first === -1 || last === -1) throw new Error('The file states no copyright and licence.');
  return notices.slice(first, last + 1);
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

function escapeTemplate(text: string): string {
  return text.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
}

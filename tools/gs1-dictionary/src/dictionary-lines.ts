import { readTable, statementIn, type TableRow } from './read-table.js';

const columns = [
  'AI',
  'title',
  'FNC1',
  'attribute',
  'qualifiers',
  'data field',
  'needs',
  'excludes',
] as const;

/**
 * The table of Application Identifiers in the notation that `@dpp/gs1` reads, that of a Syntax Dictionary file:
 * the release, then one entry a line.
 *
 * @param table - The text of `application-identifiers.txt`.
 */
export function dictionaryTextOf(table: string): string {
  const entries = readTable(table, columns).map(entryLine);
  return [`# Release: ${statementIn(table, 'Release')}`, ...entries].join('\n');
}

function entryLine(row: TableRow<(typeof columns)[number]>): string {
  const flags = `${row.FNC1 === 'no' ? '*' : ''}${row.attribute === 'yes' ? '?' : ''}`;
  const parts = [
    row.AI,
    flags,
    row['data field'],
    attribute('req', row.needs),
    attribute('ex', row.excludes),
    row.qualifiers === 'none' ? 'dlpkey' : attribute('dlpkey', row.qualifiers),
    row.title === '-' ? '' : `# ${row.title}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function attribute(name: string, cell: string): string {
  return cell === '-' ? '' : `${name}=${cell}`;
}

import type { ProductCategory } from '@dpp/espr-validate';
import { csvTemplate, type CsvColumn } from '@dpp/espr-validate/csv';
import { categoryRules } from '@dpp/espr-validate/rules';
import { readFileSync } from 'node:fs';

const documents = new URL('../../../packages/espr-validate/test/documents/', import.meta.url);

/** A category's table: a row of names and a row of an example, cells unquoted. */
export interface Template {
  readonly columns: readonly {
    readonly path: string;
    readonly requirement: string;
    readonly description: string;
    readonly example: string;
  }[];
  /** With a byte order mark, for spreadsheets. */
  readonly csv: string;
}

/** File name → text: a table to open for each product category, and a page about its columns. */
export function templateFiles(): Record<string, string> {
  const categories = Object.keys(categoryRules) as ProductCategory[];
  return {
    'README.md': indexPage(categories),
    ...Object.fromEntries(
      categories.flatMap((category) => {
        const template = templateOf(category);
        return [
          [`${category}.csv`, template.csv],
          [`${category}.md`, page(category, template)],
        ];
      }),
    ),
  };
}

/** The columns `dpp template` prints, with those of further parts, and the values of a complete document. */
export function templateOf(category: ProductCategory): Template {
  const text = readFileSync(new URL(`${category}.json`, documents), 'utf8');
  const document = JSON.parse(text) as Record<string, unknown>;
  const columns = [
    ownColumn('productId', 'required', 'GTIN-14, GRAI or article number', document.gtin),
    ownColumn('operatorRegId', 'optional', 'Registry id of the economic operator', undefined),
    ownColumn('facilityGln', 'optional', 'GLN of the manufacturing facility', undefined),
    ...withFurtherParts(csvTemplate(category).columns, document).map(
      ({ path, requirement, description, unit }) => ({
        path,
        requirement,
        description: unit === undefined ? description : `${description} (${unit})`,
        example: textOf(valueAt(document, path)),
      }),
    ),
  ];
  const rows = [columns.map(({ path }) => path), columns.map(({ example }) => example)];
  const csv = rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
  return { columns, csv: `\ufeff${csv}` };
}

/** What one part is not enough of: a mixture, of which the template has three, and the corners of a plot. */
const LAST_PART = /^(.+\.coordinates(?=\[0\])|.+(?=\[2\]))\[([02])\]/;

/** A mixture of more parts than the template has columns for shows how columns are added. */
function withFurtherParts(
  columns: readonly CsvColumn[],
  document: Record<string, unknown>,
): CsvColumn[] {
  return columns.flatMap((column, index) => {
    const [, list = '', last = ''] = LAST_PART.exec(column.path) ?? [];
    const isLastOfPart = !columns[index + 1]?.path.startsWith(`${list}[${last}]`);
    const parts = list === '' ? undefined : valueAt(document, list);
    if (!isLastOfPart || !Array.isArray(parts)) return [column];
    const ofPart = columns.filter(({ path }) => path.startsWith(`${list}[${last}]`));
    const further = parts.slice(Number(last) + 1).flatMap((_part, part) =>
      ofPart.map((like) => ({
        ...like,
        path: like.path.replace(`${list}[${last}]`, `${list}[${part + Number(last) + 1}]`),
      })),
    );
    return [column, ...further];
  });
}

function ownColumn(path: string, requirement: string, description: string, value: unknown) {
  return { path, requirement, description, example: textOf(value) };
}

function valueAt(document: unknown, path: string): unknown {
  let value = document;
  for (const [segment] of path.matchAll(/[^.[\]]+/g)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}

/** A text in several languages has one column: its first language. */
function textOf(value: unknown): string {
  const [first = value] = Array.isArray(value) ? (value as unknown[]) : [value];
  if (typeof first === 'object' && first !== null) {
    return 'value' in first ? textOf(first.value) : '';
  }
  return ['string', 'number', 'boolean'].includes(typeof first) ? String(first) : '';
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const notice =
  '<!-- Generated from the rule table of @dpp/espr-validate by `npm run rules`. Do not edit. -->';

function indexPage(categories: readonly ProductCategory[]): string {
  return [
    notice,
    '# Tables to fill in',
    'A table for each product category, with one example row; delete the row and the columns that are not needed. A list without entries, such as the certificates of a product that has none, is `[]` in a column of its own name: `regulatoryCompliance.certificates`. [Import and export passports](../guides/import-and-export.md) says how to bring it in.',
    categories.map((name) => `- [${name}.csv](${name}.csv): [its columns](${name}.md)`).join('\n'),
  ].join('\n\n');
}

function page(category: ProductCategory, { columns }: Template): string {
  const rows = columns.map(({ path, requirement, description, example }) =>
    [`\`${path}\``, requirement, description, example].map(markdownCell).join(' | '),
  );
  return [
    notice,
    `# The table of ${category}`,
    `As [${category}.csv](${category}.csv). What values may be: [metadata of ${category}](../metadata/${category}.md).`,
    [
      '| Column | Requirement | Meaning | Example |',
      '| --- | --- | --- | --- |',
      ...rows.map((row) => `| ${row} |`),
    ].join('\n'),
  ].join('\n\n');
}

function markdownCell(text: string): string {
  return text
    .replaceAll('|', '\\|')
    .replace(/[<>*_]/g, '\\$&')
    .replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
}

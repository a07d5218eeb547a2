import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { csvTemplate } from '@dpp/espr-validate/csv';
import type { Command } from 'commander';
import { UsageError, type Cli } from '../command/command-context.js';
import { csvLine } from '../files/csv-line.js';
import { parseCategory } from './import-command.js';

/** By the name of its option. A semicolon is what spreadsheets expect where a comma marks decimals. */
const separators: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t' };

export const separatorOption = ['--separator <name>', 'comma, semicolon or tab', 'comma'] as const;

/** Columns of a template beside those of the category. */
const ownColumns = [
  { path: 'productId', requirement: 'required', description: 'GTIN-14, GRAI or article number' },
  {
    path: 'operatorRegId',
    requirement: 'optional',
    description: 'Legal registry id of the economic operator; blank: that of the import',
  },
  {
    path: 'facilityGln',
    requirement: 'optional',
    description: 'GLN of the manufacturing facility',
  },
] as const;

export function addTemplateCommand(program: Command, cli: Cli): void {
  program
    .command('template <category>')
    .description(`print an empty CSV table for products: ${PRODUCT_CATEGORIES.join(', ')}`)
    .option(...separatorOption)
    .action((name: string, options: { separator: string }) => {
      const category = parseCategory(name);
      if (category === undefined) throw new UsageError('Name a category.');
      const separator = parseSeparator(options.separator);
      const columns = [...ownColumns, ...csvTemplate(category).columns];
      const header = csvLine(
        columns.map(({ path }) => path),
        separator,
      );
      // The line end is the output's.
      cli.output().result({ category, columns }, [`\ufeff${header.slice(0, -1)}`]);
    });
}

export function parseSeparator(name: string): string {
  const separator = separators[name];
  if (separator !== undefined) return separator;
  throw new UsageError(`--separator must be one of ${Object.keys(separators).join(', ')}.`);
}

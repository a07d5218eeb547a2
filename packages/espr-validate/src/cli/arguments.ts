import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '../locale.js';
import { isProductCategory, type ProductCategory } from '../product-category.js';

/** Raised when the command cannot know what was meant. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface CheckArguments {
  readonly command: 'check';
  /** Paths, or `-` for the standard input. */
  readonly files: readonly string[];
  readonly category: ProductCategory | undefined;
  readonly locale: Locale;
  readonly json: boolean;
}

export type Arguments =
  { readonly command: 'help' } | { readonly command: 'version' } | CheckArguments;

/** @throws {@link UsageError} */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals: files } = parse(args);
  if (values.help) return { command: 'help' };
  if (values.version) return { command: 'version' };
  if (files.length === 0) throw new UsageError('Give at least one FILE.');
  if (files.filter((file) => file === '-').length > 1) {
    throw new UsageError('Only one FILE can be the standard input.');
  }
  const { category, lang, json = false } = values;
  return { command: 'check', files, category: categoryOf(category), locale: localeOf(lang), json };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        category: { type: 'string' },
        lang: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : 'Unknown option.', { cause });
  }
}

function categoryOf(name: string | undefined): ProductCategory | undefined {
  if (name === undefined || isProductCategory(name)) return name;
  throw new UsageError(`There is no category ${JSON.stringify(name)}.`);
}

function localeOf(code: string | undefined): Locale {
  if (code === undefined) return 'en';
  const locale = LOCALES.find((known) => known === code.toLowerCase());
  if (locale !== undefined) return locale;
  throw new UsageError(`There is no language ${JSON.stringify(code)}.`);
}

import { parseArgs } from 'node:util';
import { PAYLOAD_SOURCES, type PayloadSource } from '../convert/convert-payload.js';
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
  /** True when product ids that look mangled are meant. */
  readonly allowSku: boolean;
}

export interface ConvertArguments {
  readonly command: 'convert';
  /** Paths, or `-` for the standard input; read as one payload. */
  readonly files: readonly string[];
  readonly from: PayloadSource;
  readonly json: boolean;
}

export type Arguments =
  | { readonly command: 'help' }
  | { readonly command: 'version' }
  | CheckArguments
  | ConvertArguments;

/** @throws {@link UsageError} */
export function parseArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  if (values.help) return { command: 'help' };
  if (values.version) return { command: 'version' };
  const isConversion = positionals[0] === 'convert';
  const files = isConversion ? positionals.slice(1) : positionals;
  if (!isConversion && values.from !== undefined) {
    throw new UsageError('--from belongs to the command convert.');
  }
  if (files.length === 0) throw new UsageError('Give at least one FILE.');
  if (files.filter((file) => file === '-').length > 1) {
    throw new UsageError('Only one FILE can be the standard input.');
  }
  if (isConversion) return convertArguments(files, values);
  const { category, lang, json = false, 'allow-sku': allowSku = false } = values;
  return {
    command: 'check',
    files,
    category: categoryOf(category),
    locale: localeOf(lang),
    json,
    allowSku,
  };
}

function convertArguments(
  files: readonly string[],
  { from, json = false, ...others }: ReturnType<typeof parse>['values'],
): ConvertArguments {
  const [needless] = Object.keys(others);
  if (needless !== undefined) throw new UsageError(`convert takes no --${needless}.`);
  const source = PAYLOAD_SOURCES.find((known) => known === from);
  if (source !== undefined) return { command: 'convert', files, from: source, json };
  throw new UsageError(`Give --from ${PAYLOAD_SOURCES.join(' or --from ')}.`);
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
        from: { type: 'string' },
        'allow-sku': { type: 'boolean' },
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

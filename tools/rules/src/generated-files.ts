import { categoryJsonSchema, SCHEMA_CATEGORIES } from '@dpp/espr-validate/json-schema';
import { format, resolveConfig } from 'prettier';
import { metadataPages } from './metadata-pages.js';
import { metadataTypes } from './metadata-types.js';
import { templateFiles } from './template-pages.js';

const root = new URL('../../../', import.meta.url);

/** Path from the root → text of every file that comes from the rule table; what is TypeScript, formatted. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const texts: [string, string][] = [
    ['packages/client/src/__generated__/metadata.ts', metadataTypes('closed')],
    ['packages/espr-validate/src/__generated__/metadata.ts', metadataTypes('open')],
    ...SCHEMA_CATEGORIES.map((category): [string, string] => [
      `packages/espr-validate/src/schemas/${category}.schema.json`,
      `${JSON.stringify(categoryJsonSchema(category), null, 2)}\n`,
    ]),
    ...Object.entries(metadataPages()).map(([name, text]): [string, string] => [
      `docs/metadata/${name}`,
      text,
    ]),
    ...Object.entries(templateFiles()).map(([name, text]): [string, string] => [
      `docs/templates/${name}`,
      text,
    ]),
  ];
  const formatted = texts.map(async ([path, text]): Promise<[string, string]> => {
    // A formatter makes every cell of a column as wide as the longest: a page would be twice its size.
    if (path.endsWith('.md')) return [path, `${text}\n`];
    // Used as it is: its own bytes, not those of a formatter.
    if (path.endsWith('.schema.json') || path.endsWith('.csv')) return [path, text];
    const filepath = new URL(path, root).pathname;
    const options = await resolveConfig(filepath);
    return [path, await format(text, { ...options, filepath })];
  });
  return new Map(await Promise.all(formatted));
}

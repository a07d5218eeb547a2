import { readFile } from 'node:fs/promises';
import { apiReference } from './api-reference.js';
import { errorCodes } from './error-codes.js';
import { wireTypes } from './wire-types.js';

/** What `@dpp/client` has from the contract and from its own sources: path from the root → text. */
export async function clientFiles(document: object, root: URL): Promise<Record<string, string>> {
  const client = new URL('packages/client/', root);
  const generated = 'packages/client/src/__generated__';
  return {
    [`${generated}/contract.ts`]: await wireTypes(document),
    [`${generated}/error-codes.ts`]: await errorCodes(root),
    [`${generated}/version.ts`]: await versionFile(client),
    'packages/client/api.md': await apiReference(client),
  };
}

async function versionFile(client: URL): Promise<string> {
  const text = await readFile(new URL('package.json', client), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string };
  return `// Generated from package.json by \`npm run contract\`. Do not edit.

/** The version of this package. */
export const VERSION = '${version}';
`;
}

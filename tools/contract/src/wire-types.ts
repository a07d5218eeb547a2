import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { closeSchemas } from './close-schemas.js';

const header = `// Generated from docs/openapi.json by \`npm run contract\`. Do not edit.

import type { StoredMetadata } from '../metadata.js';

`;

/**
 * The client's wire types: every schema and operation of the contract, as TypeScript. A member that the contract does
 * not name is a type error, although servers may send further ones; metadata has the types of its categories.
 */
export async function wireTypes(document: object): Promise<string> {
  const ast = await openapiTypescript(closeSchemas(document) as OpenAPI3, {
    immutable: true,
    alphabetize: false,
    additionalProperties: false,
  });
  const written = astToString(ast);
  const types = written.replace(/\bStoredMetadata: unknown;/, 'StoredMetadata: StoredMetadata;');
  if (types === written) throw new Error('No schema of the contract has stored metadata.');
  return header + types;
}

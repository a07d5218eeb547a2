import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const header = `// Generated from docs/openapi.json by \`npm run contract\`. Do not edit.\n\n`;

/** The client's wire types: every schema and operation of the contract, as TypeScript. */
export async function wireTypes(document: object): Promise<string> {
  const ast = await openapiTypescript(document as OpenAPI3, {
    immutable: true,
    alphabetize: false,
    additionalProperties: false,
  });
  return header + astToString(ast);
}

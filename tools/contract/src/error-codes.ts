import { readdir, readFile } from 'node:fs/promises';
import { refusalCodes } from '@dpp/server/contract';
import ts from 'typescript';

const header = `// Generated from the server's table of refusals by \`npm run contract\`. Do not edit.

`;

/** GS1 data that break no rule of GS1 are refused with it. */
const namedElsewhere = 'INVALID_GS1_DATA';

/** The client's type of the codes that refusals of the server carry. */
export async function errorCodes(root: URL): Promise<string> {
  const gs1 = await readFile(new URL('packages/gs1/src/error.ts', root), 'utf8');
  const found = new Set([
    ...refusalCodes,
    namedElsewhere,
    ...unionIn(gs1, 'Gs1ErrorCode'),
    ...(await frameworkCodes(new URL('apps/server/src/', root))),
  ]);
  const members = [...found].sort().map((code) => `  | '${code}'`);
  return `${header}/** \`code\` of a refusal, where the server gives one. */
export type ServerErrorCode =
${members.join('\n')};
`;
}

/** What is refused before any route is found, and by the shape of a request. */
async function frameworkCodes(server: URL): Promise<string[]> {
  const codes: string[] = [];
  for (const name of await readdir(server, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const text = await readFile(new URL(name, server), 'utf8');
    codes.push(...(text.match(/\bFST_ERR_[A-Z_]+\b/g) ?? []));
  }
  return codes;
}

function unionIn(text: string, name: string): string[] {
  const source = ts.createSourceFile('error.ts', text, ts.ScriptTarget.ES2023, true);
  const union = source.statements.find(
    (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
  );
  const codes = [...(union?.getText().matchAll(/'([A-Z0-9_]+)'/g) ?? [])].flatMap(
    ([, one]) => one ?? [],
  );
  if (codes.length === 0) throw new Error(`There is no union ${name}.`);
  return codes;
}

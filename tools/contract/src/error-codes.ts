import { readdir, readFile } from 'node:fs/promises';
import ts from 'typescript';

const header = `// Generated from the refusals in the server's sources by \`npm run contract\`. Do not edit.

`;

/** What GS1 data are refused with when no rule of GS1 is broken, and what names its code by a variable. */
const namedElsewhere = ['INVALID_GS1_DATA', 'ONE_INPUT_EXPECTED', 'GTIN_CHECK_DIGIT_INVALID'];

/** The client's type of the codes that refusals of the server carry. */
export async function errorCodes(root: URL): Promise<string> {
  const found = new Set(namedElsewhere);
  const server = new URL('apps/server/src/', root);
  for (const name of await readdir(server, { recursive: true })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    for (const code of refusalCodesIn(await readFile(new URL(name, server), 'utf8')))
      found.add(code);
  }
  const gs1 = await readFile(new URL('packages/gs1/src/error.ts', root), 'utf8');
  for (const code of unionIn(gs1, 'Gs1ErrorCode')) found.add(code);
  const members = [...found].sort().map((code) => `  | '${code}'`);
  return `${header}/** \`code\` of a refusal, where the server gives one. */
export type ServerErrorCode =
${members.join('\n')};
`;
}

const code = /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:_[a-z]+)+)$/;

/** Codes that a file gives to `ApiError`: in its second argument, or as `code` of an object in its arguments. */
export function refusalCodesIn(text: string): string[] {
  if (!text.includes('ApiError') && !text.includes('FST_ERR_')) return [];
  const codes: string[] = [];
  const visit = (node: ts.Node, isRefusal: boolean): void => {
    const isInside = isRefusal || isRefusalCall(node);
    const value = isInside ? codeOf(node) : undefined;
    if (value !== undefined) codes.push(value);
    ts.forEachChild(node, (child) => visit(child, isInside));
  };
  visit(ts.createSourceFile('server.ts', text, ts.ScriptTarget.ES2023, true), false);
  // What is written before any route is found has no ApiError.
  return [...codes, ...(text.match(/\bFST_ERR_[A-Z_]+\b/g) ?? [])];
}

function isRefusalCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  return (
    ts.isPropertyAccessExpression(expression) && expression.expression.getText() === 'ApiError'
  );
}

/** The text of `code: 'TEXT'`, also where it is one of two. */
function codeOf(node: ts.Node): string | undefined {
  if (!ts.isStringLiteral(node) || !code.test(node.text)) return undefined;
  for (let at: ts.Node = node.parent; ; at = at.parent) {
    if (ts.isPropertyAssignment(at)) return at.name.getText() === 'code' ? node.text : undefined;
    if (!ts.isConditionalExpression(at) && !ts.isParenthesizedExpression(at)) return undefined;
  }
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

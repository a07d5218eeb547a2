import ts from 'typescript';

/** A test as its source declares it. */
export interface DeclaredTest {
  /** Without folder and `.test.ts`. */
  readonly file: string;
  /** Titles from the outermost `describe` to the test, templates of `each` as they are written. */
  readonly path: readonly string[];
  /** The ids of the clauses that it holds the server to: of each line `// Clause: <id>` above it. */
  readonly clauses: readonly string[];
}

const suites = new Set(['describe']);
const tests = new Set(['it', 'test']);
const clausePattern = /^\/\/ Clause: (.+)$/;
const switchedOff = new Set(['skip', 'todo']);

/** The tests that a source file declares and that run; what is skipped or still to do is no test. */
export function declaredTests(file: string, sourceText: string): DeclaredTest[] {
  const source = ts.createSourceFile(file, sourceText, ts.ScriptTarget.Latest, true);
  const found: DeclaredTest[] = [];
  visit(source, []);
  return found;

  function visit(node: ts.Node, path: readonly string[]): void {
    const call = ts.isCallExpression(node) ? titledCall(node) : undefined;
    if (!call || !ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => visit(child, path));
      return;
    }
    if (call.words.some((word) => switchedOff.has(word))) return;
    const titles = [...path, call.title];
    if (tests.has(call.words[0] ?? ''))
      found.push({ file, path: titles, clauses: clausesOf(node) });
    else for (const argument of node.arguments) visit(argument, titles);
  }
}

/** What the comments right above a call say. */
function clausesOf(call: ts.CallExpression): string[] {
  const { text } = call.getSourceFile();
  const comments = ts.getLeadingCommentRanges(text, call.getFullStart()) ?? [];
  return comments.flatMap(({ pos, end }) => clausePattern.exec(text.slice(pos, end))?.[1] ?? []);
}

/** `it('title', …)`, `describe.each(table)('title %s', …)` and the like. */
function titledCall(node: ts.CallExpression): { words: string[]; title: string } | undefined {
  const words = wordsOf(node.expression);
  const [first = ''] = words;
  const title = node.arguments[0] && titleOf(node.arguments[0]);
  return title !== undefined && (suites.has(first) || tests.has(first))
    ? { words, title }
    : undefined;
}

/** `it.each(table)` is `it`, `each`. */
function wordsOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee))
    return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  return [];
}

function titleOf(argument: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  return (
    argument.head.text + argument.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
  );
}

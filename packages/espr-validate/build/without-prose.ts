import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';
import ts from 'typescript';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** What documentation is written from and the validator never reads. */
const PROSE: ReadonlySet<string> = new Set([
  'description',
  'id',
  'legalBasis',
  'of',
  'severity',
  'unit',
]);

/**
 * Leaves the prose out of the rules, a fifth of what a page would load, and that a field is optional. Members of the metadata that
 * go by such a name are rules themselves, objects, and stay.
 */
export const withoutProse: Plugin = {
  name: 'without-prose',
  setup: (build) => {
    build.onLoad({ filter: /[/\\]src[/\\](categories|rules)[/\\].*\.ts$/ }, async ({ path }) => ({
      contents: dropProse(path, await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

function dropProse(path: string, source: string): string {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const drop: ts.TransformerFactory<ts.SourceFile> = (context) => (root) => {
    const visit = (node: ts.Node): ts.Node | undefined =>
      isProse(node) || isDefault(node) ? undefined : ts.visitEachChild(node, visit, context);
    return ts.visitEachChild(root, visit, context);
  };
  const { transformed } = ts.transform(file, [drop]);
  return ts.createPrinter().printFile(transformed[0] ?? file);
}

function isProse(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) &&
    ts.isIdentifier(node.name) &&
    PROSE.has(node.name.text) &&
    !ts.isObjectLiteralExpression(node.initializer)
  );
}

/** The validator asks what is required and what recommended. */
function isDefault(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && node.getText() === "requirement: 'optional'";
}

import ts from 'typescript';

/** A function, method, accessor or constructor that has a body. */
export interface MeasuredFunction {
  readonly file: string;
  /** First line of the declaration, from 1, without its doc comment. */
  readonly line: number;
  /** Its own name, else that of the variable or property that holds it, else `anonymous`. */
  readonly name: string;
  /** From the first line of the declaration to the line of its closing brace, both inclusive. */
  readonly lines: number;
}

/** Measures every function of a source text, those inside other functions and of object literals too. */
export function measureFunctions(file: string, text: string): MeasuredFunction[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const measured: MeasuredFunction[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineAt(node.getStart());
      measured.push({ file, line, name: nameOf(node), lines: lineAt(node.end) - line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return measured;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  const holder = node.parent;
  const held = ts.isVariableDeclaration(holder) || ts.isPropertyAssignment(holder);
  const name = node.name ?? (held ? holder.name : undefined);
  return name?.getText() ?? 'anonymous';
}

import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A complaint of the compiler. */
export interface Complaint {
  readonly file: string;
  /** From 0. */
  readonly line: number;
  readonly message: string;
}

const folder = fileURLToPath(new URL('../', import.meta.url));

/** Compiles files that exist nowhere, as if they stood in the folder `test`, and returns the complaints. */
export function diagnosticsOf(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): Complaint[] {
  const sources = new Map([...files].map(([name, text]) => [folder + name, text]));
  const all: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [fileURLToPath(new URL('../../../../node_modules/@types', import.meta.url))],
    ...options,
  };
  const host = ts.createCompilerHost(all);
  const program = ts.createProgram([...sources.keys()], all, {
    ...host,
    fileExists: (name) => sources.has(name) || host.fileExists(name),
    readFile: (name) => sources.get(name) ?? host.readFile(name),
    getSourceFile: (name, language) => {
      const text = sources.get(name);
      return text === undefined
        ? host.getSourceFile(name, language)
        : ts.createSourceFile(name, text, language);
    },
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => ({
    file: file?.fileName.replace(folder, '') ?? '',
    line: file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

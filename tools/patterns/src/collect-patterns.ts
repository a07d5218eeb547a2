import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A regular expression and the file that it stands in, from the root of the workspace. */
export interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

export const workspaceFolder = fileURLToPath(new URL('../../../', import.meta.url));

const recorder = fileURLToPath(new URL('record-patterns.ts', import.meta.url));

/** Every different regular expression of what is published and served, tests aside. */
export function collectPatterns(): Pattern[] {
  const found = sourceFiles().map(readFile);
  const literals = found.flatMap(({ patterns }) => patterns);
  const computing = found.filter(({ computes }) => computes).map(({ file }) => file);
  const patterns = [...literals, ...computing.flatMap(recordPatterns)];
  return [...new Map(patterns.map((pattern) => [formatPattern(pattern), pattern])).values()];
}

export function formatPattern({ source, flags }: Omit<Pattern, 'file'>): string {
  return `/${source}/${flags}`;
}

function sourceFiles(): string[] {
  return ['packages', 'apps']
    .flatMap((group) => foldersIn(group).map((name) => `${group}/${name}`))
    .flatMap((folder) => ['src', 'verifier'].map((part) => `${folder}/${part}`))
    .filter((folder) => existsSync(workspaceFolder + folder))
    .flatMap((folder) => filesIn(folder))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.(?:test|d)\.ts$/.test(file))
    .sort();
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(workspaceFolder + folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function filesIn(folder: string): string[] {
  const names = readdirSync(workspaceFolder + folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** The literals of a file; `computes` is true when it also makes patterns while it runs. */
function readFile(file: string) {
  const text = readFileSync(workspaceFolder + file, 'utf8');
  const patterns: Pattern[] = [];
  let computes = false;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(patternOf(file, node.text));
    if (isRegExpCall(node)) computes = true;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return { file, patterns, computes };
}

function patternOf(file: string, literal: string): Pattern {
  const end = literal.lastIndexOf('/');
  return { file, source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

function isRegExpCall(node: ts.Node): boolean {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

/** What `new RegExp` is called with while a file is loaded, in a process of its own. */
function recordPatterns(file: string): Pattern[] {
  const program = ['--conditions=@dpp/source', '--import', 'tsx', recorder];
  const recorded = execFileSync(process.execPath, [...program, workspaceFolder + file], {
    cwd: workspaceFolder,
    encoding: 'utf8',
  });
  const patterns = JSON.parse(recorded) as Omit<Pattern, 'file'>[];
  if (patterns.length === 0) throw new Error(`${file} makes patterns later than it is loaded.`);
  return patterns.map((pattern) => ({ file, ...pattern }));
}

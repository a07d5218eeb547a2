import { readdirSync, readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as carriers from '../src/carriers.js';
import * as codes from '../src/codes.js';
import * as compression from '../src/compression.js';
import * as dictionary from '../src/dictionary.js';
import * as core from '../src/index.js';
import * as keys from '../src/keys.js';
import * as labels from '../src/labels.js';
import * as qr from '../src/qr.js';
import * as resolver from '../src/resolver.js';
import * as scans from '../src/scans.js';
import * as values from '../src/values.js';
import { thrownBy } from './support/thrown-by.js';

const gs1 = {
  ...core,
  ...codes,
  ...compression,
  ...dictionary,
  ...keys,
  ...labels,
  ...carriers,
  ...qr,
  ...resolver,
  ...scans,
  ...values,
};
const packageUrl = new URL('../', import.meta.url);

/** `expression; // value` and `expression; // throws CODE`, the two claims an example can make. */
const claim = /^(?<expression>\S.*?);? \/\/ (?<outcome>.+)$/;

function read(path: string): string {
  return readFileSync(new URL(path, packageUrl), 'utf8');
}

/** The TypeScript blocks of a Markdown file, without their imports. */
function markdownExamples(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1]!);
  return blocks.map((block) => block.replaceAll(/^import [^;]*;$/gm, ''));
}

/** What stands between `@example` and the end of each doc comment. */
function docExamples(source: string): string[] {
  const blocks = [...source.matchAll(/@example\n(.*?)\*\//gs)].map((match) => match[1]!);
  return blocks.map((block) => block.replaceAll(/^ *\* ?/gm, ''));
}

function claimsOf(example: string): string[] {
  return example.split('\n').filter((line) => claim.test(line));
}

/** Runs an example with every public name in scope, each claim turned into an assertion. */
function run(example: string): void {
  const lines = example.split('\n').map((line) => {
    const { expression, outcome } = claim.exec(line)?.groups ?? {};
    if (expression === undefined || outcome === undefined) return line;
    const code = /^throws (?<code>[A-Z_]+)$/.exec(outcome)?.groups?.['code'];
    if (code === undefined) return `expect(${expression}).toEqual(${outcome});`;
    return `expect(thrownBy(() => ${expression}).code).toBe('${code}');`;
  });
  const names = ['expect', 'thrownBy', ...Object.keys(gs1)];
  const source = `(function (${names.join(', ')}) {\n${lines.join('\n')}\n})`;
  const runExample = runInThisContext(source) as (...values: unknown[]) => void;
  runExample(expect, thrownBy, ...Object.values(gs1));
}

const sources = readdirSync(new URL('src/', packageUrl), {
  encoding: 'utf8',
  recursive: true,
}).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const examples = [
  ...markdownExamples(read('README.md')).map((text) => ({ file: 'README.md', text })),
  ...sources.flatMap((file) => docExamples(read(`src/${file}`)).map((text) => ({ file, text }))),
];

function isClass(value: object): boolean {
  return Function.prototype.toString.call(value).startsWith('class ');
}

describe('the examples', () => {
  it.each(examples)('of $file hold', ({ text }) => {
    expect(claimsOf(text)).not.toHaveLength(0);
    run(text);
  });

  it('fail the test when they claim something untrue', () => {
    expect(() => run("isGtin('9506000134352'); // false")).toThrow();
    expect(() => run("parseGtin('9506000134352'); // throws TOO_SHORT")).toThrow();
  });

  it('show every public function', () => {
    const text = examples.map((example) => example.text).join('\n');
    const functions = Object.entries(gs1)
      .filter(([, value]) => typeof value === 'function' && !isClass(value))
      .map(([name]) => name);
    expect(functions.filter((name) => !text.includes(`${name}(`))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { diagnosticsOf } from './support/compile.js';

const folder = new URL('.', import.meta.url);
const text = readFileSync(new URL('mistakes.ts.txt', folder), 'utf8');

interface Mistake {
  /** What the message has to name. */
  readonly member: string;
  readonly code: string;
  /** Number of the first line, from 0. */
  readonly line: number;
  readonly lines: number;
}

const mistakes: Mistake[] = [];
let line = 0;
for (const block of text.split('\n\n')) {
  const lines = block.split('\n').length;
  const [, member, code] = /^\/\/ (\S+)\n(.*)$/s.exec(block) ?? [];
  if (member !== undefined && code !== undefined) mistakes.push({ member, code, line, lines });
  line += lines + 1;
}

let diagnostics: { readonly line: number; readonly message: string }[];

beforeAll(() => {
  diagnostics = diagnosticsOf(
    new Map([
      ['mistakes.ts', text],
      ['everything.ts', "export * from '../src/index.js';\nexport * from '../src/mock.js';\n"],
    ]),
    { strict: true, module: ts.ModuleKind.NodeNext },
  ).map(({ line, message }) => ({ line, message }));
}, 120_000);

describe('tsc --strict', () => {
  it('is asked about at least 60 mistakes', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(60);
  });

  it.each(mistakes)('names $member in: $code', ({ member, line, lines }) => {
    const own = diagnostics.filter((one) => one.line >= line && one.line < line + lines);
    expect(
      own
        .map(({ message }) => message)
        .join('\n')
        .toLowerCase(),
    ).toContain(member.toLowerCase());
  });

  it('finds nothing wrong outside of them', () => {
    const isMistake = (at: number) =>
      mistakes.some(({ line, lines }) => at >= line && at < line + lines);
    expect(diagnostics.filter((one) => !isMistake(one.line))).toEqual([]);
  });
});

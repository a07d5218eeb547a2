import { readdirSync, readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as allLocales from '../src/all-locales.js';
import * as convert from '../src/convert.js';
import * as dataPoints from '../src/data-points.js';
import * as esprValidate from '../src/index.js';
import * as materials from '../src/materials.js';
import * as operatorId from '../src/operator-id.js';
import * as registry from '../src/registry.js';
import * as vocabulary from '../src/vocabulary.js';

const inScope = {
  ...esprValidate,
  ...convert,
  ...dataPoints,
  ...allLocales,
  ...materials,
  ...operatorId,
  ...registry,
  ...vocabulary,
};

const packageUrl = new URL('../', import.meta.url);

/** `expression; // value`: what an example claims. */
const CLAIM = /^(?<expression>\S.*); \/\/ (?<value>.+)$/;

function read(path: string): string {
  return readFileSync(new URL(path, packageUrl), 'utf8');
}

const readmeExamples = [...read('README.md').matchAll(/^```ts\n(.*?)^```$/gms)].map((match) =>
  match[1]!.replaceAll(/^import .*?;$/gms, ''),
);

const docExamples = readdirSync(new URL('src/', packageUrl))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...read(`src/${file}`).matchAll(/@example\n(.*?)\*\//gs)])
  .map((match) => match[1]!.replaceAll(/^ *\* ?/gm, ''));

/** Runs an example with every public name in scope; answers how many claims it made. */
function run(example: string): number {
  let claims = 0;
  const lines = example.split('\n').map((line) => {
    const { expression, value } = CLAIM.exec(line)?.groups ?? {};
    if (expression === undefined) return line;
    claims += 1;
    return `expect(${expression}).toEqual(${value});`;
  });
  const names = ['expect', ...Object.keys(inScope)];
  const source = `(function (${names.join(', ')}) {\n${lines.join('\n')}\n})`;
  const call = runInThisContext(source) as (...values: unknown[]) => void;
  call(expect, ...Object.values(inScope));
  return claims;
}

describe('the examples', () => {
  it.each([...readmeExamples, ...docExamples])('%# hold', (example) => {
    expect(run(example)).toBeGreaterThan(0);
  });

  it('fail the test when they claim something untrue', () => {
    expect(() => run("isEori('DE1'); // false")).toThrow();
  });

  it('show every public function', () => {
    const functions = Object.entries(esprValidate).filter(
      ([, value]) => typeof value === 'function',
    );
    const unseen = functions.filter(([name]) => !readmeExamples.join().includes(`${name}(`));
    expect(unseen).toEqual([]);
  });
});

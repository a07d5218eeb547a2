import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { commentOpening } from './comment-opening.js';

const linter = new Linter();

function findings(code: string) {
  const messages = linter.verify(code, {
    plugins: { dpp: { rules: { 'comment-opening': commentOpening } } },
    rules: { 'dpp/comment-opening': 'error' },
  });
  return messages.map(({ line, message }) => ({ line, message }));
}

it.each(['Of', 'Whose', 'Whoever', 'That', 'What came'])('reports a comment with %s', (opening) => {
  const message = `Open with a noun instead of "${opening}".`;
  expect(findings(`/** ${opening} the last attempt. */`)).toEqual([{ line: 1, message }]);
  expect(findings(`\n/**\n * ${opening} the last attempt.\n */`)).toEqual([{ line: 2, message }]);
  expect(findings(`const a = 1; // ${opening} the last attempt`)).toEqual([{ line: 1, message }]);
});

it('reports an unclear opening behind the comment of the line above', () => {
  const code = ['const a = 1; // The first.', '// That of the event.', 'a;'].join('\n');
  expect(findings(code)).toMatchObject([{ line: 2 }]);
});

it.each([
  '/** Status of the last attempt. */',
  '/** Offers a token. */',
  '/** What a caller sends. */',
  '// The moment of the first attempt,\n// That of the last one behind it.',
  "const text = '// Of the last attempt';",
])('takes %s', (code) => {
  expect(findings(code)).toEqual([]);
});

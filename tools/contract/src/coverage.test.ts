import { describe, expect, it } from 'vitest';
import type { Clause } from './clauses.js';
import { coverageOf, operationsOf } from './coverage.js';
import { declaredTests } from './declared-tests.js';

const clause = (id: string): Clause => ({ id, section: 's', says: 'x' });
const source = `
  describe('first', () => {
    // Clause: a
    it('answers', () => {});

    // Why the next one is as it is.
    // Clause: a
    // Clause: b
    it.each([1])('takes %s', () => {});
  });
  // Clause: c
  describe.each(['a'])('second %s', () => {
    it('answers', () => {});
    describe.skip('not now', () => {
      // Clause: d
      it('sleeps', () => {});
    });
    // Clause: d
    it.todo('later');
    it(\`counts to \${n} times\`, () => {});
  });
  it.skipIf(process.platform === 'x')('needs a tool', () => {});
`;
const declared = declaredTests('file', source);
const coverage = (...ids: string[]) => coverageOf(ids.map(clause), declared, []);

describe('the tests of a source', () => {
  it('are those that run, with the titles around them', () => {
    expect(declared.map(({ path }) => path.join(' > '))).toEqual([
      'first > answers',
      'first > takes %s',
      'second %s > answers',
      'second %s > counts to … times',
      'needs a tool',
    ]);
  });

  it('name the clauses that stand right above them', () => {
    expect(declared.map(({ clauses }) => clauses)).toEqual([['a'], ['a', 'b'], [], [], []]);
  });
});

describe('the coverage of clauses', () => {
  it('has nothing to say when each has its tests', () => {
    expect(coverage('a', 'b').problems).toEqual([]);
  });

  it('lists the tests of each clause', () => {
    const titles = [...coverage('a', 'b').tests.values()].map((tests) =>
      tests.map(({ path }) => path.at(-1)),
    );
    expect(titles).toEqual([['answers', 'takes %s'], ['takes %s']]);
  });

  it.each([
    ['has no test', ['a', 'b', 'e'], 'e: no test.'],
    ['only tests that are skipped name', ['a', 'b', 'd'], 'd: no test.'],
    ['has the id of another', ['a', 'b', 'b'], 'b: the id is used twice.'],
  ])('complains of a clause that %s', (_what, ids, problem) => {
    expect(coverage(...ids).problems).toEqual([problem]);
  });

  it('complains of a test that names no clause there is', () => {
    expect(coverage('a').problems).toEqual(['file: first > takes %s: there is no clause b.']);
  });

  it('complains of an answer that no clause is about', () => {
    const operations = [{ name: 'GET /x', statuses: ['200', '404', '401'] }];
    const about = [clause('GET /x 200 more'), clause('any operation 401')];
    const tests = declaredTests(
      'file',
      `// Clause: GET /x 200 more\n// Clause: any operation 401\nit('x', () => {});`,
    );
    const { problems } = coverageOf(about, tests, operations);
    expect(problems).toEqual(['GET /x 404: no clause is about this answer.']);
  });

  it('asks of operations whose part of the contract is covered', () => {
    const operation = (tag: string) => ({ tags: [tag], responses: { 200: {} } });
    const paths = { '/x': { get: operation('Passports'), post: operation('Service') } };
    expect(operationsOf({ paths })).toEqual([{ name: 'GET /x', statuses: ['200'] }]);
  });
});

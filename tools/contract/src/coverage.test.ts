import { describe, expect, it } from 'vitest';
import type { Clause } from './clauses.js';
import { coverageOf, operationsOf } from './coverage.js';
import { declaredTests } from './test-titles.js';

const clause = (id: string, ...tests: string[]): Clause => ({ id, section: 's', says: 'x', tests });
const source = `
  describe('first', () => { it('answers', () => {}); it.each([1])('takes %s', () => {}); });
  describe.each(['a'])('second %s', () => {
    it('answers', () => {});
    describe.skip('not now', () => { it('sleeps', () => {}); });
    it.todo('later');
    it(\`counts to \${n} times\`, () => {});
  });
  it.skipIf(process.platform === 'x')('needs a tool', () => {});
`;
const declared = declaredTests('file', source);
const problemsOf = (...clauses: Clause[]) => coverageOf(clauses, declared, []).problems;

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
});

describe('the coverage of clauses', () => {
  it('has nothing to say when each names its tests', () => {
    expect(problemsOf(clause('a', 'file: takes %s'), clause('b', 'file: first > answers'))).toEqual(
      [],
    );
  });

  it.each<[string, Clause[]]>([
    ['has no test', [clause('a')]],
    ['names a test that is not there', [clause('a', 'file: takes')]],
    ['names a test of another file', [clause('a', 'other: takes %s')]],
    ['names a test that is skipped', [clause('a', 'file: sleeps')]],
    ['names two tests with one name', [clause('a', 'file: answers')]],
    [
      'names one test that is there and one that is not',
      [clause('a', 'file: takes %s', 'file: x')],
    ],
    ['has the id of another', [clause('a', 'file: takes %s'), clause('a', 'file: takes %s')]],
  ])('complains of a clause that %s', (_what, clauses) => {
    expect(problemsOf(...clauses)).toHaveLength(1);
  });

  it('complains of an answer that no clause is about', () => {
    const operations = [{ name: 'GET /x', statuses: ['200', '404', '401'] }];
    const about = [
      clause('GET /x 200 more', 'file: takes %s'),
      clause('any operation 401', 'file: takes %s'),
    ];
    const { problems } = coverageOf(about, declared, operations);
    expect(problems).toEqual(['GET /x 404: no clause is about this answer.']);
  });

  it('asks of operations whose part of the contract is covered', () => {
    const operation = (tag: string) => ({ tags: [tag], responses: { 200: {} } });
    const paths = { '/x': { get: operation('Passports'), post: operation('Service') } };
    expect(operationsOf({ paths })).toEqual([{ name: 'GET /x', statuses: ['200'] }]);
  });
});

import type { Clause } from './clauses.js';
import type { DeclaredTest } from './test-titles.js';

/** A route of the contract document and what it answers. */
export interface Operation {
  /** `POST /api/v1/passports`. */
  readonly name: string;
  readonly statuses: readonly string[];
}

export interface Coverage {
  /** Of each clause, its tests. */
  readonly tests: ReadonlyMap<Clause, readonly DeclaredTest[]>;
  /** What is wrong, a line each; with any of them, nothing is covered. */
  readonly problems: readonly string[];
}

/**
 * Finds the tests that clauses name. A clause without one, a name that no test has or several have, an
 * id used twice, and a status of an operation that no clause is about are problems.
 */
export function coverageOf(
  clauses: readonly Clause[],
  declared: readonly DeclaredTest[],
  operations: readonly Operation[],
): Coverage {
  const problems: string[] = [];
  const tests = new Map<Clause, readonly DeclaredTest[]>();
  const seen = new Set<string>();
  for (const clause of clauses) {
    if (seen.has(clause.id)) problems.push(`${clause.id}: the id is used twice.`);
    seen.add(clause.id);
    if (clause.tests.length === 0) problems.push(`${clause.id}: no test.`);
    const named = clause.tests.map((name) => ({ name, matches: testsNamed(name, declared) }));
    for (const { name, matches } of named) {
      if (matches.length !== 1) {
        problems.push(`${clause.id}: ${matches.length} tests are named "${name}".`);
      }
    }
    tests.set(
      clause,
      named.flatMap(({ matches }) => matches),
    );
  }
  return { tests, problems: [...problems, ...unspoken(clauses, operations)] };
}

/** `file: title`, or `file: describe > title` where a file has the title twice. */
function testsNamed(name: string, declared: readonly DeclaredTest[]): DeclaredTest[] {
  const [file = '', ...rest] = name.split(': ');
  const path = rest.join(': ').split(' > ');
  return declared.filter(
    (test) =>
      test.file === file && path.every((title, i) => title === test.path.slice(-path.length)[i]),
  );
}

/** `GET /api/v1/whoami 200 …` is about that answer, `any operation 401 …` about that of each. */
function unspoken(clauses: readonly Clause[], operations: readonly Operation[]): string[] {
  const ids = clauses.map(({ id }) => `${id} `);
  return operations.flatMap(({ name, statuses }) =>
    statuses
      .filter(
        (status) =>
          !ids.some((id) =>
            [`${name} ${status} `, `any operation ${status} `].some((start) =>
              id.startsWith(start),
            ),
          ),
      )
      .map((status) => `${name} ${status}: no clause is about this answer.`),
  );
}

const coveredTags = new Set(['Passports', 'Economic Operators', 'Facilities']);

/** The operations of a contract document whose every answer a clause has to be about. */
export function operationsOf(document: object): Operation[] {
  const { paths = {} } = document as {
    paths?: Record<string, Record<string, DocumentedOperation>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(
        ([, { tags = [] }]) => tags.some((tag) => coveredTags.has(tag)) || path.endsWith('/whoami'),
      )
      .map(([method, { responses }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        statuses: Object.keys(responses),
      })),
  );
}

interface DocumentedOperation {
  readonly tags?: readonly string[];
  readonly responses: object;
}

import type { Clause } from './clauses.js';
import type { DeclaredTest } from './declared-tests.js';

/** A route of the contract document and what it answers. */
export interface Operation {
  /** `POST /api/v1/passports`. */
  readonly name: string;
  readonly statuses: readonly string[];
}

export interface Coverage {
  /** Tests by clause. */
  readonly tests: ReadonlyMap<Clause, readonly DeclaredTest[]>;
  /** What is wrong, a line each; with any of them, nothing is covered. */
  readonly problems: readonly string[];
}

/**
 * Finds the tests of each clause. A clause without one, a test of a clause that is not there, an id used
 * twice, and a status of an operation that no clause is about are problems.
 */
export function coverageOf(
  clauses: readonly Clause[],
  declared: readonly DeclaredTest[],
  operations: readonly Operation[],
): Coverage {
  const tests = new Map(
    clauses.map((clause) => [clause, declared.filter((test) => test.clauses.includes(clause.id))]),
  );
  const problems = [
    ...repeated(clauses).map((id) => `${id}: the id is used twice.`),
    ...[...tests].filter(([, own]) => own.length === 0).map(([{ id }]) => `${id}: no test.`),
    ...strayTags(clauses, declared),
    ...unspoken(clauses, operations),
  ];
  return { tests, problems };
}

function repeated(clauses: readonly Clause[]): string[] {
  const ids = clauses.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function strayTags(clauses: readonly Clause[], declared: readonly DeclaredTest[]): string[] {
  const ids = new Set(clauses.map(({ id }) => id));
  return declared.flatMap(({ file, path, clauses: named }) =>
    named
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: ${path.join(' > ')}: there is no clause ${id}.`),
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

const coveredTags = new Set(['Passports', 'Economic Operators', 'Facilities', 'Battery Units']);

/** The operations of a contract document; a clause has to cover every answer of each. */
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

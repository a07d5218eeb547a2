import { checkConstraints } from './constraints.js';
import { editions, type Edition } from './editions.js';
import {
  addProblem,
  isJsonObject,
  memberPath,
  type EnvironmentProblem,
  type ProblemList,
  type JsonObject,
} from './problem-list.js';
import {
  resolveEnvironment,
  type ResolvedClass,
  type ResolvedKind,
  type ResolvedMember,
  type ResolvedText,
} from './resolve-metamodel.js';

const kinds = new Map(editions.map((edition) => [edition, resolveEnvironment(edition)]));

/** Deepest nesting of objects that is checked, the environment counting as 1. */
const maxDepth = 256;

export interface EnvironmentValidation {
  readonly valid: boolean;
  /** The newest edition that the environment is right in; else the one that finds the fewest problems. */
  readonly edition: Edition;
  /** The first of them in that edition, in the order of the metamodel; none where it is valid. */
  readonly problems: readonly EnvironmentProblem[];
  /** All of them, also those that are not reported. */
  readonly problemCount: number;
}

export interface ValidateEnvironmentOptions {
  /** The edition of IDTA-01001 to check against. Default: all, of which one has to take the environment. */
  readonly edition?: Edition | undefined;
  /** How many problems are reported at most. Default: 20. */
  readonly maxProblems?: number | undefined;
}

/**
 * Checks an AAS environment, as parsed from JSON, against the metamodel of IDTA-01001. It is valid if it is right in
 * one edition; what the schemas of the editions refuse is refused, with two exceptions at the top: the three lists
 * may be empty, and what stands in them may leave its `modelType` out. Beyond the schemas, literals are held
 * against their `valueType`, days of UTC times against the calendar and lists against AASd-108 and AASd-109. Objects
 * nested deeper than 256 levels are a problem.
 *
 * It reads each value once an edition. The reader that decodes a Blob checks its base64, as in the schemas.
 *
 * @throws a RangeError for an edition that there is not.
 * @example
 * validateEnvironment({ submodels: [{ modelType: 'Submodel' }] }).problems
 * // [{ path: 'submodels[0].id', message: 'is required' }]
 */
export function validateEnvironment(
  environment: unknown,
  { edition, maxProblems = 20 }: ValidateEnvironmentOptions = {},
): EnvironmentValidation {
  let best: EnvironmentValidation | undefined;
  for (const [each, kind] of kinds) {
    if (edition !== undefined && each !== edition) continue;
    const problems = { reported: [], maxReported: maxProblems, count: 0, depth: 0 };
    check(kind, environment, '', problems);
    const { reported, count } = problems;
    if (best === undefined || count < best.problemCount) {
      best = { valid: count === 0, edition: each, problems: reported, problemCount: count };
    }
    if (count === 0) break;
  }
  if (best === undefined) throw new RangeError(`There is no edition ${String(edition)}.`);
  return best;
}

function check(kind: ResolvedKind, value: unknown, path: string, problems: ProblemList): void {
  switch (kind.sort) {
    case 'class':
      if (isJsonObject(value)) checkMembers(kind, value, path, problems);
      else addProblem(problems, path, 'must be an object');
      return;
    case 'choice':
      checkChoice(kind.classes, value, path, problems);
      return;
    case 'text':
      checkText(kind, value, path, problems);
      return;
    case 'enumeration':
      if (!kind.literals.has(value)) addProblem(problems, path, mustBe(kind.literals));
      return;
    case 'boolean':
      if (typeof value !== 'boolean') addProblem(problems, path, 'must be true or false');
  }
}

function checkChoice(
  classes: ReadonlyMap<unknown, ResolvedClass>,
  value: unknown,
  path: string,
  problems: ProblemList,
): void {
  if (!isJsonObject(value)) {
    addProblem(problems, path, 'must be an object');
    return;
  }
  const kind = classes.get(value.modelType);
  if (kind !== undefined) checkMembers(kind, value, path, problems);
  else if (Object.hasOwn(value, 'modelType'))
    addProblem(problems, memberPath(path, 'modelType'), mustBe(classes));
  else addProblem(problems, memberPath(path, 'modelType'), 'is required');
}

function checkMembers(
  kind: ResolvedClass,
  instance: JsonObject,
  path: string,
  problems: ProblemList,
): void {
  if (problems.depth === maxDepth) {
    addProblem(problems, path, `is nested deeper than ${maxDepth} levels`);
    return;
  }
  problems.depth += 1;
  for (const member of kind.members) {
    const value = instance[member.name];
    if (value !== undefined) checkMember(member, value, memberPath(path, member.name), problems);
    else if (member.required) addProblem(problems, memberPath(path, member.name), 'is required');
  }
  checkConstraints(kind, instance, path, problems);
  problems.depth -= 1;
}

function checkMember(
  { kind, list, mayBeEmpty }: ResolvedMember,
  value: unknown,
  path: string,
  problems: ProblemList,
): void {
  if (!list) {
    check(kind, value, path, problems);
  } else if (!Array.isArray(value)) {
    addProblem(problems, path, 'must be a list');
  } else if (value.length === 0) {
    if (!mayBeEmpty) addProblem(problems, path, 'must not be empty');
  } else {
    value.forEach((entry, i) => check(kind, entry, `${path}[${i}]`, problems));
  }
}

function checkText(kind: ResolvedText, value: unknown, path: string, problems: ProblemList): void {
  if (typeof value !== 'string') addProblem(problems, path, 'must be a text');
  else if (value.length < kind.least) addProblem(problems, path, 'must not be empty');
  else if (isLongerThan(kind.most, value))
    addProblem(problems, path, `must have at most ${kind.most} characters`);
  else if (!kind.form.accepts(value)) addProblem(problems, path, kind.form.message);
}

/** In code points, as JSON Schema counts; there are no more of them than of UTF-16 units, nor fewer than half. */
function isLongerThan(most: number, text: string): boolean {
  if (text.length <= most) return false;
  return text.length > 2 * most || Array.from(text).length > most;
}

function mustBe(choices: { keys(): Iterable<unknown> }): string {
  const names = [...choices.keys()];
  return names.length > 1 ? `must be one of ${names.join(', ')}` : `must be ${names.join()}`;
}

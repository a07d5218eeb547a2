import { checkConstraints } from './constraints.js';
import { editions } from './editions.js';
import {
  addFault,
  isJsonObject,
  memberPath,
  type Fault,
  type FaultList,
  type JsonObject,
} from './fault-list.js';
import {
  resolveEnvironment,
  type ResolvedClass,
  type ResolvedKind,
  type ResolvedMember,
  type ResolvedText,
} from './resolve-metamodel.js';

const environments = editions.map(resolveEnvironment);

/**
 * Holds an AAS environment, as parsed from JSON, against the metamodel of IDTA-01001. It passes if it is right in
 * one edition; what the schemas of the editions refuse is refused, with two exceptions at the top: the three lists
 * may be empty, and what stands in them may leave its `modelType` out. Beyond the schemas, literals are held
 * against their `valueType`, days of UTC times against the calendar and lists against AASd-108 and AASd-109.
 *
 * It reads each value once an edition, and goes as deep as the environment does. Whether the value of a Blob is
 * base64 is left to who decodes it, as in the schemas.
 *
 * @returns The first 20 faults in the edition that finds the fewest, the newest of several; none: it passes.
 */
export function faultsOfEnvironment(environment: unknown): readonly Fault[] {
  let fewest: FaultList | undefined;
  for (const kind of environments) {
    const faults: FaultList = { told: [], count: 0 };
    check(kind, environment, '', faults);
    if (faults.count === 0) return [];
    if (fewest === undefined || faults.count < fewest.count) fewest = faults;
  }
  return fewest?.told ?? [];
}

function check(kind: ResolvedKind, value: unknown, path: string, faults: FaultList): void {
  switch (kind.sort) {
    case 'class':
      if (isJsonObject(value)) checkMembers(kind, value, path, faults);
      else addFault(faults, path, 'must be an object');
      return;
    case 'choice':
      checkChoice(kind.classes, value, path, faults);
      return;
    case 'text':
      checkText(kind, value, path, faults);
      return;
    case 'enumeration':
      if (!kind.literals.has(value)) addFault(faults, path, mustBe(kind.literals));
      return;
    case 'boolean':
      if (typeof value !== 'boolean') addFault(faults, path, 'must be true or false');
  }
}

function checkChoice(
  classes: ReadonlyMap<unknown, ResolvedClass>,
  value: unknown,
  path: string,
  faults: FaultList,
): void {
  if (!isJsonObject(value)) {
    addFault(faults, path, 'must be an object');
    return;
  }
  const kind = classes.get(value.modelType);
  if (kind !== undefined) checkMembers(kind, value, path, faults);
  else if (Object.hasOwn(value, 'modelType'))
    addFault(faults, memberPath(path, 'modelType'), mustBe(classes));
  else addFault(faults, memberPath(path, 'modelType'), 'is required');
}

function checkMembers(
  kind: ResolvedClass,
  instance: JsonObject,
  path: string,
  faults: FaultList,
): void {
  for (const member of kind.members) {
    const value = instance[member.name];
    if (value !== undefined) checkMember(member, value, memberPath(path, member.name), faults);
    else if (member.required) addFault(faults, memberPath(path, member.name), 'is required');
  }
  checkConstraints(kind, instance, path, faults);
}

function checkMember(
  { kind, list, mayBeEmpty }: ResolvedMember,
  value: unknown,
  path: string,
  faults: FaultList,
): void {
  if (!list) {
    check(kind, value, path, faults);
  } else if (!Array.isArray(value)) {
    addFault(faults, path, 'must be a list');
  } else if (value.length === 0) {
    if (!mayBeEmpty) addFault(faults, path, 'must not be empty');
  } else {
    value.forEach((entry, i) => check(kind, entry, `${path}[${i}]`, faults));
  }
}

function checkText(kind: ResolvedText, value: unknown, path: string, faults: FaultList): void {
  if (typeof value !== 'string') addFault(faults, path, 'must be a text');
  else if (value.length < kind.least) addFault(faults, path, 'must not be empty');
  else if (isLongerThan(kind.most, value))
    addFault(faults, path, `must have at most ${kind.most} characters`);
  else if (!kind.form.accepts(value)) addFault(faults, path, kind.form.message);
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

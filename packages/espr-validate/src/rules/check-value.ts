import type {
  CompiledMember,
  CompiledShape,
  ListCheck,
  NumberCheck,
  ObjectCheck,
} from './compile-shape.js';
import { inAscendingOrder, SUM_TOLERANCE, sumTo100 } from './expectation.js';
import { markRecommended, MAXIMUM_FAULTS, prefixPaths, type Fault } from './fault.js';
import type { Findings } from './cross-rule.js';
import { hasMember, membersOf, type JsonObject } from './json-value.js';

/** Room for the rounding of binary fractions: 33.3 + 33.3 + 33.3 is not 99.9. */
const ROUNDING = 1e-9;

/** Adds a fault for each place in `value` that does not fit. Never throws. */
export function checkValue(shape: CompiledShape, value: unknown, findings: Findings): void {
  let { expected } = shape;
  if (typeof value === 'string') {
    const { text } = shape;
    if (text !== undefined) {
      if (text.accepts(value)) return;
      ({ expected } = text);
    }
  } else if (typeof value === 'number') {
    const { number } = shape;
    if (number !== undefined) {
      if (isWithin(number, value)) return;
      ({ expected } = number);
    }
  } else if (typeof value === 'boolean') {
    if (shape.takesBoolean) return;
  } else if (Array.isArray(value)) {
    const { list } = shape;
    if (list !== undefined) {
      if (value.length > 0 || !list.nonEmpty) {
        checkEntries(list, value, findings);
        return;
      }
      ({ expected } = list);
    }
  } else if (typeof value === 'object' && value !== null && shape.object !== undefined) {
    checkMembers(shape.object, value as JsonObject, findings);
    return;
  }
  findings.faults.push({ path: [], expected });
}

/** Checks a member of an object that has it. */
export function checkMember(member: CompiledMember, value: unknown, findings: Findings): void {
  const { faults } = findings;
  const from = faults.length;
  checkValue(member.shape, value, findings);
  if (faults.length === from) return;
  prefixPaths(faults, from, member.name);
  if (member.isRecommended) markRecommended(faults, from);
}

/** The fault of an object that lacks a member it must have. */
export function missing(name: string, { expected }: CompiledShape): Fault {
  return { path: [name], expected, isMissing: true };
}

function isWithin({ minimum, above, maximum, isInteger }: NumberCheck, value: number): boolean {
  if (!(value >= minimum && value > above && value <= maximum)) return false;
  return !isInteger || Number.isInteger(value);
}

function checkEntries(
  { entry, sumsTo100 }: ListCheck,
  entries: readonly unknown[],
  findings: Findings,
): void {
  const { faults } = findings;
  for (let index = 0; index < entries.length && faults.length < MAXIMUM_FAULTS; index += 1) {
    const from = faults.length;
    checkValue(entry, entries[index], findings);
    prefixPaths(faults, from, index);
  }
  if (sumsTo100 !== undefined) checkSum(entries, sumsTo100, faults);
}

/** Says nothing where a share is not a number: that is a fault of its own, and the sum unknown. */
function checkSum(entries: readonly unknown[], member: string, faults: Fault[]): void {
  let sum = 0;
  for (const entry of entries) {
    const share = membersOf(entry)[member];
    if (typeof share !== 'number') return;
    sum += share;
  }
  if (Math.abs(sum - 100) > SUM_TOLERANCE + ROUNDING) {
    faults.push({ path: [], expected: sumTo100(sum) });
  }
}

function checkMembers(
  { members, ascending }: ObjectCheck,
  holder: JsonObject,
  findings: Findings,
): void {
  if (members.isEmpty) return;
  let position = 0;
  let required = 0;
  for (const name in holder) {
    const value = holder[name];
    const member = members.find(name, position);
    position += 1;
    if (value === undefined) continue;
    if (member === undefined) {
      findings.hasUnknown = true;
      continue;
    }
    if (member.isRequired) required += 1;
    checkMember(member, value, findings);
  }
  if (required < members.required.length) {
    for (const { name, shape } of members.required) {
      if (!hasMember(holder, name)) findings.faults.push(missing(name, shape));
    }
  }
  if (ascending.length > 0) checkOrder(holder, ascending, findings.faults);
}

/** Says nothing about members that are no numbers: that is a fault of their own. */
function checkOrder(holder: JsonObject, ascending: readonly string[], faults: Fault[]): void {
  let least = -Infinity;
  for (const name of ascending) {
    const member = holder[name];
    if (typeof member !== 'number') continue;
    if (member < least) {
      faults.push({ path: [], expected: inAscendingOrder(ascending) });
      return;
    }
    least = member;
  }
}

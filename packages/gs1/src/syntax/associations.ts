import type { DecodeOptions } from './decode-options.js';
import type { CodeRange, Rule } from '../dictionary/dictionary.js';
import type { Gs1ErrorCode } from '../error.js';
import type { FinishedMessage } from './message.js';

const missing = 'MANDATORY_ASSOCIATION_MISSING';

/** Up to so many elements a loop tells faster than a map that none repeats. */
const fewElements = 12;

/** How long keys are that a serial number may end and does not, by AI. */
const unserialisedLengths: Readonly<Record<string, number>> = { 253: 13, 255: 13, 8003: 14 };

/**
 * Checks what the elements of a message say of each other: mandatory associations and invalid pairs.
 * What is missing is not asked for in a message that could not be read whole.
 *
 * @see GS1 General Specifications, 4.13, "Data relationships".
 */
export function checkAssociations(
  message: FinishedMessage<string>,
  kinds: DecodeOptions['checkAssociations'] = true,
): void {
  if (kinds === false) return;
  const { rules } = message;
  const asksMandatory = kinds === true && !message.isBroken;
  const distinct = hasRepetition(rules) ? [...new Set(rules)] : rules;
  for (let index = 0; index < distinct.length; index++) {
    const rule = distinct[index] as Rule;
    if (asksMandatory && !hasMandatory(rule, distinct)) {
      addProblem(message, rule, missing, missingMessage(rule));
    }
    if (asksMandatory && rule.applicationIdentifier === '8030') requireSerials(message);
    const other = findInvalidPair(distinct, index);
    if (other) addProblem(message, rule, 'INVALID_PAIR', pairMessage(other));
  }
}

/**
 * Checks that an AI which repeats has one value, as it may when it stands in several symbols.
 *
 * @see GS1 General Specifications, 4.13, "Data relationships".
 */
export function checkRepetitions(message: FinishedMessage<string>): void {
  const { elements, rules, starts, problems } = message;
  if (!hasRepetition(rules)) return;
  const values = new Map<string, string>();
  for (const [index, { applicationIdentifier, value }] of elements.entries()) {
    const first = values.get(applicationIdentifier);
    if (first === undefined) values.set(applicationIdentifier, value);
    if (first === undefined || first === value) continue;
    const start = starts[index] ?? 0;
    problems.push({
      code: 'DUPLICATE_APPLICATION_IDENTIFIER',
      message: 'This Application Identifier stands here before with another value.',
      start,
      end: start + applicationIdentifier.length,
      applicationIdentifier,
    });
  }
}

function hasRepetition(rules: readonly Rule[]): boolean {
  if (rules.length > fewElements) return new Set(rules).size < rules.length;
  for (let index = 1; index < rules.length; index++) {
    for (let earlier = 0; earlier < index; earlier++) {
      if (rules[earlier] === rules[index]) return true;
    }
  }
  return false;
}

/**
 * Checks that keys a serial number may end have one.
 *
 * @see GS1 General Specifications, "Digital Signature (DigSig): AI (8030)": it signs one item, not its class.
 */
function requireSerials(message: FinishedMessage<string>): void {
  for (const [index, { applicationIdentifier, value }] of message.elements.entries()) {
    const rule = message.rules[index];
    if (rule && value.length === unserialisedLengths[applicationIdentifier]) {
      addProblem(message, rule, missing, 'Beside (8030) this key needs a serial number.');
    }
  }
}

/** True when of each rule all AIs of at least one group are there. */
function hasMandatory({ mandatory }: Rule, present: readonly Rule[]): boolean {
  return mandatory.every((groups) =>
    groups.some((ranges) => ranges.every((range) => present.some((rule) => isIn(range, rule)))),
  );
}

/** The first AI before this one that one of the two excludes, so that each pair is named once. */
function findInvalidPair(rules: readonly Rule[], index: number): Rule | undefined {
  const rule = rules[index] as Rule;
  for (let earlier = 0; earlier < index; earlier++) {
    const other = rules[earlier] as Rule;
    if (excludes(rule, other) || excludes(other, rule)) return other;
  }
  return undefined;
}

function excludes({ invalid }: Rule, other: Rule): boolean {
  return invalid.some((range) => isIn(range, other));
}

function isIn({ low, high }: CodeRange, { code }: Rule): boolean {
  return code >= low && code <= high;
}

function addProblem(
  { rules, starts, problems }: FinishedMessage<string>,
  rule: Rule,
  code: Gs1ErrorCode,
  message: string,
): void {
  const { applicationIdentifier } = rule;
  const start = starts[rules.indexOf(rule)] ?? 0;
  const end = start + applicationIdentifier.length;
  problems.push({ code, message, start, end, applicationIdentifier });
}

function missingMessage({ entry }: Rule): string {
  const rules = entry.mandatoryAssociations.map((groups) =>
    groups.map((group) => group.map((ai) => `(${ai})`).join(' with ')).join(' or '),
  );
  return `This Application Identifier needs ${rules.join(', and ')} beside it.`;
}

function pairMessage({ applicationIdentifier }: Rule): string {
  return `This Application Identifier does not go with (${applicationIdentifier}).`;
}

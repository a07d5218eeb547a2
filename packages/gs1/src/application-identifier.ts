import type { Gs1Problem } from './error.js';
import { findGraiProblem } from './grai.js';
import { findGtin14Problem } from './gtin.js';
import { findSerialProblem } from './serial.js';

/** What the Digital Link syntax needs to know of one Application Identifier. */
interface ApplicationIdentifierRule {
  /** Checks the data field of this AI. */
  readonly findProblem: (value: string) => Gs1Problem | undefined;
  /** The key qualifiers this AI takes as a primary key; `undefined` when it is not one. */
  readonly qualifiers: readonly string[] | undefined;
}

/** @see GS1 Digital Link standard: URI syntax 1.6, the tables of primary keys and key qualifiers. */
const rules: ReadonlyMap<string, ApplicationIdentifierRule> = new Map([
  ['01', { findProblem: findGtin14Problem, qualifiers: ['21'] }],
  ['21', { findProblem: findSerialProblem, qualifiers: undefined }],
  ['8003', { findProblem: findGraiProblem, qualifiers: [] }],
]);

/** Tells whether these digits are an Application Identifier of this version. */
export function isKnownApplicationIdentifier(applicationIdentifier: string): boolean {
  return rules.has(applicationIdentifier);
}

/** The qualifiers a Digital Link primary key takes; `undefined` for an AI that is no such key. */
export function findQualifiersOf(applicationIdentifier: string): readonly string[] | undefined {
  return rules.get(applicationIdentifier)?.qualifiers;
}

/** Checks the data field of an AI. */
export function findValueProblem(
  applicationIdentifier: string,
  value: string,
): Gs1Problem | undefined {
  const rule = rules.get(applicationIdentifier);
  if (rule) return rule.findProblem(value);
  const message = 'Expected a known Application Identifier.';
  return { code: 'UNKNOWN_APPLICATION_IDENTIFIER', message, start: 0, end: 0 };
}

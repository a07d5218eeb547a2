import { Gs1Error } from '../error.js';
import type { ApplicationIdentifierEntry } from './entry.js';

/** AIs from `low` to `high`, both included, as codes. */
export interface CodeRange {
  readonly low: number;
  readonly high: number;
}

/** An entry as the decoder uses it: AIs as numbers, patterns as ranges of them. */
export interface Rule<Ai extends string = string> {
  readonly entry: ApplicationIdentifierEntry<Ai>;
  readonly applicationIdentifier: Ai;
  /** Where the rule stands in {@link Dictionary.rules}. */
  readonly index: number;
  readonly code: number;
  /** Characters of the data field of an AI that needs no separator; 0 for one that does. */
  readonly predefinedLength: number;
  readonly mandatory: readonly (readonly (readonly CodeRange[])[])[];
  readonly invalid: readonly CodeRange[];
}

/** The rules of the AIs that start with the same two digits. */
interface Prefix<Ai extends string> {
  /** Digits of an AI: 2, 3 or 4. */
  readonly length: number;
  /** The number of the first AI that starts so. */
  readonly base: number;
  readonly rules: (Rule<Ai> | undefined)[];
}

const zero = 0x30;

/**
 * The Application Identifiers of one release of the GS1 Barcode Syntax Dictionary. Comes from
 * {@link loadDictionary}; without one, every function uses the release this package was built from.
 */
export class Dictionary<Ai extends string = string> {
  /** In the order of the release. */
  readonly entries: readonly ApplicationIdentifierEntry<Ai>[];
  /** @internal */
  readonly rules: readonly Rule<Ai>[];
  readonly #prefixes: readonly (Prefix<Ai> | undefined)[];

  /**
   * @param version - What {@link Dictionary.version} says.
   * @param entries - Each AI once.
   */
  constructor(
    /** The release, or a fingerprint of the content where the release has no name. */
    readonly version: string,
    entries: readonly ApplicationIdentifierEntry<Ai>[],
  ) {
    this.entries = entries;
    this.rules = entries.map(compile);
    this.#prefixes = index(this.rules);
  }

  /** The entry of an AI; `undefined` when the release does not know it. */
  find(applicationIdentifier: string): ApplicationIdentifierEntry<Ai> | undefined {
    const rule = this.ruleAt(applicationIdentifier, 0, applicationIdentifier.length);
    if (rule?.applicationIdentifier.length !== applicationIdentifier.length) return undefined;
    return rule.entry;
  }

  /** @internal The rule of the AI that starts at `start` and ends at `end` or before. */
  ruleAt(text: string, start: number, end: number): Rule<Ai> | undefined {
    const length = this.lengthAt(text, start);
    if (length === 0 || start + length > end) return undefined;
    let number = 0;
    for (let position = start; position < start + length; position++) {
      const digit = text.charCodeAt(position) - zero;
      if (digit < 0 || digit > 9) return undefined;
      number = number * 10 + digit;
    }
    const prefix = this.#prefixes[prefixAt(text, start)];
    return prefix && prefix.rules[number - prefix.base];
  }

  /** @internal How many digits an AI with the two digits at `start` has; 0 when there is none. */
  lengthAt(text: string, start: number): number {
    return this.#prefixes[prefixAt(text, start)]?.length ?? 0;
  }
}

/** The number of two digits; -1 when they are none. */
function prefixAt(text: string, start: number): number {
  const tens = text.charCodeAt(start) - zero;
  const ones = text.charCodeAt(start + 1) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

function compile<Ai extends string>(
  entry: ApplicationIdentifierEntry<Ai>,
  index: number,
): Rule<Ai> {
  return {
    entry,
    applicationIdentifier: entry.applicationIdentifier,
    index,
    code: codeOf(entry.applicationIdentifier),
    predefinedLength: entry.separatorRequired ? 0 : entry.maxLength,
    mandatory: entry.mandatoryAssociations.map((rule) => rule.map((group) => group.map(rangeOf))),
    invalid: entry.invalidPairs.map(rangeOf),
  };
}

/** Numbers of AIs of different length must not meet: 01 is 201, 001 would be 3001. */
function codeOf(applicationIdentifier: string): number {
  return Number(`${applicationIdentifier.length}${applicationIdentifier}`);
}

function rangeOf(pattern: string): CodeRange {
  return {
    low: codeOf(pattern.replaceAll('n', '0')),
    high: codeOf(pattern.replaceAll('n', '9')),
  };
}

/** The length of an AI follows from its first two digits, or element strings could not be read. */
function index<Ai extends string>(rules: readonly Rule<Ai>[]): (Prefix<Ai> | undefined)[] {
  const prefixes: (Prefix<Ai> | undefined)[] = Array.from({ length: 100 });
  for (const rule of rules) {
    const { applicationIdentifier } = rule;
    const { length } = applicationIdentifier;
    const first = Number(applicationIdentifier.slice(0, 2));
    const base = first * 10 ** (length - 2);
    const prefix = (prefixes[first] ??= { length, base, rules: [] });
    const offset = Number(applicationIdentifier) - base;
    if (prefix.length !== length || prefix.rules[offset]) {
      const message = 'AIs that start with the same two digits have one length and stand once.';
      throw new Gs1Error('INVALID_DICTIONARY', message, { applicationIdentifier });
    }
    prefix.rules[offset] = rule;
  }
  return prefixes;
}

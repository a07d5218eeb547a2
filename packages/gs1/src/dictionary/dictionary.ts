import type { ApplicationIdentifierEntry } from './entry.js';
import { expandRange, parseLine, rangeOf, type LintersByName } from './parse-line.js';

/** AIs from `low` to `high`, both included, as codes. */
export interface CodeRange {
  readonly low: number;
  readonly high: number;
}

/** An entry as the decoder uses it: AIs as numbers, patterns as ranges of them. */
export interface Rule<Ai extends string = string> {
  readonly entry: ApplicationIdentifierEntry<Ai>;
  readonly applicationIdentifier: Ai;
  /** Its length and its digits as one number, so that ranges of AIs are ranges of numbers. */
  readonly code: number;
  /** Characters of the data field of an AI that needs no separator; 0 for one that does. */
  readonly predefinedLength: number;
  readonly mandatory: readonly (readonly (readonly CodeRange[])[])[];
  readonly invalid: readonly CodeRange[];
}

/** The AIs that start with the same two digits. */
interface Prefix<Ai extends string> {
  /** Digits of an AI: 2, 3 or 4. */
  readonly length: number;
  /** The number of the first AI that starts so. */
  readonly base: number;
  /** The lines that hold an AI of these; none once they have been read. */
  unread: string[];
  /** What they say of each AI, by its distance from `base`. */
  readonly rules: (Rule<Ai> | undefined)[];
}

const zero = 0x30;

/**
 * The Application Identifiers of one release of the GS1 Barcode Syntax Dictionary. Comes from
 * {@link loadDictionary}; without one, every function uses the release this package was built from.
 */
export class Dictionary<Ai extends string = string> {
  readonly #prefixes: readonly (Prefix<Ai> | undefined)[];
  readonly #lines: readonly string[];
  readonly #linters: LintersByName;
  #entries: readonly ApplicationIdentifierEntry<Ai>[] | undefined;

  /**
   * @internal
   * @param lines - Valid entries, as a Syntax Dictionary file writes them, with single blanks, each AI once. A
   * line is read when an AI with the same first two digits is asked for.
   * @param linters - Those the lines name and this release lacks.
   */
  constructor(
    /** The release, or a fingerprint of the content where the release has no name. */
    readonly version: string,
    lines: readonly string[],
    linters: LintersByName = {},
  ) {
    this.#lines = lines;
    this.#linters = linters;
    this.#prefixes = index(lines);
  }

  /** The entries in the form of the Syntax Dictionary file, one a line, with single blanks. */
  get text(): string {
    return this.#lines.join('\n');
  }

  /** Every entry, in the order of the release. */
  get entries(): readonly ApplicationIdentifierEntry<Ai>[] {
    return (this.#entries ??= this.#lines
      .flatMap((line) => expandRange(rangeOf(line)))
      .flatMap((applicationIdentifier) => this.find(applicationIdentifier) ?? []));
  }

  /** The entry of an AI; `undefined` when the release does not know it. */
  find(applicationIdentifier: string): ApplicationIdentifierEntry<Ai> | undefined {
    const rule = this.ruleAt(applicationIdentifier, 0, applicationIdentifier.length);
    if (rule?.applicationIdentifier.length !== applicationIdentifier.length) return undefined;
    return rule.entry;
  }

  /** @internal The rule of the AI that starts at `start` and ends at `end` or before. */
  ruleAt(text: string, start: number, end: number): Rule<Ai> | undefined {
    const prefix = this.#prefixes[prefixAt(text, start)];
    if (!prefix || start + prefix.length > end) return undefined;
    let number = 0;
    for (let position = start; position < start + prefix.length; position++) {
      const digit = text.charCodeAt(position) - zero;
      if (digit < 0 || digit > 9) return undefined;
      number = number * 10 + digit;
    }
    if (prefix.unread.length > 0) this.#read(prefix);
    return prefix.rules[number - prefix.base];
  }

  /** @internal How many digits an AI with the two digits at `start` has; 0 when there is none. */
  lengthAt(text: string, start: number): number {
    return this.#prefixes[prefixAt(text, start)]?.length ?? 0;
  }

  #read(prefix: Prefix<Ai>): void {
    const { unread, base, length, rules } = prefix;
    prefix.unread = [];
    for (const entry of unread.flatMap((line) => parseLine(line, this.#linters))) {
      const offset = Number(entry.applicationIdentifier) - base;
      // A range may go beyond the AIs with these two digits; each keeps one rule for good.
      if (offset < 0 || offset >= 10 ** (length - 2)) continue;
      rules[offset] = compile(entry as ApplicationIdentifierEntry<Ai>);
    }
  }
}

/** The number of two digits; -1 when they are none. */
function prefixAt(text: string, start: number): number {
  const tens = text.charCodeAt(start) - zero;
  const ones = text.charCodeAt(start + 1) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

function compile<Ai extends string>(entry: ApplicationIdentifierEntry<Ai>): Rule<Ai> {
  return {
    entry,
    applicationIdentifier: entry.applicationIdentifier,
    code: codeOf(entry.applicationIdentifier),
    predefinedLength: entry.separatorRequired ? 0 : entry.maxLength,
    mandatory: entry.mandatoryAssociations.map((rule) => rule.map((group) => group.map(codesOf))),
    invalid: entry.invalidPairs.map(codesOf),
  };
}

/** Numbers of AIs of different length must not meet: 01 is 201, 001 would be 3001. */
function codeOf(applicationIdentifier: string): number {
  return Number(`${applicationIdentifier.length}${applicationIdentifier}`);
}

function codesOf(pattern: string): CodeRange {
  return {
    low: codeOf(pattern.replaceAll('n', '0')),
    high: codeOf(pattern.replaceAll('n', '9')),
  };
}

/** The length of an AI follows from its first two digits, or element strings could not be read. */
function index<Ai extends string>(lines: readonly string[]): (Prefix<Ai> | undefined)[] {
  const prefixes: (Prefix<Ai> | undefined)[] = [];
  for (const line of lines) {
    const range = rangeOf(line);
    const separator = range.indexOf('-');
    const length = separator === -1 ? range.length : separator;
    const last = firstTwo(range, separator + 1);
    for (let first = firstTwo(range, 0); first <= last; first++) {
      const base = first * 10 ** (length - 2);
      (prefixes[first] ??= { length, base, unread: [], rules: [] }).unread.push(line);
    }
  }
  return prefixes;
}

function firstTwo(range: string, start: number): number {
  return Number(range.slice(start, start + 2));
}

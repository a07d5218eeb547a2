import type { ApplicationIdentifierEntry } from './entry.js';
import { expandRange, parseLine, type LintersByName } from './parse-line.js';

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
  /** The line of each AI, by its distance from `base`. */
  readonly lines: (string | undefined)[];
  /** What was made of the lines of those AIs that were asked for. */
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
   * @param lines - Valid entries of a Syntax Dictionary file with single blanks, each AI once. A line is
   * read when one of its AIs is asked for.
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
      .flatMap(identifiersOf)
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
    return prefix.rules[number - prefix.base] ?? this.#compileLine(prefix, number - prefix.base);
  }

  /** @internal How many digits an AI with the two digits at `start` has; 0 when there is none. */
  lengthAt(text: string, start: number): number {
    return this.#prefixes[prefixAt(text, start)]?.length ?? 0;
  }

  /** Makes rules of the line that holds an AI. Gives that of the AI. */
  #compileLine(prefix: Prefix<Ai>, offset: number): Rule<Ai> | undefined {
    const line = prefix.lines[offset];
    if (line === undefined) return undefined;
    for (const entry of parseLine(line, this.#linters)) {
      const rule = compile(entry as ApplicationIdentifierEntry<Ai>);
      const { base, rules } = this.#prefixes[prefixAt(rule.applicationIdentifier, 0)] ?? prefix;
      rules[Number(rule.applicationIdentifier) - base] = rule;
    }
    return prefix.rules[offset];
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

/** The AIs that an entry starts with. */
function identifiersOf(line: string): string[] {
  return expandRange(line.slice(0, line.indexOf(' ')));
}

/** The length of an AI follows from its first two digits, or element strings could not be read. */
function index<Ai extends string>(lines: readonly string[]): (Prefix<Ai> | undefined)[] {
  const prefixes: (Prefix<Ai> | undefined)[] = Array.from({ length: 100 });
  for (const line of lines) {
    for (const applicationIdentifier of identifiersOf(line)) {
      const { length } = applicationIdentifier;
      const first = Number(applicationIdentifier.slice(0, 2));
      const base = first * 10 ** (length - 2);
      const prefix = (prefixes[first] ??= { length, base, lines: [], rules: [] });
      prefix.lines[Number(applicationIdentifier) - base] = line;
    }
  }
  return prefixes;
}

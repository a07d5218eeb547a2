import type { ValidationItem } from '../src/validate-metadata.js';

/**
 * Fills in what messages ask for, as a person would who knows nothing of passports but their English: a value
 * for what is missing, and for what is inside a list or an object that is.
 */
export function followMessages(
  document: object,
  errors: readonly Pick<ValidationItem, 'path' | 'message'>[],
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...document };
  for (const { path, message } of errors) {
    const { asked } = /^\S+ is missing; it must be (?<asked>.+)$/.exec(message)?.groups ?? {};
    if (asked === undefined) throw new Error(`Says of nothing missing what it must be: ${message}`);
    filled[path] = valueOf(asked);
  }
  return filled;
}

/** How a phrase of a message begins, and a value that does what it asks. The first that fits is taken. */
const phrases: readonly [RegExp, (found: RegExpExecArray) => unknown][] = [
  [/^an object \(/, ({ input }) => objectOf(bracketOf(input))],
  [/^a list with at least one entry \(/, ({ input }) => listOf(bracketOf(input))],
  [/^a list, which may be empty/, () => []],
  [/^true or false/, () => true],
  [/^one of ([^,]+),/, ([, first]) => first],
  [/^a number greater than (\S+)/, ([, limit]) => Number(limit) + 1],
  [/^a (?:whole )?number (?:from|of) (\S+)/, ([, least]) => Number(least)],
  [/^an http or https URL/, () => 'https://example.com/'],
  [/^a non-empty string/, () => 'text'],
  [/, such as ([^ ,]+)/, ([, example]) => example],
];

function valueOf(asked: string): unknown {
  for (const [phrase, value] of phrases) {
    const found = phrase.exec(asked);
    if (found !== null) return value(found);
  }
  throw new Error(`Cannot be followed: ${asked}`);
}

/** `name: what it must be; name: …` */
function objectOf(members: string): Record<string, unknown> {
  return Object.fromEntries(
    partsOf(members).map((member) => {
      const colon = member.indexOf(': ');
      return [member.slice(0, colon), valueOf(member.slice(colon + 2))];
    }),
  );
}

/** `each entry: what it must be; the percentages add up to 100` */
function listOf(details: string): unknown[] {
  const [eachEntry = '', sum] = partsOf(details);
  const entry = valueOf(eachEntry.replace(/^each entry: /, ''));
  if (sum === undefined) return [entry];
  if (sum !== 'the percentages add up to 100') throw new Error(`Cannot be followed: ${sum}`);
  return [{ ...(entry as object), percentage: 100 }];
}

/** What stands between the first bracket and the one that closes it. */
function bracketOf(text: string): string {
  const start = text.indexOf('(') + 1;
  let depth = 1;
  let end = start;
  for (; end < text.length; end += 1) {
    depth += depthOf(text[end]);
    if (depth === 0) return text.slice(start, end);
  }
  throw new Error(`A bracket is not closed: ${text}`);
}

/** Splits at the semicolons that stand in no bracket. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += depthOf(character);
    if (character === ';' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

function depthOf(character = ''): number {
  if (character === '(') return 1;
  return character === ')' ? -1 : 0;
}

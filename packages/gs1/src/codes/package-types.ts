import { packageTypes } from '../__generated__/package-types.js';

let known: ReadonlySet<string> | undefined;

/**
 * True when a text is a package type: a code of UN/ECE Recommendation 21, or one of those GS1 adds to it.
 *
 * @example
 * isPackageType('CT'); // true
 */
export function isPackageType(text: string): boolean {
  return (known ??= new Set(packageTypes.split(' ').flatMap(codesOf))).has(text);
}

/** `1:AB` are `1A` and `1B`. */
function codesOf(group: string): string[] {
  const [common = '', last = ''] = group.split(':');
  return [...last].map((character) => common + character);
}

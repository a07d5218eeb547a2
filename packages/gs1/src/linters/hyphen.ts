import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const notHyphen: LinterRule = { code: 'NOT_HYPHEN', message: 'Expected a hyphen.' };
const hyphen = 0x2d;

/**
 * `hyphen`: nothing but hyphens, at least one. A hyphen marks a temperature below zero.
 *
 * @see GS1 General Specifications, "Maximum temperature in Fahrenheit: AI (4330)".
 */
export function lintHyphen(text: string, start: number, end: number): LinterRefusal | undefined {
  for (let index = start; index < end; index++) {
    if (text.charCodeAt(index) !== hyphen) return refuse(notHyphen, start, end);
  }
  return end > start ? undefined : refuse(notHyphen, start, end);
}

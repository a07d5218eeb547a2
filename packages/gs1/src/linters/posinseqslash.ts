import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const malformed: LinterRule = {
  code: 'MALFORMED_SEQUENCE',
  message: 'Expected a position, a slash and the last position.',
};
const leadingZero: LinterRule = {
  code: 'LEADING_ZERO',
  message: 'A position in a sequence starts with a digit from 1 on.',
};
const beyondEnd: LinterRule = {
  code: 'POSITION_EXCEEDS_TOTAL',
  message: 'The position is beyond the end of the sequence.',
};
const slash = 0x2f;
const zero = 0x30;

/**
 * `posinseqslash`: a position in a sequence, a slash and the last position, such as `2/3`. Neither
 * starts with 0, and the first is not beyond the last.
 *
 * @see GS1 General Specifications, "Baby birth sequence indicator: AI (7258)".
 */
export function lintPosinseqslash(
  text: string,
  start: number,
  end: number,
): LinterRefusal | undefined {
  const slashIndex = skipDigits(text, start, end);
  const lastStart = slashIndex + 1;
  const isWhole =
    slashIndex > start &&
    lastStart < end &&
    text.charCodeAt(slashIndex) === slash &&
    skipDigits(text, lastStart, end) === end;
  if (!isWhole) return refuse(malformed, start, end);
  if (text.charCodeAt(start) === zero) return refuse(leadingZero, start, slashIndex);
  if (text.charCodeAt(lastStart) === zero) return refuse(leadingZero, lastStart, end);
  // Without leading zeros the number with more digits is the larger one.
  const longer = slashIndex - start - (end - lastStart);
  const isBeyond = longer > 0 || (longer === 0 && isLarger(text, start, slashIndex, lastStart));
  return isBeyond ? refuse(beyondEnd, start, end) : undefined;
}

function skipDigits(text: string, start: number, end: number): number {
  let index = start;
  while (index < end && text.charCodeAt(index) >= 0x30 && text.charCodeAt(index) <= 0x39) index++;
  return index;
}

function isLarger(text: string, start: number, end: number, otherStart: number): boolean {
  for (let index = start, other = otherStart; index < end; index++, other++) {
    const difference = text.charCodeAt(index) - text.charCodeAt(other);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

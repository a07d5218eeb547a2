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
const sequence = /^(\d+)\/(\d+)$/;

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
  const match = sequence.exec(text.slice(start, end));
  if (!match) return refuse(malformed, start, end);
  const [, position = '', last = ''] = match;
  if (position.startsWith('0')) return refuse(leadingZero, start, start + position.length);
  if (last.startsWith('0')) return refuse(leadingZero, end - last.length, end);
  // Without leading zeros the number with more digits is the larger one.
  const longer = position.length - last.length;
  const isBeyond = longer > 0 || (longer === 0 && position > last);
  return isBeyond ? refuse(beyondEnd, start, end) : undefined;
}

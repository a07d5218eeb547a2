import { isPercentSequence } from '../characters/character-set.js';
import { refuse, type LinterRefusal, type LinterRule } from './linter.js';

const brokenSequence: LinterRule = {
  code: 'INVALID_PERCENT_ENCODING',
  message: 'A percent sign stands before two hex digits.',
};
const percent = 0x25;

/**
 * `pcenc`: each percent sign stands before two hex digits. So text of any script fits into CSET 82.
 *
 * @see GS1 General Specifications, "Ship-to / Deliver-to company name: AI (4300)"; RFC 3986, 2.1.
 */
export function lintPcenc(text: string, start: number, end: number): LinterRefusal | undefined {
  for (let index = start; index < end; index++) {
    if (text.charCodeAt(index) !== percent) continue;
    const isWhole = index + 2 < end && isPercentSequence(text, index);
    if (!isWhole) return refuse(brokenSequence, index, Math.min(index + 3, end));
    index += 2;
  }
  return undefined;
}

import { technicalEnglish } from '../messages/english.js';
import type { Wording } from '../messages/wording.js';
import type { Expectation } from './expectation.js';
import { formatLabel, formatPath, type Fault } from './fault.js';

/** How a fault is told. */
export interface FaultTexts {
  /** `materialComposition[0].percentage` */
  readonly path: string;
  /**
   * `materialComposition[0].percentage must be a number greater than 0`, or `size is missing; it must be a
   * non-empty string`
   */
  readonly message: string;
  /** `Material Composition #1 › Percentage: a number greater than 0` */
  readonly friendlyMessage: string;
}

/** Later faults say nothing of what is inside a list or an object, so that the answer stays small. */
const TOLD_IN_FULL = 100;

/**
 * Tells the faults of one document. Many of them share an expectation, the entries of a list above all,
 * and wording one takes longer than finding the fault: each is worded once.
 */
export function faultTeller(wording: Wording): (fault: Fault) => FaultTexts {
  const { missing } = wording.catalogue.expectations;
  let inEnglish = wordedOnce(technicalEnglish(), false);
  let inWording = wordedOnce(wording, false);
  let told = 0;
  return ({ path: segments, expected, isMissing, recommended }) => {
    told += 1;
    if (told === TOLD_IN_FULL + 1) {
      inEnglish = wordedOnce(technicalEnglish(), true);
      inWording = wordedOnce(wording, true);
    }
    const path = formatPath(segments);
    const subject = isMissing ? `${path} is missing; it` : path;
    const friendly = inWording(expected);
    return {
      path,
      message: `${subject} ${recommended ? 'should' : 'must'} be ${inEnglish(expected)}`,
      friendlyMessage: wording.headed(
        formatLabel(segments, wording),
        isMissing ? missing(friendly) : friendly,
      ),
    };
  };
}

function wordedOnce(wording: Wording, isBrief: boolean): (expected: Expectation) => string {
  const worded = new Map<Expectation, string>();
  return (expected) => {
    const known = worded.get(expected);
    if (known !== undefined) return known;
    const text = expected(wording, isBrief);
    worded.set(expected, text);
    return text;
  };
}

import { english, type Wording } from '../messages/wording.js';
import type { Expectation } from './expectation.js';
import { formatLabel, formatPath, type Fault } from './fault.js';

/** How a fault is told. */
export interface FaultTexts {
  /** `materialComposition[0].percentage` */
  readonly path: string;
  /** `materialComposition[0].percentage must be a number greater than 0` */
  readonly message: string;
  /** `Material Composition #1 › Percentage: a number greater than 0` */
  readonly friendlyMessage: string;
}

/**
 * Tells the faults of one document. Many of them share an expectation, the entries of a list above all,
 * and wording one takes longer than finding the fault: each is worded once.
 */
export function faultTeller(wording: Wording): (fault: Fault) => FaultTexts {
  const inEnglish = wordedOnce(english());
  const inWording = wording === english() ? inEnglish : wordedOnce(wording);
  return ({ path: segments, expected, recommended }) => {
    const path = formatPath(segments);
    return {
      path,
      message: `${path} ${recommended ? 'should' : 'must'} be ${inEnglish(expected)}`,
      friendlyMessage: wording.headed(formatLabel(segments, wording), inWording(expected)),
    };
  };
}

function wordedOnce(wording: Wording): (expected: Expectation) => string {
  const worded = new Map<Expectation, string>();
  return (expected) => {
    const known = worded.get(expected);
    if (known !== undefined) return known;
    const text = expected(wording);
    worded.set(expected, text);
    return text;
  };
}

import { english, type Wording } from '../messages/wording.js';
import type { Expectation } from './expectation.js';

/** A place that does not hold what it should. */
export interface Fault {
  /** Member names and list positions, outermost first. */
  readonly path: (string | number)[];
  readonly expected: Expectation;
}

/**
 * Lists are read no further once this many faults are known, so that the answer to a small request
 * full of broken entries stays small.
 */
export const MAXIMUM_FAULTS = 1000;

/** Puts `segment` before the path of each fault found since `from`: a check knows only what is below it. */
export function prefixPaths(faults: readonly Fault[], from: number, segment: string | number) {
  for (let index = from; index < faults.length; index += 1) faults[index]?.path.unshift(segment);
}

/** `materialComposition[0].percentage` */
export function formatPath(path: Fault['path']): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text}[${segment}]`;
    return text === '' ? segment : `${text}.${segment}`;
  }, '');
}

/** `materialComposition[0].percentage must be a number greater than 0` */
export function describeFault({ path, expected }: Fault, verb: 'must' | 'should'): string {
  return `${formatPath(path)} ${verb} be ${expected(english())}`;
}

/** `Material Composition #1 › Percentage: a number greater than 0` */
export function explainFault({ path, expected }: Fault, wording: Wording): string {
  return `${formatLabel(path, wording)}: ${expected(wording)}`;
}

function formatLabel(path: Fault['path'], { catalogue, number }: Wording): string {
  const labels: Readonly<Record<string, string>> = catalogue.labels;
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text} #${number(segment + 1)}`;
    const label = Object.hasOwn(labels, segment) ? labels[segment] : undefined;
    return text === '' ? (label ?? segment) : `${text} › ${label ?? segment}`;
  }, '');
}

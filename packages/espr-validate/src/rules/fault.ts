import type { Wording } from '../messages/wording.js';
import type { Expectation } from './expectation.js';

/** A place that does not hold what it should. */
export interface Fault {
  /** Member names and list positions, outermost first. */
  readonly path: (string | number)[];
  readonly expected: Expectation;
  /** Present where nothing stands there, as opposed to something that does not fit. */
  readonly isMissing?: true;
  /** Present where the value is only recommended to be well formed: a warning. */
  recommended?: true;
}

/**
 * Lists are read no further, and masked keys not named, once this many faults are known, so that the
 * answer to a small request full of faults stays small.
 */
export const MAXIMUM_FAULTS = 1000;

/** Puts `segment` before the path of each fault found since `from`: a check knows only what is below it. */
export function prefixPaths(faults: readonly Fault[], from: number, segment: string | number) {
  for (let index = from; index < faults.length; index += 1) faults[index]?.path.unshift(segment);
}

/**
 * Turns the faults found since `from` into warnings. They are given half of the room at most: a list
 * is read no further once it is full, and an error in it must not go unseen for warnings before it.
 */
export function markRecommended(faults: Fault[], from: number) {
  const room = Math.max(from, MAXIMUM_FAULTS / 2);
  if (faults.length > room) faults.length = room;
  for (let index = from; index < faults.length; index += 1) {
    const fault = faults[index];
    if (fault !== undefined) fault.recommended = true;
  }
}

/** `materialComposition[0].percentage` */
export function formatPath(path: Fault['path']): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text}[${segment}]`;
    return text === '' ? segment : `${text}.${segment}`;
  }, '');
}

/** `Material Composition #1 › Percentage` */
export function formatLabel(path: Fault['path'], wording: Wording): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text} #${segment + 1}`;
    const label = wording.label(segment);
    return text === '' ? label : `${text} › ${label}`;
  }, '');
}

/** Both ends of an axis. */
export interface Scale {
  readonly min: number;
  readonly max: number;
}

/** Falling from 100 to 60 % is what there is to see; nothing is cut off for it. */
export function percentScale(values: readonly number[]): Scale {
  return { min: values.some((value) => value < 60) ? 0 : 60, max: 100 };
}

/** Less than this is drawn as nothing: the numbers of an axis have little room. */
const smallestMax = 0.001;

/** From zero to just above the greatest value, in four steps of a round number. */
export function zeroScale(values: readonly number[]): Scale {
  const step = Math.max(smallestMax, ...values) / 4;
  const power = 10 ** Math.floor(Math.log10(step));
  const round = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((factor) => factor * power >= step) ?? 10;
  return { min: 0, max: 4 * round * power };
}

/** Five numbers, both ends among them. */
export function scaleSteps({ min, max }: Scale): number[] {
  return [0, 1, 2, 3, 4].map((step) => min + ((max - min) * step) / 4);
}

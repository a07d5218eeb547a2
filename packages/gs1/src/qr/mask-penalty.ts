/**
 * How badly a reader may take a masked symbol; the mask pattern with the fewest points is used.
 *
 * @see ISO/IEC 18004, "Evaluation of data masking results".
 */
export function maskPenalty(modules: Uint8Array, side: number): number {
  let points = blockPoints(modules, side) + balancePoints(modules);
  const runs = new Uint8Array(side + 2);
  for (let line = 0; line < side; line++) {
    points += linePoints(runs, readRuns(modules, { side, first: line * side, step: 1, runs }));
    points += linePoints(runs, readRuns(modules, { side, first: line, step: side, runs }));
  }
  return points;
}

interface Line {
  readonly side: number;
  /** Index of its first module, and from one module to the next. */
  readonly first: number;
  readonly step: number;
  readonly runs: Uint8Array;
}

/** Lengths of the runs of a row or column: light, dark, light ...; the first may be 0. @returns How many. */
function readRuns(modules: Uint8Array, { side, first, step, runs }: Line): number {
  let count = 0;
  let colour = 0;
  let length = 0;
  for (let i = 0, at = first; i < side; i++, at += step) {
    if (modules[at] === colour) {
      length++;
      continue;
    }
    runs[count++] = length;
    colour ^= 1;
    length = 1;
  }
  runs[count++] = length;
  return count;
}

/** Five modules of a colour: 3 points, one more for each further. What looks like a finder: 40. */
function linePoints(runs: Uint8Array, count: number): number {
  let points = 0;
  for (let i = 0; i < count; i++) {
    const run = runs[i] ?? 0;
    if (run >= 5) points += run - 2;
    // Dark runs have odd numbers; the one in the middle of a finder has two on either side.
    if (i >= 3 && i + 2 < count && i % 2 === 1 && isFinderLike(runs, i, count)) points += 40;
  }
  return points;
}

/** Dark, light, dark, light, dark as 1:1:3:1:1, with four light modules or the edge on one side. */
function isFinderLike(runs: Uint8Array, middle: number, count: number): boolean {
  const unit = (runs[middle] ?? 0) / 3;
  for (let offset = 1; offset <= 2; offset++) {
    if (runs[middle - offset] !== unit || runs[middle + offset] !== unit) return false;
  }
  if (middle === 3 || middle + 4 >= count) return true;
  return (runs[middle - 3] ?? 0) >= 4 || (runs[middle + 3] ?? 0) >= 4;
}

/** Three points for each block of two by two modules of one colour. */
function blockPoints(modules: Uint8Array, side: number): number {
  let points = 0;
  for (let row = 1; row < side; row++) {
    for (let column = 1; column < side; column++) {
      const at = row * side + column;
      const colour = modules[at];
      if (modules[at - 1] !== colour) continue;
      if (modules[at - side] === colour && modules[at - side - 1] === colour) points += 3;
    }
  }
  return points;
}

/** Ten points for every five per cent that the dark modules are away from one half. */
function balancePoints(modules: Uint8Array): number {
  let dark = 0;
  for (const module of modules) dark += module;
  return Math.floor(Math.abs((dark * 100) / modules.length - 50) / 5) * 10;
}

import { readLevelBits, writeFormat } from './format-information.js';
import { functionModules } from './function-modules.js';
import { maskPenalty } from './mask-penalty.js';

/** True when a pattern turns a data module over. @see ISO/IEC 18004, "Data masking", table 10. */
const patterns: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/**
 * Gives a symbol that came under the first mask pattern the one that suits it best. The encoder could
 * do so itself, but takes longer for it than for everything else.
 *
 * @param modules - One per module, row by row, 1 for dark, under pattern 000.
 */
export function chooseMask(modules: Uint8Array, side: number): Uint8Array {
  const levelBits = readLevelBits(modules, side);
  const fixed = functionModules(side);
  let best = modules;
  let fewestPoints = Infinity;
  patterns.forEach((_, pattern) => {
    const candidate = remask(modules, { side, fixed, pattern });
    writeFormat(candidate, side, { levelBits, pattern });
    const points = maskPenalty(candidate, side);
    if (points >= fewestPoints) return;
    fewestPoints = points;
    best = candidate;
  });
  return best;
}

/** Takes pattern 000 off and puts another one on. */
function remask(
  modules: Uint8Array,
  { side, fixed, pattern }: { side: number; fixed: Uint8Array; pattern: number },
): Uint8Array {
  const [taken, put] = [patterns[0], patterns[pattern]];
  const remasked = modules.slice();
  for (let row = 0, at = 0; row < side; row++) {
    for (let column = 0; column < side; column++, at++) {
      if (fixed[at] === 0 && taken?.(row, column) !== put?.(row, column)) {
        remasked[at] = (remasked[at] ?? 0) ^ 1;
      }
    }
  }
  return remasked;
}

/**
 * Which modules of a symbol hold no data: finder, timing and alignment patterns, format and version
 * information. One byte per module, row by row, 1 for those.
 *
 * @see ISO/IEC 18004, "Symbol structure".
 */
export function functionModules(side: number): Uint8Array {
  const known = bySide.get(side);
  if (known) return known;
  const modules = new Uint8Array(side * side);
  const fill = (left: number, top: number, width: number, height: number) => {
    for (let row = top; row < top + height; row++) {
      modules.fill(1, row * side + left, row * side + left + width);
    }
  };
  // Finder patterns with their separators, and the format information beside them.
  fill(0, 0, 9, 9);
  fill(side - 8, 0, 8, 9);
  fill(0, side - 8, 9, 8);
  fill(0, 6, side, 1);
  fill(6, 0, 1, side);
  const version = (side - 17) / 4;
  const centres = alignmentCentres(version, side);
  for (const row of centres) {
    for (const column of centres) {
      if (!isFinderCorner(column, row, side)) fill(column - 2, row - 2, 5, 5);
    }
  }
  if (version >= 7) {
    fill(side - 11, 0, 3, 6);
    fill(0, side - 11, 6, 3);
  }
  bySide.set(side, modules);
  return modules;
}

/** At most forty, one for each version. */
const bySide = new Map<number, Uint8Array>();

/** ISO/IEC 18004, annex E: evenly spread between the timing pattern and the far edge. */
function alignmentCentres(version: number, side: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((side - 13) / (2 * count - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => side - 7 - i * step)];
}

function isFinderCorner(column: number, row: number, side: number): boolean {
  const far = side - 7;
  return (
    (column === 6 && row === 6) || (column === far && row === 6) || (column === 6 && row === far)
  );
}

/** Where each of the 15 bits stands, the least significant first: [column, row]. */
type Positions = readonly (readonly [column: number, row: number])[];

/**
 * The error correction level's two bits, as the format information of a symbol says.
 *
 * @see ISO/IEC 18004, "Format information".
 */
export function readLevelBits(modules: Uint8Array, side: number): number {
  let bits = 0;
  besideFirstFinder.forEach(([column, row], i) => {
    bits |= (modules[row * side + column] ?? 0) << i;
  });
  return (bits ^ formatMask) >> 13;
}

/** Writes level and mask pattern, with their error correction, into both of their places. */
export function writeFormat(
  modules: Uint8Array,
  side: number,
  { levelBits, pattern }: { readonly levelBits: number; readonly pattern: number },
): void {
  const bits = encodeFormat((levelBits << 3) | pattern);
  for (const positions of [besideFirstFinder, besideOtherFinders(side)]) {
    positions.forEach(([column, row], i) => {
      modules[row * side + column] = (bits >> i) & 1;
    });
  }
}

const formatMask = 0b101010000010010;
const bchGenerator = 0b10100110111;

/** Five bits of data with the ten of the BCH (15,5) code, masked so that they are never all zero. */
function encodeFormat(fiveBits: number): number {
  let remainder = fiveBits;
  for (let i = 0; i < 10; i++) remainder = (remainder << 1) ^ ((remainder >> 9) * bchGenerator);
  return ((fiveBits << 10) | remainder) ^ formatMask;
}

const besideFirstFinder: Positions = [
  ...[0, 1, 2, 3, 4, 5, 7, 8].map((row) => [8, row] as const),
  ...[7, 5, 4, 3, 2, 1, 0].map((column) => [column, 8] as const),
];

function besideOtherFinders(side: number): Positions {
  return [
    ...Array.from({ length: 8 }, (_, i) => [side - 1 - i, 8] as const),
    ...Array.from({ length: 7 }, (_, i) => [8, side - 7 + i] as const),
  ];
}

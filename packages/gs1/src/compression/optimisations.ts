/** AIs by the two hex digits that stand for all of them, in the order in which their values follow. */
type Optimisations = ReadonlyMap<number, readonly string[]>;

/** Sequences with one code after the other, from the first one on. */
const sequences: readonly (readonly [first: number, ...sequences: string[]])[] = [
  [0x0a, '01 22', '01 10', '01 21', '01 17', '01 7003', '01 30'],
  [0x1b, '01 15', '01 11', '01 16', '01 91', '01 10 15'],
  [0x9a, '8010 8011', '8017 8019', '8018 8019'],
];

/** A key with one AI after the other, with one code after the other. */
const runs: readonly (readonly [first: number, key: string, ai: number, count: number])[] = [
  [0x2a, '01', 3100, 6],
  [0x3a, '01', 3200, 6],
  [0xa0, '01', 3920, 10],
  [0xc0, '255', 3900, 10],
  [0xca, '255', 3940, 4],
];

/**
 * Those that every reader and writer takes in the same order.
 *
 * @see GS1 Digital Link standard 1.2, compression, table of optimisations.
 */
export function optimisations(): Optimisations {
  return (known ??= new Map<number, readonly string[]>([
    ...sequences.flatMap(([first, ...texts]) =>
      texts.map((text, offset) => [first + offset, text.split(' ')] as const),
    ),
    ...runs.flatMap(([first, key, ai, count]) =>
      Array.from({ length: count }, (_, n) => [first + n, [key, String(ai + n)]] as const),
    ),
  ]));
}

let known: Optimisations | undefined;

/** The two optimisations with values that GS1's own toolkit writes in the order of the AIs as texts. */
export const orderOfToolkit: Optimisations = new Map([
  [0x1a, ['01', '10', '17', '21']],
  [0x9d, ['254', '414']],
]);

/** The same two in the order in which the standard lists them. */
export const orderOfStandard: Optimisations = new Map([
  [0x1a, ['01', '10', '21', '17']],
  [0x9d, ['414', '254']],
]);

/**
 * Pairs of hex digits that stand for several AIs at once, whose values then follow in this order
 * (GS1 Digital Link standard 1.2, compression, table of optimisations).
 */
const groups: readonly (readonly [first: number, ...sequences: string[]])[] = [
  [0x0a, '01 22', '01 10', '01 21', '01 17', '01 7003', '01 30'],
  [0x1b, '01 15', '01 11', '01 16', '01 91', '01 10 15'],
  [0x2a, '01 3100', '01 3101', '01 3102', '01 3103', '01 3104', '01 3105'],
  [0x3a, '01 3200', '01 3201', '01 3202', '01 3203', '01 3204', '01 3205'],
  [0x9a, '8010 8011', '8017 8019', '8018 8019'],
  [0xa0, '01 3920', '01 3921', '01 3922', '01 3923', '01 3924'],
  [0xa5, '01 3925', '01 3926', '01 3927', '01 3928', '01 3929'],
  [0xc0, '255 3900', '255 3901', '255 3902', '255 3903', '255 3904'],
  [0xc5, '255 3905', '255 3906', '255 3907', '255 3908', '255 3909'],
  [0xca, '255 3940', '255 3941', '255 3942', '255 3943'],
];

/** AIs by the two hex digits that stand for all of them. */
type Optimisations = ReadonlyMap<number, readonly string[]>;

/** Those that every reader and writer takes in the same order. */
export const optimisations: Optimisations = new Map(
  groups.flatMap(([first, ...sequences]) =>
    sequences.map((sequence, offset) => [first + offset, sequence.split(' ')] as const),
  ),
);

/** With the two whose values GS1's own toolkit writes in the order of the AIs as texts. */
export const optimisationsOfToolkit: Optimisations = new Map([
  ...optimisations,
  [0x1a, ['01', '10', '17', '21']],
  [0x9d, ['254', '414']],
]);

/** With the same two in the order in which the standard lists them. */
export const optimisationsAsListed: Optimisations = new Map([
  ...optimisations,
  [0x1a, ['01', '10', '21', '17']],
  [0x9d, ['414', '254']],
]);

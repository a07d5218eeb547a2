/** A sheet of labels: places of one size in columns and rows, in millimetres. */
export interface LabelSheet {
  readonly pageWidthMm: number;
  readonly pageHeightMm: number;
  readonly columns: number;
  readonly rows: number;
  readonly labelWidthMm: number;
  readonly labelHeightMm: number;
  /** From the edge of the page to the first label. */
  readonly leftMm: number;
  readonly topMm: number;
  /** From the start of one label to the start of the next. */
  readonly columnPitchMm: number;
  readonly rowPitchMm: number;
}

/**
 * Label stock of A4 by name: columns, rows, then width and height of a label in millimetres. The grids are those that
 * such stock is sold in, whichever its maker; what is left of the page is the same on both sides.
 */
export const labelSheets = {
  A4_2x4_105x74: sheet([2, 4], [105, 74]),
  A4_2x7_99x38: sheet([2, 7], [99.1, 38.1], { columnGapMm: 2.5 }),
  A4_3x7_63x38: sheet([3, 7], [63.5, 38.1], { columnGapMm: 2.5 }),
  A4_3x8_70x37: sheet([3, 8], [70, 37]),
  A4_4x10_48x25: sheet([4, 10], [48.5, 25.4]),
  A4_5x13_38x21: sheet([5, 13], [38.1, 21.2], { columnGapMm: 2.5 }),
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetName = keyof typeof labelSheets;

export const labelSheetNames = Object.keys(labelSheets) as LabelSheetName[];

function sheet(
  [columns, rows]: readonly [number, number],
  [labelWidthMm, labelHeightMm]: readonly [number, number],
  { columnGapMm = 0 }: { readonly columnGapMm?: number } = {},
): LabelSheet {
  const [pageWidthMm, pageHeightMm] = [210, 297];
  const usedWidthMm = columns * labelWidthMm + (columns - 1) * columnGapMm;
  return {
    pageWidthMm,
    pageHeightMm,
    columns,
    rows,
    labelWidthMm,
    labelHeightMm,
    leftMm: (pageWidthMm - usedWidthMm) / 2,
    topMm: (pageHeightMm - rows * labelHeightMm) / 2,
    columnPitchMm: labelWidthMm + columnGapMm,
    rowPitchMm: labelHeightMm,
  };
}

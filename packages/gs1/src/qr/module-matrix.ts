/** The modules of a QR Code symbol, without the quiet zone around it. */
export interface ModuleMatrix {
  /** Modules along one side: 21, 25, ... 177. */
  sideModules(): number;
  /** True when a module is dark. Counted from the top left, each from 0 to `sideModules() - 1`. */
  isDark(column: number, row: number): boolean;
}

/**
 * The light border on each side of a symbol, in modules.
 *
 * @see ISO/IEC 18004, "Quiet zone"; GS1 General Specifications, QR Code.
 */
export const quietZoneModules = 4;

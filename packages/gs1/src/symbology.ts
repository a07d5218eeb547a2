/** The symbologies that carry GS1 data. */
export type SymbologyName =
  | 'EAN-13'
  | 'EAN-8'
  | 'ITF-14'
  | 'GS1-128'
  | 'GS1 DataBar'
  | 'GS1 DataMatrix'
  | 'GS1 QR Code'
  | 'GS1 DotCode'
  | 'Data Matrix'
  | 'QR Code';

/** What a symbology identifier (ISO/IEC 15424) says of the symbol that was read. */
export interface Symbology {
  /** `]`, a code character and a modifier character. */
  readonly identifier: string;
  readonly name: SymbologyName;
}

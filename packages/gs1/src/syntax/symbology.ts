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

/** A symbology and how its data are written. */
export interface SymbologyRule extends Symbology {
  /** `gtin` for the digits of a GTIN alone. */
  readonly content: 'gtin' | 'elementString' | 'digitalLinkUri';
  /** Digits of the GTIN, where `content` is one. */
  readonly gtinLength: number;
}

/**
 * A reader gives a UPC-A or UPC-E symbol as 13 digits under the identifier of EAN-13.
 *
 * @see GS1 General Specifications, 7.8, symbology identifiers; ISO/IEC 15424.
 */
const rules = (
  [
    [']E0', 'EAN-13', 'gtin', 13],
    [']E4', 'EAN-8', 'gtin', 8],
    [']I1', 'ITF-14', 'gtin', 14],
    [']C1', 'GS1-128', 'elementString'],
    [']e0', 'GS1 DataBar', 'elementString'],
    [']d2', 'GS1 DataMatrix', 'elementString'],
    [']Q3', 'GS1 QR Code', 'elementString'],
    [']J1', 'GS1 DotCode', 'elementString'],
    [']d1', 'Data Matrix', 'digitalLinkUri'],
    [']Q1', 'QR Code', 'digitalLinkUri'],
  ] as const
).map(([identifier, name, content, gtinLength = 0]): SymbologyRule => ({
  identifier,
  name,
  content,
  gtinLength,
}));

/** The symbology that scan data name in their first three characters. */
export function findSymbology(scanData: string): SymbologyRule | undefined {
  return rules.find(({ identifier }) => scanData.startsWith(identifier));
}

/** The rule of a symbology by its name. */
export function symbologyOf(name: SymbologyName): SymbologyRule {
  return rules.find((rule) => rule.name === name) as SymbologyRule;
}

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
const rules: readonly SymbologyRule[] = [
  { identifier: ']E0', name: 'EAN-13', content: 'gtin', gtinLength: 13 },
  { identifier: ']E4', name: 'EAN-8', content: 'gtin', gtinLength: 8 },
  { identifier: ']I1', name: 'ITF-14', content: 'gtin', gtinLength: 14 },
  { identifier: ']C1', name: 'GS1-128', content: 'elementString', gtinLength: 0 },
  { identifier: ']e0', name: 'GS1 DataBar', content: 'elementString', gtinLength: 0 },
  { identifier: ']d2', name: 'GS1 DataMatrix', content: 'elementString', gtinLength: 0 },
  { identifier: ']Q3', name: 'GS1 QR Code', content: 'elementString', gtinLength: 0 },
  { identifier: ']J1', name: 'GS1 DotCode', content: 'elementString', gtinLength: 0 },
  { identifier: ']d1', name: 'Data Matrix', content: 'digitalLinkUri', gtinLength: 0 },
  { identifier: ']Q1', name: 'QR Code', content: 'digitalLinkUri', gtinLength: 0 },
];

/** The symbology that scan data name in their first three characters. */
export function findSymbology(scanData: string): SymbologyRule | undefined {
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index];
    if (rule && scanData.startsWith(rule.identifier)) return rule;
  }
  return undefined;
}

/** The rule of a symbology by its name. */
export function symbologyOf(name: SymbologyName): SymbologyRule {
  return rules.find((rule) => rule.name === name) as SymbologyRule;
}

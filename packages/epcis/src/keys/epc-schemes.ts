/** How the digits of an EPC become a GS1 key, and what stands behind them. */
export interface EpcScheme {
  /** The Application Identifier of the key. */
  readonly applicationIdentifier: string;
  /** Digits of the company prefix and the reference together; absent where the reference is no number. */
  readonly digits?: number;
  /** True when the reference's first digit goes before the company prefix. Default false. */
  readonly isIndicatorFirst?: boolean;
  /** What goes before all digits. Default nothing. */
  readonly lead?: string;
  /** True when a check digit follows. Default false. */
  readonly hasCheckDigit?: boolean;
  /** Components between the reference and the last one, all of digits, that go behind the check digit. */
  readonly piecesAfter?: number;
  /** Where the last component goes: into the key itself, or into a qualifier of it. Default: there is none. */
  readonly serial?: { readonly in: 'key' } | { readonly in: 'qualifier'; readonly name: string };
  /** The last component that says that there is no qualifier. Default none says so. */
  readonly noQualifier?: string;
}

const gtin = {
  applicationIdentifier: '01',
  digits: 13,
  isIndicatorFirst: true,
  hasCheckDigit: true,
} as const;

const itip = { ...gtin, applicationIdentifier: '8006', piecesAfter: 2 } as const;

const twelve = { digits: 12, hasCheckDigit: true } as const;

const seventeen = { digits: 17, hasCheckDigit: true } as const;

const inKey = { in: 'key' } as const;

function qualifier(name: string) {
  return { in: 'qualifier', name } as const;
}

/**
 * The EPC schemes that hold a GS1 key, by what stands before the company prefix. A pattern names all
 * serials of a class, and so the class; other patterns and schemes have no GS1 key.
 *
 * @see EPC Tag Data Standard 2.0, "EPC URI" and "Correspondence between EPCs and GS1 keys".
 */
export const epcSchemes: ReadonlyMap<string, EpcScheme> = new Map<string, EpcScheme>([
  ['urn:epc:id:sgtin', { ...gtin, serial: qualifier('21') }],
  ['urn:epc:id:upui', { ...gtin, serial: qualifier('235') }],
  ['urn:epc:id:itip', { ...itip, serial: qualifier('21') }],
  ['urn:epc:class:lgtin', { ...gtin, serial: qualifier('10') }],
  ['urn:epc:id:sscc', { applicationIdentifier: '00', ...seventeen, isIndicatorFirst: true }],
  [
    'urn:epc:id:sgln',
    { applicationIdentifier: '414', ...twelve, serial: qualifier('254'), noQualifier: '0' },
  ],
  ['urn:epc:id:pgln', { applicationIdentifier: '417', ...twelve }],
  ['urn:epc:id:grai', { applicationIdentifier: '8003', ...twelve, lead: '0', serial: inKey }],
  ['urn:epc:id:gdti', { applicationIdentifier: '253', ...twelve, serial: inKey }],
  ['urn:epc:id:sgcn', { applicationIdentifier: '255', ...twelve, serial: inKey }],
  ['urn:epc:id:gsrn', { applicationIdentifier: '8018', ...seventeen }],
  ['urn:epc:id:gsrnp', { applicationIdentifier: '8017', ...seventeen }],
  ['urn:epc:id:gsin', { applicationIdentifier: '402', digits: 16, hasCheckDigit: true }],
  ['urn:epc:id:giai', { applicationIdentifier: '8004', serial: inKey }],
  ['urn:epc:id:ginc', { applicationIdentifier: '401', serial: inKey }],
  ['urn:epc:id:cpi', { applicationIdentifier: '8010', serial: qualifier('8011') }],
  ['urn:epc:idpat:sgtin', gtin],
  ['urn:epc:idpat:upui', gtin],
  ['urn:epc:idpat:itip', itip],
  ['urn:epc:idpat:grai', { applicationIdentifier: '8003', ...twelve, lead: '0' }],
  ['urn:epc:idpat:gdti', { applicationIdentifier: '253', ...twelve }],
  ['urn:epc:idpat:sgcn', { applicationIdentifier: '255', ...twelve }],
  ['urn:epc:idpat:cpi', { applicationIdentifier: '8010' }],
]);

/** Legal registries an operator may be identified by. */
export const REG_ID_SCHEMES = ['EORI', 'VAT', 'DUNS', 'NATIONAL', 'OTHER'] as const;
export type RegIdScheme = (typeof REG_ID_SCHEMES)[number];

/** The most characters that each may have. */
export const operatorTextLength = { name: 200, regId: 100, role: 64 } as const;

/** A legal entity that answers for passports: manufacturer, importer, … (ESPR, Art. 2). */
export interface EconomicOperator {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  /** Identifier in a legal registry; unique in the workspace and never changed. */
  readonly regId: string;
  readonly regIdScheme: RegIdScheme | null;
  /** Free text, such as `MANUFACTURER` or `IMPORTER`. */
  readonly role: string;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

import type { OperatorIdScheme } from '@dpp/espr-validate/operator-id';

/** The most characters that each may have. */
export const operatorTextLength = { name: 200, regId: 100, role: 64, eori: 17 } as const;

/** A legal entity that answers for passports: manufacturer, importer, … (ESPR, Art. 2). */
export interface EconomicOperator {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  /** Identifier in a legal registry; unique in the workspace and never changed. */
  readonly regId: string;
  readonly regIdScheme: OperatorIdScheme | null;
  /** Customs number, where `regId` is another one. */
  readonly eori: string | null;
  /** Free text, such as `MANUFACTURER` or `IMPORTER`. */
  readonly role: string;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

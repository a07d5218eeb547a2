import type { OperatorIdScheme } from '../operator-id/operator-id-problem.js';

/** As much of a passport as the registry is concerned with. Texts as they are stored, unchecked. */
export interface RegistrySubject {
  /** UUID of the passport. */
  readonly passportId: string;
  readonly productId: string;
  readonly status: 'DRAFT' | 'ACTIVE' | 'RECALLED' | 'DECOMMISSIONED';
  /** True in a sandbox. */
  readonly isTest: boolean;
  /** True for a former edition: its link leads to the edition that came after it. */
  readonly isSuperseded: boolean;
  /** Product category; null where the metadata names none. */
  readonly category: string | null;
  /** `metadata.commodityCode`. */
  readonly commodityCode: string | null;
  /** `metadata.gtin`, in 14 digits. */
  readonly gtin: string | null;
  /** `metadata.grai`. */
  readonly grai: string | null;
  readonly batchNumber: string | null;
  readonly serialNumber: string | null;
  readonly operator: { readonly regId: string; readonly scheme: OperatorIdScheme | null };
  /** GLN of the manufacturing facility. */
  readonly facilityGln: string | null;
  /** Hex of the root that the seal signs; null without a seal. */
  readonly merkleRoot: string | null;
  /** Hash of the version as the mapping defines it; null without a seal. */
  readonly versionHash: string | null;
  /** Address on the data carrier: the product identifier. */
  readonly link: string;
  /** Product identifier in the public document. */
  readonly documentIdentifier: string;
  /** Address of the passport by its UUID. */
  readonly passportUrl: string;
  /** Address of the interface that the passport is read from. */
  readonly apiEndpoint: string;
  /** True where another passport answers for the code, of this workspace or of another one. */
  readonly isAnsweredByAnother: boolean;
  /** Redirects between the link and the document. */
  readonly redirects: number;
}

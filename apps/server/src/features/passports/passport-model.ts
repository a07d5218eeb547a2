import type { Metadata, Seal } from '@dpp/merkle-seal';

export const PASSPORT_STATUSES = ['DRAFT', 'ACTIVE', 'RECALLED', 'DECOMMISSIONED'] as const;
export type PassportStatus = (typeof PASSPORT_STATUSES)[number];

/** What the status operation moves between, each to each. To and from DRAFT an update leads. */
export const LIVE_STATUSES = ['ACTIVE', 'RECALLED', 'DECOMMISSIONED'] as const;
export type LiveStatus = (typeof LIVE_STATUSES)[number];

/** A digital product passport with all that its representations show. */
export interface Passport {
  readonly id: string;
  readonly tenantId: string;
  /** As the caller gave it: a GTIN-14, a GRAI, or any other article number. */
  readonly productId: string;
  readonly status: PassportStatus;
  /** True in a sandbox: it is of no real product, and says so wherever it is shown. */
  readonly isTest: boolean;
  readonly metadata: Metadata;
  readonly enrichment: Enrichment | null;
  readonly economicOperator: PassportOperator;
  readonly manufacturingFacility: PassportFacility | null;
  readonly seal: PassportSeal | null;
  /** When it first became public; orders those passports of a workspace that have one key. */
  readonly publishedAt: Date | null;
  /** Since when it has its status; null for the status that it was made with. */
  readonly statusChangedAt: Date | null;
  /** What its holders are told of its status; null where nothing is. It ends with the status. */
  readonly statusNote: StatusNote | null;
  readonly archivedAt: Date | null;
  readonly retentionUntil: Date | null;
  /** The sealed edition that this one takes the place of, or will once it is published. */
  readonly revisionOf: string | null;
  /** The edition that answers in the place of this one: the last of all that came after it. */
  readonly supersededBy: Successor | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The actor of the last change; null for a passport that was last changed before actors were recorded. */
  readonly updatedBy: string | null;
  /** Counts the changes of the passport itself, from 1: not those of its operator or facility. */
  readonly editCount: number;
  /** Counts every write, from 1. */
  readonly revision: number;
}

/** The current edition of a product, as its former ones name it. */
export interface Successor {
  readonly id: string;
  readonly status: PassportStatus;
}

/** Reason and help beside a status. No seal covers it. */
export interface StatusNote {
  readonly reason?: string;
  /** Absolute https URL of a notice, such as that of a recall. */
  readonly noticeUrl?: string;
  /** An email address, a telephone number, or any other text. */
  readonly contact?: string;
}

/** As much of a passport as a list shows. */
export interface ListedPassport extends Pick<
  Passport,
  | 'id'
  | 'tenantId'
  | 'productId'
  | 'status'
  | 'isTest'
  | 'metadata'
  | 'economicOperator'
  | 'archivedAt'
  | 'retentionUntil'
  | 'createdAt'
  | 'updatedAt'
> {
  readonly seal: Pick<PassportSeal, 'digitalSeal' | 'publicKeyPem'> | null;
}

export interface PassportOperator {
  readonly id: string;
  readonly name: string;
  readonly regId: string;
  readonly role: string;
}

export interface PassportFacility {
  readonly id: string;
  readonly gln: string;
  readonly name: string;
  readonly activity: string | null;
  readonly country: string;
  readonly streetAddress: string | null;
  readonly city: string | null;
  readonly postalCode: string | null;
}

/** A seal, and the key that made it. */
export interface PassportSeal extends Seal {
  readonly sealedAt: Date;
  /** The actor of the seal; null for a seal from before actors were recorded. */
  readonly sealedBy: string | null;
  readonly signingKeyId: string;
  readonly keyNumber: number;
  readonly publicKeyPem: string;
  /** Base64 DER, leaf first. */
  readonly certificateChain: readonly string[];
  readonly timestamp: { readonly genTime: Date; readonly token: string } | null;
}

/** Marketing text and pictures for the web page: not validated, not sealed, not in any document. */
export interface Enrichment {
  readonly tagline?: string;
  readonly description?: string;
  readonly images?: readonly { readonly url: string; readonly caption?: string }[];
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}

import type { PassportMetadata } from './characteristics.js';

/** The operator who puts the product on the market. */
export interface PassportEconomicOperator {
  /** A UUID, which becomes a `urn:uuid:` URI, or a URI, which stays. */
  readonly id: string;
  readonly name: string;
  /** Number in the legal register, e.g. an EORI. */
  readonly regId?: string | null | undefined;
  /** Upper-case role such as `MANUFACTURER` or `IMPORTER`; one UNTP does not know becomes `operator`. */
  readonly role?: string | null | undefined;
}

/** The site that made the product. */
export interface PassportFacility {
  /** 13 digits. */
  readonly gln: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Points to the bit that is set when the credential is revoked (Bitstring Status List 1.0). */
export interface BitstringStatusListEntry {
  readonly id?: string;
  readonly type: 'BitstringStatusListEntry';
  readonly statusPurpose: 'revocation';
  /** A whole number from 0; UNTP's schema wants a number where W3C shows a string. */
  readonly statusListIndex: number;
  readonly statusListCredential: string;
}

/** The program that makes the credential, by the members of UNTP 0.7.0. */
export interface IssuingSoftware {
  /** URI of the program in this version. */
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly vendor: {
    /** URI, e.g. a DID. */
    readonly id: string;
    readonly name: string;
  };
}

/** One physical piece of a product model, such as a battery. */
export interface PassportUnit {
  /** Unique under its model. */
  readonly serialNumber: string;
  /** URI of the unit: the GS1 Digital Link of its model with the serial number. */
  readonly digitalLinkUri: string;
  /** A day, `2027-03-01`, or a date and time with a time zone, of which the day is published as written. */
  readonly manufacturedAt?: string | null | undefined;
}

/** Products of one model that were made together: a lot, a heat. */
export interface PassportBatch {
  /** Lot as it is printed. Unique under its model. */
  readonly batchNumber: string;
  /** URI of the batch: the GS1 Digital Link of its model with the lot, or its page. */
  readonly digitalLinkUri: string;
}

/** A passport of a product model, seen by the public, as this package needs it. */
export interface ProductPassportModel {
  /** URL of the credential itself. */
  readonly id: string;
  /** The issuer, see `formatTenantDid`. */
  readonly did: string;
  readonly issuerName: string;
  /** Number of the issuer in its legal register. */
  readonly issuerRegistrationId?: string | null | undefined;
  readonly productId: string;
  /** What `productId` is. */
  readonly idScheme: 'GTIN' | 'GRAI' | 'other';
  /** URI of the product: the GS1 Digital Link, or the passport's page for other identifiers. */
  readonly digitalLinkUri: string;
  /** Default: `metadata.productName`, its English text if there are several; else `productId`. */
  readonly productName?: string | null | undefined;
  /** Product category, e.g. `textiles`. */
  readonly category: string;
  /** Already redacted for the public; masked and restricted values are left out again here. */
  readonly metadata: PassportMetadata;
  readonly facility: PassportFacility;
  readonly economicOperator: PassportEconomicOperator;
  /** ISO 8601 with a time zone, e.g. `2026-02-03T04:05:06.000Z`. */
  readonly validFrom: string;
  /** The URL at which `EXTENSION_CONTEXT` is served. */
  readonly contextUrl: string;
  readonly credentialStatus?: BitstringStatusListEntry | undefined;
  readonly issuingSoftware?: IssuingSoftware | undefined;
}

/** The passport of a model together with one unit of it. */
export interface UnitPassportModel extends ProductPassportModel {
  /** URL of the credential itself: the unit's, not that of its model. */
  readonly id: string;
  readonly unit: PassportUnit;
}

/** The passport of a model together with one batch of it. */
export interface BatchPassportModel extends ProductPassportModel {
  /** URL of the credential itself: the batch's, not that of its model. */
  readonly id: string;
  /** With what the batch states in the place of its model. */
  readonly metadata: PassportMetadata;
  readonly batch: PassportBatch;
}

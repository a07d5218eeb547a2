import type { OperatorIdScheme } from '../operator-id/operator-id-problem.js';
import type { ProductCategory } from '../product-category.js';

/** What one registration is of (Implementing Regulation (EU) 2026/1778, Art. 8). */
export const REGISTRY_GRANULARITIES = ['MODEL', 'BATCH', 'ITEM'] as const;
export type RegistryGranularity = (typeof REGISTRY_GRANULARITIES)[number];

/** Kinds of product identifiers (EN 18219) that a link of this platform can be. */
export const REGISTRY_IDENTIFIER_FORMS = ['GS1_DIGITAL_LINK', 'IDENTIFICATION_LINK'] as const;
export type RegistryIdentifierForm = (typeof REGISTRY_IDENTIFIER_FORMS)[number];

/** Metadata that may say that a passport is of a single item or batch, and not of a model. */
export const REGISTRY_LEVEL_FIELDS = ['serialNumber', 'batchNumber'] as const;
export type RegistryLevelField = (typeof REGISTRY_LEVEL_FIELDS)[number];

/** Definitions of the hash of a version: the hex of the Merkle root, or the SHA-256 of that hex as text. */
export const REGISTRY_HASHES = ['MERKLE_ROOT', 'SEALED_ROOT_SHA256'] as const;
export type RegistryHash = (typeof REGISTRY_HASHES)[number];

/** Members of a registration request that a field of a file can be made of. */
export const REGISTRY_MEMBERS = [
  'productIdentifier',
  'passportId',
  'operatorId',
  'operatorScheme',
  'commodityCode',
  'granularity',
  'passportUrl',
  'apiEndpoint',
  'backUpUrl',
  'backUpOperatorId',
  'facilityIds',
  'versionHash',
  'correlationId',
] as const;
export type RegistryMember = (typeof REGISTRY_MEMBERS)[number];

/** Members of a row of a result file. */
export const REGISTRY_RESULT_MEMBERS = [
  'productIdentifier',
  'outcome',
  'registrationId',
  'versionHash',
  'registeredAt',
  'code',
  'message',
  'proof',
  'correlationId',
] as const;
export type RegistryResultMember = (typeof REGISTRY_RESULT_MEMBERS)[number];

/** A field of a file: the member that it holds, and its name there. */
export interface RegistryField {
  readonly member: RegistryMember;
  readonly name: string;
}

/**
 * What the registry asks for and how its files are written, as far as official texts leave it open: names of fields, schemes
 * of operator identifiers, the range of commodity codes, the back-up link, the hash of a version.
 */
export interface RegistryMapping {
  readonly versionHash: RegistryHash;
  /** Characters of a product identifier, 1 to 2,000. */
  readonly maximumIdentifierLength: number;
  readonly identifierForms: readonly RegistryIdentifierForm[];
  /** Redirects from the product identifier to the passport, at most; 0 to 10. */
  readonly maximumRedirects: number;
  /** Scheme that the registry takes → what stands before an identifier of it in a file, such as `0199:`; mostly nothing. */
  readonly operatorSchemes: Readonly<Partial<Record<OperatorIdScheme, string>>>;
  readonly commodityCode: {
    /** 4 to 10. */
    readonly minimumDigits: number;
    /** 4 to 10. */
    readonly maximumDigits: number;
    /** Category → first digits that its commodity codes may have. A category that is not named may have any. */
    readonly headings: Readonly<Partial<Record<ProductCategory, readonly string[]>>>;
  };
  /** Category → what a registration of it may be of. A category that is not named may be registered as any. */
  readonly granularities: Readonly<
    Partial<Record<ProductCategory, readonly RegistryGranularity[]>>
  >;
  /** Metadata that makes a passport one of an item or a batch. What is not named is information of a model. */
  readonly levelFields: readonly RegistryLevelField[];
  /** Words of the registry for the three. */
  readonly granularityNames: Readonly<Record<RegistryGranularity, string>>;
  readonly backUp: {
    /** https address of the copy, with `{passportId}` or `{productId}` in it; null: there is no copy yet. */
    readonly urlTemplate: string | null;
    /** Identifier of the provider that holds the copy; null: not named. */
    readonly operatorId: string | null;
  };
  readonly request: {
    /** Member of a JSON file that holds the list of requests. */
    readonly list: string;
    /** Root element of an XML file. */
    readonly root: string;
    /** Element of one request in an XML file. */
    readonly entry: string;
    /** XML namespace of all elements; null: none. */
    readonly namespace: string | null;
    /** In this order in both forms. */
    readonly fields: readonly RegistryField[];
  };
  readonly result: {
    /** Member of a JSON file that holds the list of results. */
    readonly list: string;
    /** Element of one result in an XML file. */
    readonly entry: string;
    /** Names of members, elements and columns. */
    readonly names: Readonly<Record<RegistryResultMember, string>>;
    /** Words of the registry for the outcome of a request. */
    readonly outcomes: {
      readonly registered: readonly string[];
      readonly refused: readonly string[];
      readonly pending: readonly string[];
    };
  };
}

/**
 * The mapping of a workspace that has stored none. Names of EN 18222, Table 11, where it has them; others as a public mock of
 * the registry spells them. None of it is published by the registry itself.
 */
export const DEFAULT_REGISTRY_MAPPING: RegistryMapping = {
  versionHash: 'MERKLE_ROOT',
  maximumIdentifierLength: 2000,
  identifierForms: ['GS1_DIGITAL_LINK', 'IDENTIFICATION_LINK'],
  maximumRedirects: 1,
  operatorSchemes: { LEI: '', VAT: '', NTR: '', EID: '' },
  commodityCode: {
    minimumDigits: 4,
    maximumDigits: 10,
    // Combined Nomenclature: primary cells and accumulators; iron and steel, and articles of them; aluminium.
    headings: { batteries: ['8506', '8507'], 'iron-steel': ['72', '73'], aluminium: ['76'] },
  },
  granularities: {},
  // A lot is often named for information: the act leaves open whether that makes a passport one of a batch.
  levelFields: ['serialNumber'],
  granularityNames: { MODEL: 'MODEL', BATCH: 'BATCH', ITEM: 'ITEM' },
  backUp: { urlTemplate: null, operatorId: null },
  request: {
    list: 'requests',
    root: 'registrationRequests',
    entry: 'registrationRequest',
    namespace: null,
    fields: [
      { member: 'correlationId', name: 'correlationId' },
      { member: 'productIdentifier', name: 'uniqueProductIdentifier' },
      { member: 'passportId', name: 'digitalProductPassportId' },
      { member: 'operatorId', name: 'uniqueEconomicOperatorIdentifier' },
      { member: 'operatorScheme', name: 'economicOperatorIdentifierScheme' },
      { member: 'commodityCode', name: 'commodityCode' },
      { member: 'granularity', name: 'granularityLevel' },
      { member: 'facilityIds', name: 'facilitiesId' },
      { member: 'passportUrl', name: 'liveURL' },
      { member: 'apiEndpoint', name: 'dppApiEndpoint' },
      { member: 'backUpUrl', name: 'backupURL' },
      { member: 'backUpOperatorId', name: 'backupOperatorIdentifier' },
      { member: 'versionHash', name: 'versionHash' },
    ],
  },
  result: {
    list: 'results',
    entry: 'result',
    names: {
      productIdentifier: 'uniqueProductIdentifier',
      outcome: 'status',
      registrationId: 'registrationId',
      versionHash: 'versionHash',
      registeredAt: 'registeredAt',
      code: 'errorCode',
      message: 'errorMessage',
      proof: 'proof',
      correlationId: 'correlationId',
    },
    outcomes: { registered: ['SUCCESS'], refused: ['FAILURE'], pending: ['PROCESSING'] },
  },
};

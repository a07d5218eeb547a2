/** A country by its ISO 3166-1 alpha-2 code, upper case. */
export interface UntpCountry {
  readonly countryCode: string;
}

/** The register or standard that an identifier belongs to. */
export interface UntpIdentifierScheme {
  readonly type: readonly ['IdentifierScheme'];
  readonly id: string;
  readonly name: string;
}

/** A code from a classification. */
export interface UntpClassification {
  readonly code: string;
  readonly name: string;
  readonly schemeId: string;
  readonly schemeName: string;
}

/** An organisation. */
export interface UntpParty {
  readonly type: readonly ['Party'];
  readonly id: string;
  readonly name: string;
  readonly registeredId?: string;
  readonly organisationWebsite?: string;
}

/** An organisation and what it does for the product. */
export interface UntpPartyRole {
  readonly role: string;
  readonly party: UntpParty;
}

/** A production site, identified by its GLN. */
export interface UntpFacility {
  readonly type: readonly ['Facility'];
  readonly id: string;
  readonly name: string;
  readonly registeredId: string;
  readonly idScheme: UntpIdentifierScheme;
}

/** A material and where it comes from. */
export interface UntpMaterial {
  readonly name: string;
  readonly originCountry: UntpCountry;
  readonly materialType: UntpClassification;
  /** Share of the product's mass, 0 to 1. */
  readonly massFraction: number;
}

/** A document or picture elsewhere. UNTP's schema allows no `type` here. */
export interface UntpLink {
  /** A URI as RFC 3986 spells it. */
  readonly linkURL: string;
  readonly linkName: string;
  readonly mediaType?: string;
  /** URI of a kind of link. */
  readonly linkType?: string;
}

/** A number and its unit. */
export interface UntpMeasure {
  readonly value: number;
  /**
   * A UNECE Recommendation 20 code: `ANN` year, `B7` cycle, `KGM` kilogram, `MPA` megapascal, `MWH`
   * megawatt hour, `P1` percent.
   */
  readonly unit: 'ANN' | 'B7' | 'KGM' | 'MPA' | 'MWH' | 'P1';
}

/** A measured statement about the product. */
export interface UntpClaim {
  readonly type: readonly ['Claim'];
  readonly id: string;
  readonly name: string;
  /** Empty: passports name no criterion of a conformity scheme. */
  readonly referenceCriteria: readonly [];
  /** Day, `YYYY-MM-DD`. */
  readonly claimDate: string;
  readonly claimedPerformance: readonly UntpPerformance[];
  /** What the numbers were taken from. */
  readonly evidence?: readonly UntpLink[];
  readonly conformityTopic: readonly UntpTopic[];
}

/** A value on a scale, a class, or both. */
export interface UntpPerformance {
  readonly metric: {
    readonly type: readonly ['PerformanceMetric'];
    readonly id: string;
    readonly name: string;
  };
  readonly measure?: UntpMeasure;
  readonly score?: { readonly code: string };
}

/** What a claim is about, from UNTP's conformity topics. */
export interface UntpTopic {
  readonly type: readonly ['ConformityTopic'];
  readonly id: string;
  readonly name: string;
}

/** The UNTP description of a product, a model as well as an item: UNTP 0.7.0, class Product. */
export interface UntpProductDescription {
  readonly type: readonly ['Product'];
  readonly id: string;
  readonly name: string;
  readonly idScheme: UntpIdentifierScheme;
  readonly modelNumber?: string;
  readonly productImage?: UntpLink;
  readonly productCategory: readonly UntpClassification[];
  readonly relatedDocument?: readonly UntpLink[];
  readonly relatedParty: readonly UntpPartyRole[];
  readonly producedAtFacility: UntpFacility;
  /** Day, `YYYY-MM-DD`. */
  readonly productionDate?: string;
  readonly countryOfProduction: UntpCountry;
  readonly dimensions?: { readonly weight: UntpMeasure };
  readonly materialProvenance?: readonly UntpMaterial[];
  readonly characteristics: Readonly<Record<string, unknown>>;
  readonly performanceClaim?: readonly UntpClaim[];
}

/** The subject of a passport's credential: a product model. */
export interface UntpProductModel extends UntpProductDescription {
  readonly idGranularity: 'model';
  readonly batchNumber?: string;
  readonly itemNumber?: string;
}

/** The subject of a batch's credential: products of a model that were made together. */
export interface UntpProductBatch extends UntpProductDescription {
  readonly idGranularity: 'batch';
  readonly batchNumber: string;
}

/** The subject of a unit's credential: one serialised piece of a model. */
export interface UntpProductItem extends UntpProductDescription {
  readonly idGranularity: 'item';
  readonly itemNumber: string;
}

/** The subject of a passport credential. */
export type UntpProduct = UntpProductModel | UntpProductBatch | UntpProductItem;

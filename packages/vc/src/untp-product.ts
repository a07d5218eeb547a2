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
  readonly conformityTopic: readonly UntpTopic[];
}

/** A value on a scale. */
export interface UntpPerformance {
  readonly metric: {
    readonly type: readonly ['PerformanceMetric'];
    readonly id: string;
    readonly name: string;
  };
  /** `unit` is a UNECE Recommendation 20 code: `KGM` kilogram, `P1` percent. */
  readonly measure: { readonly value: number; readonly unit: 'KGM' | 'P1' };
}

/** What a claim is about, from UNTP's conformity topics. */
export interface UntpTopic {
  readonly type: readonly ['ConformityTopic'];
  readonly id: string;
  readonly name: string;
}

/** The subject of a passport credential: UNTP 0.7.0, Digital Product Passport, class Product. */
export interface UntpProduct {
  readonly type: readonly ['Product'];
  readonly id: string;
  readonly name: string;
  readonly idScheme: UntpIdentifierScheme;
  readonly modelNumber?: string;
  readonly idGranularity: 'model';
  readonly productCategory: readonly UntpClassification[];
  readonly relatedParty: readonly UntpPartyRole[];
  readonly producedAtFacility: UntpFacility;
  readonly countryOfProduction: UntpCountry;
  readonly materialProvenance?: readonly UntpMaterial[];
  readonly characteristics: Readonly<Record<string, unknown>>;
  readonly performanceClaim?: readonly UntpClaim[];
}

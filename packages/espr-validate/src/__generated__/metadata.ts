// Generated from the rule table of @dpp/espr-validate by `npm run rules`. Do not edit.

/** A linked document with its title and media type. */
export interface DocumentReference {
  /** Where the document is. */
  readonly url: string;
  /** Media type of the document, such as application/pdf. */
  readonly contentType?: string | undefined;
  /** Title of the document. */
  readonly resourceTitle?: string | readonly Translation[] | undefined;
  /** BCP 47 tag of the language of the document. */
  readonly language?: string | undefined;
  readonly [member: string]: unknown;
}

/** One text in one language. */
export interface Translation {
  /** The text. */
  readonly value: string;
  /** BCP 47 tag of the language of the text, such as de or en-GB. */
  readonly language: string;
  readonly [member: string]: unknown;
}

/** An economic operator other than the manufacturer, by name and address. */
export interface OperatorReference {
  /** Legal or trade name. */
  readonly name: string;
  /** Postal address. */
  readonly address?: string | { readonly [member: string]: unknown } | undefined;
  /**
   * Mailbox for questions about the product.
   * Recommended: a malformed value gives a warning.
   */
  readonly email?: string | undefined;
  /**
   * Web page.
   * Recommended: a malformed value gives a warning.
   */
  readonly webAddress?: string | undefined;
  /** EORI number. */
  readonly eori?: string | undefined;
  /** Unique operator identifier. */
  readonly operatorId?: string | undefined;
  readonly [member: string]: unknown;
}

/** A material of the product and its share. */
export interface MaterialShare {
  /** Name of the material. */
  readonly material: string;
  /**
   * Share of the product.
   * Unit: % by mass.
   */
  readonly percentage: number;
  readonly [member: string]: unknown;
}

/** Greenhouse gas emissions over the life cycle. */
export interface CarbonFootprint {
  /**
   * Emissions over the life cycle.
   * Unit: kg CO2e.
   */
  readonly co2eKg: number;
  /** Unit of the values. */
  readonly unit?: 'kg CO2e' | undefined;
  /**
   * Direct emissions.
   * Unit: kg CO2e.
   */
  readonly scope1?: number | undefined;
  /**
   * Emissions of purchased energy.
   * Unit: kg CO2e.
   */
  readonly scope2?: number | undefined;
  /**
   * Other emissions of the value chain.
   * Unit: kg CO2e.
   */
  readonly scope3?: number | undefined;
  /** Standard or method of the calculation, such as ISO 14067. */
  readonly calculationMethod?: string | undefined;
  readonly [member: string]: unknown;
}

/** Who made the product, and how to reach them. */
export interface Manufacturer {
  /** Legal or trade name. */
  readonly name: string;
  /** Postal address. */
  readonly address?: string | { readonly [member: string]: unknown } | undefined;
  /**
   * Mailbox for questions about the product.
   * Recommended: a malformed value gives a warning.
   */
  readonly email?: string | undefined;
  /**
   * Web page.
   * Recommended: a malformed value gives a warning.
   */
  readonly webAddress?: string | undefined;
  /** What the manufacturer calls the product. */
  readonly productDesignation?: string | undefined;
  /** Family the product belongs to. */
  readonly productFamily?: string | undefined;
  /** Contact page. */
  readonly contactUrl?: string | DocumentReference | undefined;
  readonly [member: string]: unknown;
}

/** A measured concentration of a hazardous substance. */
export interface HazardousSubstance {
  /** Name of the substance. */
  readonly substanceName: string;
  /** CAS number. */
  readonly casNumber?: string | undefined;
  /** Concentration by mass, in the unit stated beside it. */
  readonly concentration: number;
  /**
   * Unit of the concentration; ppm, which are mg/kg, where not stated.
   * Recommended: a malformed value gives a warning.
   */
  readonly unit?:
    | 'ppm'
    | 'PPM'
    | 'mg/kg'
    | 'MG/KG'
    | '%'
    | '% w/w'
    | '% W/W'
    | 'g/kg'
    | 'G/KG'
    | 'ppb'
    | 'PPB'
    | undefined;
  readonly [member: string]: unknown;
}

/** The recycled share of the product. */
export interface RecycledContent {
  /**
   * Recycled share of the product.
   * Unit: % by mass.
   */
  readonly percentage: number;
  /**
   * Where it was recovered: pre-consumer, post-consumer or mixed.
   * Recommended: a malformed value gives a warning.
   */
  readonly source?: 'pre-consumer' | 'post-consumer' | 'mixed' | undefined;
  readonly [member: string]: unknown;
}

/** A substance and its share of the mass. */
export interface SubstanceShare {
  /** Name of the substance. */
  readonly name: string;
  /** CAS number. */
  readonly casNumber?: string | undefined;
  /**
   * Share of the mass.
   * Unit: % by mass.
   */
  readonly massFraction?: number | undefined;
  readonly [member: string]: unknown;
}

/** A range of temperatures, in degrees Celsius. */
export interface TemperatureRange {
  /**
   * Lowest temperature.
   * Unit: °C.
   */
  readonly min: number;
  /**
   * Highest temperature.
   * Unit: °C.
   */
  readonly max: number;
  readonly [member: string]: unknown;
}

/** The body that examined a product. */
export interface NotifiedBody {
  /** Name of the body. */
  readonly name: string;
  /** Number of the body, four digits. */
  readonly number?: string | undefined;
  /** Number of its certificate. */
  readonly certificateReference?: string | undefined;
  readonly [member: string]: unknown;
}

/** Members that metadata has in every category. Further members are allowed. */
export interface SharedMetadata {
  /**
   * Country of production, ISO 3166-1 alpha-2.
   *
   * Legal basis: UN Transparency Protocol 0.7.0, countryOfProduction.
   */
  readonly originCountry: string;
  /**
   * The sites that made the product; shown to the owner only.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (i).
   */
  readonly facilityDetails: readonly {
    /** Name of the site. */
    readonly facilityName: string;
    /** Where the site is. */
    readonly location: string;
    /** What is done there. */
    readonly activity: string;
    /** EORI number of the operator of the site. */
    readonly eori?: string | undefined;
    /** Plots of land the relevant commodities come from. */
    readonly eudrPlots?:
      | readonly {
          /** Identifier of the plot in the due diligence statement. */
          readonly plotId: string;
          /** How the coordinates are meant: point or polygon. */
          readonly polygonType?: string | undefined;
          /** One point, or the corners of the polygon in order, the first repeated at the end. */
          readonly coordinates: readonly {
            /**
             * Latitude, north positive.
             * Unit: degree.
             */
            readonly lat: number;
            /**
             * Longitude, east positive.
             * Unit: degree.
             */
            readonly lng: number;
            readonly [member: string]: unknown;
          }[];
          readonly [member: string]: unknown;
        }[]
      | undefined;
    /** Evidence of where the material comes from. */
    readonly traceabilityDocs?:
      | readonly {
          /** Title of the document. */
          readonly documentName?: string | undefined;
          /**
           * SHA-256 of the document, 64 hex digits.
           * Recommended: a malformed value gives a warning.
           */
          readonly documentHash?: string | undefined;
          /** Where the document is. */
          readonly documentUrl?: string | DocumentReference | undefined;
          readonly [member: string]: unknown;
        }[]
      | undefined;
    readonly [member: string]: unknown;
  }[];
  /**
   * Evidence that the product meets Union law.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (e).
   */
  readonly regulatoryCompliance: {
    /** Whether the product bears the CE marking. */
    readonly ceMarking: boolean;
    /** Certificates of conformity; empty where none was issued. */
    readonly certificates: readonly {
      /** Name of the certificate. */
      readonly name: string;
      /** Number the issuer gave it. */
      readonly referenceNumber: string;
      /** Body that issued it. */
      readonly issuer: string;
      /** Last day it holds. */
      readonly validUntil?: string | undefined;
      readonly [member: string]: unknown;
    }[];
    /** EU declaration of conformity. */
    readonly declarationOfConformityUrl?: string | DocumentReference | undefined;
    /** EU declaration of conformity, as a document reference. */
    readonly declarationOfConformity?: DocumentReference | undefined;
    readonly [member: string]: unknown;
  };
  /**
   * Global Trade Item Number of the product model.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c).
   */
  readonly gtin?: string | undefined;
  /**
   * Global Returnable Asset Identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, points (b) and (c).
   */
  readonly grai?: string | undefined;
  /**
   * Name the product is sold under.
   *
   * Legal basis: EN 18223, multilingual text.
   */
  readonly productName?: string | readonly Translation[] | undefined;
  /**
   * Batch identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b).
   */
  readonly batchNumber?: string | undefined;
  /**
   * Item identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b).
   */
  readonly serialNumber?: string | undefined;
  /**
   * Who brought the product into the Union.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (j).
   */
  readonly importer?: OperatorReference | undefined;
  /**
   * Substances of concern in the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(5); Regulation (EC) No 1907/2006 (REACH), Article 33.
   */
  readonly substancesOfConcern?:
    | readonly {
        /** Name of the substance. */
        readonly name: string;
        /** CAS number. */
        readonly casNumber?: string | undefined;
        /** EC number. */
        readonly ecNumber?: string | undefined;
        /** Where in the product the substance is. */
        readonly location?: string | readonly Translation[] | undefined;
        /** Concentration by mass, in the unit stated beside it. */
        readonly concentration: number;
        /** Unit of the concentration. */
        readonly unit:
          | 'ppm'
          | 'PPM'
          | 'mg/kg'
          | 'MG/KG'
          | '%'
          | '% w/w'
          | '% W/W'
          | 'g/kg'
          | 'G/KG'
          | 'ppb'
          | 'PPB';
        /** How to use the product safely. */
        readonly safeUse?: string | readonly Translation[] | DocumentReference | undefined;
        /** What to mind when taking the product apart. */
        readonly disassemblyNote?: string | readonly Translation[] | DocumentReference | undefined;
        readonly [member: string]: unknown;
      }[]
    | undefined;
  /**
   * Technical properties of the product.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly technicalProperties?: { readonly [member: string]: unknown } | undefined;
  /**
   * Environmental impacts over the life cycle.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly environmentalFootprint?: { readonly [member: string]: unknown } | undefined;
  /**
   * Repair, reuse and recycling of the product.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly circularityAttributes?: { readonly [member: string]: unknown } | undefined;
  /**
   * User manual.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f).
   */
  readonly userManualUrl?: string | DocumentReference | undefined;
  /**
   * How to use the product safely.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f).
   */
  readonly safetyInformation?: string | readonly Translation[] | DocumentReference | undefined;
  /**
   * What to do with the product at the end of its life.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii).
   */
  readonly endOfLifeInstructions?: string | readonly Translation[] | DocumentReference | undefined;
  /**
   * How to take the product apart.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(iii).
   */
  readonly disassemblyInstructionsUrl?: string | DocumentReference | undefined;
  /**
   * Packaging of the product.
   *
   * Legal basis: Regulation (EU) 2025/40 (packaging and packaging waste).
   */
  readonly packaging?:
    | {
        /** Name of the material. */
        readonly material: string;
        /**
         * Recycled share of the packaging.
         * Unit: %.
         */
        readonly recycledContentPercentage?: number | undefined;
        /** Whether the packaging can be recycled. */
        readonly recyclable?: boolean | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * How the code on the product is printed.
   *
   * Legal basis: EN 18220.
   */
  readonly dataCarrier?:
    | {
        /** QR Code or Data Matrix with a link, or GS1 DataMatrix with GS1 keys. */
        readonly symbology: 'QR' | 'GS1_DATAMATRIX' | 'DATAMATRIX';
        /**
         * Width of one module of the code.
         * Unit: mm.
         */
        readonly xDimensionMm: number;
        /** Light border on each side of the code, in modules. */
        readonly quietZoneModules?: number | undefined;
        /**
         * Height of the code with its light border.
         * Unit: mm.
         */
        readonly heightMm?: number | undefined;
        /** Least level of error correction of a QR Code. */
        readonly errorCorrectionLevel?: 'L' | 'M' | 'Q' | 'H' | undefined;
        /** Where on the product the code stands. */
        readonly placement?: string | undefined;
        /** Where the code is scanned and what it has to bear. */
        readonly targetEnvironment?: string | undefined;
        /** Grade that the print was verified to have. */
        readonly printQualityGrade?: string | undefined;
        /** How long the code stays readable, and how that was assessed. */
        readonly durability?: string | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  readonly [member: string]: unknown;
}

/** Metadata of a complete passport in the category `textiles`. */
export interface TextilesMetadata extends SharedMetadata {
  /** Product category. */
  readonly category: 'textiles';
  /**
   * The materials of the product; their percentages add up to 100.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly materialComposition: readonly MaterialShare[];
  /**
   * Commodity code of the Combined Nomenclature or TARIC, digits only.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13.
   */
  readonly commodityCode?: string | undefined;
  /**
   * Greenhouse gas emissions over the life cycle.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly carbonFootprint?: CarbonFootprint | undefined;
  /**
   * Model identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b).
   */
  readonly model?: string | undefined;
  /**
   * Who made the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (g).
   */
  readonly manufacturer?: string | Manufacturer | undefined;
  /**
   * Economic operator in the Union who answers for the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (k); Regulation (EU) 2019/1020, Article 4.
   */
  readonly responsiblePerson?: OperatorReference | undefined;
  /**
   * Measured concentrations of hazardous substances.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex XVII.
   */
  readonly hazardousSubstances?: readonly HazardousSubstance[] | undefined;
  /**
   * How long the product lasts, by the measures of its group.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly durability?: { readonly [member: string]: unknown } | undefined;
  /**
   * Warnings that accompany the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f).
   */
  readonly warnings?: string | readonly (string | Translation)[] | undefined;
  /**
   * Reference of the service provider that hosts the back-up copy of the passport.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l).
   */
  readonly backupServiceProvider?: string | undefined;
  /**
   * The textile fibres of the product; their percentages add up to 100.
   *
   * Legal basis: Regulation (EU) No 1007/2011, Articles 5, 7 and 9.
   */
  readonly fiberComposition: readonly {
    /** Fibre name as listed in Annex I to Regulation (EU) No 1007/2011. */
    readonly fiber: string;
    /**
     * Share of the fibres.
     * Unit: % by mass.
     */
    readonly percentage: number;
    readonly [member: string]: unknown;
  }[];
  /**
   * How to wash, dry and iron the product.
   *
   * Legal basis: ISO 3758; Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii).
   */
  readonly careInstructions: string | readonly (string | Translation)[];
  /**
   * Size label.
   *
   * Legal basis: EN 13402, trade practice.
   */
  readonly size: string;
  /**
   * Recycled content of the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly recycledContent?: RecycledContent | undefined;
  /**
   * Whether the product has non-textile parts of animal origin.
   *
   * Legal basis: Regulation (EU) No 1007/2011, Article 12.
   */
  readonly containsAnimalParts?: boolean | undefined;
  /**
   * Colour fastness, 5 best.
   * Unit: grade.
   *
   * Legal basis: Preparatory study for the textile delegated act under the ESPR, robustness.
   */
  readonly colorFastness?: number | undefined;
  /**
   * Resistance to pilling, 5 best.
   * Unit: grade.
   *
   * Legal basis: Preparatory study for the textile delegated act under the ESPR, robustness.
   */
  readonly pillingResistance?: number | undefined;
  /**
   * Change of dimensions in washing; shrinkage is negative.
   * Unit: %.
   *
   * Legal basis: Preparatory study for the textile delegated act under the ESPR, robustness.
   */
  readonly dimensionalChange?: number | undefined;
  /**
   * Robustness, 10 best.
   * Unit: score of 10.
   *
   * Legal basis: Preparatory study for the textile delegated act under the ESPR, robustness.
   */
  readonly robustnessScore?: number | undefined;
  /**
   * Washes the product is expected to withstand.
   * Unit: cycle.
   *
   * Legal basis: Preparatory study for the textile delegated act under the ESPR, robustness.
   */
  readonly expectedWashCycles?: number | undefined;
  /**
   * How well the product can be recycled, 10 best.
   * Unit: score of 10.
   *
   * Legal basis: Preparatory study for the textile delegated act under the ESPR, recyclability.
   */
  readonly recyclabilityScore?: number | undefined;
  /**
   * Fibre fragments released in one wash.
   * Unit: mg/wash.
   *
   * Legal basis: ISO 4484.
   */
  readonly microplasticShedding?: number | undefined;
  /**
   * Where the yarn was spun.
   *
   * Legal basis: Practice under the French act against waste (AGEC), origin of process steps.
   */
  readonly spinningCountry?: string | undefined;
  /**
   * Where the cloth was woven or knitted.
   *
   * Legal basis: Practice under the French act against waste (AGEC), origin of process steps.
   */
  readonly weavingCountry?: string | undefined;
  /**
   * Where the product was dyed or printed.
   *
   * Legal basis: Practice under the French act against waste (AGEC), origin of process steps.
   */
  readonly dyeingCountry?: string | undefined;
  /**
   * Where the product was assembled.
   *
   * Legal basis: Practice under the French act against waste (AGEC), origin of process steps.
   */
  readonly assemblyCountry?: string | undefined;
  /**
   * Water used over the life cycle.
   *
   * Legal basis: PEFCR Apparel and Footwear.
   */
  readonly waterUse?:
    | {
        /** Water used over the life cycle. */
        readonly value: number;
        /** Unit of the value; L where not stated. */
        readonly unit?: 'L' | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * How to have the product repaired.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii).
   */
  readonly repairInformationUrl?: string | DocumentReference | undefined;
  /**
   * How to hand the product back.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b)(ii).
   */
  readonly takeBackUrl?: string | DocumentReference | undefined;
  readonly [member: string]: unknown;
}

/** Metadata of a complete passport in the category `batteries`. */
export interface BatteriesMetadata extends SharedMetadata {
  /** Product category. */
  readonly category: 'batteries';
  /**
   * The materials of the product; their percentages add up to 100.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly materialComposition: readonly MaterialShare[];
  /**
   * Commodity code of the Combined Nomenclature or TARIC, digits only.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13.
   */
  readonly commodityCode?: string | undefined;
  /**
   * Greenhouse gas emissions over the life cycle.
   *
   * Legal basis: Regulation (EU) 2023/1542, Article 7 and Annex XIII, point 1(c).
   */
  readonly carbonFootprint: {
    /**
     * Emissions over the life cycle.
     * Unit: kg CO2e.
     */
    readonly co2eKg: number;
    /** Unit of the values. */
    readonly unit?: 'kg CO2e' | undefined;
    /**
     * Direct emissions.
     * Unit: kg CO2e.
     */
    readonly scope1?: number | undefined;
    /**
     * Emissions of purchased energy.
     * Unit: kg CO2e.
     */
    readonly scope2?: number | undefined;
    /**
     * Other emissions of the value chain.
     * Unit: kg CO2e.
     */
    readonly scope3?: number | undefined;
    /** Standard or method of the calculation, such as ISO 14067. */
    readonly calculationMethod?: string | undefined;
    /**
     * Emissions per kilowatt-hour delivered over the service life.
     * Unit: kg CO2e/kWh.
     */
    readonly perKwh?: number | undefined;
    /** Carbon footprint performance class. */
    readonly performanceClass?: string | undefined;
    /** Study that supports the declaration. */
    readonly studyUrl?: string | DocumentReference | undefined;
    readonly [member: string]: unknown;
  };
  /**
   * Model identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b).
   */
  readonly model?: string | undefined;
  /**
   * Who made the product.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 1.
   */
  readonly manufacturer?: string | Manufacturer | undefined;
  /**
   * Economic operator in the Union who answers for the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (k); Regulation (EU) 2019/1020, Article 4.
   */
  readonly responsiblePerson?: OperatorReference | undefined;
  /**
   * Hazardous substances other than mercury, cadmium and lead.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 8.
   */
  readonly hazardousSubstances?: readonly HazardousSubstance[] | undefined;
  /**
   * Expected lifetime in cycles and in years.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, points 1(j) and 1(p).
   */
  readonly durability: {
    /**
     * Expected number of charge and discharge cycles.
     * Unit: cycle.
     */
    readonly cycleLife: number;
    /**
     * Expected lifetime.
     * Unit: year.
     */
    readonly calendarLifeYears: number;
    /** Test the number of cycles was found by. */
    readonly referenceTest?: string | DocumentReference | undefined;
    /** C-rate of that test, such as C/3. */
    readonly cRate?: string | number | undefined;
    readonly [member: string]: unknown;
  };
  /**
   * Warnings that accompany the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f).
   */
  readonly warnings?: string | readonly (string | Translation)[] | undefined;
  /**
   * Reference of the service provider that hosts the back-up copy of the passport.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l).
   */
  readonly backupServiceProvider?: string | undefined;
  /**
   * Category of the battery.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 2.
   */
  readonly batteryCategory:
    | 'ev'
    | 'EV'
    | 'lmt'
    | 'LMT'
    | 'industrial'
    | 'INDUSTRIAL'
    | 'portable'
    | 'PORTABLE'
    | 'sli'
    | 'SLI'
    | 'stationary'
    | 'STATIONARY';
  /**
   * Cell chemistry, such as NMC 811 or LFP.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 7.
   */
  readonly chemistry: string;
  /**
   * Capacity of the new battery.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 6 and Annex XIII, point 1(g).
   */
  readonly electrochemicalCapacity: {
    /** Capacity. */
    readonly value: number;
    /** Unit of the value; Ah where not stated. */
    readonly unit?: 'Ah' | 'mAh' | 'kWh' | 'Wh' | undefined;
    readonly [member: string]: unknown;
  };
  /**
   * Share recovered from waste, by metal; 0 where the battery holds none.
   *
   * Legal basis: Regulation (EU) 2023/1542, Article 8 and Annex XIII, point 1(e).
   */
  readonly recycledContentShare: {
    /**
     * Recycled share of the cobalt.
     * Unit: %.
     */
    readonly cobalt: number;
    /**
     * Recycled share of the lithium.
     * Unit: %.
     */
    readonly lithium: number;
    /**
     * Recycled share of the nickel.
     * Unit: %.
     */
    readonly nickel: number;
    /**
     * Recycled share of the lead.
     * Unit: %.
     */
    readonly lead: number;
    readonly [member: string]: unknown;
  };
  /**
   * Where the battery was made.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 3.
   */
  readonly placeOfManufacture?:
    | string
    | {
        /** Country of the plant, ISO 3166-1 alpha-2. */
        readonly country: string;
        /** City of the plant. */
        readonly city?: string | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Month and year, or day, of manufacture.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 4.
   */
  readonly dateOfManufacture?: string | undefined;
  /**
   * What the manufacturer identifies the model by.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 2.
   */
  readonly batteryModelIdentifier?: string | undefined;
  /**
   * Mass of the battery.
   * Unit: kg.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 5.
   */
  readonly weight?: number | undefined;
  /**
   * What a fire of the battery can be put out with.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 9.
   */
  readonly usableExtinguishingAgent?: string | readonly string[] | undefined;
  /**
   * Critical raw materials above 0.1 % by mass.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex VI, Part A, point 10.
   */
  readonly criticalRawMaterials?: readonly SubstanceShare[] | undefined;
  /**
   * Due diligence in the supply chain.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Article 52(3) and Annex XIII, point 1(d).
   */
  readonly esgDueDiligence?:
    | {
        /** Report on the due diligence policy. */
        readonly dueDiligenceReportUrl?: string | DocumentReference | undefined;
        /** Report on the due diligence policy, as a document reference. */
        readonly dueDiligenceReport?: DocumentReference | undefined;
        /** Where the cobalt was mined. */
        readonly cobaltCountryOfOrigin?: string | undefined;
        /** Where the lithium was mined. */
        readonly lithiumCountryOfOrigin?: string | undefined;
        /** Where the nickel was mined. */
        readonly nickelCountryOfOrigin?: string | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Share of renewable content.
   * Unit: %.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(f).
   */
  readonly renewableContentShare?: number | undefined;
  /**
   * Rated capacity.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(g).
   */
  readonly ratedCapacity?:
    | number
    | {
        /** Capacity. */
        readonly value: number;
        /** Unit of the value; Ah where not stated. */
        readonly unit?: 'Ah' | 'Wh' | 'kWh' | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Voltages of the battery.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(h).
   */
  readonly voltage?:
    | {
        /**
         * Lowest voltage.
         * Unit: V.
         */
        readonly minimum?: number | undefined;
        /**
         * Nominal voltage.
         * Unit: V.
         */
        readonly nominal?: number | undefined;
        /**
         * Highest voltage.
         * Unit: V.
         */
        readonly maximum?: number | undefined;
        /** Temperatures the voltages hold for. */
        readonly temperatureRange?: TemperatureRange | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Power the battery can deliver.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(i).
   */
  readonly powerCapability?:
    | {
        /**
         * Power the new battery can deliver.
         * Unit: W.
         */
        readonly original?: number | undefined;
        /**
         * Lower limit of the power.
         * Unit: W.
         */
        readonly limitMin?: number | undefined;
        /**
         * Upper limit of the power.
         * Unit: W.
         */
        readonly limitMax?: number | undefined;
        /** Temperatures the values hold for. */
        readonly temperatureRange?: TemperatureRange | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Capacity below which the battery counts as exhausted; EV batteries only.
   * Unit: %.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(k).
   */
  readonly capacityThresholdForExhaustion?: number | undefined;
  /**
   * Temperatures the battery withstands when not in use.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(l).
   */
  readonly idleTemperatureRange?:
    | {
        /**
         * Lowest temperature.
         * Unit: °C.
         */
        readonly min: number;
        /**
         * Highest temperature.
         * Unit: °C.
         */
        readonly max: number;
        /** Test the temperatures were found by. */
        readonly referenceTest?: string | DocumentReference | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Warranty of the calendar life.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(m).
   */
  readonly warrantyPeriod?:
    | {
        /**
         * Length of the warranty of the calendar life.
         * Unit: month.
         */
        readonly months: number;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Share of the charged energy that can be taken out again.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(n).
   */
  readonly roundTripEfficiency?:
    | {
        /**
         * Of the new battery.
         * Unit: %.
         */
        readonly initial?: number | undefined;
        /**
         * After half of the cycles.
         * Unit: %.
         */
        readonly at50PercentCycleLife?: number | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Internal resistance.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 1(o).
   */
  readonly internalResistance?:
    | {
        /**
         * Of one cell.
         * Unit: ohm.
         */
        readonly cell?: number | undefined;
        /**
         * Of the whole pack.
         * Unit: ohm.
         */
        readonly pack?: number | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Whether the battery bears the symbol for separate collection.
   *
   * Legal basis: Regulation (EU) 2023/1542, Article 13(4) and Annex XIII, point 1(q).
   */
  readonly separateCollectionSymbol?: boolean | undefined;
  /**
   * Chemical symbols the battery bears; empty where it needs none.
   *
   * Legal basis: Regulation (EU) 2023/1542, Article 13(5) and Annex XIII, point 1(q).
   */
  readonly hazardSymbols?: readonly ('Cd' | 'Pb')[] | undefined;
  /**
   * How to prevent waste, collect, reuse and treat the battery.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Article 74(1) and Annex XIII, point 1(s).
   */
  readonly wasteManagementInformation?:
    string | readonly Translation[] | DocumentReference | undefined;
  /**
   * State of charge when put into service.
   * Unit: %.
   *
   * Legal basis: Commissioning value; no act asks for it.
   */
  readonly stateOfCharge?: number | undefined;
  /**
   * Detailed composition and performance; shown to holders of an access grant only.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, points 2(a) and 4(a).
   */
  readonly detailedPerformance?:
    | {
        /** Materials of the cathode. */
        readonly cathodeMaterials?: readonly SubstanceShare[] | undefined;
        /** Materials of the anode. */
        readonly anodeMaterials?: readonly SubstanceShare[] | undefined;
        /** Materials of the electrolyte. */
        readonly electrolyteMaterials?: readonly SubstanceShare[] | undefined;
        /**
         * Loss of power at the end of the life.
         * Unit: %.
         */
        readonly powerFadeAtEol?: number | undefined;
        /**
         * Loss of capacity at the end of the life.
         * Unit: %.
         */
        readonly capacityFadeAtEol?: number | undefined;
        /**
         * Growth of the internal resistance by the end of the life.
         * Unit: %.
         */
        readonly resistanceIncreaseAtEol?: number | undefined;
        /**
         * Loss of round-trip efficiency by the end of the life.
         * Unit: %.
         */
        readonly roundTripEfficiencyFadeAtEol?: number | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * State and use of the battery; shown to holders of an access grant only.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Article 14 and Annex XIII, points 4(b), 4(c) and 4(d).
   */
  readonly lifecycleAndInUse?:
    | {
        /** Status of the battery. */
        readonly batteryStatus?:
          | 'original'
          | 'ORIGINAL'
          | 'repurposed'
          | 'REPURPOSED'
          | 're-used'
          | 'RE-USED'
          | 'remanufactured'
          | 'REMANUFACTURED'
          | 'waste'
          | 'WASTE'
          | undefined;
        /**
         * State of certified energy; EV batteries.
         * Unit: %.
         */
        readonly stateOfCertifiedEnergy?: number | undefined;
        /** Capacity the battery still has. */
        readonly remainingCapacity?:
          | number
          | {
              /** Capacity. */
              readonly value: number;
              /** Unit of the value; Ah where not stated. */
              readonly unit?: 'Ah' | 'Wh' | 'kWh' | '%' | undefined;
              readonly [member: string]: unknown;
            }
          | undefined;
        /** Power the battery can still deliver. */
        readonly remainingPower?:
          | number
          | {
              /** Power. */
              readonly value: number;
              /** Unit of the value; W where not stated. */
              readonly unit?: 'W' | 'kW' | '%' | undefined;
              readonly [member: string]: unknown;
            }
          | undefined;
        /**
         * Share of the charged energy that can still be taken out again.
         * Unit: %.
         */
        readonly remainingRoundTripEfficiency?: number | undefined;
        /**
         * Charge lost in a month without use.
         * Unit: %.
         */
        readonly selfDischargeRate?: number | undefined;
        /**
         * Ohmic resistance; LMT batteries and stationary storage.
         * Unit: ohm.
         */
        readonly ohmicResistance?: number | undefined;
        /**
         * State of charge.
         * Unit: %.
         */
        readonly stateOfCharge?: number | undefined;
        /**
         * Charge and discharge cycles so far.
         * Unit: cycle.
         */
        readonly numberOfCycles?: number | undefined;
        /** Accidents and other negative events. */
        readonly negativeEvents?:
          | readonly (
              | string
              | {
                  /** What happened. */
                  readonly description: string;
                  /** When it did. */
                  readonly date?: string | undefined;
                  readonly [member: string]: unknown;
                }
            )[]
          | undefined;
        /**
         * Temperature the battery has been used at, or its range.
         * Unit: °C.
         */
        readonly operatingTemperature?: number | TemperatureRange | undefined;
        /** Day the battery was put into service. */
        readonly dateOfPuttingIntoService?: string | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Repair and dismantling; shown to holders of an access grant only.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, points 2(b), 2(c) and 2(d).
   */
  readonly circularityAndDisassembly?:
    | {
        /** Exploded views, sequence of steps, fasteners, tools, warnings, count and layout of the cells. */
        readonly dismantlingInstructions?: readonly (string | DocumentReference)[] | undefined;
        /** Where spare parts can be had. */
        readonly sparePartSuppliers?:
          | readonly {
              /** Legal or trade name. */
              readonly name: string;
              /** Postal address. */
              readonly address?: string | { readonly [member: string]: unknown } | undefined;
              /**
               * Mailbox for questions about the product.
               * Recommended: a malformed value gives a warning.
               */
              readonly email?: string | undefined;
              /**
               * Web page.
               * Recommended: a malformed value gives a warning.
               */
              readonly webAddress?: string | undefined;
              readonly [member: string]: unknown;
            }[]
          | undefined;
        /** Part numbers of the components. */
        readonly componentPartNumbers?:
          | readonly (
              | string
              | {
                  /** Name of the component. */
                  readonly component?: string | undefined;
                  /** Its number. */
                  readonly partNumber: string;
                  readonly [member: string]: unknown;
                }
            )[]
          | undefined;
        /** Safety measures for those who take the battery apart. */
        readonly safetyMeasures?: string | readonly (string | DocumentReference)[] | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Results of tests that prove compliance; shown to authorities only.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2023/1542, Annex XIII, point 3.
   */
  readonly testReports?: readonly (string | DocumentReference)[] | undefined;
  readonly [member: string]: unknown;
}

/** Metadata of a complete passport in the category `electronics`. */
export interface ElectronicsMetadata extends SharedMetadata {
  /** Product category. */
  readonly category: 'electronics';
  /**
   * The materials of the product; their percentages add up to 100.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly materialComposition: readonly MaterialShare[];
  /**
   * Commodity code of the Combined Nomenclature or TARIC, digits only.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13.
   */
  readonly commodityCode?: string | undefined;
  /**
   * Greenhouse gas emissions over the life cycle.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly carbonFootprint?: CarbonFootprint | undefined;
  /**
   * Model identifier of the supplier.
   *
   * Legal basis: Delegated Regulation (EU) 2023/1669, model identifier of the supplier.
   */
  readonly model: string;
  /**
   * Who made the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (g).
   */
  readonly manufacturer?: string | Manufacturer | undefined;
  /**
   * Economic operator in the Union who answers for the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (k); Regulation (EU) 2019/1020, Article 4.
   */
  readonly responsiblePerson?: OperatorReference | undefined;
  /**
   * Measured concentrations of hazardous substances.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex XVII.
   */
  readonly hazardousSubstances?: readonly HazardousSubstance[] | undefined;
  /**
   * How long the product lasts, by the measures of its group.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly durability?: { readonly [member: string]: unknown } | undefined;
  /**
   * Warnings that accompany the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f).
   */
  readonly warnings?: string | readonly (string | Translation)[] | undefined;
  /**
   * Reference of the service provider that hosts the back-up copy of the passport.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l).
   */
  readonly backupServiceProvider?: string | undefined;
  /**
   * Power drawn in standby mode.
   *
   * Legal basis: Regulation (EU) 2023/826.
   */
  readonly standbyPower: {
    /** Power drawn in standby; 0 where the product has no standby mode. */
    readonly value: number;
    /** Unit of the value; W where not stated. */
    readonly unit?: 'W' | 'mW' | undefined;
    readonly [member: string]: unknown;
  };
  /**
   * Time of use on one charge.
   * Unit: hour.
   *
   * Legal basis: Delegated Regulation (EU) 2023/1669, battery endurance.
   */
  readonly batteryLife?: number | undefined;
  /**
   * Recycled share of the plastic parts.
   * Unit: % of the plastic.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly recycledPlasticContent: number;
  /**
   * Repairability and durability, each from 0 to 10.
   *
   * Legal basis: EN 45552 and EN 45554; Delegated Regulation (EU) 2023/1669.
   */
  readonly circularityIndices: {
    /**
     * How well the product can be repaired.
     * Unit: score of 10.
     */
    readonly repairabilityScore: number;
    /**
     * How long the product lasts.
     * Unit: score of 10.
     */
    readonly durabilityScore: number;
    readonly [member: string]: unknown;
  };
  /**
   * How to return the product at the end of its life.
   *
   * Legal basis: Directive 2012/19/EU (WEEE), Articles 14 and 15.
   */
  readonly electronicWasteInstructions: string | readonly Translation[];
  /**
   * Repairability class on the energy label, A best.
   *
   * Legal basis: Delegated Regulation (EU) 2023/1669.
   */
  readonly repairabilityClass?: 'A' | 'B' | 'C' | 'D' | 'E' | undefined;
  /**
   * Energy efficiency class on the energy label, A best.
   *
   * Legal basis: Regulation (EU) 2017/1369.
   */
  readonly energyEfficiencyClass?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | undefined;
  /**
   * Registration number of the model in EPREL.
   *
   * Legal basis: Regulation (EU) 2017/1369, product database EPREL.
   */
  readonly eprelRegistrationNumber?: string | undefined;
  /**
   * Whether the product keeps the limits of hazardous substances.
   *
   * Legal basis: Directive 2011/65/EU (RoHS).
   */
  readonly rohsCompliant?: boolean | undefined;
  /**
   * Exemptions made use of, by number, such as 6(c).
   *
   * Legal basis: Directive 2011/65/EU (RoHS), Annexes III and IV.
   */
  readonly rohsExemptions?: readonly string[] | undefined;
  /**
   * Category of the equipment, 1 to 6.
   *
   * Legal basis: Directive 2012/19/EU (WEEE), Annex III.
   */
  readonly weeeCategory?: number | undefined;
  /**
   * Registration number of the producer.
   *
   * Legal basis: Directive 2012/19/EU (WEEE), Article 16.
   */
  readonly weeeRegistrationNumber?: string | undefined;
  /**
   * How long spare parts can be had after the last sale.
   * Unit: year.
   *
   * Legal basis: Regulation (EU) 2023/1670.
   */
  readonly sparePartsAvailabilityYears?: number | undefined;
  /**
   * Where spare parts can be had.
   *
   * Legal basis: Regulation (EU) 2023/1670.
   */
  readonly sparePartsUrl?: string | DocumentReference | undefined;
  /**
   * Day until which updates of the software are provided.
   *
   * Legal basis: Regulation (EU) 2023/1670; Regulation (EU) 2024/2847 (Cyber Resilience Act).
   */
  readonly softwareUpdatesUntil?: string | undefined;
  /**
   * Whether the user can remove the battery.
   *
   * Legal basis: Regulation (EU) 2023/1542, Article 11.
   */
  readonly batteryRemovable?: boolean | undefined;
  /**
   * GTIN of the battery inside.
   *
   * Legal basis: Regulation (EU) 2023/1542, Article 11.
   */
  readonly embeddedBatteryGtin?: string | undefined;
  /**
   * Critical raw materials in the product.
   *
   * Legal basis: Regulation (EU) 2024/1252 (critical raw materials).
   */
  readonly criticalRawMaterials?: readonly SubstanceShare[] | undefined;
  /**
   * Protection against dust and water (IEC 60529).
   *
   * Legal basis: Regulation (EU) 2023/1670.
   */
  readonly ipRating?: string | undefined;
  /**
   * Falls the product withstood without a defect.
   * Unit: fall.
   *
   * Legal basis: Regulation (EU) 2023/1670.
   */
  readonly dropTestCycles?: number | undefined;
  /**
   * Energy used in a year.
   * Unit: kWh/a.
   *
   * Legal basis: Delegated acts under Regulation (EU) 2017/1369.
   */
  readonly annualEnergyConsumption?: number | undefined;
  readonly [member: string]: unknown;
}

/** Metadata of a complete passport in the category `cosmetics`. */
export interface CosmeticsMetadata extends SharedMetadata {
  /** Product category. */
  readonly category: 'cosmetics';
  /**
   * The materials of the product; their percentages add up to 100.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly materialComposition: readonly MaterialShare[];
  /**
   * Commodity code of the Combined Nomenclature or TARIC, digits only.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13.
   */
  readonly commodityCode?: string | undefined;
  /**
   * Greenhouse gas emissions over the life cycle.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly carbonFootprint?: CarbonFootprint | undefined;
  /**
   * Model identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b).
   */
  readonly model?: string | undefined;
  /**
   * Who made the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (g).
   */
  readonly manufacturer?: string | Manufacturer | undefined;
  /**
   * Responsible person in the Union.
   *
   * Legal basis: Regulation (EC) No 1223/2009, Articles 4 and 19(1)(a).
   */
  readonly responsiblePerson?: OperatorReference | undefined;
  /**
   * Measured concentrations of hazardous substances.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex XVII.
   */
  readonly hazardousSubstances?: readonly HazardousSubstance[] | undefined;
  /**
   * How long the product lasts, by the measures of its group.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly durability?: { readonly [member: string]: unknown } | undefined;
  /**
   * Warnings that accompany the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f).
   */
  readonly warnings?: string | readonly (string | Translation)[] | undefined;
  /**
   * Reference of the service provider that hosts the back-up copy of the passport.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l).
   */
  readonly backupServiceProvider?: string | undefined;
  /**
   * INCI names in descending order of mass; nanomaterials end in [nano].
   *
   * Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(g).
   */
  readonly ingredientList: readonly string[];
  /**
   * Recyclable share of the packaging, or its recycled content.
   * Unit: %.
   *
   * Legal basis: Regulation (EU) 2025/40 (packaging and packaging waste).
   */
  readonly packagingRecyclability:
    | number
    | {
        /**
         * Recycled content of the packaging.
         * Unit: %.
         */
        readonly recycledContentPercentage: number;
        readonly [member: string]: unknown;
      };
  /**
   * How long the product can be used once opened.
   * Unit: month.
   *
   * Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(c).
   */
  readonly periodAfterOpening?: number | undefined;
  /**
   * Until when the product keeps its function when stored properly.
   *
   * Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(c).
   */
  readonly minimumDurability?: string | undefined;
  /**
   * Content at the time of packaging, by mass or by volume.
   *
   * Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(b).
   */
  readonly nominalContent?:
    | {
        /** Content. */
        readonly value: number;
        /** Unit of the value. */
        readonly unit: 'g' | 'ml';
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * What the product is for.
   *
   * Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(f).
   */
  readonly productFunction?: string | readonly Translation[] | undefined;
  /**
   * Particular precautions in use.
   *
   * Legal basis: Regulation (EC) No 1223/2009, Article 19(1)(d).
   */
  readonly precautions?: string | readonly (string | Translation)[] | undefined;
  /**
   * Reference of the notification to the cosmetic products notification portal.
   *
   * Legal basis: Regulation (EC) No 1223/2009, Article 13.
   */
  readonly cpnpReference?: string | undefined;
  /**
   * Fragrance allergens above 0.001 % in leave-on, 0.01 % in rinse-off products, by INCI name.
   *
   * Legal basis: Regulation (EU) 2023/1545.
   */
  readonly fragranceAllergens?: readonly string[] | undefined;
  /**
   * Nanomaterials among the ingredients, by INCI name.
   *
   * Legal basis: Regulation (EC) No 1223/2009, Article 16.
   */
  readonly nanomaterials?: readonly string[] | undefined;
  /**
   * Whether the product is claimed to be free of animal testing.
   *
   * Legal basis: Regulation (EU) No 655/2013.
   */
  readonly crueltyFreeClaim?: boolean | undefined;
  /**
   * Sun protection factor.
   *
   * Legal basis: Regulation (EU) No 655/2013.
   */
  readonly spf?: number | undefined;
  readonly [member: string]: unknown;
}

/** Metadata of a complete passport in the category `toys`. */
export interface ToysMetadata extends SharedMetadata {
  /** Product category. */
  readonly category: 'toys';
  /**
   * The materials of the product; their percentages add up to 100.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly materialComposition: readonly MaterialShare[];
  /**
   * Commodity code of the Combined Nomenclature or TARIC, digits only.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (f).
   */
  readonly commodityCode?: string | undefined;
  /**
   * Greenhouse gas emissions over the life cycle.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly carbonFootprint?: CarbonFootprint | undefined;
  /**
   * Model identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b).
   */
  readonly model?: string | undefined;
  /**
   * Who made the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (g).
   */
  readonly manufacturer?: string | Manufacturer | undefined;
  /**
   * Economic operator in the Union who answers for the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (k); Regulation (EU) 2019/1020, Article 4.
   */
  readonly responsiblePerson?: OperatorReference | undefined;
  /**
   * Measured concentrations of hazardous substances.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex XVII.
   */
  readonly hazardousSubstances?: readonly HazardousSubstance[] | undefined;
  /**
   * How long the product lasts, by the measures of its group.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly durability?: { readonly [member: string]: unknown } | undefined;
  /**
   * Warnings that accompany the product.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex VI, Part II.
   */
  readonly warnings?: string | readonly (string | Translation)[] | undefined;
  /**
   * Reference of the service provider that hosts the back-up copy of the passport.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (n).
   */
  readonly backupServiceProvider?: string | undefined;
  /**
   * Youngest age the toy is meant for, such as 3+.
   *
   * Legal basis: Directive 2009/48/EC, Article 11; EN 71.
   */
  readonly ageGrading: string;
  /**
   * Certificates and test reports on chemical properties.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex II, Part III.
   */
  readonly chemicalContentCertificates: readonly string[];
  /**
   * Physical, mechanical and fire safety.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex II, Parts I and II.
   */
  readonly physicalSafetyParameters: {
    /** Whether the toy warns of small parts. */
    readonly chokingHazardWarning: boolean;
    /** Whether edges and points were checked. */
    readonly sharpEdgesChecked: boolean;
    /** Whether flammability was tested. */
    readonly flammabilityCertified: boolean;
    readonly [member: string]: unknown;
  };
  /**
   * Colour image clear enough to know the toy by.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (e).
   */
  readonly colourImageUrl?: string | DocumentReference | undefined;
  /**
   * Statement that the toy meets the requirements, or whether it was made.
   *
   * Legal basis: Regulation (EU) 2025/2509, Article 19(2)(b).
   */
  readonly complianceStatement?: string | readonly Translation[] | boolean | undefined;
  /**
   * Statement that the manufacturer alone answers for the passport.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (d).
   */
  readonly soleResponsibilityStatement?: string | readonly Translation[] | boolean | undefined;
  /**
   * Union acts the toy complies with.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (g).
   */
  readonly unionLegislation?: readonly string[] | undefined;
  /**
   * Harmonised standards and common specifications applied.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (i).
   */
  readonly harmonisedStandards?: readonly string[] | undefined;
  /**
   * Union acts whose declaration of conformity the passport replaces.
   *
   * Legal basis: Regulation (EU) 2025/2509, Article 19(5) and (6) and Annex VI, Part I, point (h).
   */
  readonly replacesDeclarationUnder?: readonly string[] | undefined;
  /**
   * Notified body that intervened.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (j).
   */
  readonly notifiedBody?: NotifiedBody | undefined;
  /**
   * Allergenic fragrances above 10 mg/kg.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex VI, Part I, point (l).
   */
  readonly allergenicFragrances?: readonly string[] | undefined;
  /**
   * Where consumers can report on the toy: page, mailbox or telephone number.
   *
   * Legal basis: Regulation (EU) 2025/2509, Article 7(12) and Annex VI, Part I, point (m).
   */
  readonly consumerCommunicationChannel?: string | undefined;
  /**
   * Instructions for use.
   *
   * Legal basis: Regulation (EU) 2025/2509, Annex VI, Part II.
   */
  readonly instructionsUrl?: string | DocumentReference | undefined;
  readonly [member: string]: unknown;
}

/** Metadata of a complete passport in the category `iron-steel`. */
export interface IronSteelMetadata extends SharedMetadata {
  /** Product category. */
  readonly category: 'iron-steel';
  /**
   * The materials of the product; their percentages add up to 100.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly materialComposition: readonly MaterialShare[];
  /**
   * Commodity code of the Combined Nomenclature or TARIC, digits only.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13.
   */
  readonly commodityCode?: string | undefined;
  /**
   * Greenhouse gas emissions over the life cycle.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly carbonFootprint?: CarbonFootprint | undefined;
  /**
   * Model identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b).
   */
  readonly model?: string | undefined;
  /**
   * Who made the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (g).
   */
  readonly manufacturer?: string | Manufacturer | undefined;
  /**
   * Economic operator in the Union who answers for the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (k); Regulation (EU) 2019/1020, Article 4.
   */
  readonly responsiblePerson?: OperatorReference | undefined;
  /**
   * Measured concentrations of hazardous substances.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex XVII.
   */
  readonly hazardousSubstances?: readonly HazardousSubstance[] | undefined;
  /**
   * How long the product lasts, by the measures of its group.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly durability?: { readonly [member: string]: unknown } | undefined;
  /**
   * Warnings that accompany the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f).
   */
  readonly warnings?: string | readonly (string | Translation)[] | undefined;
  /**
   * Reference of the service provider that hosts the back-up copy of the passport.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l).
   */
  readonly backupServiceProvider?: string | undefined;
  /**
   * Share of scrap in the metal, in percent.
   * Unit: % by mass.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly scrapMetalContentRatio: number;
  /**
   * Grade, such as S355 or S355JR.
   *
   * Legal basis: EN 10025.
   */
  readonly tensileStrengthClass: string;
  /**
   * Embedded emissions of one tonne.
   * Unit: t CO2e/t or kg CO2e/t.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM), Annex IV.
   */
  readonly carbonEmissionIntensityPerTon: number;
  /**
   * Unit of carbonEmissionIntensityPerTon.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM), Annex IV.
   */
  readonly carbonEmissionIntensityUnit?: 't CO2e/t' | 'kg CO2e/t' | undefined;
  /**
   * How the steel was made: blast furnace and converter, or electric arc furnace.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM).
   */
  readonly productionRoute?: 'BF-BOF' | 'EAF' | 'DRI-EAF' | 'other' | undefined;
  /**
   * Number of the heat.
   *
   * Legal basis: EN 10168.
   */
  readonly heatNumber?: string | undefined;
  /**
   * Number of the cast.
   *
   * Legal basis: EN 10168.
   */
  readonly castNumber?: string | undefined;
  /**
   * Name or number of the steel, such as 1.0577.
   *
   * Legal basis: EN 10027.
   */
  readonly steelDesignation?: string | undefined;
  /**
   * Where the steel was melted and poured.
   *
   * Legal basis: Regulation (EU) No 833/2014, Article 3g.
   */
  readonly meltAndPourCountry?: string | undefined;
  /**
   * Inspection document.
   *
   * Legal basis: EN 10204.
   */
  readonly millCertificate?:
    | {
        /** Type of the inspection document. */
        readonly type: '2.1' | '2.2' | '3.1' | '3.2';
        /** Its number. */
        readonly reference: string;
        /** Where the document is. */
        readonly url?: string | DocumentReference | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Yield strength.
   * Unit: MPa.
   *
   * Legal basis: EN 10168.
   */
  readonly yieldStrength?: number | undefined;
  /**
   * Tensile strength.
   * Unit: MPa.
   *
   * Legal basis: EN 10168.
   */
  readonly tensileStrength?: number | undefined;
  /**
   * Elongation after fracture.
   * Unit: %.
   *
   * Legal basis: EN 10168.
   */
  readonly elongation?: number | undefined;
  /**
   * Shares of the elements, by chemical symbol.
   * Unit: % by mass.
   *
   * Legal basis: EN 10168.
   */
  readonly chemicalAnalysis?:
    | {
        /**
         * Share of C.
         * Unit: % by mass.
         */
        readonly C?: number | undefined;
        /**
         * Share of Si.
         * Unit: % by mass.
         */
        readonly Si?: number | undefined;
        /**
         * Share of Mn.
         * Unit: % by mass.
         */
        readonly Mn?: number | undefined;
        /**
         * Share of P.
         * Unit: % by mass.
         */
        readonly P?: number | undefined;
        /**
         * Share of S.
         * Unit: % by mass.
         */
        readonly S?: number | undefined;
        /**
         * Share of N.
         * Unit: % by mass.
         */
        readonly N?: number | undefined;
        /**
         * Share of Al.
         * Unit: % by mass.
         */
        readonly Al?: number | undefined;
        /**
         * Share of Cr.
         * Unit: % by mass.
         */
        readonly Cr?: number | undefined;
        /**
         * Share of Ni.
         * Unit: % by mass.
         */
        readonly Ni?: number | undefined;
        /**
         * Share of Mo.
         * Unit: % by mass.
         */
        readonly Mo?: number | undefined;
        /**
         * Share of Cu.
         * Unit: % by mass.
         */
        readonly Cu?: number | undefined;
        /**
         * Share of Nb.
         * Unit: % by mass.
         */
        readonly Nb?: number | undefined;
        /**
         * Share of V.
         * Unit: % by mass.
         */
        readonly V?: number | undefined;
        /**
         * Share of Ti.
         * Unit: % by mass.
         */
        readonly Ti?: number | undefined;
        /**
         * Share of B.
         * Unit: % by mass.
         */
        readonly B?: number | undefined;
        /**
         * Carbon equivalent value.
         * Unit: % by mass.
         */
        readonly CEV?: number | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Direct embedded emissions.
   * Unit: t CO2e/t.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM).
   */
  readonly directEmissions?: number | undefined;
  /**
   * Indirect embedded emissions.
   * Unit: t CO2e/t.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM).
   */
  readonly indirectEmissions?: number | undefined;
  /**
   * Carbon price paid in the country of origin.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM), Article 9.
   */
  readonly carbonPricePaid?:
    | {
        /** Amount paid. */
        readonly amount: number;
        /** ISO 4217 code of the currency. */
        readonly currency: string;
        /** Where it was paid. */
        readonly country?: string | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Form the steel is sold in.
   *
   * Legal basis: ESPR working plan 2025 to 2030.
   */
  readonly productForm?: 'flat' | 'long' | 'tube' | 'other' | undefined;
  readonly [member: string]: unknown;
}

/** Metadata of a complete passport in the category `aluminium`. */
export interface AluminiumMetadata extends SharedMetadata {
  /** Product category. */
  readonly category: 'aluminium';
  /**
   * The materials of the product; their percentages add up to 100.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly materialComposition: readonly MaterialShare[];
  /**
   * Commodity code of the Combined Nomenclature or TARIC, digits only.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13.
   */
  readonly commodityCode?: string | undefined;
  /**
   * Greenhouse gas emissions over the life cycle.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly carbonFootprint?: CarbonFootprint | undefined;
  /**
   * Model identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b).
   */
  readonly model?: string | undefined;
  /**
   * Who made the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (g).
   */
  readonly manufacturer?: string | Manufacturer | undefined;
  /**
   * Economic operator in the Union who answers for the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (k); Regulation (EU) 2019/1020, Article 4.
   */
  readonly responsiblePerson?: OperatorReference | undefined;
  /**
   * Measured concentrations of hazardous substances.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex XVII.
   */
  readonly hazardousSubstances?: readonly HazardousSubstance[] | undefined;
  /**
   * How long the product lasts, by the measures of its group.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly durability?: { readonly [member: string]: unknown } | undefined;
  /**
   * Warnings that accompany the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f).
   */
  readonly warnings?: string | readonly (string | Translation)[] | undefined;
  /**
   * Reference of the service provider that hosts the back-up copy of the passport.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l).
   */
  readonly backupServiceProvider?: string | undefined;
  /**
   * Share of post-consumer scrap in the metal.
   * Unit: % by mass.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly postConsumerScrapContent: number;
  /**
   * Where the electricity of the smelter comes from, such as hydro or grid-mix.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM), indirect emissions.
   */
  readonly smelterElectricitySource: string;
  /**
   * Energy used for one kilogram.
   * Unit: kWh/kg.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM), indirect emissions.
   */
  readonly energyIntensityPerKg: number;
  /**
   * Alloy, such as EN AW-6060.
   *
   * Legal basis: EN 573.
   */
  readonly alloyDesignation?: string | undefined;
  /**
   * Whether the metal was smelted from ore or from scrap.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM).
   */
  readonly productionRoute?: 'primary' | 'secondary' | 'mixed' | undefined;
  /**
   * Embedded emissions of one kilogram.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM).
   */
  readonly carbonIntensity?:
    | {
        /** Emissions for one kilogram. */
        readonly value: number;
        /** Unit of the value; kg CO2e/kg where not stated. */
        readonly unit?: 'kg CO2e/kg' | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Share of pre-consumer scrap in the metal.
   * Unit: % by mass.
   *
   * Legal basis: ISO 14021.
   */
  readonly preConsumerScrapContent?: number | undefined;
  /**
   * Emissions of perfluorocarbons from smelting.
   * Unit: t CO2e/t.
   *
   * Legal basis: Regulation (EU) 2023/956 (CBAM).
   */
  readonly pfcEmissions?: number | undefined;
  /**
   * Where the bauxite was mined.
   *
   * Legal basis: Due diligence practice.
   */
  readonly bauxiteOriginCountry?: string | undefined;
  readonly [member: string]: unknown;
}

/** Metadata of a complete passport in the category `chemicals`. */
export interface ChemicalsMetadata extends SharedMetadata {
  /** Product category. */
  readonly category: 'chemicals';
  /**
   * The materials of the product; their percentages add up to 100.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly materialComposition: readonly MaterialShare[];
  /**
   * Commodity code of the Combined Nomenclature or TARIC, digits only.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13.
   */
  readonly commodityCode?: string | undefined;
  /**
   * Greenhouse gas emissions over the life cycle.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly carbonFootprint?: CarbonFootprint | undefined;
  /**
   * Model identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b).
   */
  readonly model?: string | undefined;
  /**
   * Who made the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (g).
   */
  readonly manufacturer?: string | Manufacturer | undefined;
  /**
   * Economic operator in the Union who answers for the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (k); Regulation (EU) 2019/1020, Article 4.
   */
  readonly responsiblePerson?: OperatorReference | undefined;
  /**
   * Measured concentrations of hazardous substances.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex XVII.
   */
  readonly hazardousSubstances?: readonly HazardousSubstance[] | undefined;
  /**
   * How long the product lasts, by the measures of its group.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly durability?: { readonly [member: string]: unknown } | undefined;
  /**
   * Warnings that accompany the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f).
   */
  readonly warnings?: string | readonly (string | Translation)[] | undefined;
  /**
   * Reference of the service provider that hosts the back-up copy of the passport.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l).
   */
  readonly backupServiceProvider?: string | undefined;
  /**
   * Hazard statement codes, such as H319, or hazard classes; empty where there are none.
   *
   * Legal basis: Regulation (EC) No 1272/2008 (CLP).
   */
  readonly hazardClassification: readonly string[];
  /**
   * Safety data sheet.
   * Required unless there is safetyDatasheet.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Article 31 and Annex II.
   */
  readonly safetyDatasheetUrl?: string | DocumentReference | undefined;
  /**
   * Safety data sheet, as a document reference.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Article 31 and Annex II.
   */
  readonly safetyDatasheet?: DocumentReference | undefined;
  /**
   * Whether a substance of very high concern is present above 0.1 % by mass.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Articles 33 and 59.
   */
  readonly presenceOfSVHC: boolean;
  /**
   * Substances of very high concern above 0.1 % by mass.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Articles 33 and 59.
   */
  readonly svhcSubstances?:
    | readonly {
        /** Name of the substance. */
        readonly name: string;
        /** CAS number. */
        readonly casNumber?: string | undefined;
        /** EC number. */
        readonly ecNumber?: string | undefined;
        /**
         * Share of the mass.
         * Unit: % by mass.
         */
        readonly concentration?: number | undefined;
        readonly [member: string]: unknown;
      }[]
    | undefined;
  /**
   * Signal word on the label.
   *
   * Legal basis: Regulation (EC) No 1272/2008 (CLP), Article 20.
   */
  readonly signalWord?: 'Danger' | 'Warning' | undefined;
  /**
   * Hazard pictograms on the label.
   *
   * Legal basis: Regulation (EC) No 1272/2008 (CLP), Article 19.
   */
  readonly pictograms?:
    | readonly (
        'GHS01' | 'GHS02' | 'GHS03' | 'GHS04' | 'GHS05' | 'GHS06' | 'GHS07' | 'GHS08' | 'GHS09'
      )[]
    | undefined;
  /**
   * Precautionary statement codes, such as P280 or P301+P312.
   *
   * Legal basis: Regulation (EC) No 1272/2008 (CLP), Article 22.
   */
  readonly precautionaryStatements?: readonly string[] | undefined;
  /**
   * Unique formula identifier.
   *
   * Legal basis: Regulation (EC) No 1272/2008 (CLP), Annex VIII.
   */
  readonly ufi?: string | undefined;
  /**
   * CAS number of the substance.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH).
   */
  readonly casNumber?: string | undefined;
  /**
   * EC number of the substance.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH).
   */
  readonly ecNumber?: string | undefined;
  /**
   * REACH registration number.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH).
   */
  readonly reachRegistrationNumber?: string | undefined;
  /**
   * Content of volatile organic compounds.
   * Unit: g/L.
   *
   * Legal basis: Directive 2004/42/EC.
   */
  readonly vocContent?: number | undefined;
  /**
   * Ultimate aerobic biodegradability; surfactants need 60 % or more.
   *
   * Legal basis: Regulation (EU) 2026/405 (detergents), Annex III.
   */
  readonly biodegradability?:
    | {
        /** Test method. */
        readonly testMethod: string;
        /**
         * Share degraded in the test.
         * Unit: %.
         */
        readonly percentage: number;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * What a passport of a detergent holds.
   *
   * Legal basis: Regulation (EU) 2026/405 (detergents), Annex VI, Part A, points (h) and (i).
   */
  readonly detergent?:
    | {
        /** Type of detergent. */
        readonly productType?: string | undefined;
        /** Surfactants. */
        readonly surfactants?: readonly (string | SubstanceShare)[] | undefined;
        /** All substances added on purpose. */
        readonly ingredients?: readonly (string | SubstanceShare)[] | undefined;
        /** Micro-organisms added on purpose. */
        readonly microOrganisms?:
          | readonly {
              /** Genus. */
              readonly genus: string;
              /** Species. */
              readonly species: string;
              /** Strain. */
              readonly strain?: string | undefined;
              readonly [member: string]: unknown;
            }[]
          | undefined;
        /** How much to use. */
        readonly dosage?: string | readonly Translation[] | DocumentReference | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Physical state, such as liquid.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex II, section 9.
   */
  readonly physicalState?: string | undefined;
  /**
   * Flash point.
   * Unit: °C.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex II, section 9.
   */
  readonly flashPoint?: number | undefined;
  readonly [member: string]: unknown;
}

/** Metadata of a complete passport in the category `construction`. */
export interface ConstructionMetadata extends SharedMetadata {
  /** Product category. */
  readonly category: 'construction';
  /**
   * The materials of the product; their percentages add up to 100.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly materialComposition: readonly MaterialShare[];
  /**
   * Commodity code of the Combined Nomenclature or TARIC, digits only.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (d) and Article 13.
   */
  readonly commodityCode?: string | undefined;
  /**
   * Greenhouse gas emissions over the life cycle.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly carbonFootprint?: CarbonFootprint | undefined;
  /**
   * Model identifier.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (b).
   */
  readonly model?: string | undefined;
  /**
   * Who made the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (g).
   */
  readonly manufacturer?: string | Manufacturer | undefined;
  /**
   * Economic operator in the Union who answers for the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (k); Regulation (EU) 2019/1020, Article 4.
   */
  readonly responsiblePerson?: OperatorReference | undefined;
  /**
   * Measured concentrations of hazardous substances.
   *
   * Legal basis: Regulation (EC) No 1907/2006 (REACH), Annex XVII.
   */
  readonly hazardousSubstances?: readonly HazardousSubstance[] | undefined;
  /**
   * How long the product lasts, by the measures of its group.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 7(2)(b) and Annex I.
   */
  readonly durability?: { readonly [member: string]: unknown } | undefined;
  /**
   * Warnings that accompany the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex III, point (f).
   */
  readonly warnings?: string | readonly (string | Translation)[] | undefined;
  /**
   * Reference of the service provider that hosts the back-up copy of the passport.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Article 10(4) and Annex III, point (l).
   */
  readonly backupServiceProvider?: string | undefined;
  /**
   * Code of the declaration of performance and conformity.
   *
   * Legal basis: Regulation (EU) 2024/3110, Article 15 and Annex V.
   */
  readonly declarationOfPerformanceNumber: string;
  /**
   * Declaration of performance and conformity.
   * Required unless there is declarationOfPerformance or declarationOfConformityUrl or declarationOfConformity or regulatoryCompliance.declarationOfConformityUrl or regulatoryCompliance.declarationOfConformity.
   *
   * Legal basis: Regulation (EU) 2024/3110, Article 16.
   */
  readonly declarationOfPerformanceUrl?: string | DocumentReference | undefined;
  /**
   * Declaration of performance and conformity, as a document reference.
   *
   * Legal basis: Regulation (EU) 2024/3110, Article 16.
   */
  readonly declarationOfPerformance?: DocumentReference | undefined;
  /**
   * Declaration of performance and conformity, under its older name.
   *
   * Legal basis: Regulation (EU) 2024/3110, Article 16.
   */
  readonly declarationOfConformityUrl?: string | DocumentReference | undefined;
  /**
   * The same declaration under its older name, as a document reference.
   *
   * Legal basis: Regulation (EU) 2024/3110, Article 16.
   */
  readonly declarationOfConformity?: DocumentReference | undefined;
  /**
   * Recycled content of the product.
   *
   * Legal basis: Regulation (EU) 2024/1781 (ESPR), Annex I.
   */
  readonly recycledContent?: RecycledContent | undefined;
  /**
   * Unique code of the product type.
   *
   * Legal basis: Regulation (EU) 2024/3110, Article 77(1)(a).
   */
  readonly productTypeIdentifier?: string | undefined;
  /**
   * Family of construction products.
   *
   * Legal basis: Regulation (EU) 2024/3110, Annex VII.
   */
  readonly productFamily?: string | undefined;
  /**
   * Harmonised technical specification, such as EN 13162.
   *
   * Legal basis: Regulation (EU) 2024/3110, Annex V.
   */
  readonly harmonisedSpecification?: string | undefined;
  /**
   * European assessment document.
   *
   * Legal basis: Regulation (EU) 2024/3110, Annex V.
   */
  readonly eadReference?: string | undefined;
  /**
   * Assessment and verification system.
   *
   * Legal basis: Regulation (EU) 2024/3110, Annex IX.
   */
  readonly avsSystem?: '1+' | '1' | '2+' | '3' | '3+' | '4' | undefined;
  /**
   * Notified body that assessed or verified the performance.
   *
   * Legal basis: Regulation (EU) 2024/3110, Annex V.
   */
  readonly notifiedBody?: NotifiedBody | undefined;
  /**
   * Declared performance by essential characteristic.
   *
   * Legal basis: Regulation (EU) 2024/3110, Annex V.
   */
  readonly essentialCharacteristics?:
    | readonly {
        /** Name. */
        readonly name: string;
        /** Declared performance; NULL where none is declared. */
        readonly value: string | number;
        /** Unit of the value. */
        readonly unit?: string | undefined;
        /** Class of performance. */
        readonly class?: string | undefined;
        /** Standard of the assessment. */
        readonly standard?: string | undefined;
        readonly [member: string]: unknown;
      }[]
    | undefined;
  /**
   * Class of reaction to fire.
   *
   * Legal basis: EN 13501-1; EN 13501-6 (cables).
   */
  readonly reactionToFire?: string | undefined;
  /**
   * Compressive strength.
   * Unit: MPa.
   *
   * Legal basis: Regulation (EU) 2024/3110, harmonised standard of the product.
   */
  readonly compressiveStrength?: number | undefined;
  /**
   * Thermal conductivity.
   * Unit: W/(m K).
   *
   * Legal basis: Regulation (EU) 2024/3110, harmonised standard of the product.
   */
  readonly thermalConductivity?: number | undefined;
  /**
   * Climate change effects over the life cycle.
   * Recommended: a malformed value gives a warning.
   *
   * Legal basis: Regulation (EU) 2024/3110, Article 15(2); EN 15804+A2.
   */
  readonly globalWarmingPotential?:
    | {
        /**
         * Sum of the parts.
         * Unit: kg CO2e.
         */
        readonly total?: number | undefined;
        /**
         * From fossil sources.
         * Unit: kg CO2e.
         */
        readonly fossil?: number | undefined;
        /**
         * From biogenic sources; stored carbon is negative.
         * Unit: kg CO2e.
         */
        readonly biogenic?: number | undefined;
        /**
         * From land use and land use change.
         * Unit: kg CO2e.
         */
        readonly luluc?: number | undefined;
        /** Unit of the values. */
        readonly unit?: 'kg CO2e' | undefined;
        /** Amount of the product the values are for, such as 1 m3. */
        readonly declaredUnit?: string | undefined;
        /**
         * Values by module of the life cycle.
         * Unit: kg CO2e.
         */
        readonly modules?:
          | {
              /**
               * Module A1A3.
               * Unit: kg CO2e.
               */
              readonly A1A3?: number | undefined;
              /**
               * Module A1.
               * Unit: kg CO2e.
               */
              readonly A1?: number | undefined;
              /**
               * Module A2.
               * Unit: kg CO2e.
               */
              readonly A2?: number | undefined;
              /**
               * Module A3.
               * Unit: kg CO2e.
               */
              readonly A3?: number | undefined;
              /**
               * Module A4.
               * Unit: kg CO2e.
               */
              readonly A4?: number | undefined;
              /**
               * Module A5.
               * Unit: kg CO2e.
               */
              readonly A5?: number | undefined;
              /**
               * Module B1.
               * Unit: kg CO2e.
               */
              readonly B1?: number | undefined;
              /**
               * Module B2.
               * Unit: kg CO2e.
               */
              readonly B2?: number | undefined;
              /**
               * Module B3.
               * Unit: kg CO2e.
               */
              readonly B3?: number | undefined;
              /**
               * Module B4.
               * Unit: kg CO2e.
               */
              readonly B4?: number | undefined;
              /**
               * Module B5.
               * Unit: kg CO2e.
               */
              readonly B5?: number | undefined;
              /**
               * Module B6.
               * Unit: kg CO2e.
               */
              readonly B6?: number | undefined;
              /**
               * Module B7.
               * Unit: kg CO2e.
               */
              readonly B7?: number | undefined;
              /**
               * Module C1.
               * Unit: kg CO2e.
               */
              readonly C1?: number | undefined;
              /**
               * Module C2.
               * Unit: kg CO2e.
               */
              readonly C2?: number | undefined;
              /**
               * Module C3.
               * Unit: kg CO2e.
               */
              readonly C3?: number | undefined;
              /**
               * Module C4.
               * Unit: kg CO2e.
               */
              readonly C4?: number | undefined;
              /**
               * Module D.
               * Unit: kg CO2e.
               */
              readonly D?: number | undefined;
              readonly [member: string]: unknown;
            }
          | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  /**
   * Environmental product declaration.
   *
   * Legal basis: EN 15804.
   */
  readonly epdUrl?: string | DocumentReference | undefined;
  /**
   * Registration number of the environmental product declaration.
   *
   * Legal basis: EN 15804.
   */
  readonly epdRegistrationNumber?: string | undefined;
  /**
   * Estimated service life.
   * Unit: year.
   *
   * Legal basis: Regulation (EU) 2024/3110, Annex V.
   */
  readonly estimatedServiceLife?: number | undefined;
  /**
   * Key parts that have a passport of their own.
   *
   * Legal basis: Regulation (EU) 2024/3110, Article 76(2)(a)(vii).
   */
  readonly keyParts?:
    | readonly {
        /** Name of the part. */
        readonly name: string;
        /** Its own passport. */
        readonly passportUrl?: string | DocumentReference | undefined;
        readonly [member: string]: unknown;
      }[]
    | undefined;
  /**
   * Where a used product comes from.
   *
   * Legal basis: Regulation (EU) 2024/3110, Annex V.
   */
  readonly usedProduct?:
    | {
        /** When it was taken out. */
        readonly deinstallationDate?: string | undefined;
        /** Where it was taken out. */
        readonly deinstallationPlace?: string | undefined;
        readonly [member: string]: unknown;
      }
    | undefined;
  readonly [member: string]: unknown;
}

/** Metadata of a complete passport in any category; `category` tells which. */
export type PassportMetadata =
  | TextilesMetadata
  | BatteriesMetadata
  | ElectronicsMetadata
  | CosmeticsMetadata
  | ToysMetadata
  | IronSteelMetadata
  | AluminiumMetadata
  | ChemicalsMetadata
  | ConstructionMetadata;

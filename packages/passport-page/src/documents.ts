/** The metadata of a passport: its fields by name, masked for the reader of the page. */
export type PassportMetadata = Readonly<Record<string, unknown>>;

/** The party that answers for a passport. */
export interface OperatorNode {
  readonly name: string;
  /** Registration number, such as an EORI number. */
  readonly regId: string;
}

/** Where the product was made. */
export interface FacilityNode {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** As much of a seal as a page shows. The page does not verify it. */
export interface ProofNode {
  /** ISO 8601. */
  readonly created: string;
  /** Base64 DER, leaf first. */
  readonly x5c: readonly string[];
  /** Present where a timestamp authority confirms the time (RFC 3161). */
  readonly rfc3161?: unknown;
}

/** A batch of a model, as its own document and those of its units name it. */
export interface BatchNode {
  /** As it is printed. */
  readonly lot: string;
  readonly status: 'ACTIVE' | 'RECALLED';
  /** What holders are told of the status. */
  readonly statusNote?: StatusNote | undefined;
}

/** What a page reads of a passport as JSON-LD, masked for its reader. Documents may have more members. */
export interface PassportDocument {
  readonly id: string;
  /** A GTIN-14, a GRAI, or any other article number. */
  readonly productId: string;
  /** Content of the code on the product: an absolute URL. */
  readonly digitalLinkUri: string;
  readonly status: 'DRAFT' | 'ACTIVE' | 'RECALLED' | 'DECOMMISSIONED';
  /** Present in a sandbox: the page says that it is a test. */
  readonly dppEnvironment?: 'test';
  readonly economicOperator: OperatorNode;
  readonly manufacturingFacility: FacilityNode | null;
  readonly metadata: PassportMetadata;
  /** Null where it is not sealed. */
  readonly proof: ProofNode | null;
  /** ISO 8601; null where it is not archived. */
  readonly archivedAt: string | null;
  /** ISO 8601: until when the passport is available at least. */
  readonly retentionUntil: string | null;
  /** Present in the document of a batch: it states what differs from the model. */
  readonly batch?: BatchNode | undefined;
}

/** A unit that another one was made from, or that was made of it. */
export interface RelatedUnitNode {
  readonly unitId: string;
  readonly serialNumber: string;
  readonly digitalLinkUri: string;
  /** Where its page is. */
  readonly unitUrl: string;
}

/** Readings of a battery unit; null where one was not measured. */
export interface MeasurementNode {
  /** Percent. */
  readonly stateOfHealth: number | null;
  readonly cycleCount: number | null;
  readonly remainingCapacityAh: number | null;
  readonly temperatureC: number | null;
  /** ISO 8601. */
  readonly recordedAt: string;
}

/** The company that is responsible for a battery which passed from one to another. */
export interface ResponsibilityNode {
  /** ISO 8601. */
  readonly since: string;
  readonly name: string;
  /** Where the page of its record is; null where it is this one, or is gone. */
  readonly unitUrl: string | null;
}

interface UnitNode {
  readonly serialNumber: string;
  /** Content of the code on the unit: an absolute URL. */
  readonly digitalLinkUri: string;
  readonly status:
    | 'IN_SERVICE'
    | 'DECOMMISSIONED'
    | 'RECALLED'
    | 'REPURPOSED'
    | 'REMANUFACTURED'
    | 'REUSED'
    | 'WASTE'
    | 'RECYCLED';
  /** ISO 8601. */
  readonly manufacturedAt: string | null;
  readonly repurposedFrom: RelatedUnitNode | null;
  readonly successorUnits: readonly RelatedUnitNode[];
  /** Absent for a battery that never passed from one company to another. */
  readonly responsibility?: ResponsibilityNode;
  /** The passport of its model. */
  readonly ofModel: PassportDocument;
  /** The batch that it is of; absent where none is named. */
  readonly batch?: BatchNode | undefined;
}

/** A battery unit as anybody may see it: without telemetry. */
export interface PublicUnitDocument extends UnitNode {
  readonly restrictedData: {
    /** Where telemetry may be asked for. */
    readonly requestUrl: string;
  };
}

/** A battery unit with telemetry, for those who may read it. */
export interface PrivilegedUnitDocument extends UnitNode {
  readonly currentState: MeasurementNode | null;
  /** Newest first. */
  readonly dynamicData: readonly MeasurementNode[];
}

/** What a page reads of a battery unit as JSON-LD. */
export type UnitDocument = PublicUnitDocument | PrivilegedUnitDocument;

/** What is left of a battery unit that was recycled. */
export interface TombstoneDocument {
  readonly '@id': string;
  readonly serialNumber: string;
  /** Present in a sandbox. Absent elsewhere. */
  readonly dppEnvironment?: 'test';
  /** ISO 8601. */
  readonly ceasedAt: string | null;
  /** Where the passport of the model is. */
  readonly ofModelUrl: string;
}

/** Text and links of the company beside a passport: not validated, not sealed, not in any document. */
export interface Enrichment {
  readonly tagline?: string;
  readonly description?: string;
  readonly images?: readonly { readonly url: string; readonly caption?: string }[];
  readonly links?: readonly { readonly label: string; readonly url: string }[];
}

/** A reading of the time before the events of a document. */
export interface EarlierReading {
  readonly recordedAt: Date;
  readonly value: number;
}

/** Samples of the time before the events of a document, oldest first. */
export interface EarlierReadings {
  /** Percent. */
  readonly stateOfHealth: readonly EarlierReading[];
  readonly remainingCapacityAh: readonly EarlierReading[];
}

/** What the company tells holders of a product about the status of its passport. No seal covers it. */
export interface StatusNote {
  readonly reason?: string;
  /** Page with a notice: an absolute https URL. */
  readonly noticeUrl?: string;
  /** An email address, a telephone number, or any other text. */
  readonly contact?: string;
}

/** JSON off the wire. What a test names may be missing there; then its assertion fails. */
export interface WireObject {
  readonly [member: string]: unknown;
}

export interface WireItem extends WireObject {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  readonly friendlyMessage: string;
}

export interface WireOperator extends WireObject {
  readonly id: string;
  readonly name: string;
  readonly regId: string;
  readonly role: string;
}

export interface WireFacility extends WireObject {
  readonly id: string;
  readonly gln: string;
}

export interface WireProof extends WireObject {
  readonly signatureValue: string;
  readonly publicKeyPem: string;
  readonly verificationMethod: string;
  readonly merkleRoot: string;
  readonly x5c: readonly string[];
  readonly redactedLeaves: Readonly<Record<string, string>>;
  readonly leafSalts: Readonly<Record<string, string>>;
}

export interface WirePassport extends WireObject {
  readonly '@context': readonly [string, WireObject];
  readonly id: string;
  readonly productId: string;
  readonly digitalLinkUri: string;
  readonly digitalSeal: string;
  readonly createdAt: string;
  readonly economicOperator: WireOperator;
  readonly manufacturingFacility: WireFacility;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly proof: WireProof;
}

export interface WireUnit extends WireObject {
  readonly id: string;
  readonly serialNumber: string;
  readonly digitalLinkUri: string;
  readonly status: string;
  readonly ceasedAt: string | null;
  readonly updatedAt: string;
}

export interface WireUnitEvent extends WireObject {
  readonly id: string;
  readonly eventType: string;
  readonly recordedAt: string;
}

export interface WireHandOver extends WireObject {
  readonly id: string;
  readonly status: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface WireResponsibility extends WireObject {
  readonly since: string;
  readonly name: string;
  readonly unitUrl: string;
}

type NonEmpty<T> = readonly [T, ...T[]];

/** The members of all replies in one: a test knows which reply it asked for. */
export interface ReplyBody extends WirePassport {
  readonly code: string;
  readonly error: string;
  readonly message: string;
  readonly requestId: string;
  readonly errors: NonEmpty<WireItem>;
  readonly warnings: NonEmpty<WireItem>;
  readonly notices: NonEmpty<WireItem>;
  readonly operator: WireOperator;
  readonly operators: NonEmpty<WireOperator>;
  readonly facility: WireFacility;
  readonly facilities: NonEmpty<WireFacility>;
  readonly passport: WirePassport;
  readonly passports: NonEmpty<WirePassport>;
  readonly units: NonEmpty<WireUnit>;
  readonly unit: WireUnit;
  readonly handOver: WireHandOver;
  readonly responsible: WireOperator;
  readonly responsibility: WireResponsibility;
  readonly ofModel: WirePassport;
  readonly repurposedFrom: WireObject;
  readonly restrictedData: WireObject;
  readonly event: WireUnitEvent;
  readonly events: readonly WireUnitEvent[];
  readonly nextCursor: string | null;
  readonly results: NonEmpty<WireObject>;
  readonly signingPublicKey: string;
  readonly tenant: WireObject;
  readonly auth: WireObject & { readonly permissions: readonly string[] };
  readonly usage: WireObject;
  readonly verified: boolean;
  readonly certificate: WireObject;
  readonly timestamp: unknown;
}

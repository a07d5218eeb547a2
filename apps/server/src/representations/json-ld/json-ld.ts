import type { Audience } from '@dpp/espr-validate';
import { createProof, DOCUMENT_MEMBERS, type Metadata } from '@dpp/merkle-seal';
import { formatTenantDid, verificationMethodId } from '@dpp/vc';
import type {
  ListedPassport,
  Passport,
  PassportFacility,
  PassportOperator,
  PassportSeal,
} from '../../features/passports/passport-model.js';
import { passportLink, passportUrl } from '../digital-link-uri.js';
import { canBeTerm, contextUrl, termMap } from './json-ld-context.js';
import { testMark } from '../test-mark.js';
import { visibleMetadata } from '../redaction.js';

export interface RenderOptions {
  readonly audience: Audience;
  readonly baseUrl: string;
}

/** The passport as JSON-LD, as a audience may see it. */
export function toJsonLd(passport: Passport, { audience, baseUrl }: RenderOptions) {
  const { metadata, maskedKeys } = visibleMetadata(audience, passport.metadata);
  // Metadata of the same name stay as they are: seals and their verifiers compare those copies.
  const atTopLevel = { ...additionsOf(passport, baseUrl), ...flattened(metadata) };
  const { economicOperator, seal } = passport;
  return {
    '@context': [contextUrl(baseUrl), termMap(atTopLevel, baseUrl)] as PassportContext,
    ...headOf(passport, baseUrl),
    economicOperator: { ...operatorNode(economicOperator), role: economicOperator.role },
    manufacturingFacility: facilityNode(passport.manufacturingFacility, audience),
    metadata,
    proof: seal && proofOf(passport, seal, { maskedKeys, baseUrl }),
    ...tailOf(passport),
    ...atTopLevel,
    ...testMark(passport),
  };
}

export type PassportJsonLd = ReturnType<typeof toJsonLd>;

/** What no seal covers and most passports have not. */
function additionsOf(
  { statusNote, revisionOf, supersededBy }: Passport,
  baseUrl: string,
): Metadata {
  return {
    ...(statusNote && { statusNote: { ...statusNote } }),
    ...(revisionOf !== null && { revisionOf }),
    ...(supersededBy && {
      supersededBy: { ...supersededBy, url: passportUrl(supersededBy.id, baseUrl) },
    }),
  };
}

type PassportContext = [url: string, terms: Record<string, unknown>];

/**
 * The same document as a list shows it: contexts, proofs and facilities are left to the single
 * fetch.
 */
export function toListJsonLd(passport: ListedPassport, { audience, baseUrl }: RenderOptions) {
  const { metadata } = visibleMetadata(audience, passport.metadata);
  return {
    '@context': [contextUrl(baseUrl), {}] as PassportContext,
    ...headOf(passport, baseUrl),
    economicOperator: operatorNode(passport.economicOperator),
    manufacturingFacility: null,
    metadata,
    proof: passport.seal && {},
    ...tailOf(passport),
    ...flattened(metadata),
    ...testMark(passport),
  };
}

export type ListedPassportJsonLd = ReturnType<typeof toListJsonLd>;

function headOf({ id, productId, status, seal, isTest }: ListedPassport, baseUrl: string) {
  const link = passportLink({ id, productId, isTest }, baseUrl);
  return {
    '@type': 'DigitalProductPassport' as const,
    '@id': link,
    id,
    productId,
    digitalLinkUri: link,
    status,
    digitalSeal: seal?.digitalSeal ?? null,
    signingPublicKey: seal?.publicKeyPem ?? null,
  };
}

function operatorNode({ id, name, regId }: PassportOperator) {
  return { '@type': 'EconomicOperator' as const, id, name, regId };
}

function tailOf({ archivedAt, retentionUntil, createdAt, updatedAt }: ListedPassport) {
  return {
    archivedAt: archivedAt?.toISOString() ?? null,
    retentionUntil: retentionUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Metadata keys repeated at the top. What no JSON-LD processor can take for a term stays below. */
function flattened(metadata: Metadata): Metadata {
  return Object.fromEntries(
    Object.entries(metadata).filter(([key]) => !DOCUMENT_MEMBERS.includes(key) && canBeTerm(key)),
  );
}

function facilityNode(facility: PassportFacility | null, audience: Audience) {
  if (!facility) return null;
  const { id, gln, name, activity, country } = facility;
  const node = { '@type': 'Facility' as const, id, gln, name, activity, country };
  if (audience !== 'owner') return node;
  const { streetAddress, city, postalCode } = facility;
  return { ...node, streetAddress, city, postalCode };
}

function proofOf(
  passport: Passport,
  seal: PassportSeal,
  { maskedKeys, baseUrl }: { maskedKeys: readonly string[]; baseUrl: string },
) {
  const did = formatTenantDid({ baseUrl, tenantId: passport.tenantId });
  return createProof({
    seal,
    created: seal.sealedAt.toISOString(),
    verificationMethod: verificationMethodId(did, seal.keyNumber),
    publicKeyPem: seal.publicKeyPem,
    x5c: seal.certificateChain,
    ...(seal.timestamp && {
      rfc3161: { genTime: seal.timestamp.genTime.toISOString(), token: seal.timestamp.token },
    }),
    maskedKeys,
  });
}

import { createProof, DOCUMENT_MEMBERS, redactMetadata, type Metadata } from '@dpp/merkle-seal';
import { formatTenantDid, verificationMethodId } from '@dpp/vc';
import type {
  Passport,
  PassportFacility,
  PassportSeal,
} from '../features/passports/passport-model.js';
import type { AccessTier } from './access-tier.js';
import { passportLink } from './digital-link-uri.js';
import { contextUrl, termMap } from './json-ld-context.js';
import { maskedKeysFor } from './redaction.js';

export interface RenderOptions {
  readonly tier: AccessTier;
  readonly baseUrl: string;
}

/** The passport as JSON-LD, masked for a tier: the one place where masking happens. */
export function toJsonLd(passport: Passport, { tier, baseUrl }: RenderOptions) {
  const maskedKeys = maskedKeysFor(tier, passport.metadata);
  const metadata = redactMetadata(passport.metadata, maskedKeys);
  const atTopLevel = flattened(metadata);
  const link = passportLink(passport, baseUrl);
  const { seal, economicOperator } = passport;
  return {
    '@context': [contextUrl(baseUrl), termMap(atTopLevel, baseUrl)] as [
      string,
      Record<string, unknown>,
    ],
    '@type': 'DigitalProductPassport' as const,
    '@id': link,
    id: passport.id,
    productId: passport.productId,
    digitalLinkUri: link,
    status: passport.status,
    digitalSeal: seal?.digitalSeal ?? null,
    signingPublicKey: seal?.publicKeyPem ?? null,
    economicOperator: {
      '@type': 'EconomicOperator' as const,
      id: economicOperator.id,
      name: economicOperator.name,
      regId: economicOperator.regId,
      role: economicOperator.role,
    },
    manufacturingFacility: facilityNode(passport.manufacturingFacility, tier),
    metadata,
    proof: seal && proofOf(passport, seal, { maskedKeys, baseUrl }),
    archivedAt: passport.archivedAt?.toISOString() ?? null,
    retentionUntil: passport.retentionUntil?.toISOString() ?? null,
    createdAt: passport.createdAt.toISOString(),
    updatedAt: passport.updatedAt.toISOString(),
    ...atTopLevel,
  };
}

export type PassportJsonLd = ReturnType<typeof toJsonLd>;

/**
 * The same document as a list shows it: contexts, proofs and facilities are left to the single
 * fetch.
 */
export function toListJsonLd(passport: Passport, options: RenderOptions) {
  const document = toJsonLd(passport, options);
  const { role: _role, ...economicOperator } = document.economicOperator;
  return {
    ...document,
    '@context': [document['@context'][0], {}] as [string, Record<string, unknown>],
    economicOperator,
    manufacturingFacility: null,
    proof: document.proof && {},
  };
}

/** Metadata keys repeated at the top. One that a JSON-LD processor could take for a keyword stays below. */
function flattened(metadata: Metadata): Metadata {
  return Object.fromEntries(
    Object.entries(metadata).filter(
      ([key]) => !key.startsWith('@') && !DOCUMENT_MEMBERS.includes(key),
    ),
  );
}

function facilityNode(facility: PassportFacility | null, tier: AccessTier) {
  if (!facility) return null;
  const { id, gln, name, activity, country } = facility;
  const node = { '@type': 'Facility' as const, id, gln, name, activity, country };
  if (tier !== 'owner') return node;
  const { streetAddress, city, postalCode } = facility;
  return { ...node, streetAddress, city, postalCode };
}

function proofOf(
  passport: Passport,
  seal: PassportSeal,
  { maskedKeys, baseUrl }: { maskedKeys: string[]; baseUrl: string },
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

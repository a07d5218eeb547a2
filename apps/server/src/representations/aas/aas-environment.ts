import { encodeAasEnvironment } from '@dpp/aas/passports';
import { passportUrl } from '../digital-link-uri.js';
import { contextUrl, vocabularyUrl } from '../json-ld/json-ld-context.js';
import type { PassportJsonLd } from '../json-ld/json-ld.js';

/** The passport as an AAS environment, made from the masked document: it shows to each tier what that shows. */
export function toAasEnvironment(document: PassportJsonLd, baseUrl: string) {
  const { id, productId, digitalLinkUri, metadata, proof } = document;
  return encodeAasEnvironment({
    id: passportUrl(id, baseUrl),
    productId,
    digitalLinkUri,
    metadata,
    generalProductInformation: generalInformationOf(document),
    seal: proof ? sealOf(proof) : undefined,
    semantics: { context: contextUrl(baseUrl), vocabulary: vocabularyUrl(baseUrl) },
  });
}

/** What the passport says beside its metadata. */
function generalInformationOf(document: PassportJsonLd) {
  const { id, productId, digitalLinkUri, status, metadata } = document;
  const { economicOperator, manufacturingFacility } = document;
  const { archivedAt, retentionUntil, createdAt, updatedAt } = document;
  return {
    passportId: id,
    productId,
    digitalLinkUri,
    status,
    dppEnvironment: document.dppEnvironment,
    category: metadata.category,
    economicOperator: withoutType(economicOperator),
    manufacturingFacility: manufacturingFacility && withoutType(manufacturingFacility),
    archivedAt,
    retentionUntil,
    createdAt,
    updatedAt,
  };
}

function withoutType<Node extends { '@type': string }>(node: Node) {
  const { '@type': _type, ...members } = node;
  return members;
}

/** The proof, its three central members named as ingestion takes them. */
function sealOf(proof: NonNullable<PassportJsonLd['proof']>) {
  const { merkleRoot, signatureValue, publicKeyPem } = proof;
  const { signatureAlgorithm, created, verificationMethod, x5c, rfc3161 } = proof;
  const { redactedLeaves, leafSalts } = proof;
  return {
    digitalSealHash: merkleRoot,
    cryptographicSignature: signatureValue,
    pemPublicKey: publicKeyPem,
    signatureAlgorithm,
    created,
    verificationMethod,
    x5c,
    rfc3161: rfc3161 && { ...rfc3161 },
    redactedLeaves,
    leafSalts,
  };
}

import { X509Certificate } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  findDifferingCopy,
  findSealCoverage,
  verifyCertificateChain,
  verifySealedContent,
  type Metadata,
} from '@dpp/merkle-seal/node';
import type { Knex } from 'knex';
import { isSandbox } from '../../platform/auth/caller-model.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import type { Clock } from '../../platform/clock.js';
import type { DirectoryCache } from '../../platform/directory/directory-cache.js';
import { ApiError } from '../../platform/http/api-error.js';
import { isLong, nextTurn } from '../../platform/event-loop/turns.js';
import type { TimestampAuthority } from '../../platform/timestamping/timestamp-authority.js';
import type { SealAuthority } from '../../platform/vault/seal-authority.js';
import {
  signingKeyRepository,
  type PublicSigningKey,
} from '../../platform/vault/signing-key-repository.js';
import { publicKeySha256 } from '../../platform/vault/signing-key-vault.js';
import { operatorReader } from '../operators/operator-reader.js';
import { verifyDocumentTimestamp } from './verify-document-timestamp.js';

export interface VerifySealDeps {
  readonly directoryCache: DirectoryCache;
  readonly db: Knex;
  readonly clock: Clock;
  readonly sealAuthority: SealAuthority;
  readonly timestampAuthority: TimestampAuthority;
}

interface VerifySealInput {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly signature?: string | undefined;
  readonly publicKey?: string | undefined;
  /** What the input came in: each part of what is done with a long one waits for its turn. */
  readonly bytes: number;
}

type Document = Readonly<Record<string, unknown>>;

/**
 * Verifies a seal issued on this node, in this order: the key is registered to a tenant here; the
 * declared operator, if there is one, is bound to that tenant; every leaf, recomputed from the submitted values, leads
 * to the signed root; what the document repeats is what was verified; its time-stamp, if it can be
 * judged here, is of this root.
 *
 * @throws a 400 when there is no signature or key to look at.
 */
export async function verifySeal(deps: VerifySealDeps, input: VerifySealInput) {
  return { ...(await judge(deps, input)), ...findSealCoverage(input.payload) };
}

async function judge(deps: VerifySealDeps, input: VerifySealInput) {
  const { payload } = input;
  const proof = objectOr(payload.proof);
  const signature = input.signature ?? textOf(proof.proofValue) ?? textOf(proof.signatureValue);
  if (!signature) throw ApiError.messageOnly(400, 'No signature: give signature or payload.proof.');
  const publicKey = input.publicKey ?? textOf(proof.publicKeyPem) ?? leafKeyPem(proof.x5c);
  if (!publicKey) throw ApiError.messageOnly(400, 'No public key in PEM: give publicKey.');

  const keySha256 = sha256OfKey(publicKey);
  const key =
    keySha256 &&
    (await signingKeyRepository(deps.db).findByPublicKey(keySha256, deps.directoryCache));
  if (!key) return declined('The signing key is not registered to a workspace on this node.');
  const declared = declaredOperator(payload);
  if (declared && !(await isBound(deps, key.tenantId, declared))) {
    return declined('The signing workspace is not bound to the declared economic operator.');
  }
  const takeTurn = () => (isLong(input.bytes) ? nextTurn({ bytes: input.bytes }) : undefined);
  await takeTurn();
  const result = verifySealedContent({
    metadata: payload.metadata,
    leafSalts: proof.leafSalts ?? {},
    ...(proof.merkleRoot !== undefined && { merkleRoot: proof.merkleRoot }),
    signature,
    publicKey: key.publicKeyPem,
  });
  if (!result.verified) return declined(result.message);
  const metadata = payload.metadata as Metadata;
  await takeTurn();
  const contradiction = contradictionOf({ payload, proof, metadata, signature, key });
  if (contradiction) return declined(contradiction);
  const timestamp = verifyDocumentTimestamp(
    deps.timestampAuthority,
    proof.rfc3161,
    result.merkleRoot,
  );
  if (timestamp.forged) return declined(timestamp.message);
  const { genTime, timeAuthenticated } = timestamp.statement;
  const at = timeAuthenticated && genTime ? new Date(genTime) : deps.clock.now();
  const isTest = await isOfSandbox(deps, key);
  return {
    verified: true,
    ...(isTest && { dppEnvironment: 'test' as const }),
    message:
      (isTest ? MADE_IN_A_SANDBOX : '') +
      notCoveredBy(payload) +
      (declared ? '' : NO_OPERATOR_DECLARED),
    certificate: await certificateOf(deps, { key, proof, at }),
    timestamp: timestamp.statement,
  };
}

function declined(message: string) {
  return { verified: false, message };
}

const MADE_IN_A_SANDBOX = 'This is a test, made in a sandbox. It is not about a real product. ';

const NO_OPERATOR_DECLARED =
  ' The document declares no economic operator: none was compared with the signing workspace.';

async function isOfSandbox({ db }: VerifySealDeps, { tenantId }: PublicSigningKey) {
  const tenant = await tenantRepository(db).find(tenantId);
  return tenant !== undefined && isSandbox(tenant);
}

/** The operator that a document names, in any of the shapes of the field. */
interface DeclaredOperator {
  readonly id: unknown;
  readonly regIds: readonly unknown[];
}

function declaredOperator(payload: Document): DeclaredOperator | undefined {
  const { id, regId } = objectOr(payload.economicOperator);
  const isGiven = (value: unknown) => value !== undefined && value !== null;
  const regIds = [objectOr(payload.operator).regId, regId].filter(isGiven);
  return isGiven(id) || regIds.length > 0 ? { id: id ?? undefined, regIds } : undefined;
}

/** All that is declared must be of one operator: a registry id never changes, a name may have. */
async function isBound(
  { db }: VerifySealDeps,
  tenantId: string,
  { id, regIds }: DeclaredOperator,
): Promise<boolean> {
  const reader = operatorReader(db);
  const named = id ?? regIds[0];
  if (typeof named !== 'string') return false;
  const operator =
    id === undefined
      ? await reader.findByRegId(tenantId, named)
      : await reader.findBound(tenantId, named);
  return operator !== undefined && regIds.every((regId) => regId === operator.regId);
}

interface VerifiedSeal {
  readonly payload: Document;
  readonly proof: Document;
  readonly metadata: Metadata;
  readonly signature: string;
  readonly key: PublicSigningKey;
}

/** Where a reader of the document would see something else than was verified. */
function contradictionOf({ payload, proof, metadata, signature, key: signingKey }: VerifiedSeal) {
  const key = findDifferingCopy(payload, metadata);
  if (key !== undefined) return `The top-level copy of "${key}" differs from the sealed metadata.`;
  const { digitalSeal, signingPublicKey } = payload;
  if (digitalSeal !== undefined && digitalSeal !== signature) {
    return '`digitalSeal` is not the signature that was verified.';
  }
  const keySha256 = publicKeySha256(signingKey.publicKeyPem);
  if (signingPublicKey !== undefined && sha256OfKey(textOf(signingPublicKey)) !== keySha256) {
    return '`signingPublicKey` is not the key that was verified.';
  }
  if (proof.x5c !== undefined && !isDeepStrictEqual(proof.x5c, signingKey.certificateChain)) {
    return '`proof.x5c` is not the certificate chain registered for the key.';
  }
  return undefined;
}

function notCoveredBy(payload: Document): string {
  const unbound = findSealCoverage(payload).productBound ? '' : 'the product id, ';
  return `The seal covers the metadata alone. It does not cover ${unbound}the economic operator, the manufacturing facility, the status or the enrichment.`;
}

/** The registered certificate, never the submitted one, judged when the seal is known to have existed. */
async function certificateOf(
  { db, sealAuthority }: VerifySealDeps,
  { key, proof, at }: { key: PublicSigningKey; proof: Document; at: Date },
) {
  // A proof without a PEM names its key by the chain, which is the registered one by now.
  const { publicKeyPem: keyOfProof = key.publicKeyPem } = proof;
  const { outcome, certificate } = verifyCertificateChain({
    x5c: key.certificateChain,
    trustAnchors: await sealAuthority.listCertificates(db),
    at,
  });
  return (
    certificate && {
      subject: certificate.subject,
      issuer: certificate.issuer,
      validFrom: certificate.validFrom,
      validTo: certificate.validTo,
      chainValid: outcome === 'passed',
      keyMatchesProof:
        publicKeySha256(certificate.publicKeyPem) === sha256OfKey(textOf(keyOfProof)),
    }
  );
}

function leafKeyPem(x5c: unknown): string | undefined {
  const [leaf] = Array.isArray(x5c) ? (x5c as readonly unknown[]) : [];
  if (typeof leaf !== 'string') return undefined;
  try {
    const certificate = new X509Certificate(Buffer.from(leaf, 'base64'));
    return certificate.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    // Not a certificate: the caller is told that there is no key.
    return undefined;
  }
}

function sha256OfKey(pem: string | undefined): string | undefined {
  if (pem === undefined) return undefined;
  try {
    return publicKeySha256(pem);
  } catch {
    // Not a public key in PEM.
    return undefined;
  }
}

function objectOr(value: unknown): Document {
  return typeof value === 'object' && value !== null ? (value as Document) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

import { equalBytes } from '@noble/curves/utils.js';
import { parseAuditBundle } from '../document/audit-bundle.js';
import type { AuditBundle } from '../document/audit-bundle.js';
import { encodeBase64url } from '../encoding/base64.js';
import { isPlainObject } from '../json/canonical-json.js';
import { parseCertificate } from '../certificates/certificate.js';
import { MerkleSealError } from '../error.js';
import { parsePem, parsePemBlocks } from '../encoding/pem.js';
import { parsePublicKeyPem } from '../crypto/public-key.js';
import { failed, passed } from './seal-checks.js';
import type { Finding } from './seal-checks.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import { verifySeal } from './verify-seal.js';
import type { SealCheckName, SealReport, VerifySealOptions } from './verify-seal.js';

/** The checks of a report on a bundle: those of its document between two of its own. */
export type BundleCheckName = 'bundle' | SealCheckName | 'didDocument';

/** One line of a report. */
export interface BundleCheck extends Finding {
  readonly name: BundleCheckName;
}

/** A certificate that came with a bundle. */
export interface BundledAuthority {
  /** Distinguished name as text (RFC 4514). */
  readonly subject: string;
  /** True when the caller's own trust anchors have this very certificate. */
  readonly trusted: boolean;
}

/** What `verifyBundle` found out: as {@link SealReport}, of the document in the bundle. */
export interface BundleReport extends Omit<SealReport, 'checks'> {
  /** One line for each {@link BundleCheckName}, in that order. */
  readonly checks: readonly BundleCheck[];
  /** The certificates of the bundle, in its order. None of them was trusted for being there. */
  readonly authorities: readonly BundledAuthority[];
}

/** Verifies a bundle. Both entries export this under its name. */
export function verifyBundle(
  crypto: SealCrypto,
  value: unknown,
  options: VerifySealOptions,
): BundleReport {
  const bundle = parseOrExplain(value);
  if (typeof bundle === 'string') return reportMalformed(crypto, bundle, options);
  const report = verifySeal(crypto, bundle.document, options);
  const didDocument = checkDidDocument(crypto, bundle);
  return {
    ...report,
    verdict: didDocument.outcome === 'failed' ? 'failed' : report.verdict,
    checks: [
      { name: 'bundle', ...passed('The bundle has every part it needs, and no other.') },
      ...report.checks,
      { name: 'didDocument', ...didDocument },
    ],
    notCovered: [
      ...report.notCovered,
      ...UNSEALED_PARTS,
      ...(bundle.statusLists === undefined ? [] : ['bundle.statusLists']),
    ],
    authorities: listAuthorities(bundle, options),
  };
}

/** Parts of a bundle that stand beside the document. */
const UNSEALED_PARTS = ['bundle.created', 'bundle.untrustedCertificates', 'bundle.didDocument'];

function parseOrExplain(value: unknown): AuditBundle | string {
  try {
    return parseAuditBundle(value);
  } catch (error) {
    if (error instanceof MerkleSealError) return error.message;
    throw error;
  }
}

/** A DID document in the bundle must list the key that signed. It proves nothing by itself. */
function checkDidDocument(
  crypto: SealCrypto,
  { document, didDocument }: Pick<AuditBundle, 'document' | 'didDocument'>,
): Finding {
  if (didDocument === undefined) {
    return { outcome: 'skipped', message: 'The bundle has no DID document.' };
  }
  const point = keyOf(crypto, document);
  if (point === undefined) {
    return { outcome: 'skipped', message: 'The document has no readable key to look up.' };
  }
  const x = encodeBase64url(point.subarray(1, 33));
  const y = encodeBase64url(point.subarray(33));
  const { verificationMethod: methods } = didDocument;
  const isListed =
    Array.isArray(methods) &&
    methods.some((method) => {
      const jwk: unknown = isPlainObject(method) ? method.publicKeyJwk : undefined;
      return isPlainObject(jwk) && jwk.crv === 'P-256' && jwk.x === x && jwk.y === y;
    });
  return isListed
    ? passed('The DID document lists the key that signed.')
    : failed('The DID document does not list the key that signed.');
}

function keyOf(crypto: SealCrypto, { proof }: AuditBundle['document']): Uint8Array | undefined {
  if (!isPlainObject(proof) || typeof proof.publicKeyPem !== 'string') return undefined;
  try {
    return parsePublicKeyPem(crypto, proof.publicKeyPem);
  } catch (error) {
    // The checks of the seal say what is wrong with it.
    if (error instanceof MerkleSealError) return undefined;
    throw error;
  }
}

function listAuthorities(
  { untrustedCertificates }: AuditBundle,
  { trustAnchors = [] }: VerifySealOptions,
): readonly BundledAuthority[] {
  const anchors = trustAnchors.flatMap((pem) => parsePemBlocks('CERTIFICATE', pem));
  return untrustedCertificates.map((pem) => {
    const der = parsePem('CERTIFICATE', pem);
    return {
      subject: parseCertificate(der).subject,
      trusted: anchors.some((anchor) => equalBytes(anchor, der)),
    };
  });
}

function reportMalformed(
  crypto: SealCrypto,
  message: string,
  options: VerifySealOptions,
): BundleReport {
  const { checks, ...report } = verifySeal(crypto, undefined, options);
  const skipped: Finding = { outcome: 'skipped', message: 'The bundle is malformed.' };
  return {
    ...report,
    checks: [
      { name: 'bundle', ...failed(message) },
      ...checks.map(({ name }) => ({ name, ...skipped })),
      { name: 'didDocument', ...skipped },
    ],
    authorities: [],
  };
}

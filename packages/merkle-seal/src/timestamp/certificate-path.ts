import { equalBytes } from '@noble/curves/utils.js';
import { readDer } from '../asn1/der.js';
import { MerkleSealError } from '../error.js';
import { EXTENDED_KEY_USAGE, faultOfIssuer, faultOfSigner } from './authority-certificate.js';
import type { AuthorityCertificate } from './authority-certificate.js';
import { readSignatureAlgorithm, readSignatureKey } from './signature-algorithm.js';
import type { TimestampCrypto } from './timestamp-crypto.js';

export interface PathSearch {
  readonly signer: AuthorityCertificate;
  /** Certificates that may stand between, in any order. */
  readonly others: readonly AuthorityCertificate[];
  readonly anchors: readonly AuthorityCertificate[];
  /** Milliseconds since 1970. */
  readonly instant: number;
  readonly crypto: TimestampCrypto;
}

/** What a search found: a valid path, why the best one is not valid, or that there is none. */
export type PathResult = 'valid' | 'none' | { readonly fault: string };

/** Bounds how long a path is, and how many signatures a hostile token makes a verifier check. */
const MAX_PATH_LENGTH = 8;
const MAX_SIGNATURES = 32;

/**
 * Looks for a path from a signer's certificate to an anchor on which names and signatures link up, and
 * every certificate, the anchor included, is valid at the given moment and may stand where it does.
 * Revocation is not checked.
 *
 * @throws {@link MerkleSealError} `UNSUPPORTED_ALGORITHM` when no path is valid and one could not be judged.
 * @see RFC 5280, section 6.1.
 */
export function findCertificatePath(search: PathSearch): PathResult {
  const signerFault = faultOfSigner(search.signer);
  if (signerFault) return { fault: describe(search.signer, signerFault) };
  const state: SearchState = { signatures: 0, fault: undefined, unsupported: undefined };
  if (extend(search, state, search.signer, [])) return 'valid';
  if (state.unsupported) throw state.unsupported;
  return state.fault === undefined ? 'none' : { fault: state.fault };
}

interface SearchState {
  signatures: number;
  /** What was wrong with the first path that reached an anchor. */
  fault: string | undefined;
  unsupported: MerkleSealError | undefined;
}

/** Depth first; a path is given up as soon as something on it is wrong. */
function extend(
  search: PathSearch,
  state: SearchState,
  last: AuthorityCertificate,
  below: readonly AuthorityCertificate[],
): boolean {
  const path = [...below, last];
  for (const anchor of search.anchors) {
    if (!isIssuedBy(search, state, last, anchor)) continue;
    const fault = faultIn([...path, anchor], search.instant);
    if (fault === undefined) return true;
    state.fault ??= fault;
  }
  if (path.length >= MAX_PATH_LENGTH) return false;
  return search.others.some(
    (other) =>
      !path.includes(other) &&
      isIssuedBy(search, state, last, other) &&
      extend(search, state, other, path),
  );
}

function isIssuedBy(
  { crypto }: PathSearch,
  state: SearchState,
  certificate: AuthorityCertificate,
  issuer: AuthorityCertificate,
): boolean {
  if (!equalBytes(certificate.issuerName, issuer.subjectName)) return false;
  if (state.signatures++ >= MAX_SIGNATURES) return false;
  try {
    return crypto.verify({
      algorithm: readSignatureAlgorithm(readDer(certificate.signatureAlgorithm)),
      key: readSignatureKey(issuer.subjectPublicKeyInfo),
      bytes: certificate.toBeSigned,
      signature: certificate.signature,
    });
  } catch (error) {
    if (!(error instanceof MerkleSealError)) throw error;
    if (error.code === 'UNSUPPORTED_ALGORITHM') state.unsupported ??= error;
    return false;
  }
}

function faultIn(path: readonly AuthorityCertificate[], instant: number): string | undefined {
  for (const [index, certificate] of path.entries()) {
    const fault =
      commonFault(certificate, instant) ??
      (index === 0 ? undefined : faultOfIssuer(certificate, index - 1));
    if (fault !== undefined) return describe(certificate, fault);
  }
  return undefined;
}

function commonFault(certificate: AuthorityCertificate, instant: number): string | undefined {
  const { notBefore, notAfter, unknownCriticalExtensions } = certificate;
  if (instant < notBefore) return 'it was not yet valid at that time';
  // The last second counts in full: validity is stated to the second.
  if (instant >= notAfter + 1000) return 'it had expired at that time';
  const unknown = unknownCriticalExtensions.find((oid) => oid !== EXTENDED_KEY_USAGE);
  return unknown && `its critical extension ${unknown} is not understood`;
}

function describe(certificate: AuthorityCertificate, fault: string): string {
  return `Certificate ${certificate.subject}: ${fault}.`;
}

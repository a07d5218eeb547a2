import { equalBytes } from '@noble/curves/utils.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { organizationOf } from '../asn1/distinguished-name.js';
import { decodeBase64 } from '../encoding/base64.js';
import { KeyUsage, parseCertificate } from './certificate.js';
import type { Certificate } from './certificate.js';
import { MerkleSealError } from '../error.js';
import { fingerprintOf } from '../crypto/fingerprint.js';
import { formatPem, parsePemBlocks } from '../encoding/pem.js';
import { pointOfSpki } from '../crypto/public-key.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import { isSignatureValid } from '../crypto/signature.js';

/** The certificates to verify, the authorities to trust, and the moment to judge at. */
export interface VerifyCertificateChainOptions {
  /** Base64 DER certificates, leaf first, each issued by the next; at most 8. */
  readonly x5c: readonly string[];
  /** PEM certificates of the authorities to trust, one or more in each text. Default: none. */
  readonly trustAnchors?: readonly string[];
  /** The moment at which every certificate must be valid. */
  readonly at: Date;
}

/** Who a leaf certificate says holds the sealing key. */
export interface CertificateSummary {
  /** Distinguished name as text (RFC 4514), most specific part first: `CN=Seal,O=Example GmbH,C=DE`. */
  readonly subject: string;
  /** The organization (O) that the subject names; absent when it names none, or several. */
  readonly organization?: string;
  readonly issuer: string;
  /** First and last second of validity, ISO 8601 UTC. */
  readonly validFrom: string;
  readonly validTo: string;
  /** PEM `PUBLIC KEY`. */
  readonly publicKeyPem: string;
}

/** What a chain leads to. */
export interface CertificateChainResult {
  /**
   * `passed`: a valid path leads to a trust anchor. `failed`: none does. `indeterminate`: no trust
   * anchor was given, or a signature algorithm is not supported.
   */
  readonly outcome: 'passed' | 'failed' | 'indeterminate';
  readonly message: string;
  /** The leaf, when the check got that far. Believe it only when `outcome` is `passed`. */
  readonly certificate?: CertificateSummary;
  /** The authority that a valid path leads to; only when `outcome` is `passed`. */
  readonly trustAnchor?: TrustedAuthority;
}

/** A certificate of the caller's own, of which there may be several with one name. */
export interface TrustedAuthority {
  readonly subject: string;
  /** SHA-256 of the DER: 32 pairs of capital hex digits, colons between. */
  readonly fingerprint: string;
}

/** Bounds the signatures that a hostile chain can make a verifier check. */
const MAX_CHAIN_LENGTH = 8;

/** AlgorithmIdentifier of ecdsa-with-SHA256, without parameters: RFC 5758, section 3.2. */
const ECDSA_WITH_SHA256 = hexToBytes('300a06082a8648ce3d040302');

/** Verifies a chain of certificates. Both entries export this under its name. */
export function verifyCertificateChain(
  crypto: SealCrypto,
  options: VerifyCertificateChainOptions,
): CertificateChainResult {
  const instant = instantOf(options.at);
  const anchors = (options.trustAnchors ?? [])
    .flatMap((pem) => parsePemBlocks('CERTIFICATE', pem))
    .map((der) => ({ ...parseCertificate(der), der }));
  try {
    return checkChain(crypto, options.x5c, anchors, instant);
  } catch (error) {
    if (!(error instanceof MerkleSealError)) throw error;
    const outcome = error.code === 'UNSUPPORTED_ALGORITHM' ? 'indeterminate' : 'failed';
    return { outcome, message: error.message };
  }
}

/** The milliseconds of a date; throws `INVALID_TIME` for an `Invalid Date`. */
export function instantOf(date: Date): number {
  const instant = date.getTime();
  if (Number.isNaN(instant)) throw new MerkleSealError('INVALID_TIME', 'The date is not valid.');
  return instant;
}

function checkChain(
  crypto: SealCrypto,
  x5c: readonly string[],
  anchors: readonly TrustAnchor[],
  instant: number,
): CertificateChainResult {
  if (x5c.length > MAX_CHAIN_LENGTH) {
    return { outcome: 'failed', message: `The chain has more than ${MAX_CHAIN_LENGTH} members.` };
  }
  const chain = x5c.map((der) => parseCertificate(decodeBase64(der)));
  const [leaf] = chain;
  if (leaf === undefined) return { outcome: 'failed', message: 'There is no certificate.' };
  const certificate = summariseCertificate(leaf);
  if (anchors.length === 0) {
    return { outcome: 'indeterminate', message: 'No trust anchor was given.', certificate };
  }
  const paths = findPaths(crypto, chain, anchors);
  const faults = paths.map(({ path, anchor }) => faultIn([...path, anchor], instant));
  const anchor = paths[faults.indexOf(undefined)]?.anchor;
  if (anchor === undefined) {
    const [fault = 'The chain leads to none of the trust anchors.'] = faults;
    return { outcome: 'failed', message: fault, certificate };
  }
  const time = new Date(instant).toISOString();
  return {
    outcome: 'passed',
    message: `Issued by ${leaf.issuer}; valid at ${time}; revocation was not checked.`,
    certificate,
    trustAnchor: { subject: anchor.subject, fingerprint: fingerprintOf(crypto, anchor.der) },
  };
}

interface TrustAnchor extends Certificate {
  readonly der: Uint8Array;
}

/** The chain up to the first certificate that an anchor issued, once with each anchor that did. */
function findPaths(
  crypto: SealCrypto,
  chain: readonly Certificate[],
  anchors: readonly TrustAnchor[],
): readonly { readonly path: readonly Certificate[]; readonly anchor: TrustAnchor }[] {
  for (const [index, certificate] of chain.entries()) {
    const linkTo = (issuer: Certificate) => linkBetween(crypto, certificate, issuer);
    const links = anchors.map(linkTo);
    const issuers = anchors.filter((_, at) => links[at] === 'issued');
    const path = chain.slice(0, index + 1);
    if (issuers.length > 0) return issuers.map((anchor) => ({ path, anchor }));
    const nextLinks = chain.slice(index + 1, index + 2).map(linkTo);
    if (nextLinks.includes('issued')) continue;
    if ([...links, ...nextLinks].includes('unsupported')) throw unsupported();
    break;
  }
  return [];
}

/** `unsupported`: the issuer has the right name, and what its signature is worth cannot be told. */
function linkBetween(
  crypto: SealCrypto,
  certificate: Certificate,
  issuer: Certificate,
): 'issued' | 'not issued' | 'unsupported' {
  if (!equalBytes(certificate.issuerName, issuer.subjectName)) return 'not issued';
  const point = pointOf(crypto, issuer);
  if (point === undefined || !equalBytes(certificate.signatureAlgorithm, ECDSA_WITH_SHA256)) {
    return 'unsupported';
  }
  const { toBeSigned, signature } = certificate;
  return isSignatureValid(crypto, point, toBeSigned, signature) ? 'issued' : 'not issued';
}

function pointOf(crypto: SealCrypto, issuer: Certificate): Uint8Array | undefined {
  try {
    return pointOfSpki(crypto, issuer.subjectPublicKeyInfo);
  } catch (error) {
    if (error instanceof MerkleSealError) return undefined;
    throw error;
  }
}

function unsupported(): MerkleSealError {
  return new MerkleSealError(
    'UNSUPPORTED_ALGORITHM',
    'A certificate is signed with something else than ECDSA P-256 with SHA-256.',
  );
}

/** The first thing wrong on a path of linked certificates, leaf first and anchor last. */
function faultIn(path: readonly Certificate[], instant: number): string | undefined {
  for (const [index, certificate] of path.entries()) {
    const fault =
      commonFault(certificate, instant) ??
      (index === 0 ? leafFault(certificate) : authorityFault(certificate, index - 1));
    if (fault !== undefined) return `${certificate.subject}: ${fault}.`;
  }
  return undefined;
}

function commonFault(certificate: Certificate, instant: number): string | undefined {
  if (instant < certificate.notBefore) return 'not yet valid';
  // The last second counts in full: validity is stated to the second.
  if (instant >= certificate.notAfter + 1000) return 'expired';
  const [unknown] = certificate.unknownCriticalExtensions;
  return unknown && `critical extension ${unknown} is not understood`;
}

function leafFault({ isCa, keyUsage }: Certificate): string | undefined {
  if (isCa) return 'an authority’s certificate cannot seal';
  const maySign =
    keyUsage?.has(KeyUsage.digitalSignature) || keyUsage?.has(KeyUsage.nonRepudiation);
  return maySign ? undefined : 'key usage does not allow signatures';
}

/** @param below - How many authorities stand between this one and the leaf. */
function authorityFault(
  { isCa, keyUsage, pathLength }: Certificate,
  below: number,
): string | undefined {
  if (!isCa) return 'not an authority';
  if (!keyUsage?.has(KeyUsage.keyCertSign)) return 'key usage does not allow certificates';
  if (pathLength !== undefined && below > pathLength) return 'path is longer than allowed';
  return undefined;
}

/** What people are told of a certificate. */
export function summariseCertificate(leaf: Certificate): CertificateSummary {
  const organization = organizationOf(leaf.subjectName);
  return {
    subject: leaf.subject,
    ...(organization !== undefined && { organization }),
    issuer: leaf.issuer,
    validFrom: new Date(leaf.notBefore).toISOString(),
    validTo: new Date(leaf.notAfter).toISOString(),
    publicKeyPem: formatPem('PUBLIC KEY', leaf.subjectPublicKeyInfo),
  };
}

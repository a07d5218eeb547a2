import { equalBytes } from '@noble/curves/utils.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { contentOf, DerTag, readDerElements } from '../asn1/der.js';
import type { DerElement } from '../asn1/der.js';
import { decodeOid } from '../asn1/oid.js';
import { summariseCertificate } from '../certificates/certificate-chain.js';
import type { CertificateSummary } from '../certificates/certificate-chain.js';
import { MerkleSealError } from '../error.js';
import { parsePemBlocks } from '../encoding/pem.js';
import { parseAuthorityCertificate } from './authority-certificate.js';
import type { AuthorityCertificate } from './authority-certificate.js';
import { findCertificatePath } from './certificate-path.js';
import { readHashAlgorithm, readSignatureKey } from './signature-algorithm.js';
import { isNamedSigner, parseSignedData } from './signed-data.js';
import type { SignedData } from './signed-data.js';
import type { TimestampCrypto } from './timestamp-crypto.js';
import { ID_CT_TST_INFO, parseTstInfo } from './tst-info.js';
import type { TstInfo } from './tst-info.js';

/** The tokens that a verifier accepts. */
export interface TimestampVerifierOptions {
  /**
   * PEM certificates of the time-stamping roots to trust, one or more in each text. Default: none; a
   * token can then be refused, but not verified.
   */
  readonly trustAnchors?: readonly string[];
  /** PEM certificates of authorities and of those above them, for tokens that do not carry them. */
  readonly certificates?: readonly string[];
  /** The policies that are accepted, in dotted decimal. Default: any. */
  readonly policies?: readonly string[];
}

/** A token, and what it has to be about. */
export interface VerifyTimestampInput {
  /** DER `TimeStampToken`. */
  readonly token: Uint8Array;
  /** What was stamped; for a seal the UTF-8 bytes of its `merkleRoot`. */
  readonly message: Uint8Array;
  /** The nonce of the request, where the token is the answer to one. */
  readonly nonce?: Uint8Array;
}

/** Verifies tokens against the authorities it was made with. */
export type TimestampVerifier = (input: VerifyTimestampInput) => TimestampResult;

/** What a verified token proves: the message existed at `genTime`. */
export interface VerifiedTimestamp {
  /** ISO 8601 UTC with milliseconds. */
  readonly genTime: string;
  /** Object identifier in dotted decimal. */
  readonly policy: string;
  /** Lower-case hex, unique at the authority. */
  readonly serialNumber: string;
  readonly authority: CertificateSummary;
}

/**
 * Why a token is refused.
 *
 * - `MALFORMED_TOKEN`: not the DER of a token with one signer and signed attributes.
 * - `WRONG_CONTENT_TYPE`: signed content that is no time-stamp.
 * - `WRONG_IMPRINT`, `WRONG_NONCE`, `WRONG_POLICY`: a time-stamp of another message, the answer to
 *   another request, under a policy that is not accepted.
 * - `SIGNER_NOT_FOUND`: the signer's certificate is neither in the token nor given.
 * - `WRONG_ATTRIBUTES`: a missing or wrong content type, message digest or signing certificate.
 * - `SIGNATURE_MISMATCH`: the signer did not sign this.
 * - `CERTIFICATE_NOT_VALID`: the signer's certificate is not for time-stamping, or something on its path
 *   was not valid at `genTime`.
 * - `UNKNOWN_AUTHORITY`: no path to a trust anchor.
 * - `NO_TRUST_ANCHOR`: nothing is wrong, but there is no trust anchor to judge by.
 * - `UNSUPPORTED_ALGORITHM`: nothing is known to be wrong, but an algorithm is not supported.
 */
export type TimestampRefusal =
  | 'MALFORMED_TOKEN'
  | 'WRONG_CONTENT_TYPE'
  | 'WRONG_IMPRINT'
  | 'WRONG_NONCE'
  | 'WRONG_POLICY'
  | 'SIGNER_NOT_FOUND'
  | 'WRONG_ATTRIBUTES'
  | 'SIGNATURE_MISMATCH'
  | 'CERTIFICATE_NOT_VALID'
  | 'UNKNOWN_AUTHORITY'
  | 'NO_TRUST_ANCHOR'
  | 'UNSUPPORTED_ALGORITHM';

/** `message` is for people and may change. */
export type TimestampResult =
  | { readonly verified: true; readonly timestamp: VerifiedTimestamp }
  | { readonly verified: false; readonly reason: TimestampRefusal; readonly message: string };

/** Makes a verifier over one implementation of cryptography; the entries of the package bind it. */
export function createTimestampVerifier(
  crypto: TimestampCrypto,
  options: TimestampVerifierOptions,
): TimestampVerifier {
  const trust: Trust = {
    crypto,
    anchors: parseCertificates(options.trustAnchors),
    certificates: parseCertificates(options.certificates),
    policies: options.policies,
  };
  return (input) => {
    try {
      return { verified: true, timestamp: verify(trust, input) };
    } catch (error) {
      if (error instanceof Refusal) {
        return { verified: false, reason: error.reason, message: error.message };
      }
      if (!(error instanceof MerkleSealError)) throw error;
      const isUnsupported = error.code === 'UNSUPPORTED_ALGORITHM';
      const reason = isUnsupported ? 'UNSUPPORTED_ALGORITHM' : 'MALFORMED_TOKEN';
      return { verified: false, reason, message: error.message };
    }
  };
}

interface Trust {
  readonly crypto: TimestampCrypto;
  readonly anchors: readonly AuthorityCertificate[];
  readonly certificates: readonly AuthorityCertificate[];
  readonly policies: readonly string[] | undefined;
}

/** Ends a verification with its reason; never leaves this module. */
class Refusal extends Error {
  constructor(
    readonly reason: TimestampRefusal,
    message: string,
  ) {
    super(message);
  }
}

function verify(trust: Trust, { token, message, nonce }: VerifyTimestampInput): VerifiedTimestamp {
  const signedData = parseSignedData(Uint8Array.from(token));
  if (signedData.contentType !== ID_CT_TST_INFO) {
    throw new Refusal('WRONG_CONTENT_TYPE', 'The token signs something else than a time-stamp.');
  }
  const info = parseTstInfo(signedData.content);
  checkStatement(trust, info, message, nonce);
  const others = [...trust.certificates, ...readableCertificates(signedData)];
  const signer = others.find((certificate) => isNamedSigner(signedData.signer, certificate));
  if (!signer) {
    throw new Refusal('SIGNER_NOT_FOUND', 'The certificate of the authority is missing.');
  }
  checkAttributes(trust, signedData, signer);
  checkSignature(trust, signedData, signer);
  // Only now: a token that is wrong in another way is wrong, and not one that cannot be judged.
  if (info.imprintAlgorithm !== ID_SHA256) {
    throw new Refusal(
      'UNSUPPORTED_ALGORITHM',
      'The imprint is not by SHA-256: it was not compared.',
    );
  }
  checkAuthority(trust, { info, signer, others });
  return {
    genTime: new Date(info.genTime).toISOString(),
    policy: info.policy,
    serialNumber: bytesToHex(info.serialNumber),
    authority: summariseCertificate(signer),
  };
}

const ID_SHA256 = '2.16.840.1.101.3.4.2.1';

/** What the token says must be about this message, and an answer to this request. */
function checkStatement(
  { crypto, policies }: Trust,
  info: TstInfo,
  message: Uint8Array,
  nonce: Uint8Array | undefined,
): void {
  const expected = crypto.hash('sha256', message);
  if (info.imprintAlgorithm === ID_SHA256 && !equalBytes(info.imprint, expected)) {
    throw new Refusal('WRONG_IMPRINT', 'The token is a time-stamp of something else.');
  }
  if (nonce !== undefined && !(info.nonce && sameInteger(info.nonce, nonce))) {
    throw new Refusal('WRONG_NONCE', 'The token does not answer this request.');
  }
  if (policies !== undefined && !policies.includes(info.policy)) {
    throw new Refusal('WRONG_POLICY', `Policy ${info.policy} is not accepted.`);
  }
  if (info.hasCriticalExtension) {
    throw new Refusal('MALFORMED_TOKEN', 'A critical extension of the token is not understood.');
  }
}

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

/** The signed attributes must be about this content and this signer: RFC 5652, 5.4 and 11; RFC 5816. */
function checkAttributes(
  { crypto }: Trust,
  { content, signer: { attributes, digestAlgorithm } }: SignedData,
  signer: AuthorityCertificate,
): void {
  const contentType = attributes.get(CONTENT_TYPE);
  if (contentType?.tag !== DerTag.OID || decodeOid(contentType.content) !== ID_CT_TST_INFO) {
    throw new Refusal('WRONG_ATTRIBUTES', 'The signed content type is not that of a time-stamp.');
  }
  const digest = attributes.get(MESSAGE_DIGEST);
  const expected = crypto.hash(digestAlgorithm, content);
  if (digest?.tag !== DerTag.OCTET_STRING || !equalBytes(digest.content, expected)) {
    throw new Refusal('WRONG_ATTRIBUTES', 'The signed digest is not that of the content.');
  }
  if (!namesSigner(crypto, attributes, signer)) {
    throw new Refusal('WRONG_ATTRIBUTES', 'No signed attribute names the signer’s certificate.');
  }
}

const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** At least one of the two attributes is there, and each that is names this certificate first. */
function namesSigner(
  crypto: TimestampCrypto,
  attributes: SignedData['signer']['attributes'],
  signer: AuthorityCertificate,
): boolean {
  const first = attributes.get(SIGNING_CERTIFICATE);
  const second = attributes.get(SIGNING_CERTIFICATE_V2);
  if (first === undefined && second === undefined) return false;
  const isNamedByFirst = () => {
    const [hash] = firstCertificateId(first);
    return equalBytes(contentOf(hash, DerTag.OCTET_STRING), sha1(signer.der));
  };
  const isNamedBySecond = () => {
    const fields = firstCertificateId(second);
    const hasAlgorithm = fields[0]?.tag === DerTag.SEQUENCE;
    const algorithm = hasAlgorithm ? readHashAlgorithm(fields[0]) : 'sha256';
    const hash = contentOf(fields[hasAlgorithm ? 1 : 0], DerTag.OCTET_STRING);
    return equalBytes(hash, crypto.hash(algorithm, signer.der));
  };
  return (first === undefined || isNamedByFirst()) && (second === undefined || isNamedBySecond());
}

/** The fields of the first ESSCertID or ESSCertIDv2: RFC 2634, section 5.4; RFC 5035, section 3. */
function firstCertificateId(attribute: DerElement | undefined): DerElement[] {
  const [ids] = readDerElements(contentOf(attribute, DerTag.SEQUENCE));
  const [id] = readDerElements(contentOf(ids, DerTag.SEQUENCE));
  return readDerElements(contentOf(id, DerTag.SEQUENCE));
}

function checkSignature(
  { crypto }: Trust,
  { signer: { signatureAlgorithm, signedAttributes, signature, digestAlgorithm } }: SignedData,
  signer: AuthorityCertificate,
): void {
  const isValid = crypto.verify({
    algorithm: signatureAlgorithm,
    key: readSignatureKey(signer.subjectPublicKeyInfo),
    bytes: signedAttributes,
    signature,
  });
  if (!isValid || signatureAlgorithm.hash !== digestAlgorithm) {
    throw new Refusal('SIGNATURE_MISMATCH', 'The authority named in the token did not sign it.');
  }
}

interface AuthorityQuestion {
  readonly info: TstInfo;
  readonly signer: AuthorityCertificate;
  readonly others: readonly AuthorityCertificate[];
}

function checkAuthority(
  { anchors, crypto }: Trust,
  { info, signer, others }: AuthorityQuestion,
): void {
  if (info.tsaName && !equalBytes(info.tsaName, signer.subjectName)) {
    throw new Refusal('WRONG_ATTRIBUTES', 'The token names another authority than its signer.');
  }
  const path = findCertificatePath({ signer, others, anchors, instant: info.genTime, crypto });
  if (typeof path === 'object') throw new Refusal('CERTIFICATE_NOT_VALID', path.fault);
  if (path === 'valid') return;
  throw anchors.length === 0
    ? new Refusal('NO_TRUST_ANCHOR', 'No time-stamping root was given to judge the token by.')
    : new Refusal('UNKNOWN_AUTHORITY', 'The token leads to none of the time-stamping roots given.');
}

/** A certificate that cannot be read is none that could help. */
function readableCertificates({ certificates }: SignedData): AuthorityCertificate[] {
  return certificates.slice(0, MAX_CERTIFICATES).flatMap((der) => {
    try {
      return [parseAuthorityCertificate(der)];
    } catch (error) {
      if (error instanceof MerkleSealError) return [];
      throw error;
    }
  });
}

/** Bounds the work that a hostile token can ask for. */
const MAX_CERTIFICATES = 16;

function parseCertificates(pems: readonly string[] = []): AuthorityCertificate[] {
  return pems
    .flatMap((pem) => parsePemBlocks('CERTIFICATE', pem))
    .map((der) => parseAuthorityCertificate(der));
}

/** Compares a DER INTEGER with the unsigned bytes that it was made from. */
function sameInteger(content: Uint8Array, bytes: Uint8Array): boolean {
  const digits = (value: Uint8Array) => bytesToHex(value).replace(/^(00)+(?=..)/, '');
  return digits(content) === digits(bytes);
}

import { equalBytes } from '@noble/curves/utils.js';
import { contentOf, DerTag, invalidDer, readDer, readDerElements } from '../asn1/der.js';
import type { DerElement } from '../asn1/der.js';
import { decodeOid } from '../asn1/oid.js';
import { readHashAlgorithm, readSignatureAlgorithm } from './signature-algorithm.js';
import type { HashName, SignatureAlgorithm } from './signature-algorithm.js';

/** The parts of a CMS SignedData with one signer that a time-stamp needs. Byte fields are DER. */
export interface SignedData {
  readonly contentType: string;
  readonly content: Uint8Array;
  /** All entries under `certificates`, unread. */
  readonly certificates: readonly Uint8Array[];
  readonly signer: SignerInfo;
}

export interface SignerInfo {
  /** How the token names its signer's certificate. */
  readonly id:
    | { readonly issuerName: Uint8Array; readonly serialNumber: Uint8Array }
    | { readonly subjectKeyIdentifier: Uint8Array };
  readonly digestAlgorithm: HashName;
  /** The DER encoding as SET OF: what is signed (RFC 5652, section 5.4). */
  readonly signedAttributes: Uint8Array;
  /** The only value of each attribute, by type. */
  readonly attributes: ReadonlyMap<string, DerElement>;
  readonly signatureAlgorithm: SignatureAlgorithm;
  readonly signature: Uint8Array;
}

const ID_SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTEXT_0 = 0xa0;
const SUBJECT_KEY_IDENTIFIER_TAG = 0x80;
const SIGNED_DATA_VERSION = 3;

/**
 * Parses a DER ContentInfo that holds a SignedData with exactly one signer and signed attributes.
 *
 * @throws {@link MerkleSealError} `INVALID_DER` for anything else, also for BER; `UNSUPPORTED_ALGORITHM`.
 * @see RFC 5652, sections 3 and 5.
 */
export function parseSignedData(der: Uint8Array): SignedData {
  const [type, explicit, ...rest] = sequenceOf(readDer(der));
  if (decodeOid(contentOf(type, DerTag.OID)) !== ID_SIGNED_DATA || rest.length > 0) {
    throw invalidDer('a content that is not SignedData');
  }
  const fields = sequenceOf(readDer(contentOf(explicit, CONTEXT_0)));
  const [version, digestAlgorithms, encapsulated, ...optional] = fields;
  if (smallInteger(version) !== SIGNED_DATA_VERSION) throw invalidDer('a version of SignedData');
  const [contentType, content] = sequenceOf(encapsulated);
  const certificates = optional.find(({ tag }) => tag === CONTEXT_0);
  const [signer, ...moreSigners] = setOf(optional.at(-1));
  if (signer === undefined || moreSigners.length > 0) throw invalidDer('not exactly one signer');
  const signerInfo = readSignerInfo(signer);
  if (!setOf(digestAlgorithms).some((a) => readHashAlgorithm(a) === signerInfo.digestAlgorithm)) {
    throw invalidDer('a digest algorithm that is not announced');
  }
  return {
    contentType: decodeOid(contentOf(contentType, DerTag.OID)),
    content: contentOf(readDer(contentOf(content, CONTEXT_0)), DerTag.OCTET_STRING),
    certificates: certificates
      ? readDerElements(certificates.content).map(({ encoded }) => encoded)
      : [],
    signer: signerInfo,
  };
}

function readSignerInfo(element: DerElement): SignerInfo {
  const [version, id, digest, attributes, algorithm, signature] = sequenceOf(element);
  const signedAttributes = asSetOf(attributes);
  const digestAlgorithm = readHashAlgorithm(digest);
  return {
    id: readSignerId(id, smallInteger(version)),
    digestAlgorithm,
    signedAttributes,
    attributes: readAttributes(signedAttributes),
    signatureAlgorithm: readSignatureAlgorithm(algorithm, digestAlgorithm),
    signature: contentOf(signature, DerTag.OCTET_STRING),
  };
}

/** Version 1 goes with issuer and serial number, version 3 with a key identifier (RFC 5652, 5.3). */
function readSignerId(id: DerElement | undefined, version: number): SignerInfo['id'] {
  if (version === 3) return { subjectKeyIdentifier: contentOf(id, SUBJECT_KEY_IDENTIFIER_TAG) };
  if (version !== 1) throw invalidDer('a version of SignerInfo');
  const [issuer, serialNumber] = sequenceOf(id);
  if (issuer === undefined) throw invalidDer('a signer without a name');
  return {
    issuerName: issuer.encoded,
    serialNumber: contentOf(serialNumber, DerTag.INTEGER),
  };
}

/** The attributes are signed under the tag of SET OF, not under that with which they are sent. */
function asSetOf(attributes: DerElement | undefined): Uint8Array {
  contentOf(attributes, CONTEXT_0);
  const encoded = Uint8Array.from(attributes?.encoded ?? []);
  encoded[0] = DerTag.SET;
  return encoded;
}

function readAttributes(signedAttributes: Uint8Array): ReadonlyMap<string, DerElement> {
  const attributes = new Map<string, DerElement>();
  for (const attribute of setOf(readDer(signedAttributes))) {
    const [type, values] = sequenceOf(attribute);
    const [value, ...moreValues] = setOf(values);
    const oid = decodeOid(contentOf(type, DerTag.OID));
    if (value === undefined || moreValues.length > 0 || attributes.has(oid)) {
      throw invalidDer('an attribute without exactly one value');
    }
    attributes.set(oid, value);
  }
  return attributes;
}

/** True when a certificate is the one a token names as its signer's. */
export function isNamedSigner(
  { id }: SignerInfo,
  certificate: {
    readonly issuerName: Uint8Array;
    readonly serialNumber: Uint8Array;
    readonly subjectKeyIdentifier: Uint8Array | undefined;
  },
): boolean {
  if ('subjectKeyIdentifier' in id) {
    const { subjectKeyIdentifier } = certificate;
    return (
      subjectKeyIdentifier !== undefined &&
      equalBytes(subjectKeyIdentifier, id.subjectKeyIdentifier)
    );
  }
  return (
    equalBytes(certificate.issuerName, id.issuerName) &&
    equalBytes(certificate.serialNumber, id.serialNumber)
  );
}

function smallInteger(element: DerElement | undefined): number {
  const [value, ...more] = contentOf(element, DerTag.INTEGER);
  if (value === undefined || more.length > 0) throw invalidDer('a version over 127');
  return value;
}

function sequenceOf(element: DerElement | undefined): DerElement[] {
  return readDerElements(contentOf(element, DerTag.SEQUENCE));
}

function setOf(element: DerElement | undefined): DerElement[] {
  return readDerElements(contentOf(element, DerTag.SET));
}

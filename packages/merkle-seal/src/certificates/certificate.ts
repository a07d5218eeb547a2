import { equalBytes } from '@noble/curves/utils.js';
import {
  bytesOfBitString,
  contentOf,
  DerTag,
  invalidDer,
  readDer,
  readDerElements,
} from '../asn1/der.js';
import type { DerElement } from '../asn1/der.js';
import { formatDistinguishedName } from '../asn1/distinguished-name.js';
import { decodeOid, Oid } from '../asn1/oid.js';
import { decodeTime } from '../asn1/time.js';
import { MerkleSealError } from '../error.js';

/** The parts of an X.509 v3 certificate that a chain check reads. Byte fields are DER. */
export interface Certificate {
  /** RFC 4514 text, most specific part first. */
  readonly subject: string;
  readonly issuer: string;
  readonly subjectName: Uint8Array;
  readonly issuerName: Uint8Array;
  /** Milliseconds since 1970, both ends included. */
  readonly notBefore: number;
  readonly notAfter: number;
  /** Content of the INTEGER, two's complement. */
  readonly serialNumber: Uint8Array;
  readonly subjectPublicKeyInfo: Uint8Array;
  readonly extensions: readonly Extension[];
  readonly isCa: boolean;
  /** How many CA certificates may stand between this one and a leaf; undefined: any number. */
  readonly pathLength: number | undefined;
  /** The numbers of the bits set; undefined without the extension. */
  readonly keyUsage: ReadonlySet<number> | undefined;
  /** Critical extensions other than basicConstraints and keyUsage. */
  readonly unknownCriticalExtensions: readonly string[];
  /** The signed part. */
  readonly toBeSigned: Uint8Array;
  /** AlgorithmIdentifier of the signature. */
  readonly signatureAlgorithm: Uint8Array;
  readonly signature: Uint8Array;
}

export interface Extension {
  readonly oid: string;
  readonly critical: boolean;
  /** The DER element inside the extension's OCTET STRING. */
  readonly value: DerElement;
}

/** The bits of keyUsage that matter here, by number: RFC 5280, section 4.2.1.3. */
export const KeyUsage = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5 } as const;

/** The bits of a key usage, from digitalSignature to decipherOnly. */
const KEY_USAGE_BITS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const VERSION_TAG = 0xa0;
/** INTEGER 2, which means version 3. */
const VERSION_3 = Uint8Array.of(0x02, 0x01, 0x02);
/** issuerUniqueID and subjectUniqueID, which are not read, and extensions. */
const OPTIONAL_FIELDS = [0x81, 0x82, 0xa3];

/**
 * Parses a DER certificate.
 *
 * @throws {@link MerkleSealError} `INVALID_DER`; `INVALID_CERTIFICATE` when it is not version 3, names
 *   two signature algorithms, or repeats an extension.
 * @see RFC 5280, section 4.1.
 */
export function parseCertificate(der: Uint8Array): Certificate {
  const [toBeSigned, signatureAlgorithm, signature] = exactly(3, sequenceOf(readDer(der)));
  const [version, serialNumber, innerAlgorithm, issuer, validity, subject, publicKey, ...optional] =
    sequenceOf(toBeSigned);
  if (!equalBytes(contentOf(version, VERSION_TAG), VERSION_3)) {
    throw new MerkleSealError('INVALID_CERTIFICATE', 'The certificate is not X.509 version 3.');
  }
  const algorithm = encodedSequence(signatureAlgorithm);
  if (!equalBytes(algorithm, encodedSequence(innerAlgorithm))) {
    throw new MerkleSealError('INVALID_CERTIFICATE', 'The certificate names two algorithms.');
  }
  const [notBefore, notAfter] = exactly(2, sequenceOf(validity));
  const subjectName = encodedSequence(subject);
  const issuerName = encodedSequence(issuer);
  const extensions = readExtensions(inOrder(OPTIONAL_FIELDS, optional)[2]);
  return {
    subject: formatDistinguishedName(subjectName),
    issuer: formatDistinguishedName(issuerName),
    subjectName,
    issuerName,
    notBefore: decodeTime(notBefore),
    notAfter: decodeTime(notAfter),
    serialNumber: contentOf(serialNumber, DerTag.INTEGER),
    subjectPublicKeyInfo: encodedSequence(publicKey),
    extensions,
    ...interpretExtensions(extensions),
    toBeSigned: encodedSequence(toBeSigned),
    signatureAlgorithm: algorithm,
    signature: bytesOfBitString(signature),
  };
}

function readExtensions(explicit: DerElement | undefined): readonly Extension[] {
  if (explicit === undefined) return [];
  const extensions = sequenceOf(readDer(explicit.content)).map(readExtension);
  if (new Set(extensions.map(({ oid }) => oid)).size !== extensions.length) {
    throw new MerkleSealError('INVALID_CERTIFICATE', 'The certificate repeats an extension.');
  }
  return extensions;
}

function readExtension(element: DerElement): Extension {
  const types = [DerTag.OID, DerTag.BOOLEAN, DerTag.OCTET_STRING];
  const [oid, critical, value] = inOrder(types, sequenceOf(element));
  return {
    oid: decodeOid(contentOf(oid, DerTag.OID)),
    critical: isTrue(critical),
    value: readDer(contentOf(value, DerTag.OCTET_STRING)),
  };
}

function interpretExtensions(
  extensions: readonly Extension[],
): Pick<Certificate, 'isCa' | 'pathLength' | 'keyUsage' | 'unknownCriticalExtensions'> {
  const valueOf = (oid: string) => extensions.find((extension) => extension.oid === oid)?.value;
  const basicConstraints = valueOf(Oid.basicConstraints);
  const [isCa, pathLength] = inOrder(
    [DerTag.BOOLEAN, DerTag.INTEGER],
    basicConstraints === undefined ? [] : sequenceOf(basicConstraints),
  );
  const keyUsage = valueOf(Oid.keyUsage);
  return {
    isCa: isTrue(isCa),
    pathLength: readPathLength(pathLength),
    keyUsage: keyUsage && readKeyUsage(contentOf(keyUsage, DerTag.BIT_STRING)),
    unknownCriticalExtensions: extensions
      .filter(({ critical, oid }) => critical && !UNDERSTOOD_EXTENSIONS.includes(oid))
      .map(({ oid }) => oid),
  };
}

const UNDERSTOOD_EXTENSIONS: readonly string[] = [Oid.basicConstraints, Oid.keyUsage];

function readPathLength(element: DerElement | undefined): number | undefined {
  if (element === undefined) return undefined;
  const [length, ...more] = element.content;
  if (length === undefined || length > 0x7f || more.length > 0) {
    throw new MerkleSealError('INVALID_CERTIFICATE', 'The path length is not 0 to 127.');
  }
  return length;
}

function readKeyUsage(bits: Uint8Array): ReadonlySet<number> {
  const [unused = 8, ...octets] = bits;
  if (unused > 7 || ((octets.at(-1) ?? 0xff) & ((1 << unused) - 1)) !== 0) {
    throw invalidDer('a bit string whose unused bits are set or not there');
  }
  const isSet = (bit: number) => ((bits[1 + (bit >> 3)] ?? 0) & (0x80 >> (bit & 7))) !== 0;
  return new Set(KEY_USAGE_BITS.filter(isSet));
}

function isTrue(element: DerElement | undefined): boolean {
  if (element === undefined) return false;
  const [value, ...more] = element.content;
  // Another byte is true to a reader of BER: a critical extension must not look like one that is not.
  if ((value !== 0x00 && value !== 0xff) || more.length > 0) {
    throw invalidDer('a boolean that is neither 00 nor ff');
  }
  return value === 0xff;
}

/** What stands after the elements that belong there is in no signature: anybody could have put it. */
function exactly(count: number, elements: DerElement[]): DerElement[] {
  if (elements.length !== count) throw invalidDer('a sequence with too few or too many elements');
  return elements;
}

/**
 * The elements with these tags, in this order; each may be missing. Another one has no place there: between the name
 * of an extension and its value, it could hide from one reader that the extension is critical.
 */
function inOrder(
  tags: readonly number[],
  elements: readonly DerElement[],
): (DerElement | undefined)[] {
  let next = 0;
  const found = tags.map((tag) => (elements[next]?.tag === tag ? elements[next++] : undefined));
  if (next !== elements.length) throw invalidDer('a sequence with an element that has no place');
  return found;
}

function sequenceOf(element: DerElement | undefined): DerElement[] {
  return readDerElements(contentOf(element, DerTag.SEQUENCE));
}

function encodedSequence(element: DerElement | undefined): Uint8Array {
  if (element?.tag !== DerTag.SEQUENCE) throw invalidDer('a sequence is missing');
  return element.encoded;
}

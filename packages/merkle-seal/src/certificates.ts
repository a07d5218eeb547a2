import { equalBytes } from '@noble/curves/utils.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes as cryptoRandomBytes } from '@noble/hashes/utils.js';
import {
  BitString,
  Integer,
  OctetString,
  PrintableString,
  Sequence,
  Set as AsnSet,
  Utf8String,
} from 'asn1js';
import type { BaseBlock } from 'asn1js';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  Extension,
  GeneralName,
  GeneralNames,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs';
import { Oid } from './asn1/oid.js';
import { encodeBase64 } from './encoding/base64.js';
import { MerkleSealError } from './error.js';
import { nobleCrypto } from './crypto/noble-crypto.js';
import { formatPem, parsePem } from './encoding/pem.js';
import { parsePublicKeyPem, spkiOfPoint } from './crypto/public-key.js';
import type { PublicKeyPoint } from './crypto/seal-crypto.js';
import type { RandomBytes, SealSigner } from './crypto/seal-signer.js';

/** The holder that a certificate names. */
export interface CertificateSubject {
  /** The name of the holder; not blank. */
  readonly commonName: string;
  /** Legal name; not blank. Longer than the 64 characters of RFC 5280 is allowed, as in EN 319 412-3. */
  readonly organization: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country?: string;
  /** Scheme, country, hyphen and number, for example `VATDE-123456789` (EN 319 412-1, section 5.1.4). */
  readonly organizationIdentifier?: string;
}

/** A signed certificate in the three forms that its users want. */
export interface IssuedCertificate {
  readonly pem: string;
  readonly der: Uint8Array;
  /** Base64 DER, as `x5c` carries it. */
  readonly base64: string;
}

/** What an authority needs to issue: its certificate, and the signer that holds its key. */
export interface SealCa {
  /** PEM `CERTIFICATE`. */
  readonly pem: string;
  readonly signer: SealSigner;
}

/** What the certificate of an authority says, and the key it signs itself with. */
export interface CreateSealCaOptions {
  /** The authority, which is the issuer as well. */
  readonly subject: CertificateSubject;
  /** Signs with the authority's key; its public half is the one certified. */
  readonly signer: SealSigner;
  /** First moment of validity; fractions of seconds are dropped. */
  readonly notBefore: Date;
  /** Last moment of validity; fractions of seconds are dropped. */
  readonly notAfter: Date;
  /** Source of the 16-byte serial number. Default: the platform's `crypto.getRandomValues`. */
  readonly randomBytes?: RandomBytes;
}

/** What a seal certificate says, and who issues it. */
export interface IssueSealCertificateOptions {
  /** The authority that issues it. */
  readonly ca: SealCa;
  /** The owner of the sealing key. */
  readonly subject: CertificateSubject;
  /** PEM `PUBLIC KEY` of the sealing key. */
  readonly publicKey: string;
  /** The `did:web` of the key's owner; becomes the subject alternative name. */
  readonly didUri: string;
  /** First moment of validity; fractions of seconds are dropped. */
  readonly notBefore: Date;
  /** Last moment of validity; fractions of seconds are dropped. */
  readonly notAfter: Date;
  /** Source of the 16-byte serial number. Default: the platform's `crypto.getRandomValues`. */
  readonly randomBytes?: RandomBytes;
}

/**
 * Creates the self-signed certificate of a seal authority. It may issue seal certificates, but no
 * further authorities (path length 0).
 *
 * @throws {@link MerkleSealError} `INVALID_SUBJECT`; `INVALID_VALIDITY` unless `notBefore` precedes
 *   `notAfter`; `INVALID_PEM`, `INVALID_BASE64` or `INVALID_KEY` for the signer's public key.
 * @see RFC 5280, section 4.2; SPEC.md, "Certificate profile".
 */
export async function createSealCa(
  options: CreateSealCaOptions,
): Promise<SealCa & IssuedCertificate> {
  const { signer } = options;
  const publicKey = parsePublicKeyPem(nobleCrypto, signer.publicKeyPem);
  const subject = distinguishedName(options.subject);
  const keyIdentifier = keyIdentifierOf(publicKey);
  const issued = await issue(signer, {
    ...options,
    issuer: subject,
    subject,
    publicKey,
    extensions: [
      extension(
        Oid.basicConstraints,
        CRITICAL,
        new BasicConstraints({ cA: true, pathLenConstraint: 0 }).toSchema(),
      ),
      extension(Oid.keyUsage, CRITICAL, keyUsage(KEY_CERT_SIGN | CRL_SIGN)),
      ...keyIdentifierExtensions(keyIdentifier, keyIdentifier),
    ],
  });
  return { ...issued, signer };
}

/**
 * Issues the certificate that binds a sealing key to its owner.
 *
 * @throws {@link MerkleSealError} `INVALID_SUBJECT`, also for a `didUri` that is no `did:web`;
 *   `INVALID_VALIDITY` unless `notBefore` precedes `notAfter`; `INVALID_PEM`, `INVALID_BASE64` or
 *   `INVALID_KEY` for a public key; `INVALID_CERTIFICATE` if `ca.pem` is not for the signer's key.
 * @see RFC 5280, section 4.2; SPEC.md, "Certificate profile".
 */
export async function issueSealCertificate(
  options: IssueSealCertificateOptions,
): Promise<IssuedCertificate> {
  const { ca, didUri } = options;
  if (!/^did:web:[\x21-\x7e]+$/.test(didUri)) {
    throw new MerkleSealError('INVALID_SUBJECT', 'The URI of the subject is not a did:web.');
  }
  const publicKey = parsePublicKeyPem(nobleCrypto, options.publicKey);
  const authority = parseAuthority(ca);
  const didName = new GeneralNames({ names: [new GeneralName({ type: URI_NAME, value: didUri })] });
  return issue(ca.signer, {
    ...options,
    issuer: authority.subject,
    subject: distinguishedName(options.subject),
    publicKey,
    extensions: [
      extension(Oid.basicConstraints, CRITICAL, new BasicConstraints().toSchema()),
      extension(Oid.keyUsage, CRITICAL, keyUsage(DIGITAL_SIGNATURE | NON_REPUDIATION)),
      extension(Oid.subjectAltName, NOT_CRITICAL, didName.toSchema()),
      ...keyIdentifierExtensions(keyIdentifierOf(publicKey), subjectKeyIdentifierOf(authority)),
    ],
  });
}

const CRITICAL = true;
const NOT_CRITICAL = false;

/** Key usage bits as they stand in the first byte of the bit string: RFC 5280, section 4.2.1.3. */
const DIGITAL_SIGNATURE = 0x80;
const NON_REPUDIATION = 0x40;
const KEY_CERT_SIGN = 0x04;
const CRL_SIGN = 0x02;

/** GeneralName choice `uniformResourceIdentifier`: RFC 5280, section 4.2.1.6. */
const URI_NAME = 6;

const SERIAL_BYTES = 16;
const KEY_IDENTIFIER_BYTES = 20;

interface CertificateContent {
  readonly issuer: RelativeDistinguishedNames;
  readonly subject: RelativeDistinguishedNames;
  readonly publicKey: PublicKeyPoint;
  readonly extensions: Extension[];
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly randomBytes?: RandomBytes;
}

async function issue(signer: SealSigner, content: CertificateContent): Promise<IssuedCertificate> {
  if (!(content.notBefore < content.notAfter)) {
    throw new MerkleSealError('INVALID_VALIDITY', '`notBefore` does not precede `notAfter`.');
  }
  const certificate = new Certificate({
    version: 2, // Version 3.
    serialNumber: serialNumber(content.randomBytes ?? cryptoRandomBytes),
    signature: new AlgorithmIdentifier({ algorithmId: Oid.ecdsaWithSha256 }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: Oid.ecdsaWithSha256 }),
    issuer: content.issuer,
    subject: content.subject,
    notBefore: certificateTime(content.notBefore),
    notAfter: certificateTime(content.notAfter),
    subjectPublicKeyInfo: PublicKeyInfo.fromBER(new Uint8Array(spkiOfPoint(content.publicKey))),
    extensions: content.extensions,
  });
  const signature = await signer.sign(new Uint8Array(certificate.encodeTBS().toBER()));
  certificate.signatureValue = new BitString({ valueHex: signature });
  const der = new Uint8Array(certificate.toSchema(true).toBER());
  return { pem: formatPem('CERTIFICATE', der), der, base64: encodeBase64(der) };
}

/** 16 random bytes with the two top bits 01: positive, and never shorter than 16 bytes. */
function serialNumber(randomBytes: RandomBytes): Integer {
  const bytes = Uint8Array.from(randomBytes(SERIAL_BYTES));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return new Integer({ valueHex: bytes });
}

/** UTCTime until 2049, GeneralizedTime from 2050: RFC 5280, section 4.1.2.5. */
function certificateTime(date: Date): Time {
  const seconds = new Date(Math.floor(date.getTime() / 1000) * 1000);
  return new Time({ type: seconds.getUTCFullYear() < 2050 ? 0 : 1, value: seconds });
}

function distinguishedName(subject: CertificateSubject): RelativeDistinguishedNames {
  const { country, organization, organizationIdentifier, commonName } = subject;
  const texts = [organization, commonName, organizationIdentifier ?? 'absent'];
  if (texts.some((text) => text.trim() === '') || !/^[A-Z]{2}$/.test(country ?? 'AA')) {
    throw new MerkleSealError('INVALID_SUBJECT', 'A subject name is blank or no country code.');
  }
  const attributes = [
    country && nameAttribute(Oid.countryName, new PrintableString({ value: country })),
    nameAttribute(Oid.organizationName, new Utf8String({ value: organization })),
    organizationIdentifier &&
      nameAttribute(Oid.organizationIdentifier, new Utf8String({ value: organizationIdentifier })),
    nameAttribute(Oid.commonName, new Utf8String({ value: commonName })),
  ].filter((attribute) => attribute instanceof AsnSet);
  // What it has decoded pkijs encodes as it is; attributes given to it would share one SET.
  return RelativeDistinguishedNames.fromBER(new Sequence({ value: attributes }).toBER());
}

function nameAttribute(type: string, value: AttributeTypeAndValue['value']): AsnSet {
  return new AsnSet({ value: [new AttributeTypeAndValue({ type, value }).toSchema()] });
}

function extension(extnID: string, critical: boolean, value: BaseBlock): Extension {
  return new Extension({ extnID, critical, extnValue: value.toBER() });
}

/** A bit string of one byte, trailing zero bits removed as DER wants for named bits. */
function keyUsage(bits: number): BitString {
  const unusedBits = 31 - Math.clz32(bits & -bits);
  return new BitString({ valueHex: Uint8Array.of(bits), unusedBits });
}

function keyIdentifierExtensions(subject: OctetString, authority: OctetString): Extension[] {
  const authorityIdentifier = new AuthorityKeyIdentifier({ keyIdentifier: authority });
  return [
    extension(Oid.subjectKeyIdentifier, NOT_CRITICAL, subject),
    extension(Oid.authorityKeyIdentifier, NOT_CRITICAL, authorityIdentifier.toSchema()),
  ];
}

/** The first 160 bits of SHA-256 over the key: RFC 7093, section 2, method 1. */
function keyIdentifierOf(publicKey: PublicKeyPoint): OctetString {
  return new OctetString({ valueHex: sha256(publicKey).slice(0, KEY_IDENTIFIER_BYTES) });
}

function parseAuthority({ pem, signer }: SealCa): Certificate {
  const authority = parseAuthorityDer(parsePem('CERTIFICATE', pem));
  const spki = new Uint8Array(authority.subjectPublicKeyInfo.toSchema().toBER());
  if (!equalBytes(spki, spkiOfPoint(parsePublicKeyPem(nobleCrypto, signer.publicKeyPem)))) {
    throw new MerkleSealError('INVALID_CERTIFICATE', 'The CA certificate is for another key.');
  }
  return authority;
}

function parseAuthorityDer(der: Uint8Array): Certificate {
  try {
    return Certificate.fromBER(Uint8Array.from(der));
  } catch (cause) {
    throw new MerkleSealError('INVALID_CERTIFICATE', 'The CA certificate cannot be read.', {
      cause,
    });
  }
}

/** The authority's own identifier, which an authority made elsewhere may compute differently. */
function subjectKeyIdentifierOf(authority: Certificate): OctetString {
  const identifier: unknown = authority.extensions?.find(
    ({ extnID }) => extnID === Oid.subjectKeyIdentifier,
  )?.parsedValue;
  if (identifier instanceof OctetString) return identifier;
  throw new MerkleSealError('INVALID_CERTIFICATE', 'The CA certificate has no key identifier.');
}

import { createHash } from 'node:crypto';
import { encodeOid } from '../../src/asn1/oid.js';
import { createSealSigner, generateSealKeyPair } from '../../src/index.js';
import type { SealKeyPair } from '../../src/index.js';
import { deterministicRandom } from './deterministic-random.js';
import { CA_USAGE, der, ECDSA_WITH_SHA256, extension, nameOf } from './x509.js';
import type { TestCertificateOptions } from './x509.js';

/** Keys of the published vectors: public, so nothing may ever trust them. */
export const tsaRootKey = generateSealKeyPair(deterministicRandom('tsa root key'));
export const tsaMiddleKey = generateSealKeyPair(deterministicRandom('tsa middle key'));
export const tsaKey = generateSealKeyPair(deterministicRandom('tsa key'));
export const secondTsaKey = generateSealKeyPair(deterministicRandom('second tsa key'));

export const oid = (text: string) => der(0x06, encodeOid(text));
const SHA256 = der(0x30, oid('2.16.840.1.101.3.4.2.1'));
const octets = (bytes: Uint8Array) => der(0x04, bytes);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const SERIAL = der(0x02, [0x11]);

export const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
export const TST_INFO = '1.2.840.113549.1.9.16.1.4';

export const tsaRootOptions: TestCertificateOptions = {
  subject: 'Test TSA Root',
  issuer: 'Test TSA Root',
  key: tsaRootKey,
  issuerKey: tsaRootKey,
  isCa: true,
  keyUsage: CA_USAGE,
};

/** digitalSignature alone. */
const TSA_USAGE = 0x80;

export const tsaOptions: TestCertificateOptions = {
  subject: 'Test TSA',
  issuer: 'Test TSA Root',
  key: tsaKey,
  issuerKey: tsaRootKey,
  keyUsage: TSA_USAGE,
  extensions: [extendedKeyUsage(true, TIME_STAMPING)],
};

export function extendedKeyUsage(critical: boolean, ...purposes: readonly string[]): Uint8Array {
  return extension('551d25', critical, der(0x30, ...purposes.map(oid)));
}

export interface TestTokenOptions {
  /** What is stamped. */
  readonly message: Uint8Array;
  readonly imprint?: Uint8Array;
  /** AlgorithmIdentifier of the imprint. */
  readonly imprintAlgorithm?: Uint8Array;
  /** GeneralizedTime as text. */
  readonly genTime?: string;
  readonly policy?: string;
  /** Content of the INTEGER. */
  readonly nonce?: Uint8Array | undefined;
  readonly tstVersion?: number;
  /** Encoded fields to stand behind the nonce. */
  readonly tstTail?: readonly Uint8Array[];
  readonly contentType?: string;
  /** The content type that is signed. Default: `contentType`. */
  readonly signedContentType?: string;
  /** In place of the digest of the content. */
  readonly messageDigest?: Uint8Array;
  /** Over this certificate the signing-certificate attribute is made; null: there is none. */
  readonly signingCertificate?: Uint8Array | null;
  /** Which of the two attributes. Default 2. */
  readonly signingCertificateVersion?: 1 | 2;
  /** Encoded attributes to sign besides. */
  readonly moreAttributes?: readonly Uint8Array[];
  readonly signerKey?: SealKeyPair;
  /** DER of the signer's certificate. */
  readonly certificate: Uint8Array;
  /** What is sent along. Default: the signer's certificate. */
  readonly certificates?: readonly Uint8Array[];
  readonly signedDataVersion?: number;
  readonly signerVersion?: number;
  /** How many times the signer signs. Default 1. */
  readonly signers?: number;
  /** Serial number with which the signer is named. Default: that of every test certificate. */
  readonly signerSerial?: Uint8Array;
  readonly signerIssuer?: string;
  readonly withoutAttributes?: boolean;
}

/** Builds a token to order, right or wrong, signed with ECDSA P-256 and SHA-256. */
export async function testToken(options: TestTokenOptions): Promise<Uint8Array> {
  const { contentType = TST_INFO, signers = 1, certificates = [options.certificate] } = options;
  const content = tstInfo(options);
  const signerInfo = await signerInfoOf(options, content);
  const signedData = der(
    0x30,
    der(0x02, [options.signedDataVersion ?? 3]),
    der(0x31, SHA256),
    der(0x30, oid(contentType), der(0xa0, octets(content))),
    ...(certificates.length > 0 ? [der(0xa0, ...certificates)] : []),
    der(0x31, ...Array.from({ length: signers }, () => signerInfo)),
  );
  return der(0x30, oid('1.2.840.113549.1.7.2'), der(0xa0, signedData));
}

/** The statement alone, unsigned. */
export function tstInfo(options: Omit<TestTokenOptions, 'certificate'>): Uint8Array {
  const { message, imprint = sha256(message), nonce } = options;
  return der(
    0x30,
    der(0x02, [options.tstVersion ?? 1]),
    oid(options.policy ?? '1.2.3.4.1'),
    der(0x30, options.imprintAlgorithm ?? SHA256, octets(imprint)),
    der(0x02, [0x01, 0x23]),
    der(0x18, Buffer.from(options.genTime ?? '20260201000001Z')),
    ...(nonce ? [der(0x02, nonce)] : []),
    ...(options.tstTail ?? []),
  );
}

async function signerInfoOf(options: TestTokenOptions, content: Uint8Array): Promise<Uint8Array> {
  const attributes = attributesOf(options, content);
  const signed = options.withoutAttributes ? content : der(0x31, ...attributes);
  const signer = createSealSigner((options.signerKey ?? tsaKey).privateKeyPem);
  return der(
    0x30,
    der(0x02, [options.signerVersion ?? 1]),
    der(0x30, nameOf(options.signerIssuer ?? 'Test TSA Root'), options.signerSerial ?? SERIAL),
    SHA256,
    ...(options.withoutAttributes ? [] : [der(0xa0, ...attributes)]),
    ECDSA_WITH_SHA256,
    octets(await signer.sign(signed)),
  );
}

/** Encoded, in the order that DER wants for a SET OF. */
function attributesOf(options: TestTokenOptions, content: Uint8Array): Uint8Array[] {
  const { signingCertificate = options.certificate, signingCertificateVersion = 2 } = options;
  const signedContentType = options.signedContentType ?? options.contentType ?? TST_INFO;
  const attributes = [
    attribute('1.2.840.113549.1.9.3', oid(signedContentType)),
    attribute('1.2.840.113549.1.9.4', octets(options.messageDigest ?? sha256(content))),
    ...(signingCertificate
      ? [signingCertificateAttribute(signingCertificateVersion, signingCertificate)]
      : []),
    ...(options.moreAttributes ?? []),
  ];
  return attributes.sort((a, b) => Buffer.compare(a, b));
}

export function attribute(type: string, ...values: readonly Uint8Array[]): Uint8Array {
  return der(0x30, oid(type), der(0x31, ...values));
}

export function signingCertificateAttribute(version: 1 | 2, certificate: Uint8Array): Uint8Array {
  const hash = createHash(version === 1 ? 'sha1' : 'sha256')
    .update(certificate)
    .digest();
  const type = version === 1 ? '1.2.840.113549.1.9.16.2.12' : '1.2.840.113549.1.9.16.2.47';
  return attribute(type, der(0x30, der(0x30, der(0x30, octets(hash)))));
}

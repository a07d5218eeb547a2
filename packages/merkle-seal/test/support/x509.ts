import { nobleCrypto } from '../../src/crypto/noble-crypto.js';
import { createSealSigner } from '../../src/portable.js';
import { spkiOfPoint, parsePublicKeyPem } from '../../src/crypto/public-key.js';
import type { SealKeyPair } from '../../src/crypto/seal-signer.js';

/** Encodes one DER element; enough of X.690 to build certificates that an issuer must never make. */
export function der(tag: number, ...contents: readonly (Uint8Array | readonly number[])[]) {
  const content = Buffer.concat(contents.map((part) => Uint8Array.from(part)));
  const length =
    content.length < 0x80
      ? [content.length]
      : content.length < 0x100
        ? [0x81, content.length]
        : [0x82, content.length >> 8, content.length & 0xff];
  return Uint8Array.from([tag, ...length, ...content]);
}

export interface TestCertificateOptions {
  readonly subject: string;
  readonly issuer: string;
  readonly key: SealKeyPair;
  readonly issuerKey: SealKeyPair;
  readonly isCa?: boolean;
  readonly pathLength?: number;
  /** First byte of the keyUsage bit string; none: no extension. */
  readonly keyUsage?: number;
  readonly notBefore?: string;
  readonly notAfter?: string;
  readonly extensions?: readonly Uint8Array[];
  /** In the place of the basicConstraints that `isCa` and `pathLength` give. */
  readonly constraints?: Uint8Array;
  /** Stands after the extensions, where nothing belongs. */
  readonly lastField?: Uint8Array;
  readonly version?: number;
  readonly algorithm?: Uint8Array;
  /** What the certificate calls its own key. */
  readonly keyAlgorithm?: Uint8Array;
  readonly innerAlgorithm?: Uint8Array;
}

export const SEAL_USAGE = 0xc0;
export const CA_USAGE = 0x06;
export const ECDSA_WITH_SHA256 = der(0x30, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
export const RSA_WITH_SHA256 = der(
  0x30,
  der(0x06, Buffer.from('2a864886f70d01010b', 'hex')),
  der(0x05),
);

/** Builds a certificate to order, right or wrong, signed with ECDSA P-256 and SHA-256. */
export async function testCertificate(options: TestCertificateOptions): Promise<Uint8Array> {
  const algorithm = options.algorithm ?? ECDSA_WITH_SHA256;
  const toBeSigned = der(
    0x30,
    der(0xa0, der(0x02, [options.version ?? 2])),
    der(0x02, [0x11]),
    options.innerAlgorithm ?? algorithm,
    nameOf(options.issuer),
    der(
      0x30,
      der(0x17, Buffer.from(options.notBefore ?? '250101000000Z')),
      der(0x17, Buffer.from(options.notAfter ?? '341231235959Z')),
    ),
    nameOf(options.subject),
    keyOf(options),
    der(0xa3, der(0x30, ...extensionsOf(options))),
    options.lastField ?? [],
  );
  const signature = await createSealSigner(options.issuerKey.privateKeyPem).sign(toBeSigned);
  return der(0x30, toBeSigned, algorithm, der(0x03, [0], signature));
}

function keyOf({ key, keyAlgorithm }: TestCertificateOptions): Uint8Array {
  const point = parsePublicKeyPem(nobleCrypto, key.publicKeyPem);
  return keyAlgorithm ? der(0x30, keyAlgorithm, der(0x03, [0], point)) : spkiOfPoint(point);
}

/** One certificate extension around a DER value. */
export function extension(oidHex: string, critical: boolean, value: Uint8Array): Uint8Array {
  return der(
    0x30,
    der(0x06, Buffer.from(oidHex, 'hex')),
    ...(critical ? [der(0x01, [0xff])] : []),
    der(0x04, value),
  );
}

export function nameOf(commonName: string): Uint8Array {
  const attribute = der(0x30, der(0x06, [0x55, 0x04, 0x03]), der(0x0c, Buffer.from(commonName)));
  return der(0x30, der(0x31, attribute));
}

function extensionsOf(options: TestCertificateOptions): Uint8Array[] {
  const { isCa = false, pathLength, keyUsage, extensions = [] } = options;
  const constraints =
    options.constraints ??
    der(
      0x30,
      ...(isCa ? [der(0x01, [0xff])] : []),
      ...(pathLength === undefined ? [] : [der(0x02, [pathLength])]),
    );
  return [
    extension('551d13', true, constraints),
    ...(keyUsage === undefined ? [] : [extension('551d0f', true, der(0x03, [0, keyUsage]))]),
    ...extensions,
  ];
}

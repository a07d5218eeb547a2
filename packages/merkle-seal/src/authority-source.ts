import { parseCertificate } from './certificate.js';
import { fingerprintOf } from './fingerprint.js';
import { nobleCrypto } from './noble-crypto.js';
import { parsePemBlocks } from './pem.js';

/** Where a certificate that is trusted came from. */
export interface AuthoritySource {
  readonly subject: string;
  /** As `fingerprintOf` writes it. */
  readonly fingerprint: string;
  /** Who filled it in, to stand after `by`: `you, from ca.pem`. */
  readonly filledInBy: string;
  /** Tells whether it is the word of whoever served the verifier, and nobody has confirmed it. */
  readonly isUnconfirmed: boolean;
}

/**
 * The certificates of a PEM text, each with who filled it in.
 *
 * @throws `MerkleSealError` of `INVALID_PEM`, `INVALID_BASE64`, or as `parseCertificate`.
 */
export function listAuthorities(
  pem: string,
  sourceOf: (fingerprint: string) => Pick<AuthoritySource, 'filledInBy' | 'isUnconfirmed'>,
): AuthoritySource[] {
  return parsePemBlocks('CERTIFICATE', pem).map((der) => {
    const fingerprint = fingerprintOf(nobleCrypto, der);
    return { subject: parseCertificate(der).subject, fingerprint, ...sourceOf(fingerprint) };
  });
}

import { parseCertificate } from './certificate.js';
import { fingerprintOf } from '../crypto/fingerprint.js';
import { nobleCrypto } from '../crypto/noble-crypto.js';
import { parsePemBlocks } from '../encoding/pem.js';

/** A trusted certificate and its source. */
export interface AuthoritySource {
  readonly subject: string;
  /** As `fingerprintOf` writes it. */
  readonly fingerprint: string;
  /** Who filled it in, to stand after `by`: `you, from ca.pem`. */
  readonly filledInBy: string;
  /** True when the server of the verifier filled it in, and the user has not confirmed it. */
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

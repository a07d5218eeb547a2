import { equalBytes } from '@noble/curves/utils.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeBase64 } from '../encoding/base64.js';
import { parseCertificate } from '../certificates/certificate.js';
import { documentLeaves } from '../document/document-leaves.js';
import { MerkleSealError } from '../error.js';
import { entryNodesOf, isHash, merkleRoot } from '../tree/merkle-tree.js';
import { parsePublicKeyPem, spkiOfPoint } from '../crypto/public-key.js';
import { isMaskable, REDACTION_PLACEHOLDER } from '../tree/redaction.js';
import type { SealCrypto } from '../crypto/seal-crypto.js';
import { findDifferingCopy } from '../document/sealed-document.js';
import type { SealedDocument } from '../document/sealed-document.js';
import { decodeSignature, isSignatureValid } from '../crypto/signature.js';

/** What one check found. */
export interface Finding {
  /** `skipped`: there was nothing to check, or nothing to check it on. */
  readonly outcome: 'passed' | 'failed' | 'indeterminate' | 'skipped';
  readonly message: string;
}

/** Runs a check; what it throws about the document is its failure. */
export function attempt(check: () => Finding): Finding {
  try {
    return check();
  } catch (error) {
    if (error instanceof MerkleSealError) return { outcome: 'failed', message: error.message };
    throw error;
  }
}

/**
 * Only maskable keys may be masked, and each entry of `redactedLeaves` must belong to a key of the
 * metadata and look like a leaf hash.
 */
export function checkRedactedLeaves({ metadata, redactedLeaves }: SealedDocument): Finding {
  for (const [key, value] of Object.entries(metadata)) {
    if (value === REDACTION_PLACEHOLDER && !isMaskable(key)) {
      return failed(`"${key}" is masked, which the format does not allow.`);
    }
  }
  for (const [key, leaf] of Object.entries(redactedLeaves)) {
    if (!Object.hasOwn(metadata, key)) return failed(`Metadata has no "${key}" to be masked.`);
    if (!isHash(leaf)) return failed(`The leaf of "${key}" is not 64 hex digits.`);
  }
  return passed('Only maskable keys are masked, and every redacted leaf has its key.');
}

/** A metadata value repeated at the top level must be the same value there. */
export function checkFlattenedCopies({ members, metadata }: SealedDocument): Finding {
  const key = findDifferingCopy(members, metadata);
  return key === undefined
    ? passed('Top-level copies agree with the metadata.')
    : failed(`The top-level copy of "${key}" differs from the metadata.`);
}

/** Shown values and redacted leaves must give the declared root. */
export function checkMerkleRoot(crypto: SealCrypto, sealed: SealedDocument): Finding {
  const leaves = documentLeaves(crypto, sealed);
  if (!leaves.every(({ hash }) => isHash(hash)))
    return failed('A redacted leaf is not 64 hex digits.');
  return merkleRoot(entryNodesOf(crypto, leaves)) === sealed.merkleRoot
    ? passed('Shown values and redacted leaves give the declared Merkle root.')
    : failed('Shown values and redacted leaves do not give the declared Merkle root.');
}

/** The document, its proof and the leaf certificate must name one and the same key. */
export function checkPublicKeys(crypto: SealCrypto, sealed: SealedDocument): Finding {
  const signingKey = parsePublicKeyPem(crypto, sealed.signingPublicKey);
  return equalBytes(signingKey, parsePublicKeyPem(crypto, sealed.publicKeyPem))
    ? checkCertifiedKey(crypto, sealed)
    : failed('`signingPublicKey` and `proof.publicKeyPem` are different keys.');
}

/** The first certificate must be for the key. */
export function checkCertifiedKey(
  crypto: SealCrypto,
  { publicKeyPem, x5c }: Pick<SealedDocument, 'publicKeyPem' | 'x5c'>,
): Finding {
  const spki = spkiOfPoint(parsePublicKeyPem(crypto, publicKeyPem));
  const [leaf] = x5c;
  if (leaf === undefined) return failed('There is no certificate for the key.');
  return equalBytes(spki, parseCertificate(decodeBase64(leaf)).subjectPublicKeyInfo)
    ? passed('The certificate is for the key that signed.')
    : failed('The certificate is for another key.');
}

/** The document and its proof must carry one and the same signature over the declared root. */
export function checkSignature(crypto: SealCrypto, sealed: SealedDocument): Finding {
  const { digitalSeal, signatureValue, signingPublicKey } = sealed;
  return digitalSeal === signatureValue
    ? checkRootSignature(crypto, { ...sealed, publicKeyPem: signingPublicKey })
    : failed('`digitalSeal` and `proof.signatureValue` are different signatures.');
}

/** The seal must be the key's signature over the declared root. */
export function checkRootSignature(
  crypto: SealCrypto,
  {
    publicKeyPem,
    merkleRoot,
    signatureValue,
  }: Pick<SealedDocument, 'publicKeyPem' | 'merkleRoot' | 'signatureValue'>,
): Finding {
  const publicKey = parsePublicKeyPem(crypto, publicKeyPem);
  const signature = decodeSignature(signatureValue);
  return isSignatureValid(crypto, publicKey, utf8ToBytes(merkleRoot), signature)
    ? passed('The signature over the declared Merkle root is valid.')
    : failed('The signature is not this key’s over the declared Merkle root.');
}

export function passed(message: string): Finding {
  return { outcome: 'passed', message };
}

export function failed(message: string): Finding {
  return { outcome: 'failed', message };
}

/** The verdict that follows from all checks of a report. */
export function verdictOf(
  checks: readonly (Finding & { readonly name: string })[],
): 'passed' | 'failed' | 'indeterminate' {
  if (checks.some(({ outcome }) => outcome === 'failed')) return 'failed';
  // A time-stamp can only add a trusted time. One that is absent or was not judged adds nothing.
  const decisive = checks.filter(({ name }) => name !== 'timestamp');
  return decisive.every(({ outcome }) => outcome === 'passed') ? 'passed' : 'indeterminate';
}

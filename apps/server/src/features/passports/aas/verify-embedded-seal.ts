import { verifySealedContent, type JsonValue, type Metadata } from '@dpp/merkle-seal/node';
import { ApiError } from '../../../platform/http/api-error.js';
import type { TimestampAuthority } from '../../../platform/timestamping/timestamp-authority.js';
import type { PublicSigningKey } from '../../../platform/vault/signing-key-repository.js';
import { publicKeySha256 } from '../../../platform/vault/signing-key-vault.js';
import type { PassportSeal } from '../passport-model.js';

interface EmbeddedSeal {
  /** What the seal has to cover. */
  readonly metadata: Metadata;
  /** As the environment has it; nothing is trusted. */
  readonly seal: Readonly<Record<string, JsonValue>>;
  /** The workspace's keys, current and retired. */
  readonly keys: readonly PublicSigningKey[];
  readonly timestampAuthority: TimestampAuthority;
  readonly at: Date;
  /** Who sent it. */
  readonly by: string;
}

/**
 * Verifies a seal that came with metadata: one of the workspace's own keys, as the server holds it, made
 * it over this very metadata. The key in the environment only says which.
 *
 * @returns The seal as it is stored, dated by its time-stamp if that verifies here, else by now.
 * @throws a 400 `Signature Verification Failed`.
 */
export function verifyEmbeddedSeal(embedded: EmbeddedSeal): PassportSeal {
  const { metadata, seal, timestampAuthority, at, by } = embedded;
  const { digitalSealHash, cryptographicSignature: digitalSeal, leafSalts } = seal;
  const key = keyOf(embedded);
  if (typeof digitalSealHash !== 'string' || typeof digitalSeal !== 'string') {
    throw refused('The seal lacks digitalSealHash or cryptographicSignature.');
  }
  const result = verifySealedContent({
    metadata,
    leafSalts,
    merkleRoot: digitalSealHash,
    signature: digitalSeal,
    publicKey: key.publicKeyPem,
  });
  if (!result.verified) throw refused(result.message);
  const { verified: _, ...tree } = result;
  const timestamp = timestampOf(seal.rfc3161, tree.merkleRoot, timestampAuthority);
  return {
    ...tree,
    digitalSeal,
    sealedAt: timestamp?.genTime ?? at,
    sealedBy: by,
    signingKeyId: key.id,
    keyNumber: key.keyNumber,
    publicKeyPem: key.publicKeyPem,
    certificateChain: key.certificateChain,
    timestamp,
  };
}

function keyOf({ seal, keys }: EmbeddedSeal): PublicSigningKey {
  const named = sha256OfKey(seal.pemPublicKey);
  const key = keys.find(({ publicKeyPem }) => publicKeySha256(publicKeyPem) === named);
  if (!key) throw refused('pemPublicKey is none of the keys of this workspace.');
  return key;
}

function sha256OfKey(pem: JsonValue | undefined): string | undefined {
  if (typeof pem !== 'string') return undefined;
  try {
    return publicKeySha256(pem);
  } catch {
    // Not a public key in PEM.
    return undefined;
  }
}

/** One that this server cannot verify is not taken over: the seal is complete without it. */
function timestampOf(
  rfc3161: JsonValue | undefined,
  merkleRoot: string,
  { verifyTimestamp }: TimestampAuthority,
): PassportSeal['timestamp'] {
  const { token } = typeof rfc3161 === 'object' && rfc3161 !== null ? (rfc3161 as Metadata) : {};
  if (typeof token !== 'string') return null;
  const der = Buffer.from(token, 'base64');
  const result = verifyTimestamp({ token: der, message: Buffer.from(merkleRoot) });
  if (!result.verified) return null;
  return { genTime: new Date(result.timestamp.genTime), token: der.toString('base64') };
}

function refused(message: string): ApiError {
  const error = 'Signature Verification Failed';
  return ApiError.standard(400, message, { error, code: 'SIGNATURE_VERIFICATION_FAILED' });
}

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** Raised when an envelope cannot be opened: another key, another owner, or changed bytes. */
export class VaultError extends Error {
  override readonly name = 'VaultError';
}

/** The key-encryption key: 32 bytes, and the short name under which envelopes refer to it. */
export interface KeyEncryptionKey {
  readonly id: string;
  readonly bytes: Buffer;
}

export function keyEncryptionKey(base64: string): KeyEncryptionKey {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 32) throw new VaultError('A vault key is base64 of 32 bytes.');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/**
 * Encrypts a secret with a data key of its own (AES-256-GCM) and wraps that under the
 * key-encryption key, so that rotating the latter re-wraps 32 bytes and leaves the secret alone.
 *
 * @param context - Whose secret this is and what for; the envelope opens only under the same.
 * @returns `v1.<key id>.<wrapped data key>.<ciphertext>`, each part base64url of iv, tag and bytes.
 */
export function sealEnvelope(kek: KeyEncryptionKey, secret: Buffer, context: string): string {
  const dataKey = randomBytes(32);
  const wrapped = encrypt(kek.bytes, dataKey, `data-key|${context}`);
  return [version, kek.id, wrapped, encrypt(dataKey, secret, context)].join('.');
}

/** @throws {@link VaultError} when the key, the context or a byte differs from sealing. */
export function openEnvelope(kek: KeyEncryptionKey, envelope: string, context: string): Buffer {
  const [format, keyId, wrapped, ciphertext] = envelope.split('.');
  if (format !== version || !wrapped || !ciphertext) throw new VaultError('Unknown envelope.');
  if (keyId !== kek.id) {
    throw new VaultError(`This envelope was sealed under vault key ${keyId}, not ${kek.id}.`);
  }
  const dataKey = decrypt(kek.bytes, wrapped, `data-key|${context}`);
  return decrypt(dataKey, ciphertext, context);
}

/** Under which key-encryption key an envelope was sealed. */
export function keyIdOf(envelope: string): string | undefined {
  return envelope.split('.')[1];
}

function encrypt(key: Buffer, plaintext: Buffer, context: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

function decrypt(key: Buffer, sealed: string, context: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, ivBytes);
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch (error) {
    throw new VaultError('This envelope does not open: its bytes or its owner changed.', {
      cause: error,
    });
  }
}

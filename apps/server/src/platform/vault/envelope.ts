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

/** The key in use, and perhaps the one before it, which only opens. */
export interface VaultKeys {
  readonly current: KeyEncryptionKey;
  readonly previous: KeyEncryptionKey | undefined;
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
 * @param context - Owner and purpose of the secret; the envelope opens only under the same.
 * @returns `v1.<key id>.<wrapped data key>.<ciphertext>`, each part base64url of iv, tag and bytes.
 */
export function sealEnvelope({ current }: VaultKeys, secret: Buffer, context: string): string {
  const dataKey = randomBytes(32);
  const wrapped = encrypt(current.bytes, dataKey, wrapContextOf(context));
  const envelope = [version, current.id, wrapped, encrypt(dataKey, secret, context)].join('.');
  dataKey.fill(0);
  return envelope;
}

/** @throws {@link VaultError} when the key, the context or a byte differs from sealing. */
export function openEnvelope(keys: VaultKeys, envelope: string, context: string): Buffer {
  const { kek, wrapped, ciphertext } = parseEnvelope(keys, envelope);
  const dataKey = decrypt(kek.bytes, wrapped, wrapContextOf(context));
  const secret = decrypt(dataKey, ciphertext, context);
  dataKey.fill(0);
  return secret;
}

/**
 * Wraps the data key of an envelope under the current key; the secret stays as it is, unopened.
 *
 * @returns The new envelope; undefined when it was under the current key already.
 * @throws {@link VaultError} as {@link openEnvelope} does.
 */
export function rewrapEnvelope(
  keys: VaultKeys,
  envelope: string,
  context: string,
): string | undefined {
  const { kek, wrapped, ciphertext } = parseEnvelope(keys, envelope);
  const { current } = keys;
  if (kek.id === current.id) return undefined;
  const dataKey = decrypt(kek.bytes, wrapped, wrapContextOf(context));
  const rewrapped = encrypt(current.bytes, dataKey, wrapContextOf(context));
  dataKey.fill(0);
  return [version, current.id, rewrapped, ciphertext].join('.');
}

function parseEnvelope({ current, previous }: VaultKeys, envelope: string) {
  const [format, keyId, wrapped, ciphertext] = envelope.split('.');
  if (format !== version || !keyId || !wrapped || !ciphertext) {
    throw new VaultError('Unknown envelope.');
  }
  const kek = [current, previous].find((key) => key?.id === keyId);
  if (!kek) {
    throw new VaultError(`This envelope was sealed under vault key ${keyId}, not ${current.id}.`);
  }
  return { kek, wrapped, ciphertext };
}

/** Under which key-encryption key an envelope was sealed. */
export function keyIdOf(envelope: string): string | undefined {
  return envelope.split('.')[1];
}

function wrapContextOf(context: string): string {
  return `data-key|${context}`;
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

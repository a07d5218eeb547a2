import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Environment } from '../environment-model.js';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** No other kind of credential starts like these: which one says where a key acts. */
export const apiKeyPrefixes: Readonly<Record<Environment, string>> = {
  live: 'dpp_key_',
  test: 'dpp_test_',
};
const randomLength = 34;
const checksumLength = 6;
const pattern = /^dpp_(?:key|test)_([0-9a-f]{8})_([0-9A-Za-z]{40})$/;

/** A freshly made key: the secret goes to its owner once, the rest into the database. */
interface NewApiKey {
  /** Eight hex digits, public: finds the row. */
  readonly keyId: string;
  /** `dpp_key_<keyId>_<34 random base62 characters><6 of checksum>`, or `dpp_test_…`. */
  readonly secret: string;
  /** 64 hex digits of SHA-256 over the secret. */
  readonly secretSha256: string;
}

export function createApiKey(environment: Environment): NewApiKey {
  const keyId = randomBytes(4).toString('hex');
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(62)]).join('');
  const body = `${apiKeyPrefixes[environment]}${keyId}_${random}`;
  const secret = body + checksum(body);
  return { keyId, secret, secretSha256: sha256(secret) };
}

/** True for what begins as an API key does, live or test. */
export function isApiKey(secret: string): boolean {
  return secret.startsWith(apiKeyPrefixes.live) || secret.startsWith(apiKeyPrefixes.test);
}

/**
 * Reads the key id out of a secret. A typo fails the checksum and is refused here, without a
 * database read.
 */
export function parseApiKey(secret: string): { keyId: string } | undefined {
  const keyId = pattern.exec(secret)?.[1];
  const body = secret.slice(0, -checksumLength);
  return keyId && secret.endsWith(checksum(body)) ? { keyId } : undefined;
}

/** Compares in constant time, so that the answer's delay tells nothing about the stored hash. */
export function matchesApiKey(secret: string, storedSha256: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(secret), 'hex'), Buffer.from(storedSha256, 'hex'));
}

/** CRC-32 in base62, padded to six characters. It catches typos; it is no security. */
function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let i = 0; i < checksumLength; i++) {
    text = (alphabet[rest % 62] ?? '') + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

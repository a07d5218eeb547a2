import type { SealCrypto } from './seal-crypto.js';

/** The SHA-256 fingerprint of a DER certificate as people compare it: capital hex digits in pairs, colons between. */
export function fingerprintOf(crypto: Pick<SealCrypto, 'sha256'>, der: Uint8Array): string {
  return (crypto.sha256(der).toUpperCase().match(/../g) ?? []).join(':');
}

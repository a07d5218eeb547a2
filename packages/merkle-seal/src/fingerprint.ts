import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The SHA-256 fingerprint of a DER certificate as people compare it: capital hex digits in pairs, colons between. */
export function fingerprintOf(der: Uint8Array): string {
  return (bytesToHex(sha256(der)).toUpperCase().match(/../g) ?? []).join(':');
}

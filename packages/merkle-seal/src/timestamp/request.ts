import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes as cryptoRandomBytes } from '@noble/hashes/utils.js';
import { DerTag } from '../asn1/der.js';
import { encodeDer, encodeUnsignedInteger } from '../asn1/encode-der.js';
import { encodeOid } from '../asn1/oid.js';
import type { RandomBytes } from '../crypto/seal-signer.js';

/** What to stamp, and what the token is to be like. */
export interface CreateTimestampRequestOptions {
  /** What is to be stamped; for a seal the UTF-8 bytes of its `merkleRoot`. Only its SHA-256 is sent. */
  readonly message: Uint8Array;
  /** True when the token shall carry the authority's certificate. Default true. */
  readonly certReq?: boolean;
  /** Policy to ask for, an object identifier in dotted decimal. Default: the authority's own. */
  readonly policy?: string;
  /** Source of the 16-byte nonce. Default: the platform's `crypto.getRandomValues`. */
  readonly randomBytes?: RandomBytes;
}

/** A request, and what its answer must repeat. */
export interface TimestampRequest {
  /** DER `TimeStampReq`, to be posted as `application/timestamp-query`. */
  readonly der: Uint8Array;
  /** 16 bytes; give them to the verification of the answer. */
  readonly nonce: Uint8Array;
}

const SHA256_ALGORITHM = encodeDer(
  DerTag.SEQUENCE,
  encodeDer(DerTag.OID, encodeOid('2.16.840.1.101.3.4.2.1')),
);
const VERSION_1 = encodeUnsignedInteger(Uint8Array.of(1));
const TRUE = encodeDer(DerTag.BOOLEAN, Uint8Array.of(0xff));
const NONCE_BYTES = 16;

/**
 * Makes the request for a time-stamp over the SHA-256 of a message, with a fresh nonce.
 *
 * @throws {@link MerkleSealError} `INVALID_DER` for a policy that is no object identifier.
 * @see RFC 3161, section 2.4.1.
 */
export function createTimestampRequest(options: CreateTimestampRequestOptions): TimestampRequest {
  const { message, certReq = true, policy, randomBytes = cryptoRandomBytes } = options;
  const nonce = randomBytes(NONCE_BYTES);
  const imprint = encodeDer(DerTag.OCTET_STRING, sha256(message));
  const der = encodeDer(
    DerTag.SEQUENCE,
    VERSION_1,
    encodeDer(DerTag.SEQUENCE, SHA256_ALGORITHM, imprint),
    ...(policy === undefined ? [] : [encodeDer(DerTag.OID, encodeOid(policy))]),
    encodeUnsignedInteger(nonce),
    ...(certReq ? [TRUE] : []),
  );
  return { der, nonce };
}

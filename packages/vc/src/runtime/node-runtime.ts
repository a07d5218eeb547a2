import { createPublicKey, hash, verify, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, gzip, inflateRawSync, type Zlib } from 'node:zlib';
import { VcError } from '../error.js';
import type { P256PublicJwk } from '../keys/jwk.js';
import { coordinatesOf } from '../keys/jwk.js';
import { publicJwkFromPoint } from './node-point.js';
import { readGzipMember } from './gzip-member.js';
import { decodeUtf8 } from '../encoding/utf8.js';
import type { VcRuntime } from './vc-runtime.js';

/**
 * The cryptography of Node. Public keys stay parsed, the last few hundred of them: parsing one costs as much as
 * verifying with it.
 */
export const nodeRuntime: VcRuntime = {
  sha256: (message) => hash('sha256', message, 'buffer'),
  sha256Base64Url: (text) => hash('sha256', text, 'base64url'),
  isEs256Signature: (signature, message, publicJwk) => {
    const key = { key: publicKeyOf(publicJwk), dsaEncoding: 'ieee-p1363' } as const;
    const bytes = typeof message === 'string' ? utf8Of(message) : message;
    return signature.length === 64 && verify('sha256', bytes, key, signature);
  },
  publicJwkFromPoint,
  // Half a microsecond for a small credential, of which a TextEncoder takes four times as long.
  encodeAscii: (text) => Buffer.from(text, 'latin1'),
  encodeBase64Url: (message) =>
    typeof message === 'string' ? encodeText(message) : encodeBytes(message),
  decodeBase64Url: (text) => {
    const bytes = Buffer.from(text, 'base64url');
    // Node skips what is not base64url and takes padding: only the canonical text comes back as it was.
    return bytes.toString('base64url') === text ? bytes : undefined;
  },
  decodeBase64UrlText: (text) => {
    const bytes = scratchOf(text.length);
    const length = bytes.write(text, 'base64url');
    return bytes.toString('base64url', 0, length) === text
      ? decodeUtf8(bytes.subarray(0, length))
      : undefined;
  },
  gzip: (bytes) => gzipAside(bytes, RUNS_ONLY),
  gunzip: (bytes, maxBytes) => Promise.resolve(unpack(bytes, maxBytes)),
};

/** Off the main thread: compressing a list of megabytes takes a tenth of a second. */
const gzipAside = promisify(gzip);
/** Bits that are set at random repeat nothing but zeros: looking for more takes four times as long, and finds less. */
const RUNS_ONLY = { strategy: constants.Z_RLE };

/** More than the smallest list, which then fits at once; Node's own 16 KiB are exactly that list. */
const CHUNK_BYTES = 32 * 1024;

/** On the main thread: unpacking is quicker than handing it to another one, at least for lists of a usual size. */
function unpack(bytes: Uint8Array, maxOutputLength: number): Uint8Array | undefined {
  const member = readGzipMember(bytes);
  const { headerChecksum } = member ?? {};
  if (
    !member ||
    (headerChecksum !== undefined && headerChecksum !== (crc32(member.header) & 0xffff))
  )
    return undefined;
  const unpacked = inflate(member.deflated, maxOutputLength);
  const isWhole = unpacked?.length === member.length && crc32(unpacked) === member.checksum;
  return isWhole ? unpacked : undefined;
}

/** What a DEFLATE stream holds; `undefined` if it does not end with the bytes. */
function inflate(deflated: Uint8Array, maxOutputLength: number): Uint8Array | undefined {
  const options = { maxOutputLength, chunkSize: CHUNK_BYTES, info: true };
  try {
    // `info`, which the types do not know, gives the engine too, and that how many bytes it has read.
    const { buffer, engine } = inflateRawSync(deflated, options) as unknown as InflateInfo;
    return engine.bytesWritten === deflated.length ? buffer : undefined;
  } catch {
    return undefined; // It is no DEFLATE, or holds more: zlib has no other way to say so.
  }
}

interface InflateInfo {
  readonly buffer: Buffer;
  readonly engine: Pick<Zlib, 'bytesWritten'>;
}

const SCRATCH_BYTES = 64 * 1024;
/** A credential is many short texts: what holds each of them for a moment is made once. */
const scratch = Buffer.allocUnsafeSlow(SCRATCH_BYTES);

/** Memory for bytes that are read again at once; the next call overwrites it. */
function scratchOf(length: number): Buffer {
  return length > SCRATCH_BYTES ? Buffer.allocUnsafe(length) : scratch;
}

/** The UTF-8 bytes of a text, until something else is written. */
function utf8Of(text: string): Buffer {
  const length = Buffer.byteLength(text);
  return writeText(text, length).subarray(0, length);
}

/**
 * Writes a text into memory of at least as many bytes.
 *
 * @param length - In UTF-8. Told of it, Node writes what is not all ASCII four times as fast.
 */
function writeText(text: string, length: number): Buffer {
  const bytes = scratchOf(length);
  bytes.write(text, 0, length);
  return bytes;
}

/** To ask for the length of a short text takes longer than to write it. */
const SHORT_TEXT = 1024;

function encodeText(text: string): string {
  if (text.length <= SHORT_TEXT) return scratch.toString('base64url', 0, scratch.write(text));
  const length = Buffer.byteLength(text);
  return writeText(text, length).toString('base64url', 0, length);
}

function encodeBytes(message: Uint8Array): string {
  const bytes = scratchOf(message.length);
  bytes.set(message);
  return bytes.toString('base64url', 0, message.length);
}

const MAX_PARSED_KEYS = 512;
/** The keys used last, by their coordinates, oldest first. It remembers; it never changes an answer. */
const parsedKeys = new Map<string, KeyObject>();

function publicKeyOf(publicJwk: P256PublicJwk): KeyObject {
  const { x, y } = coordinatesOf(publicJwk);
  if (typeof x !== 'string' || typeof y !== 'string') throw noCoordinate();
  const name = `${x}.${y}`;
  // What is no pair of coordinates is refused before anything is kept by its name.
  const key = parsedKeys.get(name) ?? parseKey(x, y);
  parsedKeys.delete(name);
  parsedKeys.set(name, key);
  if (parsedKeys.size > MAX_PARSED_KEYS) {
    const [oldest = name] = parsedKeys.keys();
    parsedKeys.delete(oldest);
  }
  return key;
}

/** 32 bytes in their one canonical spelling: the last two bits are zero. Node would take any. */
const COORDINATE = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

function parseKey(x: string, y: string): KeyObject {
  if (!COORDINATE.test(x) || !COORDINATE.test(y)) throw noCoordinate();
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  } catch (cause) {
    throw new VcError('INVALID_PUBLIC_KEY', 'The point is not on the curve P-256.', { cause });
  }
}

function noCoordinate(): VcError {
  return new VcError('INVALID_PUBLIC_KEY', 'A coordinate is not 32 bytes of base64url.');
}

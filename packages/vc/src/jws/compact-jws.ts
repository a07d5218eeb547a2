import { parseIJson } from '@dpp/merkle-seal';
import { VcError } from '../error.js';
import type { Es256Signer } from '../keys/es256.js';
import { requireEs256Signature } from '../keys/es256-signature.js';
import type { P256PublicJwk } from '../keys/jwk.js';
import type { JsonObject } from '../encoding/json-object.js';
import { formatJsonObject, parseJsonObject } from '../encoding/json-object.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';

export type { JsonObject } from '../encoding/json-object.js';

/** A protected header (RFC 7515 section 4). Members not named here are kept as they came. */
export interface JwsHeader {
  readonly alg: 'ES256';
  readonly kid?: string;
  readonly typ?: string;
  readonly cty?: string;
  readonly [parameter: string]: unknown;
}

/**
 * Why a compact JWS was refused:
 * - `MALFORMED`: not a text, or not three parts of canonical base64url holding two JSON objects and 64 bytes, or an object
 *   with a member named twice, or one nested deeper than 256 (a header: 8).
 * - `ALGORITHM_NOT_ALLOWED`: `alg` is anything but `ES256`; `none` and HMAC included.
 * - `CRITICAL_HEADER`: `crit` demands an extension; `b64` is one of them.
 * - `EMBEDDED_KEY`: the header brings its own key (`jwk`, `jku`, `x5c`, `x5u`).
 * - `KEY_NOT_FOUND`: the resolver knows no key for the header.
 * - `SIGNATURE_INVALID`: the signature is not of this text by this key.
 */
export type JwsRefusal =
  | 'MALFORMED'
  | 'ALGORITHM_NOT_ALLOWED'
  | 'CRITICAL_HEADER'
  | 'EMBEDDED_KEY'
  | 'KEY_NOT_FOUND'
  | 'SIGNATURE_INVALID';

/** What {@link verifyCompactJws} found. `message` is for people and may change. */
export type JwsVerification =
  | { readonly verified: true; readonly header: JwsHeader; readonly payload: JsonObject }
  | RefusedJws;

/** A refused JWS. */
export interface RefusedJws {
  readonly verified: false;
  readonly reason: JwsRefusal;
  readonly message: string;
}

/** The source of the public key: known beforehand, or looked up by the still unproven header. */
export type JwsKeySource =
  | { readonly publicJwk: P256PublicJwk }
  | {
      readonly resolveKey: (
        header: JwsHeader,
      ) => P256PublicJwk | undefined | Promise<P256PublicJwk | undefined>;
    };

/** What {@link verifyCompactJws} needs. */
export type VerifyCompactJwsOptions = JwsKeySource & {
  /** Where it runs. Default: `webRuntime`; on Node `nodeRuntime` is faster. */
  readonly runtime?: VcRuntime | undefined;
};

/** What {@link signCompactJws} needs. */
export interface SignCompactJwsInput {
  /** Protected header without `alg`, which is always `ES256`. */
  readonly header: Readonly<Record<string, unknown>>;
  /** Any object that JSON can hold; it is signed as `JSON.stringify` writes it. */
  readonly payload: object;
  /** Signs with the key that the header names. */
  readonly signer: Es256Signer;
  /** Where it runs. Default: `webRuntime`; on Node `nodeRuntime` is faster. */
  readonly runtime?: VcRuntime | undefined;
}

/** Registered parameters nest no deeper than 3: `jwk.x5c[0]`. */
const HEADER_LIMITS = { maxDepth: 8 };
const EMBEDDED_KEY_PARAMETERS = ['jwk', 'jku', 'x5c', 'x5u'];

/** A well-formed JWS with an acceptable header; nothing in it is proven. */
export interface UnprovenJws {
  readonly header: JwsHeader;
  readonly payload: JsonObject;
  readonly signature: Uint8Array;
  /** ASCII. */
  readonly signingInput: string;
}

/**
 * Signs a JSON object as a compact JWS with ES256.
 *
 * @returns `header.payload.signature`, each part base64url without padding.
 * @throws {@link VcError} `INVALID_HEADER` if the header names another `alg`, or `crit`, `b64`, `jwk`,
 * `jku`, `x5c` or `x5u`; `NOT_JSON` if `JSON.stringify` makes no object of the payload; `INVALID_SIGNATURE` if the
 * signer does not return 64 bytes.
 * @see RFC 7515 section 7.1, RFC 7518 section 3.4.
 */
export async function signCompactJws({
  header: parameters,
  payload,
  signer,
  runtime = webRuntime,
}: SignCompactJwsInput): Promise<string> {
  const text = `${formatHeader({ alg: 'ES256', ...parameters }, runtime)}.${runtime.encodeBase64Url(formatJsonObject(payload))}`;
  const signature = requireEs256Signature(await signer.sign(runtime.encodeAscii(text)));
  return `${text}.${runtime.encodeBase64Url(signature)}`;
}

/** The header that was written last: an issuer of many credentials writes the same one for each. */
let written: { readonly header: JsonObject; readonly part: string } = { header: {}, part: '' };
/** Characters of a part that is kept: a `kid` has some hundred. */
const MAX_KEPT_LENGTH = 2048;

/** Writes the first part of a JWS. */
function formatHeader(header: JsonObject, runtime: VcRuntime): string {
  if (haveSameTexts(header, written.header)) return written.part;
  const refusal = refuseHeader(header);
  if (refusal) throw new VcError('INVALID_HEADER', refusal.message);
  const part = runtime.encodeBase64Url(JSON.stringify(header));
  if (part.length <= MAX_KEPT_LENGTH) written = { header, part };
  return part;
}

/** True when two headers have the same members in the same order, all of them texts, in which nothing can change. */
function haveSameTexts(one: JsonObject, other: JsonObject): boolean {
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  for (const [index, name] of names.entries()) {
    const value = one[name];
    if (name !== others[index] || typeof value !== 'string' || value !== other[name]) return false;
  }
  return true;
}

/**
 * Checks a compact JWS. The key comes from the caller only; the header can choose among the caller's
 * keys and never brings one. It does not look at `exp`, `nbf` or any other claim.
 *
 * @param jws - `header.payload.signature`; bound its length before, a few hundred kilobytes at most.
 * @returns The header and payload, or the reason for the refusal; an error thrown by `resolveKey`
 * passes through.
 * @throws {@link VcError} `INVALID_PUBLIC_KEY` if the caller's key is not on the curve.
 * @see RFC 7515 section 5.2, RFC 8725 sections 3.1 and 3.10.
 */
export async function verifyCompactJws(
  jws: string,
  { runtime, ...keys }: VerifyCompactJwsOptions,
): Promise<JwsVerification> {
  const unproven = openCompactJws(jws, runtime);
  if ('reason' in unproven) return unproven;
  const publicJwk = 'publicJwk' in keys ? keys.publicJwk : await keys.resolveKey(unproven.header);
  if (!publicJwk) return refuse('KEY_NOT_FOUND', 'No key is known for this header.');
  return proveCompactJws(unproven, publicJwk, runtime);
}

/**
 * Takes a compact JWS apart and refuses what no key could make acceptable.
 *
 * @param jws - What arrived: it is a text by its type only, where a stranger's JSON is passed on.
 */
export function openCompactJws(
  jws: unknown,
  runtime: VcRuntime = webRuntime,
): UnprovenJws | RefusedJws {
  if (typeof jws !== 'string') return refuse('MALFORMED', 'This is not a text.');
  const [headerPart = '', payloadPart = '', signaturePart = '', ...rest] = jws.split('.', 4);
  const header = parseHeader(runtime.decodeBase64UrlText(headerPart));
  const payload = parseJsonObject(runtime.decodeBase64UrlText(payloadPart));
  const signature = runtime.decodeBase64Url(signaturePart);
  if (!header || !payload || signature?.length !== 64 || rest.length > 0) {
    return refuse('MALFORMED', 'This is not a compact JWS with a JSON object and 64 bytes.');
  }
  const refusal = refuseHeader(header);
  if (refusal) return refusal;
  const signingInput = jws.slice(0, headerPart.length + 1 + payloadPart.length);
  return { header: header as unknown as JwsHeader, payload, signature, signingInput };
}

/** Checks the signature of an opened JWS with a key that the caller trusts. */
export async function proveCompactJws(
  jws: UnprovenJws,
  publicJwk: P256PublicJwk,
  runtime: VcRuntime = webRuntime,
): Promise<JwsVerification> {
  if (!(await runtime.isEs256Signature(jws.signature, jws.signingInput, publicJwk))) {
    return refuse('SIGNATURE_INVALID', 'The signature does not belong to this text and key.');
  }
  return { verified: true, header: jws.header, payload: jws.payload };
}

function refuseHeader(header: JsonObject): RefusedJws | undefined {
  if (header['alg'] !== 'ES256') {
    return refuse('ALGORITHM_NOT_ALLOWED', 'The only accepted algorithm is ES256.');
  }
  if ('crit' in header || 'b64' in header) {
    return refuse('CRITICAL_HEADER', 'The header demands an extension.');
  }
  if (EMBEDDED_KEY_PARAMETERS.some((name) => name in header)) {
    return refuse('EMBEDDED_KEY', 'A header must not bring its own key.');
  }
  const isText = [header['kid'], header['typ'], header['cty']].every(
    (value) => value === undefined || typeof value === 'string',
  );
  return isText ? undefined : refuse('MALFORMED', 'kid, typ and cty are strings.');
}

function refuse(reason: JwsRefusal, message: string): RefusedJws {
  return { verified: false, reason, message };
}

/** Parameter names must be unique (RFC 7515 section 4): two programs could read two algorithms. */
function parseHeader(text = ''): JsonObject | undefined {
  try {
    const header = parseIJson(text, HEADER_LIMITS);
    const isObject = typeof header === 'object' && header !== null && !Array.isArray(header);
    return isObject ? (header as JsonObject) : undefined;
  } catch {
    return undefined; // Not JSON, or JSON with two readings: one refusal to the caller.
  }
}

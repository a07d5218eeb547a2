import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { P256PublicJwk } from '../src/keys/jwk.js';
import { verifySdJwt, type VerifySdJwtOptions } from '../src/sd-jwt/verify-sd-jwt.js';
import { onEveryRuntime } from './runtimes.js';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The key that {@link forgeSdJwt} signs with. */
export const forgerKey = privateKey;
export const forgerJwk = publicKey.export({ format: 'jwk' }) as P256PublicJwk;

export const encodeText = (text: string | Uint8Array) => Buffer.from(text).toString('base64url');

/** A disclosure of any content: JSON text as it stands, else what `JSON.stringify` makes of it. */
export const forgeDisclosure = (content: unknown) =>
  encodeText(typeof content === 'string' ? content : JSON.stringify(content));

export const digestOfText = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The digests of disclosures, for `_sd`. */
export const digestsOf = (...disclosures: string[]) => disclosures.map(digestOfText);

/** The elements of an array that stand for disclosures. */
export const elementsOf = (...disclosures: string[]) =>
  disclosures.map((text) => ({ '...': digestOfText(text) }));

/** What {@link forgeSdJwt} puts together; it checks nothing of it. */
export interface Forgery {
  /** Members, or the text of the header itself. Default: that of a credential. */
  readonly header?: object | string;
  /** Members, or the text or bytes of the payload itself. */
  readonly payload: object | string | Uint8Array;
  readonly disclosures?: readonly string[];
}

/** Signs properly what no issuer should sign. */
export function forgeSdJwt({ header, payload, disclosures = [] }: Forgery): string {
  const text = (part: object | string) =>
    typeof part === 'string' || part instanceof Uint8Array ? part : JSON.stringify(part);
  const head = encodeText(text(header ?? { alg: 'ES256', typ: 'dc+sd-jwt' }));
  const input = `${head}.${encodeText(text(payload))}`;
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(input), key).toString('base64url');
  return [`${input}.${signature}`, ...disclosures, ''].join('~');
}

/** A payload with the digests of these disclosures, and the disclosures. */
export const withClaims = (...disclosures: string[]): Forgery => ({
  payload: { _sd: digestsOf(...disclosures) },
  disclosures,
});

/** A list in the payload with the digests of these disclosures, and the disclosures. */
export const withElements = (...disclosures: string[]): Forgery => ({
  payload: { list: elementsOf(...disclosures) },
  disclosures,
});

/** The moment at which {@link verifyForged} verifies. */
export const at = new Date('2026-06-01T00:00:00Z');

/** Verifies on every runtime by the key of {@link forgeSdJwt}; `options` replaces what it is told. */
export function verifyForged(sdJwt: string, options: Partial<VerifySdJwtOptions> = {}) {
  return onEveryRuntime((runtime) =>
    verifySdJwt(sdJwt, { at, publicJwk: forgerJwk, runtime, ...options }),
  );
}

/** `verified`, or the reason why not. */
export async function reasonOf(sdJwt: string, options: Partial<VerifySdJwtOptions> = {}) {
  const result = await verifyForged(sdJwt, options);
  return result.verified ? 'verified' : result.reason;
}

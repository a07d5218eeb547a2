import { signCompactJws } from '../jws/compact-jws.js';
import { verificationMethodId } from '../did/did-document.js';
import { VcError } from '../error.js';
import type { Es256Signer } from '../keys/es256.js';
import { webRuntime } from '../runtime/web-runtime.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import { requireClaimPaths, type ClaimPath } from './claim-path.js';
import { concealClaims } from './conceal-claims.js';
import { assertIssuable } from './issuable-claims.js';
import { isMembers } from './json-member.js';
import { OPEN_CLAIMS } from './reserved-claims.js';
import type { RandomBytes } from './salts.js';
import { MAX_DISCLOSURES, MAX_SD_JWT_LENGTH } from './sd-jwt-limits.js';

/** What {@link issueSdJwtVc} says, and what of it may be kept back. */
export interface SdJwtVcInput {
  /** Plain JSON data with `vct` and `iss`. Undefined members are not JSON and are refused. */
  readonly claims: Readonly<Record<string, unknown>>;
  /**
   * The claims that can be disclosed one by one. A claim within another is disclosed after it. Default:
   * none; everything is open.
   */
  readonly disclosable?: readonly ClaimPath[] | undefined;
  /**
   * Digests that belong to no claim, 0 to 100 for each object and array that hides one, so that their number
   * does not tell how much is kept back. Default 0.
   */
  readonly decoys?: number | undefined;
}

/** Who signs an SD-JWT VC, and where the cryptography comes from. */
export interface IssueSdJwtVcOptions {
  /** Must be `iss`. */
  readonly did: string;
  /** The number of the key in the DID document: 1 for `#key-1`. */
  readonly keyNumber: number;
  /** Signs with that key. */
  readonly signer: Es256Signer;
  /** Default: `webRuntime`. */
  readonly runtime?: VcRuntime | undefined;
  /** Where salts come from. Default: `crypto.getRandomValues`. */
  readonly randomBytes?: RandomBytes | undefined;
}

/**
 * Issues an SD-JWT VC with all its disclosures, `typ` `dc+sd-jwt`, SHA-256, salts of 144 bits.
 *
 * @returns `<JWT>~<disclosure>~…~`, which is `application/dc+sd-jwt`.
 * @throws {@link VcError} `ISSUER_MISMATCH` if `iss` is another; `INVALID_CLAIMS` for claims that a verifier
 * would refuse; `RESERVED_CLAIM` for a path to, or into, a claim that has to be open; `CLAIM_NOT_FOUND` for
 * a path that leads nowhere; `INVALID_CLAIM_PATH` for what is no list of paths; `INVALID_DECOYS`; `INVALID_RANDOM_BYTES`; `SD_JWT_TOO_LARGE` beyond what
 * `verifySdJwtVc` reads; `INVALID_SIGNATURE` if the signer does not return 64 bytes.
 * @see RFC 9901 sections 4 and 4.2; draft-ietf-oauth-sd-jwt-vc, "Data Format".
 */
export async function issueSdJwtVc(
  { claims, disclosable = [], decoys = 0 }: SdJwtVcInput,
  options: IssueSdJwtVcOptions,
): Promise<string> {
  const { did, keyNumber, signer, runtime = webRuntime, randomBytes } = options;
  if (!isMembers(claims)) throw new VcError('INVALID_CLAIMS', 'The claims are no object.');
  if (claims['iss'] !== did)
    throw new VcError('ISSUER_MISMATCH', 'The claims name another issuer.');
  assertIssuable(claims);
  assertDisclosable(requireClaimPaths(disclosable));
  if (!Number.isInteger(decoys) || decoys < 0 || decoys > MAX_DECOYS) {
    throw new VcError('INVALID_DECOYS', `The decoys are a whole number, 0 to ${MAX_DECOYS}.`);
  }
  const concealed = concealClaims({ claims, disclosable, decoys, runtime, randomBytes });
  const hasDigests = concealed.disclosures.length > 0;
  const jwt = await signCompactJws({
    header: { alg: 'ES256', typ: 'dc+sd-jwt', kid: verificationMethodId(did, keyNumber) },
    payload: hasDigests ? { ...concealed.claims, _sd_alg: 'sha-256' } : concealed.claims,
    signer,
    runtime,
  });
  return joinSdJwt(jwt, concealed.disclosures);
}

const MAX_DECOYS = 100;

function assertDisclosable(paths: readonly ClaimPath[]): void {
  if (paths.some(([first]) => typeof first === 'string' && OPEN_CLAIMS.has(first))) {
    throw new VcError('RESERVED_CLAIM', 'A claim on which validity depends cannot be hidden.');
  }
}

function joinSdJwt(jwt: string, disclosures: readonly string[]): string {
  const sdJwt = [jwt, ...disclosures, ''].join('~');
  if (sdJwt.length > MAX_SD_JWT_LENGTH || disclosures.length > MAX_DISCLOSURES) {
    throw new VcError('SD_JWT_TOO_LARGE', 'Verifiers would refuse an SD-JWT of this size.');
  }
  return sdJwt;
}

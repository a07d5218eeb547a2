import { openCompactJws, type UnprovenJws } from '../jws/compact-jws.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import { MAX_DISCLOSURES, MAX_SD_JWT_LENGTH } from './sd-jwt-limits.js';
import { SdJwtRefused } from './sd-jwt-refusal.js';

/** The parts of an SD-JWT in its compact form. */
interface SdJwtParts {
  readonly jwt: string;
  readonly disclosures: readonly string[];
}

/**
 * Separates the JWT from the disclosures. Only the compact form is read: the JSON serialisations of RFC 9901
 * section 8 are not supported.
 *
 * @throws {@link SdJwtRefused} by the rules of RFC 9901 section 4.
 */
function splitSdJwt(sdJwt: unknown): SdJwtParts {
  if (typeof sdJwt !== 'string') throw new SdJwtRefused('MALFORMED', 'This is not a text.');
  if (sdJwt.length > MAX_SD_JWT_LENGTH) {
    throw new SdJwtRefused('TOO_LARGE', `There are more than ${MAX_SD_JWT_LENGTH} characters.`);
  }
  // One part more than is allowed is enough to know that there are too many.
  const parts = sdJwt.split('~', MAX_DISCLOSURES + 3);
  if (parts.length > MAX_DISCLOSURES + 2) {
    throw new SdJwtRefused('TOO_MANY_DISCLOSURES', `There are more than ${MAX_DISCLOSURES}.`);
  }
  const [jwt = '', ...disclosures] = parts;
  const last = disclosures.pop();
  if (last !== '') refuseEnd(last);
  if (disclosures.includes('')) {
    throw new SdJwtRefused('EMPTY_DISCLOSURE', 'Nothing stands between two tildes.');
  }
  return { jwt, disclosures };
}

/** A JWT after the last tilde is a key binding; a disclosure has no full stop. */
function refuseEnd(last: string | undefined): never {
  if (last?.includes('.')) {
    throw new SdJwtRefused('KEY_BINDING_NOT_SUPPORTED', 'A key binding JWT is not checked here.');
  }
  throw new SdJwtRefused('NO_FINAL_TILDE', 'An SD-JWT ends with a tilde.');
}

/** An SD-JWT that can be read; nothing in it is proven. */
export interface OpenedSdJwt {
  /** Its payload is the one that was signed, digests and all. */
  readonly unproven: UnprovenJws;
  readonly disclosures: readonly string[];
}

/**
 * Takes an SD-JWT apart.
 *
 * @throws {@link SdJwtRefused}
 */
export function openSdJwt(sdJwt: unknown, runtime: VcRuntime): OpenedSdJwt {
  const { jwt, disclosures } = splitSdJwt(sdJwt);
  const unproven = openCompactJws(jwt, runtime);
  if ('reason' in unproven) throw new SdJwtRefused(unproven.reason, unproven.message);
  return { unproven, disclosures };
}

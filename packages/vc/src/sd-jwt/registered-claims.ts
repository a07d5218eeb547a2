import { namesAudience } from '../jws/audience.js';
import { momentOf } from '../data-model/moment.js';
import { isMembers, type Members } from './json-member.js';
import { SdJwtRefused } from './sd-jwt-refusal.js';

/** What the claims of a processed payload are compared with. */
export interface ClaimExpectations {
  /** The moment that `nbf`, `exp` and `iat` are compared with. */
  readonly at: Date;
  /** Milliseconds by which the clocks of issuer and verifier may differ. Default 0. */
  readonly clockSkewMs?: number | undefined;
  /** The name by which issuers mean this verifier. Without it a payload with `aud` is refused. */
  readonly audience?: string | undefined;
}

const isText = (value: unknown) => typeof value === 'string';
const isTextWithin = (value: unknown) => isText(value) && value !== '';
const isNumericDate = (value: unknown) => typeof value === 'number';
const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);

/** RFC 7519 section 4.1, RFC 7800 section 3.1, draft-ietf-oauth-sd-jwt-vc "Registered JWT Claims". */
const CLAIM_TYPES = Object.entries<(value: unknown, claims: Readonly<Members>) => boolean>({
  iss: isTextWithin,
  sub: isText,
  jti: isText,
  aud: (value) => isText(value) || isListOfTexts(value),
  nbf: isNumericDate,
  exp: isNumericDate,
  iat: isNumericDate,
  cnf: isMembers,
  status: isMembers,
  'vct#integrity': isTextWithin,
  aka_vcts: (value, { vct }) =>
    isListOfTexts(value) && value.length > 0 && !value.includes(vct as string),
});

/**
 * Checks that the registered claims which are there have their types.
 *
 * @throws {@link SdJwtRefused} `CLAIM_INVALID`.
 */
export function assertClaimTypes(claims: Readonly<Members>): void {
  for (const [name, isOfType] of CLAIM_TYPES) {
    if (Object.hasOwn(claims, name) && !isOfType(claims[name], claims)) {
      throw new SdJwtRefused('CLAIM_INVALID', `The claim ${name} is of the wrong type.`);
    }
  }
}

/**
 * Checks the `vct`, which every credential has.
 *
 * @throws {@link SdJwtRefused} `VCT_MISSING`, `VCT_INVALID`.
 */
export function assertVct(claims: Readonly<Members>): void {
  if (!Object.hasOwn(claims, 'vct')) throw new SdJwtRefused('VCT_MISSING', 'There is no vct.');
  if (!isTextWithin(claims['vct'])) {
    throw new SdJwtRefused('VCT_INVALID', 'The vct is not the name of a type.');
  }
}

/**
 * Compares the claims that limit where and when an SD-JWT counts. Their types were checked before.
 *
 * @throws {@link SdJwtRefused} `NOT_YET_VALID`, `EXPIRED`, `ISSUED_IN_FUTURE`, `AUDIENCE_MISMATCH`;
 * {@link VcError} `INVALID_DATE` if `at` is no date, `INVALID_CLOCK_SKEW`.
 * @see RFC 7519 sections 4.1.3 to 4.1.6; RFC 9901 section 7.1, step 6.
 */
export function assertClaimsHold(claims: Readonly<Members>, expected: ClaimExpectations): void {
  const { at, clockSkewMs, audience } = expected;
  const moment = momentOf(at, clockSkewMs);
  const { nbf, exp, iat, aud } = claims as Readonly<Record<string, number | undefined>>;
  if (nbf !== undefined && moment.isBefore(nbf * 1000)) {
    throw new SdJwtRefused('NOT_YET_VALID', 'The nbf is later.');
  }
  if (exp !== undefined && moment.hasPassed(exp * 1000)) {
    throw new SdJwtRefused('EXPIRED', 'The exp is past.');
  }
  if (iat !== undefined && moment.isBefore(iat * 1000)) {
    throw new SdJwtRefused('ISSUED_IN_FUTURE', 'The iat is later.');
  }
  if (aud !== undefined && !namesAudience(aud, audience)) {
    throw new SdJwtRefused('AUDIENCE_MISMATCH', 'The aud does not name this verifier.');
  }
}

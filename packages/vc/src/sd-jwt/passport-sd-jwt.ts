import { parseDateTimeStamp } from '../data-model/date-time-stamp.js';
import type { ProductPassportCredential } from '../untp/digital-product-passport.js';
import { VcError } from '../error.js';
import { OTHER_CHARACTERISTICS } from '../untp/extension-context.js';
import type { ClaimPath } from './claim-path.js';
import type { SdJwtVcInput } from './issue-sd-jwt-vc.js';
import { isMembers } from './json-member.js';

/** A passport credential, with an end or without. */
export type PassportCredential = ProductPassportCredential & {
  /** ISO 8601 with a time zone. */
  readonly validUntil?: string;
};

/** Options of {@link createPassportSdJwtInput}. */
export interface PassportSdJwtOptions {
  /** The address at which the type metadata are served, see `createPassportTypeMetadata`. */
  readonly vct: string;
}

/** What can be kept back as a whole, wherever a product has it. */
const DISCLOSABLE_SUBJECT_CLAIMS = [
  'producedAtFacility',
  'countryOfProduction',
  'materialProvenance',
  // It restates characteristics, and what is kept back there must not be read here.
  'performanceClaim',
] as const;

/**
 * Says of a passport credential what `issueSdJwtVc` needs. The claims are those of the credential, with
 * `iss`, `vct`, `nbf` from `validFrom` and `exp` from `validUntil` beside them, in whole seconds.
 *
 * One by one can be disclosed: the facility, the country, the materials, the performance claims, and each
 * characteristic. Everything else is open, `credentialStatus` above all; there is no `status` claim, which
 * would be of another kind of list.
 *
 * @throws {@link VcError} `INVALID_DATE` if `validFrom` or `validUntil` is no date and time with a time zone.
 */
export function createPassportSdJwtInput(
  credential: PassportCredential,
  { vct }: PassportSdJwtOptions,
): SdJwtVcInput {
  const { issuer, validFrom, validUntil } = credential;
  return {
    claims: {
      iss: issuer.id,
      vct,
      nbf: numericDate(validFrom),
      ...(validUntil !== undefined && { exp: numericDate(validUntil) }),
      ...credential,
    },
    disclosable: disclosablePaths(credential),
  };
}

function disclosablePaths({ credentialSubject }: PassportCredential): ClaimPath[] {
  const wholes = DISCLOSABLE_SUBJECT_CLAIMS.filter((name) =>
    Object.hasOwn(credentialSubject, name),
  );
  const { characteristics } = credentialSubject;
  const { [OTHER_CHARACTERISTICS]: others, ...known } = characteristics;
  return [
    ...wholes.map((name) => [name]),
    ...Object.keys(known).map((key) => ['characteristics', key]),
    ...(isMembers(others) ? Object.keys(others) : []).map((key) => [
      'characteristics',
      OTHER_CHARACTERISTICS,
      key,
    ]),
  ].map((path) => ['credentialSubject', ...path]);
}

/** Rounded down: a credential is not younger than it says, and ends no later (RFC 7519 section 2). */
function numericDate(dateTime: string): number {
  const milliseconds = parseDateTimeStamp(dateTime);
  if (milliseconds === undefined) {
    throw new VcError('INVALID_DATE', 'A date, a time and a time zone are needed.');
  }
  return Math.floor(milliseconds / 1000);
}

import { CREDENTIALS_CONTEXT_URL } from '../data-model/credential-form.js';
import { parseDateTimeStamp } from '../data-model/date-time-stamp.js';
import { VcError } from '../error.js';

/** How long a reader may keep a list: five minutes, in the milliseconds that the standard counts. */
export const STATUS_LIST_TTL_MS = 300_000;

/** An unsecured list of revocations (Bitstring Status List 1.0 section 2.2). */
export interface BitstringStatusListCredential {
  readonly '@context': readonly [typeof CREDENTIALS_CONTEXT_URL];
  readonly id: string;
  readonly type: readonly ['VerifiableCredential', 'BitstringStatusListCredential'];
  readonly issuer: string;
  readonly validFrom: string;
  readonly validUntil?: string;
  readonly credentialSubject: {
    readonly id: string;
    readonly type: 'BitstringStatusList';
    readonly statusPurpose: 'revocation';
    readonly encodedList: string;
    /** Milliseconds. */
    readonly ttl: number;
  };
}

/** What {@link createStatusListCredential} needs. */
export interface StatusListCredentialInput {
  /** The URL that the list is served at, which entries name as `statusListCredential`. */
  readonly id: string;
  /** The issuer, which must be that of the credentials in the list. */
  readonly did: string;
  /** See `encodeBitstring`. */
  readonly encodedList: string;
  /** ISO 8601 with a time zone: when the list came to say what it says. */
  readonly validFrom: string;
  /** ISO 8601 with a time zone. Default: none; the list is valid until the next one. */
  readonly validUntil?: string | undefined;
}

/**
 * Builds the credential that a status list is published as. Nothing is signed: see `signVcJwt`.
 *
 * @throws {@link VcError} `INVALID_DATE` if a date has no time or no time zone.
 * @see Bitstring Status List 1.0 section 2.2; VC Data Model 2.0 section 4.10.
 */
export function createStatusListCredential(
  input: StatusListCredentialInput,
): BitstringStatusListCredential {
  const { id, did, encodedList, validFrom, validUntil } = input;
  for (const date of [validFrom, validUntil ?? validFrom]) {
    if (parseDateTimeStamp(date) === undefined) {
      throw new VcError('INVALID_DATE', 'A period needs a date, a time and a time zone.');
    }
  }
  return {
    '@context': [CREDENTIALS_CONTEXT_URL],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: did,
    validFrom,
    ...(validUntil !== undefined && { validUntil }),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
      ttl: STATUS_LIST_TTL_MS,
    },
  };
}

/** Purposes of which a set bit says that the credential does not count, for good or for now. */
export type StatusPurpose = 'revocation' | 'suspension';

/** Why a status could not be learned; later, or with other means, it may be. */
const DOUBTS = {
  STATUS_TYPE_NOT_SUPPORTED: 'The status is not one of a bitstring status list.',
  STATUS_PURPOSE_NOT_SUPPORTED: 'The status is neither a revocation nor a suspension.',
  STATUS_SIZE_NOT_SUPPORTED: 'The status has more than one bit.',
  STATUS_LIST_UNREACHABLE: 'The status list could not be fetched.',
  STATUS_ISSUER_UNREACHABLE: 'The DID document of the issuer of the list could not be fetched.',
  STATUS_LIST_OUTDATED: 'The status list is not of this time.',
} as const;

/** Why what was found cannot be the status of the credential. */
const REFUSALS = {
  STATUS_ENTRY_MALFORMED: 'The credentialStatus names no list, no index or no purpose.',
  STATUS_LIST_NOT_VERIFIED: 'The status list is not signed by its issuer.',
  STATUS_LIST_OF_ANOTHER_ISSUER: 'The status list is not of the issuer of the credential.',
  STATUS_LIST_MISMATCH: 'The status list is another one than the credential names.',
  STATUS_LIST_MALFORMED: 'What was fetched is no status list.',
  STATUS_PURPOSE_MISMATCH: 'The status list is of another purpose.',
  STATUS_INDEX_OUT_OF_RANGE: 'The index is not within the status list.',
} as const;

/** The status could not be learned. */
export interface StatusListDoubt {
  readonly answer: 'unknown';
  readonly reason: keyof typeof DOUBTS;
  readonly message: string;
}

/** What was found cannot be the status of the credential. */
export interface StatusListRefusal {
  readonly answer: 'refused';
  readonly reason: keyof typeof REFUSALS;
  readonly message: string;
}

/** What `checkCredentialStatus` found. `message` is for people and may change. */
export type StatusListAnswer =
  | {
      readonly answer: 'set' | 'not-set';
      readonly statusPurpose: StatusPurpose;
      /** Milliseconds for which the list may be kept, if it says so. */
      readonly ttlMs?: number;
    }
  | StatusListDoubt
  | StatusListRefusal;

/** Says a doubt in words. */
export function doubt(reason: keyof typeof DOUBTS): StatusListDoubt {
  return { answer: 'unknown', reason, message: DOUBTS[reason] };
}

/** Says a refusal in words. */
export function refuse(reason: keyof typeof REFUSALS): StatusListRefusal {
  return { answer: 'refused', reason, message: REFUSALS[reason] };
}

/**
 * What is wrong with one place of an event or a document, for code to branch on.
 *
 * - `WRONG_TYPE`: not an object, a list, a string, a number or a boolean where the standard has one.
 * - `MISSING_MEMBER`, `UNKNOWN_MEMBER`: a required member is absent; a member is neither of the standard
 *   nor named by a URI, as extensions are.
 * - `UNKNOWN_TYPE`: `type` names no document that is read here.
 * - `INVALID_URI`: not an absolute URI (RFC 3986).
 * - `INVALID_TIME`, `INVALID_TIME_ZONE_OFFSET`: no `xsd:dateTimeStamp`; no offset such as `+02:00`.
 * - `INVALID_VERSION`, `INVALID_UNIT`, `INVALID_HEX`: not numbers with dots between them; not two or three
 *   characters as UN/ECE Recommendation 20 writes units; not hex digits.
 * - `UNKNOWN_ACTION`, `UNKNOWN_WORD`: none of the three actions; neither a word of the vocabulary nor a URI.
 * - `RESERVED_URI`: a URI for what JSON says with a bare word.
 * - `EMPTY_LIST`, `DUPLICATE_VALUE`: a list that needs an entry has none; a set holds a value twice.
 * - `WHAT_MISSING`: the event names nothing that it is about.
 * - `ILMD_NOT_ALLOWED`: instance or lot master data in an event that creates nothing.
 */
export type EpcisProblemCode =
  | 'WRONG_TYPE'
  | 'MISSING_MEMBER'
  | 'UNKNOWN_MEMBER'
  | 'UNKNOWN_TYPE'
  | 'INVALID_URI'
  | 'INVALID_TIME'
  | 'INVALID_TIME_ZONE_OFFSET'
  | 'INVALID_VERSION'
  | 'INVALID_UNIT'
  | 'INVALID_HEX'
  | 'UNKNOWN_ACTION'
  | 'UNKNOWN_WORD'
  | 'RESERVED_URI'
  | 'EMPTY_LIST'
  | 'DUPLICATE_VALUE'
  | 'WHAT_MISSING'
  | 'ILMD_NOT_ALLOWED';

/** One broken rule, as a plain value. */
export interface EpcisProblem {
  readonly code: EpcisProblemCode;
  /** Where, as a JSON pointer (RFC 6901) into what was validated; `''` is the whole of it. */
  readonly pointer: string;
  /** For people; the text may change. Never contains a value. */
  readonly message: string;
}

/**
 * Why this library threw.
 *
 * - `INVALID_EVENT`, `INVALID_DOCUMENT`: see `problems`.
 * - `TOO_DEEP`: extensions nested deeper than `eventHash` reads.
 */
export type EpcisErrorCode = 'INVALID_EVENT' | 'INVALID_DOCUMENT' | 'TOO_DEEP';

/** Raised when a caller needs a valid event or document and has none. Branch on `code`. */
export class EpcisError extends Error {
  override readonly name = 'EpcisError';
  /** Every problem, at most 100, as `validateDocument` orders them; empty for `TOO_DEEP`. */
  readonly problems: readonly EpcisProblem[];

  constructor(
    readonly code: EpcisErrorCode,
    message: string,
    problems: readonly EpcisProblem[] = [],
  ) {
    super(message);
    this.problems = problems;
  }
}

/**
 * Every reason for which this library refuses a value. Codes are only ever added, never renamed.
 *
 * - `NON_DIGIT`: a character other than 0-9 where the standard asks for a digit.
 * - `INVALID_CHARACTER`: a character outside GS1 CSET 82.
 * - `TOO_SHORT`, `TOO_LONG`: the value has fewer or more characters than its format allows.
 * - `CHECK_DIGIT_MISMATCH`: the last digit is not the mod-10 check digit of the digits before it.
 * - `NOT_ZERO`: the first digit of a GRAI in AI (8003) is not the literal 0.
 * - `INVALID_URI`: not an absolute `http` or `https` URI with a host, or a character no URI may hold.
 * - `INVALID_PERCENT_ENCODING`: a `%` without two hex digits, `%00`, or a parameter that is not UTF-8.
 * - `DOT_SEGMENT`: a value of `.` or `..`, which every URL client removes from a path.
 * - `MISSING_PRIMARY_KEY`: the path holds no `/{AI}/{value}` pair with a primary key as its AI.
 * - `UNKNOWN_APPLICATION_IDENTIFIER`: not an Application Identifier this version knows.
 * - `QUALIFIER_NOT_ALLOWED`: the primary key does not take this key qualifier.
 * - `QUALIFIER_OUT_OF_ORDER`: a key qualifier after one it has to come before.
 * - `QUALIFIER_IN_QUERY`: a key qualifier that belongs in the path stands in the query string.
 * - `DUPLICATE_APPLICATION_IDENTIFIER`: the same AI twice in a Digital Link, or with two values.
 * - `ATTRIBUTE_NOT_ALLOWED`: an AI in the query string that is no Digital Link data attribute.
 * - `EMPTY_INPUT`: nothing to decode or to encode.
 * - `INPUT_TOO_LONG`: more characters than the library reads at once.
 * - `UNEXPECTED_SEPARATOR`: a separator (FNC1) where no data field ends.
 * - `INVALID_BRACKETS`: not `(AI)value` pairs one after the other, or an unescaped bracket.
 * - `MISSING_SYMBOLOGY_IDENTIFIER`, `UNSUPPORTED_SYMBOLOGY_IDENTIFIER`: the scan data do not start
 *   with `]` and two characters, or name a symbology that carries no GS1 data.
 * - `MANDATORY_ASSOCIATION_MISSING`: the AI needs another one beside it.
 * - `INVALID_PAIR`: the AI must not stand beside another one that is there.
 * - `INVALID_DICTIONARY`: not the text of a Syntax Dictionary.
 * - `CHECK_CHARACTERS_MISMATCH`: the last two characters are not the check character pair.
 * - `INVALID_COMPANY_PREFIX`: the GS1 Company Prefix is missing, too short or not of digits.
 * - `INVALID_PADDING`: `=` signs at the end of base64url data that do not fill it up.
 * - `INVALID_MONTH`, `INVALID_DAY`, `INVALID_HOUR`, `INVALID_MINUTE`, `INVALID_SECOND`: no such part of
 *   a date or time.
 * - `ZERO_VALUE`, `LEADING_ZERO`: a number that has to be more than 0, or has to start with 1-9.
 * - `NOT_ZERO_OR_ONE`, `NOT_HYPHEN`, `NON_DIGIT_REQUIRED`: only these characters, or one other than 0-9.
 * - `INVALID_WINDING_DIRECTION`: not 0, 1 or 9.
 * - `INVALID_IMPORTER_INDEX`: not one character of `A-Za-z0-9-_`.
 * - `INVALID_LATITUDE`, `INVALID_LONGITUDE`: beyond 180 or 360 degrees.
 * - `UNKNOWN_COUNTRY`, `UNKNOWN_CURRENCY`, `UNKNOWN_MEDIA_TYPE`, `UNKNOWN_PACKAGE_TYPE`,
 *   `UNKNOWN_SEX`: not in the list of codes.
 * - `MALFORMED_SEQUENCE`: not a position, a slash and the last position.
 * - `POSITION_EXCEEDS_TOTAL`: a piece or position beyond the last one.
 * - `NOT_COMPRESSED`: no compressed segment stands where a compressed Digital Link has one.
 * - `INVALID_COMPRESSION`: the compressed segment of a Digital Link cannot be read.
 * - `COUPON_FIELD_MISSING`, `COUPON_FIELD_TRUNCATED`, `COUPON_INVALID_LENGTH_INDICATOR`,
 *   `COUPON_INVALID_FIELD`, `COUPON_DATES_REVERSED`, `COUPON_EXCESS_DATA`: coupon data that break the
 *   North American coupon specifications; the message names the field.
 * - `NO_ROOM`: an image too small for the symbol it is to hold.
 */
export type Gs1ErrorCode =
  | 'NON_DIGIT'
  | 'INVALID_CHARACTER'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'CHECK_DIGIT_MISMATCH'
  | 'NOT_ZERO'
  | 'INVALID_URI'
  | 'INVALID_PERCENT_ENCODING'
  | 'DOT_SEGMENT'
  | 'MISSING_PRIMARY_KEY'
  | 'UNKNOWN_APPLICATION_IDENTIFIER'
  | 'QUALIFIER_NOT_ALLOWED'
  | 'QUALIFIER_OUT_OF_ORDER'
  | 'QUALIFIER_IN_QUERY'
  | 'DUPLICATE_APPLICATION_IDENTIFIER'
  | 'ATTRIBUTE_NOT_ALLOWED'
  | 'EMPTY_INPUT'
  | 'INPUT_TOO_LONG'
  | 'UNEXPECTED_SEPARATOR'
  | 'INVALID_BRACKETS'
  | 'MISSING_SYMBOLOGY_IDENTIFIER'
  | 'UNSUPPORTED_SYMBOLOGY_IDENTIFIER'
  | 'MANDATORY_ASSOCIATION_MISSING'
  | 'INVALID_PAIR'
  | 'INVALID_DICTIONARY'
  | 'CHECK_CHARACTERS_MISMATCH'
  | 'INVALID_COMPANY_PREFIX'
  | 'INVALID_PADDING'
  | 'INVALID_MONTH'
  | 'INVALID_DAY'
  | 'INVALID_HOUR'
  | 'INVALID_MINUTE'
  | 'INVALID_SECOND'
  | 'ZERO_VALUE'
  | 'LEADING_ZERO'
  | 'NOT_ZERO_OR_ONE'
  | 'NOT_HYPHEN'
  | 'NON_DIGIT_REQUIRED'
  | 'INVALID_WINDING_DIRECTION'
  | 'INVALID_IMPORTER_INDEX'
  | 'INVALID_LATITUDE'
  | 'INVALID_LONGITUDE'
  | 'UNKNOWN_COUNTRY'
  | 'UNKNOWN_CURRENCY'
  | 'UNKNOWN_MEDIA_TYPE'
  | 'UNKNOWN_PACKAGE_TYPE'
  | 'UNKNOWN_SEX'
  | 'MALFORMED_SEQUENCE'
  | 'POSITION_EXCEEDS_TOTAL'
  | 'NOT_COMPRESSED'
  | 'INVALID_COMPRESSION'
  | 'COUPON_FIELD_MISSING'
  | 'COUPON_FIELD_TRUNCATED'
  | 'COUPON_INVALID_LENGTH_INDICATOR'
  | 'COUPON_INVALID_FIELD'
  | 'COUPON_DATES_REVERSED'
  | 'COUPON_EXCESS_DATA'
  | 'NO_ROOM';

/** One broken rule, as a plain value: what a check returns when "no" is a normal answer. */
export interface Gs1Problem {
  readonly code: Gs1ErrorCode;
  /** For people; the text may change. Never contains the refused value. */
  readonly message: string;
  /**
   * Index in the input, in UTF-16 code units, of the first character that breaks the rule; the length
   * of the input when something is missing at its end.
   */
  readonly start: number;
  /** Index after the last character that breaks the rule; `start` when something is missing there. */
  readonly end: number;
  /** The AI that breaks the rule by its data field or its presence; absent when none is to blame. */
  readonly applicationIdentifier?: string;
}

/** Options of {@link Gs1Error}. */
export interface Gs1ErrorOptions extends ErrorOptions {
  /** See {@link Gs1Problem.start}. Default 0. */
  readonly start?: number;
  /** See {@link Gs1Problem.end}. Default `start`. */
  readonly end?: number;
  /** See {@link Gs1Problem.applicationIdentifier}. Default none. */
  readonly applicationIdentifier?: string;
}

/** Raised when a value breaks a GS1 rule. Branch on `code`; `message` is for people and may change. */
export class Gs1Error extends Error implements Gs1Problem {
  override readonly name = 'Gs1Error';
  readonly start: number;
  readonly end: number;
  declare readonly applicationIdentifier?: string;

  constructor(
    readonly code: Gs1ErrorCode,
    message: string,
    options?: Gs1ErrorOptions,
  ) {
    super(message, options);
    this.start = options?.start ?? 0;
    this.end = options?.end ?? this.start;
    if (options?.applicationIdentifier !== undefined) {
      this.applicationIdentifier = options.applicationIdentifier;
    }
  }
}

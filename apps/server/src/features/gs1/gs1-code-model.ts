import type { Gs1ErrorCode } from '@dpp/gs1';

/** The codes of broken GS1 rules in words: what each means, and what helps. */
export const gs1Codes = {
  NON_DIGIT: {
    meaning: 'A character other than 0-9 stands where GS1 asks for a digit.',
    cure: 'Send digits alone there.',
  },
  INVALID_CHARACTER: {
    meaning: "A character is outside of GS1's character set (CSET 82).",
    cure: 'Use letters, digits and the signs of CSET 82.',
  },
  TOO_SHORT: {
    meaning: 'The value has fewer characters than its format.',
    cure: 'Send all of them, leading zeros too.',
  },
  TOO_LONG: {
    meaning: 'The value has more characters than its format.',
    cure: 'Shorten it; put a separator (FNC1) behind a value of variable length.',
  },
  CHECK_DIGIT_MISMATCH: {
    meaning: 'The last digit is not the check digit of the others.',
    cure: 'Scan or type it again; `POST /api/v1/gs1/gtin` computes it.',
  },
  NOT_ZERO: {
    meaning: 'The first digit of a GRAI in AI (8003) is not 0.',
    cure: 'Put the 0 before the 13 digits.',
  },
  INVALID_URI: {
    meaning: 'This is no absolute http or https URI, or holds a character that no URI has.',
    cure: 'Send the whole link, percent-encoded.',
  },
  INVALID_PERCENT_ENCODING: {
    meaning: 'A `%` has no two hexadecimal digits behind it, or stands for no text.',
    cure: 'Encode the value once, as UTF-8.',
  },
  DOT_SEGMENT: {
    meaning: 'A value is `.` or `..`, which clients remove from a path.',
    cure: 'Use another value.',
  },
  MISSING_PRIMARY_KEY: {
    meaning: 'The path has no GS1 key such as `/01/{GTIN}`.',
    cure: 'Send a link with a primary key.',
  },
  UNKNOWN_APPLICATION_IDENTIFIER: {
    meaning: 'This is no Application Identifier.',
    cure: 'Check the digits in front of the value, and the separator before them.',
  },
  QUALIFIER_NOT_ALLOWED: {
    meaning: 'The key does not take this qualifier.',
    cure: 'Leave it out, or use the key that it belongs to.',
  },
  QUALIFIER_OUT_OF_ORDER: {
    meaning: 'A qualifier stands behind one that it has to come before.',
    cure: 'Put them in order: variant, lot, serial number.',
  },
  QUALIFIER_IN_QUERY: {
    meaning: 'A qualifier stands in the query string.',
    cure: 'Put it into the path.',
  },
  DUPLICATE_APPLICATION_IDENTIFIER: {
    meaning: 'An Application Identifier is there twice.',
    cure: 'Send it once.',
  },
  ATTRIBUTE_NOT_ALLOWED: {
    meaning: 'The Application Identifier is no attribute of a Digital Link.',
    cure: 'Leave it out of the query string.',
  },
  EMPTY_INPUT: {
    meaning: 'There is nothing to decode.',
    cure: 'Send the data.',
  },
  INPUT_TOO_LONG: {
    meaning: 'The input is longer than any symbol.',
    cure: 'Send the data of one symbol.',
  },
  UNEXPECTED_SEPARATOR: {
    meaning: 'A separator (FNC1) stands where no value ends.',
    cure: 'Remove it, or put back what was lost before it.',
  },
  INVALID_BRACKETS: {
    meaning: 'The text is not `(AI)value` after `(AI)value`.',
    cure: 'Put each Application Identifier in round brackets.',
  },
  MISSING_SYMBOLOGY_IDENTIFIER: {
    meaning: 'The scan data do not begin with a symbology identifier such as `]d2`.',
    cure: 'Switch it on in the reader, or send the data as `elementString`.',
  },
  UNSUPPORTED_SYMBOLOGY_IDENTIFIER: {
    meaning: 'The symbology carries no GS1 data.',
    cure: 'Scan the GS1 symbol of the label.',
  },
  MANDATORY_ASSOCIATION_MISSING: {
    meaning: 'The Application Identifier needs another one beside it.',
    cure: 'Add the one that `message` names.',
  },
  INVALID_PAIR: {
    meaning: 'Two Application Identifiers exclude each other.',
    cure: 'Leave one of them out.',
  },
  INVALID_DICTIONARY: {
    meaning: 'The text is no Syntax Dictionary.',
    cure: "Send one of GS1's.",
  },
  CHECK_CHARACTERS_MISMATCH: {
    meaning: 'The last two characters are not the check character pair.',
    cure: 'Scan or type it again.',
  },
  INVALID_COMPANY_PREFIX: {
    meaning: 'The GS1 Company Prefix is missing, too short or not of digits.',
    cure: 'Send the prefix that GS1 licensed to you.',
  },
  INVALID_PADDING: {
    meaning: 'The `=` signs at the end of base64url data do not fill them up.',
    cure: 'Send them as they were encoded.',
  },
  INVALID_MONTH: {
    meaning: 'There is no such month.',
    cure: 'Use 01 to 12.',
  },
  INVALID_DAY: {
    meaning: 'The month has no such day.',
    cure: 'Use a day of the month, or 00 where the Application Identifier allows it.',
  },
  INVALID_HOUR: {
    meaning: 'There is no such hour.',
    cure: 'Use 00 to 23.',
  },
  INVALID_MINUTE: {
    meaning: 'There is no such minute.',
    cure: 'Use 00 to 59.',
  },
  INVALID_SECOND: {
    meaning: 'There is no such second.',
    cure: 'Use 00 to 59.',
  },
  ZERO_VALUE: {
    meaning: 'The number has to be more than 0.',
    cure: 'Send another number.',
  },
  LEADING_ZERO: {
    meaning: 'The number has to begin with 1 to 9.',
    cure: 'Leave the zeros out.',
  },
  NOT_ZERO_OR_ONE: {
    meaning: 'Only 0 and 1 are allowed here.',
    cure: 'Use one of them.',
  },
  NOT_HYPHEN: {
    meaning: 'Only a hyphen is allowed here.',
    cure: 'Use it.',
  },
  NON_DIGIT_REQUIRED: {
    meaning: 'A character other than a digit is needed here.',
    cure: 'Add it.',
  },
  INVALID_WINDING_DIRECTION: {
    meaning: 'A winding direction is 0, 1 or 9.',
    cure: 'Use one of them.',
  },
  INVALID_IMPORTER_INDEX: {
    meaning: 'An importer index is one letter, digit, hyphen or underscore.',
    cure: 'Use one character.',
  },
  INVALID_LATITUDE: {
    meaning: 'The latitude is beyond 180 degrees from the south pole.',
    cure: 'Check the figure.',
  },
  INVALID_LONGITUDE: {
    meaning: 'The longitude is beyond 360 degrees.',
    cure: 'Check the figure.',
  },
  UNKNOWN_COUNTRY: {
    meaning: 'This is no ISO 3166-1 numeric code.',
    cure: 'Look it up.',
  },
  UNKNOWN_CURRENCY: {
    meaning: 'This is no ISO 4217 numeric code.',
    cure: 'Look it up.',
  },
  UNKNOWN_MEDIA_TYPE: {
    meaning: "This is no media type of GS1's list.",
    cure: 'Look it up.',
  },
  UNKNOWN_PACKAGE_TYPE: {
    meaning: "This is no package type of GS1's list.",
    cure: 'Look it up.',
  },
  UNKNOWN_SEX: {
    meaning: 'This is no ISO 5218 code.',
    cure: 'Use 0, 1, 2 or 9.',
  },
  MALFORMED_SEQUENCE: {
    meaning: 'This is no position, slash and last position.',
    cure: 'Write it like `1/3`.',
  },
  POSITION_EXCEEDS_TOTAL: {
    meaning: 'The position is beyond the last one.',
    cure: 'Exchange the two, or correct the total.',
  },
  NOT_COMPRESSED: {
    meaning: 'The link has no compressed part.',
    cure: 'Send it as `digitalLink` all the same: links of either form are read.',
  },
  INVALID_COMPRESSION: {
    meaning: 'The compressed part of the link cannot be read.',
    cure: 'Scan the code again.',
  },
  COUPON_FIELD_MISSING: {
    meaning: 'A field of the coupon is missing.',
    cure: 'See the North American coupon specification.',
  },
  COUPON_FIELD_TRUNCATED: {
    meaning: 'A field of the coupon is cut off.',
    cure: 'Scan the code again.',
  },
  COUPON_INVALID_LENGTH_INDICATOR: {
    meaning: 'A length indicator of the coupon is wrong.',
    cure: 'See the North American coupon specification.',
  },
  COUPON_INVALID_FIELD: {
    meaning: 'A field of the coupon holds no such value.',
    cure: 'See the North American coupon specification.',
  },
  COUPON_DATES_REVERSED: {
    meaning: 'The coupon ends before it begins.',
    cure: 'Exchange the dates.',
  },
  COUPON_EXCESS_DATA: {
    meaning: 'Data follow after the end of the coupon.',
    cure: 'Remove them.',
  },
  NO_ROOM: {
    meaning: 'The picture is too small for the symbol.',
    cure: 'Ask for a larger one.',
  },
} as const satisfies Record<Gs1ErrorCode, { readonly meaning: string; readonly cure: string }>;

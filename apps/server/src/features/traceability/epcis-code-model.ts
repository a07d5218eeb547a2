import type { EpcisProblemCode } from '@dpp/epcis';

/** The codes of faults of an EPCIS document in words: what each means, and what helps. */
export const epcisCodes = {
  WRONG_TYPE: {
    meaning: 'The value is of another JSON type than the standard has.',
    cure: 'Send the type that `message` names.',
  },
  MISSING_MEMBER: {
    meaning: 'A member that the standard requires is missing.',
    cure: 'Add it.',
  },
  UNKNOWN_MEMBER: {
    meaning: 'The member is neither of the standard nor of an extension that `@context` declares.',
    cure: 'Check its spelling, or declare the prefix of the extension.',
  },
  UNKNOWN_TYPE: {
    meaning: 'The document or event has a `type` that is not captured here.',
    cure: 'Use a type of EPCIS 2.0.',
  },
  INVALID_URI: {
    meaning: 'This is no absolute URI.',
    cure: 'Send a URI with its scheme.',
  },
  INVALID_TIME: {
    meaning: 'This is no date and time with its offset.',
    cure: 'Write it like `2026-03-04T10:00:00Z`.',
  },
  INVALID_TIME_ZONE_OFFSET: {
    meaning: 'This is no offset.',
    cure: 'Write it like `+02:00`.',
  },
  INVALID_VERSION: {
    meaning: 'The version is not numbers with dots between them.',
    cure: 'Send `2.0`.',
  },
  INVALID_UNIT: {
    meaning: 'The unit is no code of UN/CEFACT recommendation 20.',
    cure: 'Use its two or three characters, such as `KGM`.',
  },
  INVALID_HEX: {
    meaning: 'This is no hexadecimal text.',
    cure: 'Use 0-9 and a-f.',
  },
  UNKNOWN_ACTION: {
    meaning: 'The action is none of the three.',
    cure: 'Use `ADD`, `OBSERVE` or `DELETE`.',
  },
  UNKNOWN_WORD: {
    meaning: 'This is neither a word of the core vocabulary nor a URI.',
    cure: 'Use the word of the standard, or a URI of your own.',
  },
  RESERVED_URI: {
    meaning: 'The standard has a bare word for this URI.',
    cure: 'Use the word.',
  },
  EMPTY_LIST: {
    meaning: 'A list that needs an entry has none.',
    cure: 'Add one, or leave the list out.',
  },
  DUPLICATE_VALUE: {
    meaning: 'A set holds a value twice.',
    cure: 'Send it once.',
  },
  WHAT_MISSING: {
    meaning: 'The event names nothing that it is about.',
    cure: 'Add an EPC or a quantity.',
  },
  ILMD_NOT_ALLOWED: {
    meaning: 'Instance or lot master data stand in an event that creates nothing.',
    cure: 'Move them to the event that creates the thing.',
  },
} as const satisfies Record<EpcisProblemCode, { readonly meaning: string; readonly cure: string }>;

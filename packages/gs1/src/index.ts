export { checkDigit, isCheckDigitValid } from './check-digit.js';
export type {
  DigitalLink,
  DigitalLinkParameter,
  DigitalLinkPrimaryKey,
  DigitalLinkQualifier,
} from './digital-link.js';
export { Gs1Error } from './error.js';
export type { Gs1ErrorCode, Gs1ErrorOptions, Gs1Problem } from './error.js';
export { formatDigitalLinkUri } from './format-digital-link-uri.js';
export type { DigitalLinkParts } from './format-digital-link-uri.js';
export { isGln, parseGln } from './gln.js';
export type { Gln, ParsedGln } from './gln.js';
export { isGrai, parseGrai } from './grai.js';
export type { Grai, ParsedGrai } from './grai.js';
export { isGtin, isGtin14, parseGtin, toGtin14 } from './gtin.js';
export type { Gtin, Gtin12, Gtin13, Gtin14, Gtin8, GtinFormat, ParsedGtin } from './gtin.js';
export { parseDigitalLinkUri } from './parse-digital-link-uri.js';
export { findSerialProblem, isSerial } from './serial.js';
export { isSscc, parseSscc } from './sscc.js';
export type { ParsedSscc, Sscc } from './sscc.js';

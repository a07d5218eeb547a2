export { dictionaryVersion } from './__generated__/syntax-dictionary.js';
export type { ApplicationIdentifier } from './__generated__/syntax-dictionary.js';
export type { AiElement } from './ai-element.js';
export {
  builtInDictionary,
  findApplicationIdentifier,
  isApplicationIdentifier,
} from './application-identifier.js';
export { checkDigit, isCheckDigitValid } from './check-digit.js';
export { decodeBracketed } from './decode-bracketed.js';
export { decodeDigitalLinkUri } from './decode-digital-link-uri.js';
export { decodeElementString } from './decode-element-string.js';
export type { DecodeOptions, ElementStringOptions } from './decode-options.js';
export { decodeScanData } from './decode-scan-data.js';
export { decode } from './decode.js';
export type { Decoded, Gs1Syntax, SeparatorSuggestion } from './decoded.js';
export { decompressDigitalLinkUri } from './decompress-digital-link-uri.js';
export type { Decompression, DecompressionOptions } from './decompress-digital-link-uri.js';
export { Dictionary } from './dictionary/dictionary.js';
export type { ApplicationIdentifierEntry, Component, ComponentType } from './dictionary/entry.js';
export { canonicalUriStem } from './digital-link.js';
export type { DigitalLink, DigitalLinkParameter } from './digital-link.js';
export { encodeBracketed } from './encode-bracketed.js';
export { encodeDigitalLinkUri } from './encode-digital-link-uri.js';
export type { EncodeDigitalLinkOptions } from './encode-digital-link-uri.js';
export { encodeElementString } from './encode-element-string.js';
export { encodeScanData } from './encode-scan-data.js';
export { Gs1Error } from './error.js';
export type { Gs1ErrorCode, Gs1ErrorOptions, Gs1Problem } from './error.js';
export { formatDigitalLinkUri } from './format-digital-link-uri.js';
export type { DigitalLinkParts } from './format-digital-link-uri.js';
export { formatHri } from './format-hri.js';
export type { HriOptions } from './format-hri.js';
export { isGln } from './gln.js';
export type { Gln, GlnParts, ParsedGln } from './gln.js';
export { isGrai, parseGrai } from './grai.js';
export type { Grai, GraiParts, ParsedGrai } from './grai.js';
export { isGtin, isGtin14, parseGtin, toGtin14 } from './gtin.js';
export type {
  Gtin,
  Gtin12,
  Gtin13,
  Gtin14,
  Gtin8,
  GtinFormat,
  GtinOfFormat,
  ParsedGtin,
} from './gtin.js';
export type { Linter, LinterRefusal } from './linters/linter.js';
export { parseDigitalLinkUri } from './parse-digital-link-uri.js';
export { isSscc } from './sscc.js';
export type { ParsedSscc, Sscc, SsccParts } from './sscc.js';
export { suggestSeparators } from './suggest-separators.js';
export type { Symbology, SymbologyName } from './symbology.js';

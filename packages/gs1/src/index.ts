export { dictionaryVersion } from './__generated__/syntax-dictionary.js';
export type { ApplicationIdentifier } from './__generated__/syntax-dictionary.js';
export type { AiElement } from './syntax/ai-element.js';
export {
  builtInDictionary,
  findApplicationIdentifier,
  isApplicationIdentifier,
} from './syntax/application-identifier.js';
export { checkDigit, isCheckDigitValid } from './keys/check-digit.js';
export { decodeBracketed } from './syntax/decode-bracketed.js';
export { decodeDigitalLinkUri } from './digital-link/decode-digital-link-uri.js';
export { decodeElementString } from './syntax/decode-element-string.js';
export type { DecodeOptions, ElementStringOptions } from './syntax/decode-options.js';
export { decodeScanData } from './scan-data/decode-scan-data.js';
export { decode } from './scan-data/decode.js';
export type { Decoded, Gs1Syntax, SeparatorSuggestion } from './syntax/decoded.js';
export { decompressDigitalLinkUri } from './digital-link/decompress-digital-link-uri.js';
export type {
  Decompression,
  DecompressionOptions,
} from './digital-link/decompress-digital-link-uri.js';
export { Dictionary } from './dictionary/dictionary.js';
export type { ApplicationIdentifierEntry, Component } from './dictionary/entry.js';
export type { ComponentType } from './linters/registry.js';
export { canonicalUriStem } from './syntax/digital-link.js';
export type { DigitalLink, DigitalLinkParameter } from './syntax/digital-link.js';
export { encodeBracketed } from './syntax/encode-bracketed.js';
export { encodeDigitalLinkUri } from './digital-link/encode-digital-link-uri.js';
export type { EncodeDigitalLinkOptions } from './digital-link/encode-digital-link-uri.js';
export { encodeElementString } from './syntax/encode-element-string.js';
export { encodeScanData } from './scan-data/encode-scan-data.js';
export { Gs1Error } from './error.js';
export type { Gs1ErrorCode, Gs1ErrorOptions, Gs1Problem } from './error.js';
export { formatDigitalLinkUri } from './digital-link/format-digital-link-uri.js';
export type { DigitalLinkParts } from './digital-link/format-digital-link-uri.js';
export { formatHri } from './syntax/format-hri.js';
export type { HriOptions } from './syntax/format-hri.js';
export { isGln } from './keys/gln.js';
export type { Gln, GlnParts, ParsedGln } from './keys/gln.js';
export { isGrai, parseGrai } from './keys/grai.js';
export type { Grai, GraiParts, ParsedGrai } from './keys/grai.js';
export { isGtin, isGtin14, parseGtin, toGtin14 } from './keys/gtin.js';
export type {
  Gtin,
  Gtin12,
  Gtin13,
  Gtin14,
  Gtin8,
  GtinFormat,
  GtinOfFormat,
  ParsedGtin,
} from './keys/gtin.js';
export type { Linter, LinterRefusal } from './linters/linter.js';
export { parseDigitalLinkUri } from './digital-link/parse-digital-link-uri.js';
export { isSscc } from './keys/sscc.js';
export type { ParsedSscc, Sscc, SsccParts } from './keys/sscc.js';
export { suggestSeparators } from './syntax/suggest-separators.js';
export type { Symbology, SymbologyName } from './syntax/symbology.js';

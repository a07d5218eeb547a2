export { dictionaryVersion } from './__generated__/syntax-dictionary.js';
export type { ApplicationIdentifier } from './__generated__/syntax-dictionary.js';
export type { AiElement } from './ai-element.js';
export {
  builtInDictionary,
  findApplicationIdentifier,
  isApplicationIdentifier,
} from './application-identifier.js';
export { checkCharacterPair, isCheckCharacterPairValid } from './check-character-pair.js';
export { checkDigit, isCheckDigitValid } from './check-digit.js';
export { compressDigitalLinkUri } from './compress-digital-link-uri.js';
export type { CompressionOptions } from './compress-digital-link-uri.js';
export { createCpid, isCpid, isCpidSerial, parseCpid } from './cpid.js';
export type { Cpid, CpidParts, ParsedCpid } from './cpid.js';
export {
  createGtin12,
  createGtin13,
  createGtin14,
  createGtin8,
  withIndicatorDigit,
} from './create-gtin.js';
export type { Gtin14Parts, Gtin8Parts, GtinParts } from './create-gtin.js';
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
export { loadDictionary } from './dictionary/load-dictionary.js';
export type { LoadDictionaryOptions } from './dictionary/load-dictionary.js';
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
export { createGcn, isGcn, parseGcn } from './gcn.js';
export type { Gcn, GcnParts, ParsedGcn } from './gcn.js';
export { createGdti, isGdti, parseGdti } from './gdti.js';
export type { Gdti, GdtiParts, ParsedGdti } from './gdti.js';
export { createGiai, isGiai, parseGiai } from './giai.js';
export type { Giai, GiaiParts, ParsedGiai } from './giai.js';
export { createGinc, isGinc, parseGinc } from './ginc.js';
export type { Ginc, GincParts, ParsedGinc } from './ginc.js';
export { createGln, isGln, isGlnExtension, parseGln } from './gln.js';
export type { Gln, GlnParts, ParsedGln } from './gln.js';
export { createGmn, isGmn, parseGmn } from './gmn.js';
export type { Gmn, GmnParts, ParsedGmn } from './gmn.js';
export { createGrai, isGrai, parseGrai } from './grai.js';
export type { Grai, GraiParts, ParsedGrai } from './grai.js';
export { createGsin, isGsin, parseGsin } from './gsin.js';
export type { Gsin, GsinParts, ParsedGsin } from './gsin.js';
export { createGsrn, isGsrn, isSrin, parseGsrn } from './gsrn.js';
export type { Gsrn, GsrnParts, ParsedGsrn } from './gsrn.js';
export { convertGtin, isGtin, isGtin14, parseGtin, toGtin14 } from './gtin.js';
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
export { createItip, isItip, parseItip } from './itip.js';
export type { Itip, ItipParts, ParsedItip } from './itip.js';
export type { Linter, LinterRefusal } from './linters/linter.js';
export { createMudi, isMudi, parseMudi } from './mudi.js';
export type { Mudi, MudiParts, ParsedMudi } from './mudi.js';
export { parseDigitalLinkUri } from './parse-digital-link-uri.js';
export { findSerialProblem, isSerial } from './serial.js';
export { createSscc, isSscc, parseSscc } from './sscc.js';
export type { ParsedSscc, Sscc, SsccParts } from './sscc.js';
export { suggestSeparators } from './suggest-separators.js';
export type { Symbology, SymbologyName } from './symbology.js';
export { typedValueOf } from './typed-value-of.js';
export type { TypedValueOptions } from './typed-value-of.js';
export { gtin12OfUpcE, upcEOfGtin12 } from './upc-e.js';
export type { CountryValue, CurrencyValue, TypedValue } from './values/typed-value.js';

export { checkCharacterPair, isCheckCharacterPairValid } from './check-character-pair.js';
export { checkDigit, isCheckDigitValid } from './check-digit.js';
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
export { Gs1Error } from './error.js';
export type { Gs1ErrorCode, Gs1ErrorOptions, Gs1Problem } from './error.js';
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
export { createMudi, isMudi, parseMudi } from './mudi.js';
export type { Mudi, MudiParts, ParsedMudi } from './mudi.js';
export { findSerialProblem, isSerial } from './serial.js';
export { createSscc, isSscc, parseSscc } from './sscc.js';
export type { ParsedSscc, Sscc, SsccParts } from './sscc.js';
export { gtin12OfUpcE, upcEOfGtin12 } from './upc-e.js';

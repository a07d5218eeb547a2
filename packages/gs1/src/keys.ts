export {
  checkCharacterPair,
  isCheckCharacterPairValid,
} from './characters/check-character-pair.js';
export { checkDigit, isCheckDigitValid } from './keys/check-digit.js';
export { createCpid, isCpid, isCpidSerial, parseCpid } from './keys/cpid.js';
export type { Cpid, CpidParts, ParsedCpid } from './keys/cpid.js';
export {
  createGtin12,
  createGtin13,
  createGtin14,
  createGtin8,
  withIndicatorDigit,
} from './keys/create-gtin.js';
export type { Gtin14Parts, Gtin8Parts, GtinParts } from './keys/create-gtin.js';
export { Gs1Error } from './error.js';
export type { Gs1ErrorCode, Gs1ErrorOptions, Gs1Problem } from './error.js';
export { createGcn, isGcn, parseGcn } from './keys/gcn.js';
export type { Gcn, GcnParts, ParsedGcn } from './keys/gcn.js';
export { createGdti, isGdti, parseGdti } from './keys/gdti.js';
export type { Gdti, GdtiParts, ParsedGdti } from './keys/gdti.js';
export { createGiai, isGiai, parseGiai } from './keys/giai.js';
export type { Giai, GiaiParts, ParsedGiai } from './keys/giai.js';
export { createGinc, isGinc, parseGinc } from './keys/ginc.js';
export type { Ginc, GincParts, ParsedGinc } from './keys/ginc.js';
export { createGln, isGln, isGlnExtension, parseGln } from './keys/gln.js';
export type { Gln, GlnParts, ParsedGln } from './keys/gln.js';
export { createGmn, isGmn, parseGmn } from './keys/gmn.js';
export type { Gmn, GmnParts, ParsedGmn } from './keys/gmn.js';
export { createGrai, isGrai, parseGrai } from './keys/grai.js';
export type { Grai, GraiParts, ParsedGrai } from './keys/grai.js';
export { createGsin, isGsin, parseGsin } from './keys/gsin.js';
export type { Gsin, GsinParts, ParsedGsin } from './keys/gsin.js';
export { createGsrn, isGsrn, isSrin, parseGsrn } from './keys/gsrn.js';
export type { Gsrn, GsrnParts, ParsedGsrn } from './keys/gsrn.js';
export { convertGtin, isGtin, isGtin14, parseGtin, toGtin14 } from './keys/gtin.js';
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
export { createItip, isItip, parseItip } from './keys/itip.js';
export type { Itip, ItipParts, ParsedItip } from './keys/itip.js';
export { createMudi, isMudi, parseMudi } from './keys/mudi.js';
export type { Mudi, MudiParts, ParsedMudi } from './keys/mudi.js';
export { findSerialProblem, isSerial } from './keys/serial.js';
export { createSscc, isSscc, parseSscc } from './keys/sscc.js';
export type { ParsedSscc, Sscc, SsccParts } from './keys/sscc.js';
export { gtin12OfUpcE, upcEOfGtin12 } from './keys/upc-e.js';

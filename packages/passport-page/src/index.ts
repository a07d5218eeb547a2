export { toErrorPage } from './error-page.js';
export type { ErrorFacts } from './error-page.js';
export { toPassportPage } from './passport-page.js';
export type { PassportPageOptions } from './passport-page.js';
export type { Successor } from './status-banner.js';
export { toTombstonePage } from './tombstone-page.js';
export type { Remains } from './tombstone-page.js';
export { toUnitPage } from './unit-page.js';
export type { UnitPageOptions } from './unit-page.js';
export type {
  EarlierReading,
  EarlierReadings,
  Enrichment,
  FacilityNode,
  MeasurementNode,
  OperatorNode,
  PassportDocument,
  PassportMetadata,
  PrivilegedUnitDocument,
  ProofNode,
  PublicUnitDocument,
  RelatedUnitNode,
  BatchNode,
  StatusNote,
  TombstoneDocument,
  UnitDocument,
} from './documents.js';
export type { CategoryPage, FactRule, SectionRule } from './category-page.js';
export type { CodeModules, PageOptions, ProductPageOptions } from './page-options.js';
export type { Picture } from './parts/product-head.js';
export type { GrantInLinks } from './unit-links.js';
export { createLanguage } from './values/language.js';
export type { Language, LanguageTexts } from './values/language.js';
export type { PageTexts } from './texts/en.js';
export { PassportPageError } from './error.js';
export type { PassportPageErrorCode } from './error.js';
export {
  parsePassportDocument,
  parseTombstoneDocument,
  parseUnitDocument,
} from './parse-document.js';
export { keepQuery, saysMore } from './keep-query.js';
export { pageStyles } from './style/page-style.js';
export type { PageKind } from './style/page-style.js';

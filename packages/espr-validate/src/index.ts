export type {
  AluminiumMetadata,
  BatteriesMetadata,
  CarbonFootprint,
  ChemicalsMetadata,
  ConstructionMetadata,
  CosmeticsMetadata,
  DocumentReference,
  ElectronicsMetadata,
  HazardousSubstance,
  IronSteelMetadata,
  Manufacturer,
  MaterialShare,
  NotifiedBody,
  OperatorReference,
  PassportMetadata,
  RecycledContent,
  SharedMetadata,
  SubstanceShare,
  TemperatureRange,
  TextilesMetadata,
  ToysMetadata,
  Translation,
} from './__generated__/metadata.js';
export { PRODUCT_CATEGORIES, isProductCategory } from './product-category.js';
export type { ProductCategory } from './product-category.js';
export { VALIDATION_FAILED_MESSAGE, validateMetadata } from './validate-metadata.js';
export type {
  MetadataValidation,
  ValidateMetadataOptions,
  ValidationItem,
} from './validate-metadata.js';
export { batchFields, batchMetadataCheck } from './batch-metadata.js';
export type { BatchMetadataCheck, BatchValidation } from './batch-metadata.js';
export { batteryReadiness } from './battery-readiness.js';
export type { BatteryReadiness, MissingBatteryData } from './rules/battery-data.js';
export type { BatteryDataTier, BatteryType } from './rules/battery-data-points.js';
export { AUDIENCE_TABLE, RESTRICTED_KEYS, mayRead } from './audiences.js';
export type { Audience, AudienceRow } from './audiences.js';
export { checkProductId } from './product-id.js';
export type { ProductIdCheck } from './product-id.js';
export type { AdvisoryCode, AdvisoryItem } from './advisories/advisory.js';
export { personalDataAdvisory } from './advisories/personal-data.js';
export {
  aasOperatorUnknownAdvisory,
  aasSubmodelNotReadAdvisory,
  draftDemotedAdvisory,
  eoriNotFoundAdvisory,
  gtinAutoCopiedNotice,
  nonGs1ProductIdAdvisory,
  operatorAutoAttributedNotice,
  unitNoScannableLinkAdvisory,
} from './advisories/save-advisories.js';
export type { Wording } from './messages/wording.js';
export { LOCALES, chooseLocale } from './locale.js';
export type { Locale, LocalePreference } from './locale.js';
export { isCountryCode } from './country-code.js';
export { isEori } from './eori.js';
export { REDACTION_PLACEHOLDER } from './redaction-placeholder.js';

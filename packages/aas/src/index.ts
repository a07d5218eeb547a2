export { AasError } from './error.js';
export type { AasErrorCode } from './error.js';
export { decodeSubmodelElements } from './elements/decode-submodel-elements.js';
export { encodeSubmodelElements } from './elements/encode-submodel-elements.js';
export { decodeIdShort, encodeIdShort } from './elements/id-short.js';
export type {
  Blob,
  MultiLanguageProperty,
  Property,
  SubmodelElement,
  SubmodelElementCollection,
  SubmodelElementList,
  SubmodelElementValue,
  ValueType,
} from './elements/submodel-element.js';
export type { Edition } from './metamodel/editions.js';
export type { EnvironmentProblem } from './metamodel/problem-list.js';
export { validateEnvironment } from './metamodel/validate-environment.js';
export type {
  EnvironmentValidation,
  ValidateEnvironmentOptions,
} from './metamodel/validate-environment.js';

/** Entry `@dpp/espr-validate/registry`: what the European registry of product passports asks for. */
export {
  DEFAULT_REGISTRY_MAPPING,
  REGISTRY_GRANULARITIES,
  REGISTRY_HASHES,
  REGISTRY_IDENTIFIER_FORMS,
  REGISTRY_LEVEL_FIELDS,
  REGISTRY_MEMBERS,
  REGISTRY_RESULT_MEMBERS,
} from './registry/registry-mapping.js';
export type {
  RegistryField,
  RegistryGranularity,
  RegistryHash,
  RegistryIdentifierForm,
  RegistryLevelField,
  RegistryMapping,
  RegistryMember,
  RegistryResultMember,
} from './registry/registry-mapping.js';
export { registryMappingProblems } from './registry/mapping-problems.js';
export type { RegistryMappingProblem } from './registry/mapping-problems.js';
export type { RegistrySubject } from './registry/registry-subject.js';
export { REGISTRY_BLOCKERS } from './registry/blocker.js';
export type { RegistryBlocker, RegistryBlockerCode } from './registry/blocker.js';
export { registryReadiness } from './registry/registry-readiness.js';
export type { RegistryReadiness } from './registry/registry-readiness.js';
export { registryRecord } from './registry/registry-record.js';
export type { RegistryRecord } from './registry/registry-record.js';
export { REGISTRY_STATES, registryState, saysTheSame } from './registry/registry-state.js';
export type { ExportedRecord, RegistryState } from './registry/registry-state.js';
export { MAXIMUM_REQUESTS_PER_FILE } from './registry/file-fields.js';
export type { RegistryRequest } from './registry/file-fields.js';
export { writeRegistryJson } from './registry/write-registry-json.js';
export { writeRegistryXml } from './registry/write-registry-xml.js';
export { registryJsonSchema, registryXmlSchema } from './registry/registry-file-schema.js';

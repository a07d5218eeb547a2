import { xsdTypes } from './xsd-literals.js';
import type { SinceEdition } from './editions.js';

/** Kinds of submodel elements that an AAS can name (AasSubmodelElements), abstract ones too. */
const submodelElements = [
  'AnnotatedRelationshipElement',
  'BasicEventElement',
  'Blob',
  'Capability',
  'DataElement',
  'Entity',
  'EventElement',
  'File',
  'MultiLanguageProperty',
  'Operation',
  'Property',
  'Range',
  'ReferenceElement',
  'RelationshipElement',
  'SubmodelElement',
  'SubmodelElementCollection',
  'SubmodelElementList',
] as const;

/** The enumerations of IDTA-01001 and, of data specifications, IDTA-01003-a. */
export const enumerations = {
  AasSubmodelElements: submodelElements,
  AssetKind: {
    '3.0': ['Instance', 'NotApplicable', 'Type'],
    '3.1': ['Instance', 'NotApplicable', 'Role', 'Type'],
    '3.2': ['Batch', 'Instance', 'NotApplicable', 'Role', 'Type'],
  },
  DataTypeDefXsd: Object.keys(xsdTypes),
  DataTypeIec61360: [
    ...['BLOB', 'BOOLEAN', 'DATE', 'FILE', 'HTML', 'IRDI', 'IRI', 'TIME', 'TIMESTAMP'],
    ...['INTEGER_COUNT', 'INTEGER_CURRENCY', 'INTEGER_MEASURE', 'RATIONAL', 'RATIONAL_MEASURE'],
    ...['REAL_COUNT', 'REAL_CURRENCY', 'REAL_MEASURE', 'STRING', 'STRING_TRANSLATABLE'],
  ],
  Direction: ['input', 'output'],
  EntityType: ['CoManagedEntity', 'SelfManagedEntity'],
  KeyTypes: [
    ...['FragmentReference', 'GlobalReference', 'Identifiable', 'Referable'],
    ...['AssetAdministrationShell', 'ConceptDescription', 'Submodel'],
    ...submodelElements,
  ],
  ModellingKind: ['Instance', 'Template'],
  QualifierKind: ['ConceptQualifier', 'TemplateQualifier', 'ValueQualifier'],
  ReferenceTypes: ['ExternalReference', 'ModelReference'],
  StateOfEvent: ['off', 'on'],
} satisfies Record<string, SinceEdition<readonly string[]>>;

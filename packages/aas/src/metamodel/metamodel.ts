import type { Edition, SinceEdition } from './editions.js';

/**
 * How often a member stands. In JSON, `*` is a list, which is left out where it would be empty; `* or empty` may
 * be there with nothing in it, which the schemas allow nowhere.
 */
export type Cardinality = '1' | '0..1' | '1..*' | '0..*' | '0..* or empty';

/**
 * What a member is: a class, an enumeration, a kind of text or `boolean`. An abstract class stands for all that
 * inherit from it, and `modelType` says which.
 */
export type Member = readonly [kind: string, cardinality: SinceEdition<Cardinality>];

export interface MetamodelClass {
  readonly abstract?: true;
  /** What it inherits from. */
  readonly is?: readonly string[];
  readonly has?: Readonly<Record<string, Member>>;
  /** The edition that brought it; without it the first. */
  readonly since?: Edition;
}

const optionalSince31 = { '3.0': '1', '3.1': '0..1' } as const;

/**
 * The classes of IDTA-01001 that an Environment can hold and, of IDTA-01003-a and its successor for units, the
 * contents of data specifications, each with its own members. Members that are not listed may hold anything.
 */
export const metamodel = {
  Environment: {
    has: {
      assetAdministrationShells: ['AssetAdministrationShell', '0..* or empty'],
      submodels: ['Submodel', '0..* or empty'],
      conceptDescriptions: ['ConceptDescription', '0..* or empty'],
    },
  },

  // What others inherit from.
  HasDataSpecification: {
    abstract: true,
    has: { embeddedDataSpecifications: ['EmbeddedDataSpecification', '0..*'] },
  },
  HasExtensions: { abstract: true, has: { extensions: ['Extension', '0..*'] } },
  HasKind: { abstract: true, has: { kind: ['ModellingKind', '0..1'] } },
  HasSemantics: {
    abstract: true,
    has: {
      semanticId: ['Reference', '0..1'],
      supplementalSemanticIds: ['Reference', '0..*'],
    },
  },
  Qualifiable: { abstract: true, has: { qualifiers: ['Qualifier', '0..*'] } },
  Referable: {
    abstract: true,
    is: ['HasExtensions'],
    has: {
      category: ['CategoryType', '0..1'],
      idShort: ['IdShortType', '0..1'],
      displayName: ['LangStringNameType', '0..*'],
      description: ['LangStringTextType', '0..*'],
    },
  },
  Identifiable: {
    abstract: true,
    is: ['Referable'],
    has: {
      administration: ['AdministrativeInformation', '0..1'],
      id: ['Identifier', '1'],
    },
  },
  AdministrativeInformation: {
    is: ['HasDataSpecification'],
    has: {
      version: ['VersionType', '0..1'],
      revision: ['RevisionType', '0..1'],
      creator: ['Reference', '0..1'],
      createdAt: ['DateTimeUtc', { '3.2': '0..1' }],
      updatedAt: ['DateTimeUtc', { '3.2': '0..1' }],
      templateId: ['Identifier', '0..1'],
    },
  },
  Extension: {
    is: ['HasSemantics'],
    has: {
      name: ['NameType', '1'],
      valueType: ['DataTypeDefXsd', '0..1'],
      value: ['ValueDataType', '0..1'],
      refersTo: ['Reference', '0..*'],
    },
  },
  Qualifier: {
    is: ['HasSemantics'],
    has: {
      kind: ['QualifierKind', '0..1'],
      type: ['NameType', '1'],
      valueType: ['DataTypeDefXsd', '1'],
      value: ['ValueDataType', '0..1'],
      valueId: ['Reference', '0..1'],
    },
  },

  // Identifiables.
  AssetAdministrationShell: {
    is: ['Identifiable', 'HasDataSpecification'],
    has: {
      derivedFrom: ['Reference', '0..1'],
      assetInformation: ['AssetInformation', '1'],
      submodels: ['Reference', '0..*'],
    },
  },
  AssetInformation: {
    has: {
      assetKind: ['AssetKind', '1'],
      globalAssetId: ['Identifier', '0..1'],
      specificAssetIds: ['SpecificAssetId', '0..*'],
      assetType: ['Identifier', '0..1'],
      defaultThumbnail: ['Resource', '0..1'],
    },
  },
  Resource: { has: { path: ['PathType', '1'], contentType: ['ContentType', '0..1'] } },
  SpecificAssetId: {
    is: ['HasSemantics'],
    has: {
      name: ['LabelType', '1'],
      value: ['Identifier', '1'],
      externalSubjectId: ['Reference', '0..1'],
    },
  },
  Submodel: {
    is: ['Identifiable', 'HasKind', 'HasSemantics', 'Qualifiable', 'HasDataSpecification'],
    has: { submodelElements: ['SubmodelElement', '0..*'] },
  },
  ConceptDescription: {
    is: ['Identifiable', 'HasDataSpecification'],
    has: { isCaseOf: ['Reference', '0..*'] },
  },

  // Submodel elements.
  SubmodelElement: {
    abstract: true,
    is: ['Referable', 'HasSemantics', 'Qualifiable', 'HasDataSpecification'],
  },
  DataElement: { abstract: true, is: ['SubmodelElement'] },
  EventElement: { abstract: true, is: ['SubmodelElement'] },
  RelationshipElement: {
    is: ['SubmodelElement'],
    has: { first: ['Reference', optionalSince31], second: ['Reference', optionalSince31] },
  },
  AnnotatedRelationshipElement: {
    is: ['RelationshipElement'],
    has: { annotations: ['DataElement', '0..*'] },
  },
  BasicEventElement: {
    is: ['EventElement'],
    has: {
      observed: ['Reference', '1'],
      direction: ['Direction', '1'],
      state: ['StateOfEvent', '1'],
      messageTopic: ['MessageTopicType', '0..1'],
      messageBroker: ['Reference', '0..1'],
      lastUpdate: ['DateTimeUtc', '0..1'],
      minInterval: ['Duration', '0..1'],
      maxInterval: ['Duration', '0..1'],
    },
  },
  Blob: {
    is: ['DataElement'],
    has: { value: ['BlobType', '0..1'], contentType: ['ContentType', optionalSince31] },
  },
  Capability: { is: ['SubmodelElement'] },
  Entity: {
    is: ['SubmodelElement'],
    has: {
      statements: ['SubmodelElement', '0..*'],
      entityType: ['EntityType', optionalSince31],
      globalAssetId: ['Identifier', '0..1'],
      specificAssetIds: ['SpecificAssetId', '0..*'],
    },
  },
  File: {
    is: ['DataElement'],
    has: { value: ['PathType', '0..1'], contentType: ['ContentType', optionalSince31] },
  },
  MultiLanguageProperty: {
    is: ['DataElement'],
    has: { value: ['LangStringTextType', '0..*'], valueId: ['Reference', '0..1'] },
  },
  Operation: {
    is: ['SubmodelElement'],
    has: {
      inputVariables: ['OperationVariable', '0..*'],
      outputVariables: ['OperationVariable', '0..*'],
      inoutputVariables: ['OperationVariable', '0..*'],
    },
  },
  OperationVariable: { has: { value: ['SubmodelElement', '1'] } },
  Property: {
    is: ['DataElement'],
    has: {
      valueType: ['DataTypeDefXsd', '1'],
      value: ['ValueDataType', '0..1'],
      valueId: ['Reference', '0..1'],
    },
  },
  Range: {
    is: ['DataElement'],
    has: {
      valueType: ['DataTypeDefXsd', '1'],
      min: ['ValueDataType', '0..1'],
      max: ['ValueDataType', '0..1'],
    },
  },
  ReferenceElement: { is: ['DataElement'], has: { value: ['Reference', '0..1'] } },
  SubmodelElementCollection: {
    is: ['SubmodelElement'],
    has: { value: ['SubmodelElement', '0..*'] },
  },
  SubmodelElementList: {
    is: ['SubmodelElement'],
    has: {
      orderRelevant: ['boolean', '0..1'],
      semanticIdListElement: ['Reference', '0..1'],
      typeValueListElement: ['AasSubmodelElements', '1'],
      valueTypeListElement: ['DataTypeDefXsd', '0..1'],
      value: ['SubmodelElement', '0..*'],
    },
  },

  // References and texts of a language.
  Reference: {
    has: {
      type: ['ReferenceTypes', '1'],
      referredSemanticId: ['Reference', '0..1'],
      keys: ['Key', '1..*'],
    },
  },
  Key: { has: { type: ['KeyTypes', '1'], value: ['Identifier', '1'] } },
  AbstractLangString: { abstract: true, has: { language: ['BCP47LanguageTag', '1'] } },
  LangStringNameType: { is: ['AbstractLangString'], has: { text: ['NameType', '1'] } },
  LangStringTextType: { is: ['AbstractLangString'], has: { text: ['Text', '1'] } },

  // Data specifications.
  EmbeddedDataSpecification: {
    has: {
      dataSpecification: ['Reference', '1'],
      dataSpecificationContent: ['DataSpecificationContent', '1'],
    },
  },
  DataSpecificationContent: { abstract: true },
  DataSpecificationIec61360: {
    is: ['DataSpecificationContent'],
    has: {
      preferredName: ['LangStringPreferredNameTypeIec61360', '1..*'],
      shortName: ['LangStringShortNameTypeIec61360', '0..*'],
      unit: ['UnboundedText', '0..1'],
      unitId: ['Reference', '0..1'],
      sourceOfDefinition: ['UnboundedText', '0..1'],
      symbol: ['UnboundedText', '0..1'],
      dataType: ['DataTypeIec61360', '0..1'],
      definition: ['LangStringDefinitionTypeIec61360', '0..*'],
      valueFormat: ['UnboundedText', '0..1'],
      valueList: ['ValueList', '0..1'],
      value: ['ValueTypeIec61360', '0..1'],
      levelType: ['LevelType', '0..1'],
    },
  },
  LangStringPreferredNameTypeIec61360: {
    is: ['AbstractLangString'],
    has: { text: ['PreferredNameText', '1'] },
  },
  LangStringShortNameTypeIec61360: {
    is: ['AbstractLangString'],
    has: { text: ['ShortNameText', '1'] },
  },
  LangStringDefinitionTypeIec61360: { is: ['AbstractLangString'], has: { text: ['Text', '1'] } },
  LevelType: {
    has: {
      min: ['boolean', '1'],
      nom: ['boolean', '1'],
      typ: ['boolean', '1'],
      max: ['boolean', '1'],
    },
  },
  ValueList: { has: { valueReferencePairs: ['ValueReferencePair', '1..*'] } },
  ValueReferencePair: {
    has: { value: ['ValueTypeIec61360', '1'], valueId: ['Reference', optionalSince31] },
  },
  DataSpecificationUom: {
    is: ['DataSpecificationContent'],
    since: '3.2',
    has: {
      preferredName: ['LangStringUom', '1..*'],
      symbol: ['TextUom', '1'],
      specificUnitId: ['TextUom', '0..1'],
      definition: ['LangStringDefinitionTypeUom', '0..*'],
      preferredNameQuantity: ['LangStringUom', '0..*'],
      quantityId: ['QuantityIdUom', '0..1'],
      classificationSystem: ['TextUom', '0..1'],
      classificationSystemVersion: ['TextUom', '0..1'],
    },
  },
  LangStringUom: { is: ['AbstractLangString'], has: { text: ['TextUom', '1'] } },
  LangStringDefinitionTypeUom: {
    is: ['AbstractLangString'],
    has: { text: ['DefinitionTextUom', '1'] },
  },
} as const satisfies Record<string, MetamodelClass>;

export type ClassName = keyof typeof metamodel;

/** True when a class is another one, or inherits from it, also through others. */
export function isOf(name: ClassName, ancestor: string): boolean {
  const { is = [] }: MetamodelClass = metamodel[name];
  return name === ancestor || is.some((parent) => isClassName(parent) && isOf(parent, ancestor));
}

export function isClassName(name: unknown): name is ClassName {
  return typeof name === 'string' && Object.hasOwn(metamodel, name);
}

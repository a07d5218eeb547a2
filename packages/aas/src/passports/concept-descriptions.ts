import { isProductCategory, type ProductCategory } from '@dpp/espr-validate';
import { en } from '@dpp/espr-validate/locales/en';
import { categoryRules, type MemberRule, type Shape } from '@dpp/espr-validate/rules';
import type { JsonValue, Metadata } from '@dpp/merkle-seal';
import { decodeIdShort, encodeIdShort } from '../elements/id-short.js';
import type { SubmodelElement } from '../elements/submodel-element.js';

/** What a metadata field means, by IEC 61360 as AAS Part 3a takes it over. */
interface Concept {
  readonly name: string;
  readonly definition: string;
  readonly unit?: string | undefined;
  /** Act and article that the field answers to; of the outermost field, for what is inside it. */
  readonly legalBasis: string;
  readonly dataType?: DataType | undefined;
}

type DataType =
  | 'BOOLEAN'
  | 'DATE'
  | 'INTEGER_COUNT'
  | 'INTEGER_MEASURE'
  | 'IRI'
  | 'REAL_COUNT'
  | 'REAL_MEASURE'
  | 'STRING';

/** Paths are of a field; the entries of a list share the path of the list. */
interface Concepts {
  readonly byPath: ReadonlyMap<string, Concept>;
  /** The paths below which there are concepts: nothing is looked for below any other. */
  readonly parents: ReadonlySet<string>;
}

/**
 * The concept descriptions of the fields that a document has, each with its definition, unit and legal
 * source: one for each metadata key that a rule of its category names, and one for each measure inside.
 *
 * @param vocabulary - The prefix of their ids: an IRI of the JSON-LD vocabulary, where a metadata key has the
 * same one.
 */
export function conceptDescriptions(metadata: Metadata, vocabulary: string) {
  const concepts = conceptsOf(metadata);
  return pathsIn(metadata, concepts).flatMap((path) => {
    const concept = concepts.byPath.get(path);
    return concept ? [conceptDescription(concept, vocabulary + path)] : [];
  });
}

/**
 * Elements of metadata with the ids of their concepts. Inside lists they have none: there, the ids would
 * be longer than all the rest, once for each entry.
 */
export function withSemanticIds(
  elements: readonly SubmodelElement[],
  metadata: Metadata,
  vocabulary: string,
) {
  return identified(elements, { concepts: conceptsOf(metadata), vocabulary, path: '' });
}

/** A reference by an id that is defined elsewhere. */
export function externalReference(value: string) {
  return { type: 'ExternalReference', keys: [{ type: 'GlobalReference', value }] };
}

const none: Concepts = { byPath: new Map(), parents: new Set() };
/** One entry for each category. */
const cache = new Map<ProductCategory, Concepts>();

function conceptsOf({ category }: Metadata): Concepts {
  if (!isProductCategory(category)) return none;
  const concepts = cache.get(category) ?? indexByPath(conceptsOfCategory(category));
  cache.set(category, concepts);
  return concepts;
}

function indexByPath(concepts: readonly [string, Concept][]): Concepts {
  const parents = new Set<string>();
  for (const [path] of concepts) {
    for (let end = path.lastIndexOf('.'); end > 0; end = path.lastIndexOf('.', end - 1)) {
      parents.add(path.slice(0, end));
    }
  }
  return { byPath: new Map(concepts), parents };
}

/** The key that chooses the rules, which is not in them. */
const categoryConcept: Concept = {
  name: 'category',
  definition: 'Product category, whose rules the metadata is held to',
  legalBasis: 'Regulation (EU) 2024/1781 (ESPR), Article 4',
  dataType: 'STRING',
};

function conceptsOfCategory(category: ProductCategory): [string, Concept][] {
  const fields = Object.entries(categoryRules[category].fields).flatMap(([name, field]) =>
    conceptsAt(name, { name, member: field, legalBasis: field.legalBasis }),
  );
  return [[categoryConcept.name, categoryConcept], ...fields];
}

function conceptsAt(
  path: string,
  { name, member, legalBasis }: { name: string; member: MemberRule; legalBasis: string },
): [string, Concept][] {
  const { description: definition, unit, shape } = member;
  const concept = { name, definition, unit, legalBasis, dataType: dataTypeOf(shape, unit) };
  const inside = membersOf(shape)
    .flatMap(([inner, each]) =>
      conceptsAt(`${path}.${inner}`, { name: inner, member: each, legalBasis }),
    )
    // A document with all of them would be too long to be ingested where it is not half as long itself.
    .filter(([, { unit: measure }]) => measure !== undefined);
  return [[path, concept], ...inside];
}

function membersOf(shape: Shape): [string, MemberRule][] {
  switch (shape.kind) {
    case 'object':
      return Object.entries(shape.members);
    case 'list':
      return membersOf(shape.entry);
    case 'either':
      return shape.alternatives.flatMap(membersOf);
    default:
      return [];
  }
}

/** None where a field takes different types. Only what has a unit is a measure (AASc-3a-009). */
function dataTypeOf(shape: Shape, unit: string | undefined): DataType | undefined {
  switch (shape.kind) {
    case 'boolean':
      return 'BOOLEAN';
    case 'number':
      return `${shape.integer ? 'INTEGER' : 'REAL'}_${unit === undefined ? 'COUNT' : 'MEASURE'}`;
    case 'choice':
      return 'STRING';
    case 'text':
      if (shape.format === 'url') return 'IRI';
      return shape.format === 'date' ? 'DATE' : 'STRING';
    default:
      return undefined;
  }
}

/** The paths of a document that have a concept, each once, in its order. */
function pathsIn(metadata: Metadata, concepts: Concepts): string[] {
  const paths = new Set<string>();
  const visit = (value: JsonValue, prefix: string) => {
    if (Array.isArray(value)) for (const entry of value as JsonValue[]) visit(entry, prefix);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        const path = pathOf(prefix, key);
        if (concepts.byPath.has(path)) paths.add(path);
        if (concepts.parents.has(path)) visit(member, `${path}.`);
      }
    }
  };
  visit(metadata, '');
  return [...paths];
}

/** A key that has a dot itself is none that a rule names, and leads nowhere. */
function pathOf(prefix: string, key: string): string {
  return key.includes('.') ? '.' : prefix + key;
}

/** The template of AAS Part 3a, 3.0, which readers of every later edition know. */
const iec61360 = 'https://admin-shell.io/DataSpecificationTemplates/DataSpecificationIEC61360/3/0';

function conceptDescription({ name, definition, unit, legalBasis, dataType }: Concept, id: string) {
  const inEnglish = (text: string) => [{ language: 'en', text }];
  return {
    modelType: 'ConceptDescription',
    id,
    idShort: encodeIdShort(name),
    embeddedDataSpecifications: [
      {
        dataSpecification: externalReference(iec61360),
        dataSpecificationContent: {
          modelType: 'DataSpecificationIec61360',
          preferredName: inEnglish(en.label(name)),
          ...(unit !== undefined && { unit }),
          sourceOfDefinition: legalBasis,
          ...(dataType !== undefined && { dataType }),
          definition: inEnglish(definition),
        },
      },
    ],
  };
}

interface Place {
  readonly concepts: Concepts;
  readonly vocabulary: string;
  /** The path of the collection that the elements are in, and a dot; empty at the top. */
  readonly path: string;
}

function identified(elements: readonly SubmodelElement[], place: Place): SubmodelElement[] {
  const { byPath, parents } = place.concepts;
  return elements.map((element) => {
    const path = pathOf(place.path, decodeIdShort(element.idShort ?? ''));
    const inside =
      element.modelType === 'SubmodelElementCollection' && element.value && parents.has(path)
        ? { value: identified(element.value, { ...place, path: `${path}.` }) }
        : {};
    const semanticId = byPath.has(path) && externalReference(place.vocabulary + path);
    return { ...element, ...(semanticId && { semanticId }), ...inside } as SubmodelElement;
  });
}

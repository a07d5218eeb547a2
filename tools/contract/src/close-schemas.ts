/** Documents of other standards: they have members that this contract does not list. */
const openSchemas: ReadonlySet<string> = new Set([
  'AasConceptDescription',
  'AasEnvironment',
  'AasShell',
  'AasSubmodel',
  'AasSubmodelElement',
  'CaptureEpcisDocumentRequest',
  'CaptureUntpEventRequest',
  'CategoryJsonSchema',
  'EpcisDocument',
  'IngestAasRequest',
  'JsonLdContext',
  'Linkset',
  'SecuredCredential',
]);

/** Replies whose member `metadata` is the metadata of a passport. */
const schemasWithMetadata = ['ListedPassport', 'PassportDocument', 'PassportVersion'] as const;

type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [member: string]: Json;
}

/**
 * The document for a compiler. `additionalProperties: {}` says in the contract that clients ignore unknown members; as a
 * type it would let every misspelt member compile, so it is left out where an object has members of its own.
 */
export function closeSchemas(document: object): object {
  const { components, ...rest } = JSON.parse(JSON.stringify(document)) as {
    readonly components: JsonObject & { readonly schemas: Readonly<Record<string, JsonObject>> };
  };
  const schemas = Object.entries(components.schemas).map(([name, schema]): [string, Json] => [
    name,
    openSchemas.has(name) ? schema : close(schema),
  ]);
  return {
    ...(close(rest) as JsonObject),
    components: {
      ...components,
      schemas: typeMetadata(Object.fromEntries(schemas) as Record<string, JsonObject>),
    },
  };
}

function close(value: Json): Json {
  if (isList(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  const isClosed = isOpenObject(value) && hasMembers(value.properties);
  const members = Object.entries(value).filter(
    ([name]) => !(isClosed && name === 'additionalProperties'),
  );
  return Object.fromEntries(members.map(([name, member]) => [name, close(member)]));
}

/** Written by the contract's own schemas; those of other standards say `true`. */
function isOpenObject({ type, additionalProperties }: JsonObject): boolean {
  return type === 'object' && isObject(additionalProperties) && !hasMembers(additionalProperties);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function hasMembers(value: Json | undefined): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function typeMetadata(schemas: Readonly<Record<string, JsonObject>>): object {
  const typed = schemasWithMetadata.map((name): [string, object] => {
    const schema = schemas[name];
    if (!schema?.properties) throw new Error(`The contract has no schema ${name}.`);
    const metadata = { $ref: '#/components/schemas/StoredMetadata' };
    const properties = { ...(schema.properties as JsonObject), metadata };
    return [name, { ...schema, properties }];
  });
  const description =
    'Metadata as a document carries it. `category` tells which members it may have.';
  const closed: Record<string, object> = Object.fromEntries(typed);
  return { ...schemas, ...closed, StoredMetadata: { description } };
}

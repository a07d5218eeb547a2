import type {
  ApiDescription,
  DescribedBody,
  DescribedExample,
  DescribedMember,
  DescribedOperation,
  DescribedReply,
  DescribedShape,
} from './api-description.js';
import type {
  JsonSchema,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiResponse,
  Reference,
} from './openapi-document.js';
import { followReference, nameOf, namesIn, sayType } from './say-type.js';

/** Puts an OpenAPI document into the order and words of its page. */
export function describeApi(document: OpenApiDocument): ApiDescription {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [
    ...(document.tags ?? []).map(({ name }) => name),
    ...operations.map(({ operation }) => tagOf(operation)),
  ];
  const groups = [...new Set(tags)].map((name) => ({
    id: idOfTag(name),
    name,
    description: document.tags?.find((tag) => tag.name === name)?.description,
    operations: operations
      .filter(({ operation }) => tagOf(operation) === name)
      .map((declared) => describeOperation(declared, document)),
  }));
  return {
    groups,
    sharedRefusals: sharedRefusalsOf(operations, document),
    errorBodies: errorBodiesOf(operations, document),
  };
}

/** With a hyphen, which no operationId has. */
function idOfTag(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['tag', ...words].join('-');
}

function tagOf({ tags }: OpenApiOperation): string {
  return tags[0] ?? 'Other';
}

interface Declared {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
}

function describeOperation(
  { path, method, operation }: Declared,
  document: OpenApiDocument,
): DescribedOperation {
  const responses = Object.entries(operation.responses);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    caller: callerOf(operation),
    permission: operation['x-permission'],
    isExtension: operation['x-extension'] === true,
    parameters: (operation.parameters ?? []).map(({ in: place, ...parameter }) => ({
      ...describeMember(parameter.name, parameter.schema ?? {}, document),
      place,
      isRequired: parameter.required === true,
      ...(parameter.description !== undefined && { description: parameter.description }),
    })),
    bodies: Object.entries(operation.requestBody?.content ?? {}).map(([mediaType, { schema }]) =>
      describeBody(mediaType, schema ?? {}, document),
    ),
    replies: responses.flatMap(([status, response]) =>
      isReference(response) ? [] : [describeReply(status, response, document)],
    ),
    samples: (operation['x-codeSamples'] ?? []).map(({ label, source }) => ({ label, source })),
    example: exampleOf(responses),
    sharedStatuses: responses.flatMap(([status, response]) =>
      isReference(response) ? [status] : [],
    ),
  };
}

/** Longer replies are shown by their beginning: the schema names all of their members. */
const longestExample = 3000;

/** The first recorded reply of an operation, as text. */
function exampleOf(
  responses: readonly (readonly [string, OpenApiResponse | Reference])[],
): DescribedExample | undefined {
  for (const [status, response] of responses) {
    if (isReference(response)) continue;
    for (const [mediaType, { examples = {} }] of Object.entries(response.content ?? {})) {
      const [example] = Object.values(examples);
      if (example?.value === undefined) continue;
      const { summary, value } = example;
      const whole = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
      const text = whole.length <= longestExample ? whole : `${whole.slice(0, longestExample)}\n…`;
      return { status, mediaType, summary, text };
    }
  }
  return undefined;
}

function callerOf({ security = [], ...operation }: OpenApiOperation): string {
  if (operation['x-permission'] !== undefined) {
    return 'A credential of a workspace with the permission';
  }
  if (security.some((scheme) => Object.keys(scheme).length === 0)) {
    return 'No credential of a workspace is needed; a valid one may show more.';
  }
  return callers[operation['x-access'] ?? 'credential'];
}

const callers: Readonly<Record<NonNullable<OpenApiOperation['x-access']>, string>> = {
  tenant: 'Any valid credential of a workspace.',
  credential: 'Any valid credential.',
  session: 'Whoever logged in. An API key is refused.',
  platform: 'An administrator of the platform who logged in. An API key is refused.',
};

function describeBody(
  mediaType: string,
  schema: JsonSchema,
  document: OpenApiDocument,
): DescribedBody {
  const { properties, description } = followReference(schema, document);
  const type = properties ? undefined : sayType(schema, document);
  return { mediaType, description, members: membersOf(schema, document), type };
}

function membersOf(schema: JsonSchema, document: OpenApiDocument): readonly DescribedMember[] {
  const { properties = {}, required = [] } = followReference(schema, document);
  return Object.entries(properties).map(([name, member]) => ({
    ...describeMember(name, member, document),
    isRequired: required.includes(name),
  }));
}

function describeMember(
  name: string,
  schema: JsonSchema,
  document: OpenApiDocument,
): Omit<DescribedMember, 'isRequired'> {
  const { default: fallback, description } = followReference(schema, document);
  return {
    name,
    type: sayType(schema, document),
    description,
    ...(fallback !== undefined && {
      default: typeof fallback === 'string' ? fallback : JSON.stringify(fallback),
    }),
  };
}

function describeReply(
  status: string,
  { description, content = {} }: OpenApiResponse,
  document: OpenApiDocument,
): DescribedReply {
  const forms = Object.entries(content).map(([mediaType, { schema = {} }]) => {
    const errorBodies = isRefusal(status) ? namesIn(schema) : [];
    // What is no JSON has no members to tell of.
    const isTyped = errorBodies.length === 0 && /\bjson$/.test(mediaType);
    return { mediaType, errorBodies, type: isTyped ? sayType(schema, document) : undefined };
  });
  return { status, description, forms };
}

function isRefusal(status: string): boolean {
  return Number(status) >= 400;
}

function isReference(response: OpenApiResponse | Reference): response is Reference {
  return '$ref' in response;
}

function sharedRefusalsOf(
  operations: readonly Declared[],
  document: OpenApiDocument,
): readonly DescribedReply[] {
  const shared = responsesOf(operations).flatMap(([status, response]) =>
    isReference(response) ? [[nameOf(response.$ref), status] as const] : [],
  );
  return [...new Map(shared)]
    .sort(([, one], [, other]) => Number(one) - Number(other))
    .flatMap(([name, status]) => {
      const response = document.components?.responses?.[name];
      return response ? [describeReply(status, response, document)] : [];
    });
}

function errorBodiesOf(
  operations: readonly Declared[],
  document: OpenApiDocument,
): readonly DescribedShape[] {
  const own = responsesOf(operations).flatMap(([status, response]) =>
    isReference(response) || !isRefusal(status) ? [] : [response],
  );
  const refusals = [...own, ...Object.values(document.components?.responses ?? {})];
  const names = refusals.flatMap(({ content = {} }) =>
    Object.values(content).flatMap(({ schema }) => namesIn(schema ?? {})),
  );
  return [...new Set(names)].sort().map((name) => ({
    name,
    members: membersOf(document.components?.schemas?.[name] ?? {}, document),
  }));
}

function responsesOf(operations: readonly Declared[]) {
  return operations.flatMap(({ operation }) => Object.entries(operation.responses));
}

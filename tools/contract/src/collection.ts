/** As much of an OpenAPI document as a collection is made of. */
export interface CollectedDocument {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, CollectedOperation>>>>;
}

interface CollectedOperation {
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly CollectedParameter[];
  readonly requestBody?: { readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, { readonly content?: MediaTypes }>>;
}

interface CollectedParameter {
  readonly in: string;
  readonly name: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

type MediaTypes = Readonly<
  Record<string, { readonly examples?: Readonly<Record<string, CollectedExample>> }>
>;

interface CollectedExample {
  readonly summary?: string;
  readonly value?: unknown;
}

/** The format that the collection is written in. */
export const collectionSchema =
  'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * A collection, version 2.1, of every operation in the folder of its group, with the examples of the description. The
 * server and the key are the variables `baseUrl` and `apiKey`.
 */
export function toCollection(document: CollectedDocument) {
  const { title, description, version } = document.info;
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    info: { name: title, description, version, schema: collectionSchema },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: 'http://127.0.0.1:3000', type: 'string' },
      { key: 'apiKey', value: '', type: 'string' },
    ],
    item: (document.tags ?? []).map((tag) => ({
      name: tag.name,
      description: tag.description,
      item: operations
        .filter(({ operation }) => operation.tags.includes(tag.name))
        .map((declared) => itemOf(declared)),
    })),
  };
}

interface Declared {
  readonly path: string;
  readonly method: string;
  readonly operation: CollectedOperation;
}

function itemOf(declared: Declared) {
  const { summary } = declared.operation;
  const request = requestOf(declared);
  return { name: summary, request, response: responsesOf(declared, request) };
}

function requestOf({ path, method, operation }: Declared) {
  const { description, parameters = [], requestBody, security = [] } = operation;
  const isPublic = security.some((scheme) => Object.keys(scheme).length === 0);
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { examples }]) => ({
    type,
    value: Object.values(examples ?? {})[0]?.value,
  }));
  // A file has several forms: the recorded one is shown.
  const body = bodies.find(({ value }) => value !== undefined) ?? bodies[0];
  return {
    method: method.toUpperCase(),
    description,
    ...(isPublic && { auth: { type: 'noauth' } }),
    header: [
      ...(body ? [{ key: 'Content-Type', value: body.type }] : []),
      ...parameters.filter((parameter) => parameter.in === 'header').map(pairOf),
    ],
    url: urlOf(path, parameters),
    ...(body && { body: bodyOf(body) }),
  };
}

function urlOf(path: string, parameters: readonly CollectedParameter[]) {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/^\{(.*)\}$/, ':$1'));
  const query = parameters.filter((parameter) => parameter.in === 'query').map(pairOf);
  const sent = query.filter(({ disabled }) => !disabled);
  const search = sent.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&');
  return {
    raw: `{{baseUrl}}/${segments.join('/')}${search === '' ? '' : `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: segments,
    query,
    variable: parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => ({
        key: parameter.name,
        value: textOf(parameter.example),
        description: parameter.description,
      })),
  };
}

/** Parameters that may be left out are there and switched off. */
function pairOf({ name, example, description, required = false }: CollectedParameter) {
  return { key: name, value: textOf(example), description, disabled: !required };
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyOf({ type, value }: { readonly type: string; readonly value: unknown }) {
  if (type === 'application/x-www-form-urlencoded') {
    const urlencoded = Object.entries((value ?? {}) as Record<string, unknown>).map(
      ([key, text]) => ({ key, value: textOf(text) }),
    );
    return { mode: 'urlencoded', urlencoded };
  }
  const isFile = typeof value === 'string';
  const raw = value === undefined ? '' : isFile ? value : JSON.stringify(value, null, 2);
  return { mode: 'raw', raw, options: { raw: { language: isFile ? 'text' : 'json' } } };
}

function responsesOf({ operation }: Declared, originalRequest: ReturnType<typeof requestOf>) {
  return Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([type, { examples = {} }]) =>
      Object.values(examples).map(({ summary, value }) => ({
        name: summary ?? status,
        originalRequest,
        code: Number(status),
        header: [{ key: 'Content-Type', value: type }],
        body: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      })),
    ),
  );
}

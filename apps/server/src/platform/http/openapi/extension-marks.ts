import type { AnyRoute } from '../route.js';

/** Says of an operation, parameter, media type or member that the contract does not have it. */
export const extensionMark = { 'x-extension': true } as const;

/** Metadata of an object schema: the members that the contract does not have. */
const membersKey = 'x-extension-members';

interface Described {
  readonly [member: string]: unknown;
}

type Paths = Record<string, Record<string, Described> | undefined>;

type Declared = Pick<AnyRoute, 'path' | 'method' | 'extension'>;

/**
 * Marks each part of an OpenAPI document that its route or schema declares as an extension.
 *
 * @throws an Error for a declared part that the document does not have.
 */
export function markExtensions<Document extends { readonly paths?: object }>(
  document: Document,
  routes: readonly Declared[],
): Document {
  const marked = markMembers(document) as Document;
  const paths = { ...marked.paths } as Paths;
  for (const route of routes) {
    const item = paths[route.path];
    const operation = item?.[route.method];
    if (!operation || route.extension === undefined) continue;
    paths[route.path] = { ...item, [route.method]: markOperation(operation, route) };
  }
  return { ...marked, paths };
}

function markOperation(operation: Described, { extension, path }: Declared): Described {
  if (extension === true) return { ...extensionMark, ...operation };
  const { parameters = [], mediaTypes = [], statuses = [] } = extension ?? {};
  const described = (operation.parameters ?? []) as readonly { readonly name: string }[];
  requireAll(parameters, new Set(described.map(({ name }) => name)), path);
  const responses = operation.responses as Record<string, Described>;
  const offered = Object.values(responses).flatMap(({ content }) => Object.keys(content ?? {}));
  requireAll(mediaTypes, new Set(offered), path);
  requireAll(statuses.map(String), new Set(Object.keys(responses)), path);
  return {
    ...operation,
    ...(described.length > 0 && {
      parameters: described.map((parameter) =>
        parameters.includes(parameter.name) ? { ...parameter, ...extensionMark } : parameter,
      ),
    }),
    responses: markKeys(
      mapValues(responses, (response) =>
        response.content
          ? { ...response, content: markKeys(response.content, mediaTypes) }
          : response,
      ),
      statuses.map(String),
    ),
  };
}

function markMembers(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(markMembers);
  if (typeof node !== 'object' || node === null) return node;
  const { [membersKey]: names, ...rest } = node as Described;
  const described = mapValues(rest, markMembers) as Described;
  if (names === undefined) return described;
  const properties = (described.properties ?? {}) as Described;
  requireAll(names as readonly string[], new Set(Object.keys(properties)), 'A schema');
  return { ...described, properties: markKeys(properties, names as readonly string[]) };
}

function markKeys(parts: unknown, names: readonly string[]): Described {
  return Object.fromEntries(
    Object.entries(parts as Record<string, Described>).map(([name, part]) => [
      name,
      names.includes(name) ? { ...part, ...extensionMark } : part,
    ]),
  );
}

function requireAll(names: readonly string[], known: ReadonlySet<string>, where: string): void {
  const missing = names.filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`${where} has no ${missing.join(', ')} to mark.`);
}

function mapValues<From, To>(
  parts: Readonly<Record<string, From>>,
  map: (part: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, map(part)]));
}

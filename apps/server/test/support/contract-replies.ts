import { readFileSync } from 'node:fs';
import { z } from 'zod';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

type JsonSchema = z.core.JSONSchema.JSONSchema;

interface Operation {
  readonly operationId: string;
  readonly requestBody?: Response;
  readonly responses: Readonly<Record<string, Response>>;
}
interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}
interface Webhook {
  readonly parameters: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Webhook }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

/** The OpenAPI document as it is published, and not the schemas it was made of. */
const document = JSON.parse(
  readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'),
) as Document;

/** An operation of the document at an address. */
export interface FoundOperation {
  readonly id: string;
  /**
   * What is wrong with a reply by the document; empty for one that is as described.
   *
   * @param text - Of the body; what is not JSON is only asked for its media type.
   */
  faultsOf(reply: { status: number; mediaType: string; text: string }): string[];
  /** What is wrong with the JSON body of a request by the document; empty for one that is as described. */
  faultsOfRequest(body: unknown): string[];
}

/** Finds the operation that answers a request: one with a fixed path before one with parameters. */
export function findOperation(method: string, path: string): FoundOperation {
  const templates = Object.keys(document.paths)
    .filter((template) => method.toLowerCase() in (document.paths[template] ?? {}))
    .sort((one, other) => one.split('{').length - other.split('{').length);
  const template = templates.find((each) => patternOf(each).test(path));
  const operation = document.paths[template ?? '']?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document has no ${method} ${path}.`);
  return {
    id: operation.operationId,
    faultsOf: ({ status, mediaType, text }) => {
      const declared = operation.responses[String(status)];
      const response = declared?.$ref === undefined ? declared : componentOf(declared.$ref);
      if (!response) return [`${operation.operationId} declares no ${status}`];
      const content = response.content?.[mediaType];
      if (!content) return [`${operation.operationId} declares no ${mediaType} with ${status}`];
      if (!/(?<!nd)json/.test(mediaType)) return [];
      return faultsUnder(content.schema, JSON.parse(text));
    },
    faultsOfRequest: (body) => {
      const content = operation.requestBody?.content?.['application/json'];
      if (!content) return [`${operation.operationId} takes no JSON`];
      return faultsUnder(content.schema, body);
    },
  };
}

/** Events that the document describes. */
export const describedEvents = Object.keys(document.webhooks);

/** What is wrong with a message about an event by the document; empty for one that is as described. */
export function faultsOfWebhook(
  event: string,
  { headers, json }: { readonly headers: Readonly<Record<string, string>>; readonly json: unknown },
): string[] {
  const described = document.webhooks[event]?.post;
  if (!described) return [`${event} is not described`];
  const sent = described.parameters.flatMap(({ name, required, schema }) => {
    const value = headers[name];
    if (value === undefined) return required ? [`${name} is missing`] : [];
    return schemaOf(schema).safeParse(value).success ? [] : [`${name} is not as described`];
  });
  const { error } = schemaOf(described.requestBody.content['application/json'].schema).safeParse(
    json,
  );
  const inside = error?.issues ?? [];
  return [...sent, ...inside.map(({ path, message }) => `${path.join('.')}: ${message}`)];
}

function faultsUnder(schema: JsonSchema, value: unknown): string[] {
  const { error } = schemaOf(schema).safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function patternOf(template: string): RegExp {
  const literal = template.replaceAll(/[.]/g, String.raw`\.`);
  return new RegExp(`^${literal.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

const componentOf = (reference: string) =>
  document.components.responses[reference.replace('#/components/responses/', '')];

const read = new Map<string, z.ZodType>();

function schemaOf(schema: JsonSchema): z.ZodType {
  const key = JSON.stringify(schema);
  const known = read.get(key);
  if (known) return known;
  const whole = { ...schema, $defs: document.components.schemas };
  const local = JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/');
  const made = z.fromJSONSchema(JSON.parse(local) as JsonSchema);
  read.set(key, made);
  return made;
}

/** Every operation of the document. */
export const operationIds = Object.values(document.paths).flatMap((item) =>
  methods.flatMap((method) => item[method]?.operationId ?? []),
);

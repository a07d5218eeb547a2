import type { oas31 } from 'zod-openapi';
import { codeSamplesOf } from './code-samples.js';
import { recordedName, type RecordedExchange } from './recorded-exchange.js';

type Operation = oas31.OperationObject;
type Response = oas31.ResponseObject | oas31.ReferenceObject;
type MediaTypes = Record<string, oas31.MediaTypeObject>;

/** Most examples of one reply: more of them make a description longer and no clearer. */
const mostExamples = 3;

/**
 * Puts recorded exchanges into a document: bodies of accepted requests, replies, values of parameters and code samples.
 * Replies that operations share get the examples of any of them.
 */
export function withExamples(
  document: oas31.OpenAPIObject,
  exchanges: readonly RecordedExchange[],
): oas31.OpenAPIObject {
  const byOperation = new Map<string, RecordedExchange[]>();
  for (const exchange of exchanges) {
    const others = byOperation.get(exchange.operation) ?? [];
    byOperation.set(exchange.operation, [...others, exchange]);
  }
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      const recorded = byOperation.get(recordedName(method, path)) ?? [];
      if (recorded.length > 0) addExamples({ document, path, operation }, recorded);
    }
  }
  return document;
}

interface Target {
  readonly document: oas31.OpenAPIObject;
  readonly path: string;
  readonly operation: Operation;
}

function addExamples(
  { document, path, operation }: Target,
  exchanges: readonly RecordedExchange[],
): void {
  const accepted = exchanges.filter(({ reply }) => reply.status < 400);
  for (const { summary, request } of accepted) {
    const { body } = request;
    const { requestBody } = operation;
    if (body === undefined || !requestBody || '$ref' in requestBody) continue;
    const mediaType = request.headers?.['Content-Type'] ?? 'application/json';
    addExample(requestBody.content, { mediaType, summary, value: membersOf(body, mediaType) });
  }
  for (const { summary, reply } of exchanges) {
    const response = responseOf(document, responsesOf(operation)[String(reply.status)]);
    if (reply.body === undefined || reply.mediaType === undefined || !response?.content) continue;
    const { mediaType, body: value } = reply;
    addExample(response.content, { mediaType, summary, value });
  }
  // What is always refused is shown with its refusal.
  const shown = accepted.length > 0 ? accepted : exchanges;
  addParameterExamples({ path, operation }, shown);
  const [first] = shown;
  if (first) Object.assign(operation, { 'x-codeSamples': codeSamplesOf(first) });
}

/** A form is described by its fields, and recorded as the text that was sent. */
function membersOf(body: unknown, mediaType: string): unknown {
  const isForm = mediaType === 'application/x-www-form-urlencoded' && typeof body === 'string';
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : body;
}

function responsesOf({ responses = {} }: Operation) {
  return responses as Readonly<Record<string, Response>>;
}

function responseOf(
  document: oas31.OpenAPIObject,
  response: Response | undefined,
): oas31.ResponseObject | undefined {
  if (!response || !('$ref' in response)) return response;
  const name = response.$ref.slice(response.$ref.lastIndexOf('/') + 1);
  return document.components?.responses?.[name] as oas31.ResponseObject | undefined;
}

function addExample(
  content: MediaTypes,
  { mediaType, summary, value }: { mediaType: string; summary: string; value: unknown },
): void {
  const described = content[mediaType];
  if (!described) return;
  const examples = described.examples ?? {};
  const isKnown = Object.values(examples).some(
    (known) => 'value' in known && JSON.stringify(known.value) === JSON.stringify(value),
  );
  if (isKnown || Object.keys(examples).length >= mostExamples) return;
  described.examples = { ...examples, [keyOf(summary, examples)]: { summary, value } };
}

/** `A passport of a shirt` → `aPassportOfAShirt` */
function keyOf(summary: string, examples: Readonly<Record<string, unknown>>): string {
  const [first = 'example', ...words] = summary.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = first + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
  return name in examples ? `${name}${Object.keys(examples).length + 1}` : name;
}

function addParameterExamples(
  { path, operation }: Omit<Target, 'document'>,
  exchanges: readonly RecordedExchange[],
): void {
  for (const parameter of operation.parameters ?? []) {
    if ('$ref' in parameter) continue;
    const value = exchanges
      .map(({ request }) => sentValue(parameter, path, request))
      .find((sent) => sent !== undefined);
    if (value !== undefined) parameter.example = value;
  }
}

function sentValue(
  { in: place, name }: oas31.ParameterObject,
  template: string,
  { path, headers }: RecordedExchange['request'],
): string | undefined {
  const [pathname = '', query] = path.split('?');
  switch (place) {
    case 'path': {
      const at = template.split('/').indexOf(`{${name}}`);
      return decodeURIComponent(pathname.split('/')[at] ?? '') || undefined;
    }
    case 'query':
      return new URLSearchParams(query).get(name) ?? undefined;
    case 'header':
      return headers?.[name];
    default:
      return undefined;
  }
}

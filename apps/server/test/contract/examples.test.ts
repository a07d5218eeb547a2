import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractDocument } from '../../src/contract.js';
import type { RecordedExchange } from '../../src/platform/http/openapi/recorded-exchange.js';
import { findOperation } from '../support/contract-replies.js';
import { walkExamples } from '../support/examples/walk.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/**
 * The examples of the description: each was sent to a fresh server and is what it answered. `RECORD_EXAMPLES=1` writes
 * them anew; without it they must be what the walk records now.
 */

const file = new URL('../../src/recorded/examples.json', import.meta.url);
const isRecording = process.env['RECORD_EXAMPLES'] === '1';

let app: TestApp;
let recorded: readonly RecordedExchange[];
let stored: readonly RecordedExchange[];

beforeAll(async () => {
  app = await startTestApp({
    WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
    SECURITY_CONTACT: 'mailto:security@acme.example, https://acme.example/security',
  });
  recorded = await walkExamples(app);
  if (isRecording) await writeFile(file, `${JSON.stringify(recorded, null, 1)}\n`);
  stored = JSON.parse(await readFile(file, 'utf8')) as readonly RecordedExchange[];
}, 300_000);
afterAll(() => app.close());

const nameOf = ({ operation, summary, reply }: RecordedExchange) =>
  `${operation} ${reply.status} ${summary}`;

interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, DocumentedResponse>> };
}
interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: MediaTypes };
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
  readonly 'x-codeSamples'?: readonly { readonly lang: string; readonly source: string }[];
}
interface DocumentedResponse {
  readonly $ref?: string;
  readonly content?: MediaTypes;
}
type MediaTypes = Readonly<
  Record<string, { readonly examples?: Readonly<Record<string, unknown>> }>
>;

const document = contractDocument() as unknown as Documented;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);
const hasExample = (content: MediaTypes) =>
  Object.values(content).some(({ examples }) => Object.keys(examples ?? {}).length > 0);
/** What is no text has no example that a person could read. */
const isText = (content: MediaTypes) =>
  Object.keys(content).some((type) => !/^image\/(?!svg)|^application\/zip$/.test(type));

describe('recorded examples', () => {
  it('are those that the walk records now', () => {
    expect(recorded.map(nameOf)).toEqual(stored.map(nameOf));
    for (const [index, exchange] of stored.entries()) {
      expect(recorded[index], nameOf(exchange)).toEqual(exchange);
    }
  });

  it('are replies as the description says', () => {
    const faults = stored.flatMap((exchange) => {
      const { request, reply } = exchange;
      const { status, mediaType = '', body } = reply;
      if (body === undefined) return [];
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const [path = ''] = request.path.split('?');
      const found = findOperation(request.method, path).faultsOf({ status, mediaType, text });
      return found.map((fault) => `${nameOf(exchange)}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('are requests as the description says, where they are accepted', () => {
    const sent = stored.filter(
      ({ request, reply }) => typeof request.body === 'object' && reply.status < 400,
    );
    expect(sent.length).toBeGreaterThan(40);
    const faults = sent.flatMap((exchange) => {
      const { method, path, body } = exchange.request;
      const found = findOperation(method, path.split('?')[0] ?? '').faultsOfRequest(body);
      return found.map((fault) => `${nameOf(exchange)}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it('hold no secret that was ever good', () => {
    const text = JSON.stringify(stored);
    expect(text.match(/dpp_key_[0-9a-f]{8}_(?!(?:EXAMPLE)+)\w+/g)).toBeNull();
    expect(text.match(/eyJ[\w-]+\.(?!eyJleGFtcGxlIjp0cnVlfQ)[\w-]+\.[\w-]+/g)).toBeNull();
  });

  it('show a request of each operation that takes a body, and code of every operation', () => {
    const silent = operations.filter(
      ({ operation: { requestBody } }) => requestBody && !hasExample(requestBody.content),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    const withoutCode = operations.filter(
      ({ operation }) => operation['x-codeSamples']?.length !== 2,
    );
    expect(withoutCode.map(({ name }) => name)).toEqual([]);
  });

  it('show a reply of each status that an operation documents', () => {
    const silent = operations.flatMap(({ name, operation: { responses } }) =>
      Object.entries(responses).flatMap(([status, { $ref, content = {} }]) => {
        const shared = $ref && document.components.responses[$ref.split('/').at(-1) ?? ''];
        const described = shared ? (shared.content ?? {}) : content;
        const isSilent =
          Object.keys(described).length > 0 && isText(described) && !hasExample(described);
        return isSilent ? [`${name} ${status}`] : [];
      }),
    );
    expect(silent).toEqual([]);
  });

  it('show a value of each parameter of a path', () => {
    const silent = operations.flatMap(({ name, operation: { parameters = [] } }) =>
      parameters
        .filter(
          (parameter) => name.includes(`{${parameter.name}}`) && parameter.example === undefined,
        )
        .map((parameter) => `${name} ${parameter.name}`),
    );
    expect(silent).toEqual([]);
  });
});

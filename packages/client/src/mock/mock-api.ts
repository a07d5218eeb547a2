import type { FetchLike } from '../client-options.js';
import { passportRoutes } from './mock-passports.js';
import type { MockRoute } from './mock-passports.js';
import { masterDataRoutes, serviceRoutes, unitRoutes } from './mock-resources.js';
import { createStore, refuse } from './mock-store.js';
import type { MockReply, MockRequest } from './mock-store.js';

/** Options of {@link createMockApi}. */
export interface MockApiOptions {
  /** Where the mock seems to be. Default `https://mock.example`. */
  readonly baseUrl?: string | undefined;
  /** The clock of its records. Default: the system's. */
  readonly now?: (() => Date) | undefined;
}

/** An operation by method and path of the contract, such as `POST /api/v1/passports/{id}/seal`. */
export type MockOperation = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** A server in memory, for tests of code that uses the client. */
export interface MockApi {
  /** For `baseUrl` of the client. */
  readonly baseUrl: string;
  /** For `fetch` of the client. */
  readonly fetch: FetchLike;
  /** What arrived, oldest first. */
  readonly requests: readonly MockRequest[];
  /** Answers an operation otherwise, each time until the reset: also one that the mock does not know. */
  reply(operation: MockOperation, reply: MockReply | ((request: MockRequest) => MockReply)): void;
  /** The same for the next call alone; several are taken in their order. */
  replyOnce(operation: MockOperation, reply: MockReply): void;
  /** Forgets everything: records, requests and replies. */
  reset(): void;
}

const routes: Readonly<Record<string, MockRoute>> = {
  ...passportRoutes,
  ...masterDataRoutes,
  ...unitRoutes,
  ...serviceRoutes,
};

/** The operations that a mock answers by itself. */
export const mockedOperations = Object.keys(routes) as readonly MockOperation[];

/** What anybody may call. */
const PUBLIC = /^\/(?:01|passport|health)\b/;

/**
 * Makes a server in memory. It holds operators, facilities, passports, battery units, their events and subscriptions,
 * and replies as the contract says, idempotency keys included. It validates no metadata beyond `category`, seals
 * nothing and delivers nothing; any other operation is answered with 501 until a test gives its reply.
 *
 * @example
 * const mock = createMockApi();
 * const client = new DppClient({ baseUrl: mock.baseUrl, fetch: mock.fetch, apiKey: 'test' });
 * mock.replyOnce('POST /api/v1/passports', { status: 503, headers: { 'Retry-After': '0' } });
 */
export function createMockApi(options: MockApiOptions = {}): MockApi {
  const { baseUrl = 'https://mock.example', now = () => new Date() } = options;
  let store = createStore(now);
  const requests: MockRequest[] = [];
  const always = new Map<string, (request: MockRequest) => MockReply>();
  const once: { readonly operation: string; readonly reply: MockReply }[] = [];

  const answer = (request: MockRequest): MockReply => {
    const planned = once.findIndex(({ operation }) => matches(operation, request));
    if (planned >= 0) return once.splice(planned, 1)[0]?.reply ?? {};
    const operation = [...always.keys(), ...Object.keys(routes)].find((one) =>
      matches(one, request),
    );
    if (operation === undefined) return unknownOperation(request);
    const named = { ...request, params: paramsOf(operation, request.path) ?? {} };
    const override = always.get(operation);
    if (override) return override(named);
    if (!PUBLIC.test(request.path) && request.headers.authorization === undefined) {
      return { status: 401, json: { success: false, error: 'Unauthorized', message: 'No key.' } };
    }
    return replayed(named, () => routes[operation]?.({ store, baseUrl }, named) ?? {});
  };

  const replayed = (request: MockRequest, run: () => MockReply): MockReply => {
    const key = request.headers['idempotency-key'];
    if (key === undefined) return run();
    const [name, body] = [`${request.method} ${request.path} ${key}`, JSON.stringify(request.body)];
    const earlier = store.replays.get(name);
    if (earlier && earlier.body !== body) {
      return refuse(409, 'The key was used with another body.', 'IDEMPOTENCY_KEY_REUSED');
    }
    if (earlier) return { ...earlier.reply, headers: { 'idempotent-replayed': 'true' } };
    const reply = run();
    if ((reply.status ?? 200) < 300) store.replays.set(name, { body, reply });
    return reply;
  };

  return {
    baseUrl,
    requests,
    fetch: (url, init) => {
      init.signal?.throwIfAborted();
      const request = requestOf(url, init);
      requests.push(request);
      return Promise.resolve(responseOf(answer(request), `mock-${requests.length}`));
    },
    reply: (operation, reply) =>
      void always.set(operation, typeof reply === 'function' ? reply : () => reply),
    replyOnce: (operation, reply) => void once.push({ operation, reply }),
    reset() {
      store = createStore(now);
      requests.length = 0;
      once.length = 0;
      always.clear();
    },
  };
}

function requestOf(url: string, init: RequestInit): MockRequest {
  const { pathname, searchParams } = new URL(url);
  const headers = Object.fromEntries(new Headers(init.headers));
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  const method = init.method ?? 'GET';
  return { method, path: pathname, params: {}, query: searchParams, headers, body };
}

const parameter = /^\{(\w+)\}$/;

/** The parameters of a path by their names in the operation; undefined for a path of another operation. */
function paramsOf(operation: string, path: string): Record<string, string> | undefined {
  const [, template = ''] = operation.split(' ');
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const [value = '', name] = [given[at], parameter.exec(segment)?.[1]];
    if (name === undefined ? segment !== value : value === '') return undefined;
    if (name !== undefined) params[name] = decodeURIComponent(value);
  }
  return params;
}

function matches(operation: string, { method, path }: MockRequest): boolean {
  return operation.startsWith(`${method} `) && paramsOf(operation, path) !== undefined;
}

function unknownOperation({ method, path }: MockRequest): MockReply {
  const message = `The mock has no reply to ${method} ${path}: give it one with reply() or replyOnce().`;
  return { status: 501, json: { success: false, error: 'Not Implemented', message } };
}

function responseOf(reply: MockReply, requestId: string): Response {
  const { status = 200, json, text, contentType = 'application/json', headers } = reply;
  const body = text ?? (json === undefined ? null : JSON.stringify(json));
  const all = { 'Content-Type': contentType, 'X-Request-Id': requestId, ...headers };
  return new Response(body, { status, headers: all });
}

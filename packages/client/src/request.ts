import { checkRequestOptions } from './client-options.js';
import type { ClientSettings, RequestOptions } from './client-options.js';
import { ConnectionError, DppError, TimeoutError } from './error.js';
import { checkIdempotencyKey } from './idempotency.js';
import { errorOfReply } from './refusal.js';
import { withRetries } from './retry.js';
import { expandPath, formatQuery } from './url.js';
import type { PathParams, PathTemplate, QueryParams } from './url.js';

/** One call of an operation. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: PathTemplate;
  readonly params?: PathParams;
  readonly query?: QueryParams;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Media type asked for, and required of the reply. Default `application/json`. */
  readonly accept?: string;
  /** A POST that stores nothing. */
  readonly isSafe?: boolean;
  /** The `Idempotency-Key`, for operations that take one: it also says that the call may be repeated. */
  readonly idempotencyKey?: string;
  /** True when the operation redirects; elsewhere a redirect is an error. */
  readonly followsRedirects?: boolean;
  /** Sent in place of the API key. */
  readonly bearer?: string | undefined;
  readonly options: RequestOptions | undefined;
}

/** Carries calls to the server. */
export interface Transport {
  /** The parsed body of the reply. What the server sends is trusted to be what its contract says. */
  json<Reply>(call: Call): Promise<Reply>;
  /** The same, with the query that the reply links to as the next page. */
  linked<Reply>(
    call: Call,
  ): Promise<{ readonly reply: Reply; readonly next: URLSearchParams | undefined }>;
  /** The body of the reply as it came. */
  text(call: Call): Promise<string>;
  /** The same, undecoded. */
  bytes(call: Call): Promise<Uint8Array>;
}

/** Makes the transport of a client. A closure, so that printing a client does not show its API key. */
export function createTransport(settings: ClientSettings): Transport {
  return {
    async json<Reply>(call: Call): Promise<Reply> {
      return parseJson(call, await send(settings, call)) as Reply;
    },
    async linked<Reply>(call: Call) {
      const received = await send(settings, call);
      const reply = parseJson(call, received) as Reply;
      return { reply, next: nextQueryOf(received.response) };
    },
    async text(call: Call): Promise<string> {
      return textOf(await send(settings, call));
    },
    async bytes(call: Call): Promise<Uint8Array> {
      const { bytes } = await send(settings, call);
      return bytes;
    },
  };
}

/** RFC 8288; this server sends one link at most. */
function nextQueryOf({ headers }: Response): URLSearchParams | undefined {
  const target = /^<[^?>]*\?([^>]*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  return target === undefined ? undefined : new URLSearchParams(target);
}

interface ReceivedReply {
  readonly response: Response;
  readonly bytes: Uint8Array;
}

/** JSON and pages are UTF-8, even where their headers say otherwise. */
function textOf({ bytes }: ReceivedReply): string {
  return new TextDecoder().decode(bytes);
}

async function send(settings: ClientSettings, call: Call): Promise<ReceivedReply> {
  const { options = {}, idempotencyKey } = call;
  checkRequestOptions(options);
  if (idempotencyKey !== undefined) checkIdempotencyKey(idempotencyKey);
  const url = settings.baseUrl + expandPath(call.path, call.params) + formatQuery(call.query);
  const init = initOf(call, call.bearer ?? settings.apiKey);
  return withRetries(() => attempt(settings, call, { url, init }), {
    maxRetries: options.maxRetries ?? settings.maxRetries,
    isRepeatable: call.method === 'GET' || call.isSafe === true || idempotencyKey !== undefined,
    timing: settings.timing,
    signal: options.signal,
  });
}

function initOf(call: Call, bearer: string | undefined): RequestInit {
  const { body, idempotencyKey } = call;
  const requestId = call.options?.requestId;
  return {
    method: call.method,
    // Followed, a redirected POST would turn into a GET. An API key does not follow to other origins.
    redirect: call.followsRedirects ? 'follow' : 'manual',
    headers: {
      Accept: acceptOf(call),
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(requestId !== undefined && { 'X-Request-Id': requestId }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

interface PreparedRequest {
  readonly url: string;
  readonly init: RequestInit;
}

async function attempt(
  settings: ClientSettings,
  call: Call,
  request: PreparedRequest,
): Promise<ReceivedReply> {
  const reply = await exchange(settings, call, request);
  const { response } = reply;
  refuseRedirect(response, { call, baseUrl: settings.baseUrl });
  if (!response.ok) {
    throw errorOfReply({ response, text: textOf(reply), nowMs: settings.timing.now() });
  }
  const contentType = response.headers.get('content-type') ?? '';
  if (contentType.split(';')[0]?.trim().toLowerCase() !== acceptOf(call)) {
    throw replyError(
      'INVALID_REPLY',
      `${nameOf(call)} did not answer ${acceptOf(call)}.`,
      response,
    );
  }
  return reply;
}

/** Sends the request and reads the whole reply within the time one attempt has. */
async function exchange(settings: ClientSettings, call: Call, { url, init }: PreparedRequest) {
  const { signal, requestId, timeoutMs = settings.timeoutMs } = call.options ?? {};
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, timeoutMs);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await settings.fetch(url, { ...init, signal: controller.signal });
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  } catch (cause) {
    signal?.throwIfAborted();
    if (isLate) {
      throw new TimeoutError(`${nameOf(call)} took over ${timeoutMs} ms.`, { requestId, cause });
    }
    throw new ConnectionError(`${nameOf(call)} got no whole reply.`, { requestId, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function refuseRedirect(response: Response, { call, baseUrl }: { call: Call; baseUrl: string }) {
  // A browser shows a redirect that was not followed as an opaque reply with status 0.
  const isRedirect =
    response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
  const hasLeft = response.url !== '' && new URL(response.url).origin !== new URL(baseUrl).origin;
  if (isRedirect || hasLeft) {
    const message = `${nameOf(call)} was redirected. Is baseUrl the address the server is reached at?`;
    throw replyError('UNEXPECTED_REDIRECT', message, response);
  }
}

function parseJson(call: Call, reply: ReceivedReply): unknown {
  try {
    return JSON.parse(textOf(reply));
  } catch {
    // The platform's error quotes the text, which is none of a log's business.
    throw replyError('INVALID_REPLY', `${nameOf(call)} did not answer JSON.`, reply.response);
  }
}

function replyError(
  code: 'INVALID_REPLY' | 'UNEXPECTED_REDIRECT',
  message: string,
  { headers }: Response,
): DppError {
  return new DppError(code, message, { requestId: headers.get('x-request-id') ?? undefined });
}

function acceptOf({ accept = 'application/json' }: Call): string {
  return accept;
}

/** What messages call an operation: without the values in its path. */
function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

import type { Call, MadeCall } from './call.js';
import { checkRequestOptions } from './client-options.js';
import type { ClientSettings } from './client-options.js';
import { writeLog } from './call-log.js';
import { ConnectionError, DppError, TimeoutError } from './error.js';
import { checkIdempotencyKey } from './idempotency.js';
import { errorOfReply } from './refusal.js';
import { detailsOf, ReplyPromise, requestIdOf } from './reply-promise.js';
import type { DetailedReply } from './reply-promise.js';
import { headersOf } from './request-headers.js';
import { withRetries } from './retry.js';
import type { Attempt } from './retry.js';
import { expandPath, formatQuery } from './url.js';

/** Carries calls to the server. */
export interface Transport {
  /** The parsed body of the reply. What the server sends is trusted to be what its contract says. */
  json<Reply>(call: MadeCall): ReplyPromise<Reply>;
  /** The same, with the query that the reply links to as the next page. */
  linked<Reply>(call: MadeCall): ReplyPromise<LinkedReply<Reply>>;
  /** The body of the reply as it came. */
  text(call: MadeCall): ReplyPromise<string>;
  /** The same, undecoded. */
  bytes(call: MadeCall): ReplyPromise<Uint8Array>;
  /** What fits its media type: parsed JSON, a text, bytes, or `undefined` for no body. */
  any<Reply>(call: MadeCall): ReplyPromise<Reply>;
  /** Keeps the token that writes on a cookie session repeat. */
  rememberCsrfToken(token: string): void;
}

/** A page, and the query of the one after it. */
export interface LinkedReply<Reply> {
  readonly body: Reply;
  readonly next: URLSearchParams | undefined;
}

/** Makes the transport of a client. A closure, so that printing a client does not show its API key. */
export function createTransport(settings: ClientSettings): Transport {
  const reply = <Reply>(made: MadeCall, read: (received: ReceivedReply) => unknown) =>
    new ReplyPromise(receive<Reply>(settings, made, read));
  return {
    json: (call) => reply(call, parseJson),
    linked: <Reply>(call: MadeCall) =>
      reply<LinkedReply<Reply>>(call, (received) => {
        return { body: parseJson(received), next: nextQueryOf(received.response) };
      }),
    text: (call) => reply(call, textOf),
    bytes: (call) => reply(call, ({ bytes }) => bytes),
    any: (call) => reply(call, parseAny),
    rememberCsrfToken: (token) => settings.cookies?.remember(token),
  };
}

async function receive<Reply>(
  settings: ClientSettings,
  made: MadeCall,
  read: (received: ReceivedReply) => unknown,
): Promise<DetailedReply<Reply>> {
  const call = typeof made === 'function' ? made() : made;
  const received = await send(settings, { method: 'GET', ...call });
  const reply = read(received) as Reply;
  return { reply, ...detailsOf(received.response, received.attempts) };
}

/** RFC 8288; this server sends one link at most. */
function nextQueryOf({ headers }: Response): URLSearchParams | undefined {
  const target = /^<[^?>]*\?([^>]*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  return target === undefined ? undefined : new URLSearchParams(target);
}

interface ReceivedReply {
  readonly call: Call;
  readonly response: Response;
  readonly bytes: Uint8Array;
  readonly attempts: number;
}

/** JSON and pages are UTF-8, even where their headers say otherwise. */
function textOf({ bytes }: Pick<ReceivedReply, 'bytes'>): string {
  return new TextDecoder().decode(bytes);
}

async function send(settings: ClientSettings, call: Call): Promise<ReceivedReply> {
  const { method, path, options = {}, idempotencyKey } = call;
  checkRequestOptions(options);
  if (idempotencyKey !== undefined) checkIdempotencyKey(idempotencyKey);
  const url = settings.baseUrl + expandPath(path, call.params) + formatQuery(call.query);
  return withRetries((attempt) => logAttempt(settings, call, { ...attempt, url }), {
    maxRetries: options.maxRetries ?? settings.maxRetries,
    isRepeatable: isRepeatable(call),
    hasIdempotencyKey: idempotencyKey !== undefined,
    timing: settings.timing,
    signal: options.signal,
    onRetry: (attempt, pauseMs) =>
      writeLog(settings.onLog, { event: 'retry', method, path, attempt, pauseMs }),
  });
}

/** Methods whose second run leaves what the first one left. @see RFC 9110, section 9.2.2. */
const IDEMPOTENT_METHODS: readonly string[] = ['GET', 'PUT', 'DELETE'];

function isRepeatable({ method, isSafe, idempotencyKey, ifMatch }: Call): boolean {
  if (ifMatch !== undefined && ifMatch !== '*') return false;
  return IDEMPOTENT_METHODS.includes(method) || isSafe === true || idempotencyKey !== undefined;
}

interface PreparedAttempt extends Attempt {
  readonly url: string;
}

/** Makes one attempt, and writes to the log how it begins and ends. */
async function logAttempt(
  settings: ClientSettings,
  call: Call,
  attempt: PreparedAttempt,
): Promise<ReceivedReply> {
  const { onLog, timing } = settings;
  const about = { method: call.method, path: call.path, attempt: attempt.number };
  const startedAt = timing.now();
  const ended = (requestId: string | undefined) => {
    return { ...about, durationMs: timing.now() - startedAt, requestId };
  };
  writeLog(onLog, { event: 'request', ...about });
  try {
    const received = await makeAttempt(settings, call, attempt);
    const { response } = received;
    writeLog(onLog, { event: 'reply', ...ended(requestIdOf(response)), status: response.status });
    return received;
  } catch (error) {
    const known = error instanceof DppError ? error : undefined;
    writeLog(onLog, { event: 'failure', ...ended(known?.requestId), code: known?.code });
    throw error;
  }
}

async function makeAttempt(
  settings: ClientSettings,
  call: Call,
  attempt: PreparedAttempt,
): Promise<ReceivedReply> {
  const { response, bytes } = await exchange(settings, call, attempt.url);
  refuseRedirect(response, { call, baseUrl: settings.baseUrl });
  if (!response.ok) {
    const { isAfterLostReply } = attempt;
    const nowMs = settings.timing.now();
    throw errorOfReply({ response, text: textOf({ bytes }), nowMs, isAfterLostReply });
  }
  if (response.status !== 204 && mediaTypeOf(response) !== acceptOf(call)) {
    const message = `${nameOf(call)} did not answer ${acceptOf(call)}.`;
    throw replyError('INVALID_REPLY', message, response);
  }
  return { call, response, bytes, attempts: attempt.number };
}

function initOf(settings: ClientSettings, call: Call): RequestInit {
  return {
    method: call.method,
    // Followed, a redirected POST would turn into a GET. An API key does not follow to other origins.
    redirect: call.followsRedirects ? 'follow' : 'manual',
    headers: headersOf(settings, call, acceptOf(call)),
    ...(settings.cookies && { credentials: 'include' }),
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    ...(call.file && { body: call.file.content }),
  };
}

/** Sends the request and reads the whole reply within the time one attempt has. */
async function exchange(settings: ClientSettings, call: Call, url: string) {
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
    const init = initOf(settings, call);
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

function parseAny(received: ReceivedReply): unknown {
  if (received.bytes.length === 0) return undefined;
  const mediaType = mediaTypeOf(received.response);
  if (/\bjson$/.test(mediaType)) return parseJson(received);
  return /^text\/|[+/](?:xml|jwt|sd-jwt)$/.test(mediaType) ? textOf(received) : received.bytes;
}

function parseJson(received: ReceivedReply): unknown {
  try {
    return JSON.parse(textOf(received));
  } catch {
    // The platform's error quotes the text, which is none of a log's business.
    const message = `${nameOf(received.call)} did not answer JSON.`;
    throw replyError('INVALID_REPLY', message, received.response);
  }
}

function replyError(
  code: 'INVALID_REPLY' | 'UNEXPECTED_REDIRECT',
  message: string,
  response: Response,
): DppError {
  return new DppError(code, message, { requestId: requestIdOf(response) });
}

function mediaTypeOf({ headers }: Response): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function acceptOf({ accept = 'application/json' }: Call): string {
  return accept;
}

/** What messages call an operation: without the values in its path. */
function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { isDatabaseOutage } from '../../db/connections/database-outage.js';
import { ConnectionWaitError } from '../../db/connections/connection-queue.js';
import { TooManyTurnsError } from '../../event-loop/turns.js';
import { ApiError } from '../api-error.js';
import {
  errorPageUrl,
  prefersProblem,
  problemDetails,
  problemMediaType,
} from '../reply/problem-details.js';
import { sendText } from './dispatch.js';
import { FailedOperation } from '../failed-operation.js';
import { contextOf } from '../request-context.js';
import { hasTokenInAddress, privateHeaders, sendsCredential } from '../request/sent-token.js';

/** A refusal as a page. */
interface RefusalPage {
  readonly content: string;
  /** All that it is sent with. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes the page for a person who is refused; undefined where no page was asked for. */
export type ErrorPage = (
  request: Request,
  refusal: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly requestId: string;
  },
) => RefusalPage | undefined;

interface ErrorHandlerOptions {
  readonly errorPage: ErrorPage;
  readonly baseUrl: string;
}

/** The one place where an error becomes a response. Express knows it by its four parameters. */
export function errorHandler(options: ErrorHandlerOptions): ErrorRequestHandler {
  return (error: unknown, request, response, _next) =>
    answerError(error, { ...options, request, response });
}

function answerError(
  error: unknown,
  answer: ErrorHandlerOptions & { readonly request: Request; readonly response: Response },
): void {
  const { request, response } = answer;
  const context = contextOf(request);
  const { requestId, log } = context;
  const refusal = refusalOf(error, requestId);
  context.refusal = refusal.refusal;
  context.refused = refusal;
  // Who comes when too much is computed already is counted; a line with a stack would be more of it.
  if (refusal.status >= 500 && refusal.refusal !== 'turns' && refusal.refusal !== 'connections')
    log.error({ err: error }, 'request failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of ['Content-Type', 'ETag', 'Cache-Control']) response.removeHeader(name);
  const { status } = refusal;
  const { headers, content } = formOf(refusal, { ...answer, requestId });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isPrivate(request)) {
    for (const [name, value] of Object.entries(privateHeaders)) response.setHeader(name, value);
  }
  sendText(response, status, content);
}

/** A page to a person, problem details to a client that accepts them, else the shape that the contract gives the refusal. */
function formOf(
  refusal: ApiError,
  {
    request,
    requestId,
    errorPage,
    baseUrl,
  }: ErrorHandlerOptions & { readonly request: Request; readonly requestId: string },
): RefusalPage {
  const { status, headers, code, body } = refusal;
  const isProblem = prefersProblem(request.headers.accept);
  const page = isProblem ? undefined : errorPage(request, { status, headers, requestId });
  if (page) return page;
  const link = [headers.Link, `<${errorPageUrl(baseUrl, code)}>; rel="help"`];
  return {
    headers: {
      ...headers,
      Link: link.filter((each) => each !== undefined).join(', '),
      Vary: varyByAccept(headers.Vary),
      ...(isProblem && { 'Content-Type': problemMediaType }),
    },
    content: JSON.stringify(isProblem ? problemDetails(refusal, { baseUrl, requestId }) : body),
  };
}

/** A cache must not give the one form to who accepts the other. */
function varyByAccept(vary: string | undefined): string {
  if (vary === undefined) return 'Accept';
  return /\baccept\b(?!-)/i.test(vary) ? vary : `${vary}, Accept`;
}

/** A refusal tells the address that it refuses, which has a token in it; or answers a token that was sent. */
function isPrivate({ originalUrl: url, headers }: Request): boolean {
  return url.startsWith('/api/') ? hasTokenInAddress(url) : sendsCredential({ url, headers });
}

function refusalOf(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  const failed = error instanceof FailedOperation ? error : undefined;
  if (isDatabaseOutage(failed ? failed.cause : error)) {
    const message = 'The database cannot answer at the moment.';
    return ApiError.standard(503, message, { requestId }).withHeaders({ 'Retry-After': '5' });
  }
  if (error instanceof ConnectionWaitError && error.ownWork) {
    const message = 'Other work of this workspace took too long. Send fewer requests at once.';
    return ApiError.framework(429, 'FST_ERR_RATE_LIMIT', message, { 'Retry-After': '5' }).because(
      'concurrent_workspace',
    );
  }
  if (error instanceof ConnectionWaitError) {
    const message = 'The database is busy at the moment.';
    return ApiError.standard(503, message, { requestId })
      .withHeaders({ 'Retry-After': '5' })
      .because('connections');
  }
  if (error instanceof TooManyTurnsError && error.ownWork) {
    const message = 'Too many long requests of this workspace wait already.';
    return ApiError.framework(429, 'FST_ERR_RATE_LIMIT', message, { 'Retry-After': '5' }).because(
      'turns',
    );
  }
  if (error instanceof TooManyTurnsError) {
    const message = 'Too much is being computed at the moment.';
    return ApiError.standard(503, message, { requestId })
      .withHeaders({ 'Retry-After': '5' })
      .because('turns');
  }
  const status = clientErrorStatus(error);
  if (status) return ApiError.framework(status, 'FST_ERR_BAD_REQUEST', 'The request is malformed.');
  const message = failed?.message ?? 'An unexpected error occurred.';
  return ApiError.standard(500, message, { requestId });
}

/** Express and Node mark what the client got wrong (an undecodable path, an aborted body). */
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === 'ECONNRESET') return 400;
  const status = 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** A path no route has. */
export const notFound: RequestHandler = (request) => {
  throw ApiError.notFound(`Nothing is at ${request.method} ${request.path}.`);
};

/** A path some route has, with a method none has. `OPTIONS` is answered with the list. */
export function methodNotAllowed(methods: readonly string[], isPublic: boolean): RequestHandler {
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  return (request, response) => {
    response.setHeader('Allow', allow);
    if (request.method === 'OPTIONS') {
      if (isPublic) {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Access-Control-Allow-Methods', allow);
        response.setHeader('Access-Control-Allow-Headers', 'Accept, Content-Type, X-Request-Id');
      }
      response.statusCode = 204;
      response.end();
      return;
    }
    throw ApiError.standard(405, `${request.path} takes ${allow}.`);
  };
}

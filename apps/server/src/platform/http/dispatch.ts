import type { Request, RequestHandler, Response } from 'express';
import type { Clock } from '../clock.js';
import { checkedReply } from './check-reply.js';
import { idempotencyScope, parseIdempotencyKey, runIdempotently } from './idempotency.js';
import { parsePart } from './rejection.js';
import { contextOf } from './request-context.js';
import {
  isStream,
  type AnyReply,
  type AnyRoute,
  type ApiRequest,
  type RouteDeps,
} from './route.js';
import { sendStream } from './send-stream.js';

export interface DispatchDeps extends RouteDeps {
  readonly clock: Clock;
  /** Set by tests: every JSON reply must fit the schema its route declares. */
  readonly checkReplies?: boolean;
}

/** The end of the chain: parses what the route declares, calls its handler, sends the reply. */
export function dispatch<Deps extends DispatchDeps>(
  route: AnyRoute<Deps>,
  deps: Deps,
): RequestHandler {
  return async (request, response) => {
    const apiRequest = parseRequest(route, request);
    const key = idempotencyKeyOf(route, request, apiRequest.body);
    const { caller } = apiRequest;
    if (key === undefined || !caller?.tenant) {
      const reply = await route.handle(deps, apiRequest);
      return send(response, deps.checkReplies ? checkedReply(route, reply) : reply);
    }
    const claim = {
      tenantId: caller.tenant.id,
      scope: idempotencyScope(route.operationId, apiRequest.params ?? {}, caller),
      key,
      bodyText: contextOf(request).bodyText ?? '',
    };
    const stored = await runIdempotently(deps, claim, async (tx) => {
      const reply = await route.handle({ ...deps, db: tx }, apiRequest);
      if (deps.checkReplies) checkedReply(route, reply);
      return { status: reply.status, body: JSON.stringify(reply.json) };
    });
    if (stored.replayed) response.setHeader('idempotent-replayed', 'true');
    sendText(response, stored.status, stored.body);
  };
}

/** @throws a 400 for a malformed key, also where it would have no use. */
function idempotencyKeyOf(
  route: Pick<AnyRoute, 'idempotent' | 'hasEffect'>,
  { headers }: Request,
  body: unknown,
): string | undefined {
  if (!route.idempotent) return undefined;
  const key = parseIdempotencyKey(headers['idempotency-key']);
  return route.hasEffect === undefined || route.hasEffect(body) ? key : undefined;
}

function parseRequest<Deps extends RouteDeps>(
  route: AnyRoute<Deps>,
  request: Request,
): ApiRequest<unknown, unknown, unknown, ReturnType<typeof contextOf>['caller']> {
  const context = contextOf(request);
  const rejection = route.rejection ?? 'framework';
  return {
    params: parsePart(route.params, request.params, { part: 'params', rejection }),
    query: parsePart(route.query, request.query, { part: 'querystring', rejection }),
    body: parsePart(route.body ?? route.form, context.body, { part: 'body', rejection }),
    caller: context.caller,
    hostTenantId: context.hostTenantId,
    headers: request.headers,
    url: request.originalUrl,
    bodyBytes: context.bodyBytes ?? 0,
    ip: context.ip,
    requestId: context.requestId,
    // Made when a handler has something to say.
    get log() {
      return context.log;
    },
  };
}

async function send(response: Response, reply: AnyReply): Promise<void> {
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  if (reply.json !== undefined) return sendText(response, reply.status, JSON.stringify(reply.json));
  response.statusCode = reply.status;
  if (reply.jsonPieces) {
    response.setHeader('Content-Type', jsonType);
    return sendStream(response, reply.jsonPieces);
  }
  if (!reply.raw) {
    response.end();
    return;
  }
  response.setHeader('Content-Type', reply.raw.contentType);
  const { content } = reply.raw;
  if (isStream(content)) return sendStream(response, content);
  response.setHeader('Content-Length', Buffer.byteLength(content));
  response.end(content);
}

const jsonType = 'application/json; charset=utf-8';

/** Writes a text, JSON unless its headers say otherwise; for the error handler too: one place does it. */
export function sendText(response: Response, status: number, text: string): void {
  response.statusCode = status;
  if (!response.hasHeader('Content-Type')) {
    response.setHeader('Content-Type', jsonType);
  }
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

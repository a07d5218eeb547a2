import type { Request, RequestHandler, Response } from 'express';
import type { Knex } from 'knex';
import type { AnyCaller, Caller } from '../../auth/caller-model.js';
import type { Clock } from '../../clock.js';
import type { ConnectionLanes } from '../../db/connections/connection-lanes.js';
import { inRequest } from '../../current-request.js';
import { loopShare } from '../../event-loop/loop-share.js';
import { isLong, onLongBody, strangers } from '../../event-loop/turns.js';
import { checkedReply } from '../reply/check-reply.js';
import {
  idempotencyScope,
  parseIdempotencyKey,
  runIdempotently,
  type StoredReply,
} from './idempotency.js';
import { parsePart } from './rejection.js';
import { contextOf } from '../request-context.js';
import {
  isStream,
  type AnyReply,
  type AnyRoute,
  type ApiRequest,
  type RouteDeps,
} from '../route.js';
import { sendStream } from '../reply/send-stream.js';
import type { WorkspaceTraffic } from '../gates/workspace-traffic.js';

export interface DispatchDeps extends RouteDeps {
  readonly clock: Clock;
  readonly lanes: ConnectionLanes;
  readonly traffic: WorkspaceTraffic;
  /** Set by tests: every JSON reply must fit the schema its route declares. */
  readonly checkReplies?: boolean;
}

/** The end of the chain: parses what the route declares, calls its handler, sends the reply. */
export function dispatch<Deps extends DispatchDeps>(
  route: AnyRoute<Deps>,
  deps: Deps,
): RequestHandler {
  const depsOf = depsByLane(deps);
  const answer = async (request: Request, response: Response): Promise<void> => {
    const letGo = contextOf(request).holdPlace?.();
    try {
      const apiRequest = parseRequest(route, request);
      const { caller } = apiRequest;
      const tenantId = caller?.tenant?.id;
      loopShare.noteArrival(tenantId ?? strangers);
      const key = idempotencyKeyOf(route, request, apiRequest.body);
      const own = depsOf(tenantId);
      if (key === undefined || !caller?.tenant) {
        // A streamed answer is made while it is sent: its place in the queue is free when it ends.
        return await weighed(route, deps, apiRequest, async () => {
          const reply = await route.handle(own, apiRequest);
          await send(response, deps.checkReplies ? checkedReply(route, reply) : reply);
        });
      }
      const answered = await answerOnce(route, own, { request, apiRequest, caller, key });
      if (answered.replayed) response.setHeader('idempotent-replayed', 'true');
      sendText(response, answered.status, answered.body);
    } finally {
      letGo?.();
    }
  };
  return (request, response) =>
    inRequest(contextOf(request).requestId, () => answer(request, response));
}

/** Each workspace waits for connections in a queue of its own; callers without a workspace share one. */
function depsByLane<Deps extends DispatchDeps>(deps: Deps): (tenantId?: string) => Deps {
  const ofLane = new WeakMap<Knex, Deps>();
  return (tenantId) => {
    const db = tenantId === undefined ? deps.lanes.public : deps.lanes.ofWorkspace(tenantId);
    const known = ofLane.get(db) ?? { ...deps, db };
    ofLane.set(db, known);
    return known;
  };
}

type AnyRequest = ApiRequest<unknown, unknown, unknown, AnyCaller | undefined>;

interface IdempotentRequest {
  readonly request: Request;
  readonly apiRequest: AnyRequest;
  readonly caller: Caller;
  readonly key: string;
}

/** A request with a key: executed once, and replayed to every retry. */
function answerOnce<Deps extends DispatchDeps>(
  route: AnyRoute<Deps>,
  deps: Deps,
  { request, apiRequest, caller, key }: IdempotentRequest,
): Promise<StoredReply & { readonly replayed: boolean }> {
  const tenantId = caller.tenant.id;
  const scope = idempotencyScope(route.operationId, apiRequest.params ?? {}, caller);
  const claim = { tenantId, scope, key, bodyText: contextOf(request).bodyText ?? '' };
  const run = () =>
    runIdempotently(deps, claim, async (tx) => {
      const reply = await route.handle({ ...deps, db: tx }, apiRequest);
      if (deps.checkReplies) checkedReply(route, reply);
      return { status: reply.status, body: JSON.stringify(reply.json) };
    });
  // Retries wait for each other first: of one key at most one stands in the queue of heavy requests.
  return deps.traffic.inTurnOfKey(`${tenantId} ${scope} ${key}`, () =>
    weighed(route, deps, apiRequest, run),
  );
}

/**
 * Heavy requests of a workspace run one after the other, those of each operation by themselves; so do requests with a
 * long body.
 */
function weighed<T>(
  { heavy, operationId }: Pick<AnyRoute, 'heavy' | 'operationId'>,
  { traffic }: Pick<DispatchDeps, 'traffic'>,
  { caller, bodyBytes: bytes }: AnyRequest,
  work: () => Promise<T>,
): Promise<T> {
  const of = caller?.tenant?.id;
  // Strangers share what they may compute by turns alone: here one of them could make all others wait.
  if (of === undefined) return work();
  const run = () => (isLong(bytes) ? onLongBody({ of, bytes }, work) : work());
  return heavy ? traffic.inHeavyTurn(`${of} ${operationId}`, run) : run();
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
    upload: context.upload,
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

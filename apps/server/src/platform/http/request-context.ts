import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Admission } from '../auth/api-key-admission.js';
import type { AnyCaller } from '../auth/caller-model.js';
import type { Upload } from './route.js';

/** What the middleware chain has found out about a request so far. */
export interface RequestContext {
  readonly requestId: string;
  /** The address of the client, read through trusted proxies; empty once the connection is gone. */
  readonly ip: string;
  readonly log: Logger;
  /** Set by the route's chain: the operation's id. */
  operation?: string;
  /** Set by the error handler: why the request was refused, in one of few words. */
  refusal?: string;
  /** Set by the error handler: what the refusal says to code and people. */
  refused?: { readonly code: string; readonly message: string };
  /** Set by `addressRateLimit`, where one statement decided budgets and credential. */
  admission?: Admission;
  /** Set by `authenticate`. */
  caller?: AnyCaller;
  /** Set by `tenantHost`, when a workspace host was addressed. */
  hostTenantId?: string;
  /**
   * Set by `trafficGate`: lets a handler keep the request counted as in progress, until it calls what this returns.
   */
  holdPlace?: () => () => void;
  /** Set by `jsonBody`: the parsed body, its text, and how many bytes that came in. */
  body?: unknown;
  bodyText?: string;
  bodyBytes?: number;
  /** Set by `uploadBody`. */
  upload?: Upload;
}

/** The context lies on the request itself: the collector pays for each entry of a WeakMap, thousands a second. */
const contextKey = Symbol('context');

interface RequestWithContext extends IncomingMessage {
  [contextKey]?: RequestContext;
}

/** Every request gets its context first of all, in `requestId`. */
export function startContext(request: RequestWithContext, context: RequestContext): void {
  request[contextKey] = context;
}

export function contextOf(request: RequestWithContext): RequestContext {
  const context = request[contextKey];
  if (!context) throw new Error('The request has no context: requestId did not run first.');
  return context;
}

import type { IncomingHttpHeaders } from 'node:http';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { AnyCaller, Caller, PlatformCaller, SessionCaller } from '../auth/caller-model.js';
import type { Permission } from '../auth/permissions.js';
import type { JsonLimits } from './json/json-limits.js';

type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Names of the request budgets; `rate-limit.ts` gives each its key and figure. */
export type LimitName =
  | 'standard'
  | 'resolution'
  | 'audit-verify'
  | 'validate-public'
  | 'login'
  | 'gs1'
  | 'preview'
  | 'hand-over'
  | 'password-reset'
  | 'grant-request';

/**
 * The one of the contract's shapes that answers a request that no handler ever sees. `bare` is `brief` without a code,
 * where the contract has error and message alone.
 */
export type RejectionShape = 'framework' | 'standard' | 'brief' | 'bare' | 'message-only';

/**
 * Who may call.
 * - `public`: anybody; valid credentials widen the view, bad ones count as none.
 * - `tenant`: any valid credential of a workspace.
 * - a permission: a credential of a workspace that holds it.
 * - `credential`: any valid credential, of any workspace or of the platform.
 * - `session`: anybody who logged in, to a workspace or to the platform.
 * - `platform`: an administrator of the platform who logged in.
 */
export type Access = 'public' | 'credential' | 'tenant' | 'session' | 'platform' | Permission;

/** Who a handler behind this access can meet. */
type CallerOf<Who extends Access> = Who extends 'public'
  ? Caller | undefined
  : Who extends 'credential'
    ? AnyCaller
    : Who extends 'session'
      ? SessionCaller
      : Who extends 'platform'
        ? PlatformCaller
        : Caller;

/** A reply with a JSON body, described by a schema. */
interface JsonReplySchema {
  readonly description: string;
  readonly schema: z.ZodType;
  /** Set for lists with large rows: the handler gives the text piece by piece. */
  readonly streamed?: true;
}

/** Several values only where HTTP has no list for them: `Set-Cookie`. */
export type ReplyHeaders = Readonly<Record<string, string | readonly string[]>>;

/** A reply in another media type, or in one of several; the handler makes the text. */
interface RawReplySchema {
  readonly description: string;
  /** Media type → what a body of it holds; none for a reply without a body. */
  readonly mediaTypes: Readonly<Record<string, z.ZodType>>;
}

type ReplySchemas = Readonly<Record<number, JsonReplySchema | RawReplySchema>>;

export interface RawBody {
  readonly contentType: string;
  /** An iterable is sent as it comes, without a length. */
  readonly content: string | Uint8Array | AsyncIterable<Uint8Array>;
}

export function isStream(content: RawBody['content']): content is AsyncIterable<Uint8Array> {
  return typeof content === 'object' && Symbol.asyncIterator in content;
}

/** A reply that is not JSON, or has no body at all. */
export interface RawReply<Status extends number> {
  readonly status: Status;
  readonly headers?: ReplyHeaders;
  readonly raw?: RawBody;
}

/** What a handler answers: one of its declared statuses with the body declared for it. */
type Reply<Replies extends ReplySchemas> = {
  [Status in keyof Replies & number]: {
    readonly status: Status;
    readonly headers?: ReplyHeaders;
  } & (Replies[Status] extends { streamed: true }
    ? { readonly jsonPieces: AsyncIterable<string> }
    : Replies[Status] extends { schema: infer Schema extends z.ZodType }
      ? { readonly json: Declared<z.input<Schema>> }
      : { readonly raw?: RawBody });
}[keyof Replies & number];

/**
 * The members a reply schema names. Its objects are open to further members on the wire; a handler's
 * types need not say so.
 */
type Declared<T> = T extends readonly (infer Entry)[]
  ? readonly Declared<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T as string extends Key ? never : Key]: Declared<T[Key]> }
    : T;

/** A reply of any route, as the pipeline passes it on. */
export interface AnyReply {
  readonly status: number;
  readonly headers?: ReplyHeaders;
  readonly json?: unknown;
  /** JSON text as it comes, for lists with large rows; together it is what the schema describes. */
  readonly jsonPieces?: AsyncIterable<string>;
  readonly raw?: RawBody;
}

/** A JSON reply; the literal status picks the schema its body has to fit. */
export function json<const Status extends number, Body extends { success?: true } | object>(
  status: Status,
  body: Body,
  headers: ReplyHeaders = {},
): { readonly status: Status; readonly json: Body; readonly headers: typeof headers } {
  return { status, json: body, headers };
}

/** What a route takes as a file. */
export interface UploadRules {
  /** Media types that it may have. */
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
}

/** A file as it was sent. */
export interface Upload {
  /** One of those of the route, in lower case and without parameters. */
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** A request after every rule around it has passed. */
export interface ApiRequest<Params, Query, Body, WhoCalls> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The file of a route that takes one. */
  readonly upload: Upload | undefined;
  /** How many bytes the body came in; 0 without one. */
  readonly bodyBytes: number;
  readonly caller: WhoCalls;
  /** The tenant of the workspace host that was addressed, if one was. */
  readonly hostTenantId: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Path with query string, as sent. */
  readonly url: string;
  readonly ip: string;
  readonly requestId: string;
  readonly log: Logger;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/**
 * Dependencies every route can count on. The pipeline replaces `db` by the caller's lane of connections, or by the
 * transaction of an idempotent request.
 */
export interface RouteDeps {
  readonly db: Knex;
}

/** Parts of an operation of the contract that are ours; members of bodies are marked in their schemas. */
export interface ExtensionParts {
  /** Names of parameters that no client has to send. */
  readonly parameters?: readonly string[];
  /** Media types of replies. */
  readonly mediaTypes?: readonly string[];
  /** Statuses of refusals that nothing but those parameters brings about. */
  readonly statuses?: readonly number[];
}

/**
 * One operation of the API, said once. The middleware chain, the OpenAPI document and the client's
 * wire types all come from this.
 */
interface Route<
  Deps extends RouteDeps = RouteDeps,
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Replies extends ReplySchemas = ReplySchemas,
  Who extends Access = Access,
> {
  readonly method: HttpMethod;
  /** OpenAPI form: `/api/v1/passports/{id}`. */
  readonly path: string;
  readonly operationId: string;
  /** What of the operation the contract does not have; `true` is all of it. Default: nothing. */
  readonly extension?: true | ExtensionParts;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Who;
  /** Default `['standard']`. */
  readonly limits?: readonly LimitName[];
  /**
   * Subscription and MFA gates apply. Default: everything but GET on a route that takes a
   * workspace's credential.
   */
  readonly gated?: boolean;
  /**
   * Withdraws what could be misused, such as a leaked key: the MFA gate stands before it, the subscription gate does
   * not.
   */
  readonly protective?: boolean;
  /** Pages of other origins may not read the answer, public as it is. */
  readonly sameOrigin?: boolean;
  /** Answers on every host, also on that of an unknown workspace. */
  readonly anyHost?: boolean;
  readonly maxBodyBytes?:
    'createBodyBytes' | 'defaultBodyBytes' | 'validatePublicBodyBytes' | 'auditVerifyBodyBytes';
  /** Other limits where a body holds a whole document, which is deeper and longer than what it was made of. */
  readonly jsonLimits?: JsonLimits;
  /** Default `framework`. */
  readonly rejection?: RejectionShape;
  /** Shape of the refusal of a body that is no JSON. Default `framework`; `rejection` does not count here. */
  readonly malformedBody?: Extract<RejectionShape, 'framework' | 'bare'>;
  /** Takes an `Idempotency-Key`: the handler then runs inside one transaction with its record. */
  readonly idempotent?: boolean;
  /** Takes `If-Match`, the precondition of a change; the use case compares it and answers 412. */
  readonly conditional?: true;
  /** Its reply carries the entity tag for such a change; that of a conditional route does anyway. */
  readonly tagged?: true;
  /** For an idempotent route: true when this request has an effect to record. Default: each has. */
  hasEffect?(body: Output<Body>): boolean;
  /** Takes a second and more of work on the database: of a workspace one runs at a time, a few more wait. */
  readonly heavy?: true;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** In place of `body`: the fields of a form that a page sends, each of them a text. */
  readonly form?: Body;
  /** In place of `body`: a file, sent as it is. */
  readonly upload?: UploadRules;
  readonly replies: Replies;
  /**
   * Refusals a caller has to expect beyond those the declaration itself implies; a mere description
   * stands for the standard body.
   */
  readonly errors?: Readonly<Record<number, string | JsonReplySchema>>;
  handle(
    deps: Deps,
    request: ApiRequest<Output<Params>, Output<Query>, Output<Body>, CallerOf<Who>>,
  ): Promise<Reply<Replies>>;
}

/** True for a route that needs a paid subscription. */
export function needsSubscription(
  route: Pick<AnyRoute, 'method' | 'access' | 'gated' | 'protective'>,
) {
  return isGated(route) && route.protective !== true;
}

/**
 * True when the MFA gate stands before a route, and with it, except for routes that protect, the subscription gate. A
 * session or the platform's own call stands for a person, who may log in and out also without a subscription; what
 * any credential may ask has nothing to do with a workspace.
 */
export function isGated({
  method,
  access,
  gated,
}: Pick<AnyRoute, 'method' | 'access' | 'gated'>): boolean {
  return gated ?? (method !== 'get' && !ofNoWorkspace.has(access));
}

const ofNoWorkspace: ReadonlySet<Access> = new Set(['public', 'credential', 'session', 'platform']);

/** A route without its types, as the pipeline and the generators take it. */
export interface AnyRoute<Deps extends RouteDeps = RouteDeps> extends Omit<
  Route<Deps>,
  'handle' | 'hasEffect' | 'replies'
> {
  hasEffect?(body: unknown): boolean;
  readonly replies: ReplySchemas;
  handle(
    deps: Deps,
    request: ApiRequest<unknown, unknown, unknown, AnyCaller | undefined>,
  ): Promise<AnyReply>;
}

/** Declares a route; the types of request and reply follow from its schemas. */
export function defineRoute<
  Deps extends RouteDeps,
  const Replies extends ReplySchemas,
  const Who extends Access,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(route: Route<Deps, Params, Query, Body, Replies, Who>): AnyRoute<Deps> {
  return route;
}

import type {
  BatteryUnit,
  EconomicOperator,
  Facility,
  PassportDocument,
  UnitEvent,
  WebhookSubscription,
} from '../schemas.js';

/** A passport as the mock holds it, its metadata unmasked. */
export interface MockPassport {
  readonly id: string;
  readonly productId: string;
  readonly status: PassportDocument['status'];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly operatorId: string;
  readonly facilityId: string | null;
  readonly isSealed: boolean;
  readonly retentionUntil: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What one mock holds; each list in the order of creation. */
export interface MockStore {
  readonly operators: Map<string, EconomicOperator>;
  readonly facilities: Map<string, Facility>;
  readonly passports: Map<string, MockPassport>;
  readonly units: Map<string, BatteryUnit>;
  readonly unitEvents: UnitEvent[];
  readonly webhooks: Map<string, WebhookSubscription>;
  /** Replies by idempotency key, method and path. */
  readonly replays: Map<string, { readonly body: string; readonly reply: MockReply }>;
  /** A new UUID, the same ones in the same order after each reset. */
  newId(): string;
  /** ISO 8601 UTC. */
  now(): string;
}

/** A reply of the mock. */
export interface MockReply {
  /** HTTP status. Default 200. */
  readonly status?: number;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, in place of `json`. */
  readonly text?: string;
  /** Default `application/json`. */
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as it came to the mock. */
export interface MockRequest {
  readonly method: string;
  /** Percent-decoded values of the path's parameters, by their names. */
  readonly params: Readonly<Record<string, string>>;
  /** Without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; `undefined` for no body. */
  readonly body: unknown;
}

export const TENANT_ID = '00000000-0000-4000-8000-00000000000a';

export function createStore(now: () => Date): MockStore {
  let made = 0;
  return {
    operators: new Map(),
    facilities: new Map(),
    passports: new Map(),
    units: new Map(),
    unitEvents: [],
    webhooks: new Map(),
    replays: new Map(),
    newId() {
      made += 1;
      return `00000000-0000-4000-8000-${(0x1000 + made).toString(16).padStart(12, '0')}`;
    },
    now: () => now().toISOString(),
  };
}

/** A refusal in the standard shape. */
export function refuse(status: number, message: string, code?: string): MockReply {
  const error = status === 404 ? 'Not Found' : status === 409 ? 'Conflict' : 'Bad Request';
  return { status, json: { success: false, error, message, ...(code !== undefined && { code }) } };
}

/** The members of a body; none for what is no object. */
export function membersOf(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** One page of a list, by the query's `page` and `limit`. */
export function pageOf<Item>(items: readonly Item[], query: URLSearchParams, standard: number) {
  const page = Math.max(1, Number(query.get('page') ?? 1));
  const limit = Math.max(1, Number(query.get('limit') ?? standard));
  const total = items.length;
  const shown = items.slice((page - 1) * limit, page * limit);
  return { shown, page, limit, total, totalPages: Math.ceil(total / limit) };
}

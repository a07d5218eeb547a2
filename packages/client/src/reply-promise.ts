/** How many requests the budget that ends first has left. */
export interface RequestBudget {
  /** Requests in a minute. */
  readonly limit: number;
  /** Requests left in this minute. */
  readonly remaining: number;
  /** Seconds until the minute is over. */
  readonly resetSeconds: number;
}

/** How a reply came. */
export interface ReplyDetails {
  /** HTTP status, 200 to 299. */
  readonly status: number;
  readonly headers: Headers;
  /** Names the exchange in the server's log, from `X-Request-Id`. */
  readonly requestId: string | undefined;
  /** From `X-RateLimit-…`; `undefined` where the server sends none, as when it resolves in public. */
  readonly budget: RequestBudget | undefined;
  /** True when an earlier call with the same idempotency key did the work, and this is its reply. */
  readonly isReplayed: boolean;
  /** Attempts that this took, from 1. */
  readonly attempts: number;
}

/** A reply, and how it came. */
export interface DetailedReply<Reply> extends ReplyDetails {
  /** The body, as the method alone resolves to it. */
  readonly reply: Reply;
}

/** What a method answers: `await` gives the body of the reply. The request is sent at once. */
export class ReplyPromise<Reply> extends Promise<Reply> {
  readonly #received: Promise<DetailedReply<Reply>>;

  constructor(received: Promise<DetailedReply<Reply>>) {
    // A rejection of its own would count as unhandled for those who ask for the details alone.
    super((resolve) => resolve(undefined as Reply));
    this.#received = received;
  }

  /** What `then` makes of it is an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  /**
   * Resolves to the reply together with its status, headers, request id and the budget left.
   *
   * @throws what the call itself rejects with.
   * @example
   * const { reply, budget, isReplayed } = await client.passports.create(passport).withResponse();
   * console.log(reply.passport.id, budget?.remaining, isReplayed);
   */
  withResponse(): Promise<DetailedReply<Reply>> {
    return this.#received;
  }

  override then<Result = Reply, Fallback = never>(
    onfulfilled?: ((reply: Reply) => Result | PromiseLike<Result>) | null,
    onrejected?: ((reason: unknown) => Fallback | PromiseLike<Fallback>) | null,
  ): Promise<Result | Fallback> {
    return this.#received.then(({ reply }) => reply).then(onfulfilled, onrejected);
  }
}

/** The `X-Request-Id` of a reply. */
export function requestIdOf({ headers }: Response): string | undefined {
  return headers.get('x-request-id') ?? undefined;
}

/** Reads the details out of a reply. */
export function detailsOf(response: Response, attempts: number): ReplyDetails {
  const { status, headers } = response;
  return {
    status,
    headers,
    requestId: requestIdOf(response),
    budget: budgetOf(headers),
    isReplayed: headers.get('idempotent-replayed') === 'true',
    attempts,
  };
}

function budgetOf(headers: Headers): RequestBudget | undefined {
  const [limit, remaining, resetSeconds] = ['limit', 'remaining', 'reset'].map((name) => {
    const value = headers.get(`x-ratelimit-${name}`) ?? '';
    return /^\d+$/.test(value) ? Number(value) : undefined;
  });
  if (limit === undefined || remaining === undefined || resetSeconds === undefined)
    return undefined;
  return { limit, remaining, resetSeconds };
}

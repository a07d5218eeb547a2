import { invalidArgument } from './error.js';
import type { DetailedReply, ReplyDetails, ReplyPromise } from './reply-promise.js';

/** One page of a list. */
export class Page<Item> {
  readonly items: readonly Item[];
  /** How the page came: status, headers, request id, budget left. */
  readonly response: ReplyDetails;
  readonly #loadNext: (() => Promise<Page<Item>>) | undefined;

  constructor(
    items: readonly Item[],
    response: DetailedReply<unknown>,
    loadNext?: () => Promise<Page<Item>>,
  ) {
    const { reply: _body, ...details } = response;
    this.items = items;
    this.response = details;
    this.#loadNext = loadNext;
  }

  /** True when another page should be read; where the server keeps no total, that one may be empty. */
  get hasNext(): boolean {
    return this.#loadNext !== undefined;
  }

  /** The page after this one; `undefined` after the last. */
  async next(): Promise<Page<Item> | undefined> {
    return this.#loadNext?.();
  }
}

/** How many items to read at most. */
export interface AllOptions {
  /** 1 to 100000: all of them are held in memory. */
  readonly limit: number;
}

const MAX_ALL = 100_000;

/**
 * What a list method answers: `await` gives the first page, `for await` every item of every page.
 * Nothing is sent before one of them is asked for; all share one request for the first page.
 */
export class PageList<Item> implements PromiseLike<Page<Item>>, AsyncIterable<Item> {
  readonly #loadFirst: () => Promise<Page<Item>>;
  #first: Promise<Page<Item>> | undefined;

  constructor(loadFirst: () => Promise<Page<Item>>) {
    this.#loadFirst = loadFirst;
  }

  then<Result = Page<Item>, Fallback = never>(
    onfulfilled?: ((page: Page<Item>) => Result | PromiseLike<Result>) | null,
    onrejected?: ((reason: unknown) => Fallback | PromiseLike<Fallback>) | null,
  ): Promise<Result | Fallback> {
    return this.#getFirst().then(onfulfilled, onrejected);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.items;
  }

  /**
   * Every page, one after the other.
   *
   * @example
   * for await (const page of client.passports.list({ limit: 100 }).pages()) {
   *   console.log(page.items.length, page.response.budget?.remaining);
   * }
   */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    let page: Page<Item> | undefined = await this.#getFirst();
    for (; page; page = await page.next()) yield page;
  }

  /**
   * The first items as an array. Pages after the last one needed are not read.
   *
   * @throws `DppError` `INVALID_ARGUMENT` for a limit out of its range.
   * @example
   * const newest = await client.passports.list({ limit: 100 }).all({ limit: 250 });
   */
  async all({ limit }: AllOptions): Promise<Item[]> {
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > MAX_ALL) {
      throw invalidArgument(`limit is not a whole number from 1 to ${MAX_ALL}.`);
    }
    const items: Item[] = [];
    for await (const page of this.pages()) {
      items.push(...page.items.slice(0, limit - items.length));
      if (items.length === limit) break;
    }
    return items;
  }

  #getFirst(): Promise<Page<Item>> {
    return (this.#first ??= this.#loadFirst());
  }
}

/** Items of one page, and where the page after it begins; `undefined` after the last. */
export interface ReadPage<Item, Place> {
  readonly items: readonly Item[];
  readonly next?: Place | undefined;
}

/**
 * The list that a sequence of requests answers.
 *
 * @param request - Asks for the page at a place; for the first page without one.
 */
export function pagesOf<Reply, Item, Place>(
  request: (place?: Place) => ReplyPromise<Reply>,
  read: (reply: Reply) => ReadPage<Item, Place>,
): PageList<Item> {
  const load = async (place?: Place): Promise<Page<Item>> => {
    const response = await request(place).withResponse();
    const { items, next } = read(response.reply);
    return new Page(items, response, next === undefined ? undefined : () => load(next));
  };
  return new PageList(() => load());
}

/** Where the page after a numbered one begins. */
export function pageAfter({ page, totalPages }: { page: number; totalPages: number }) {
  return page < totalPages ? page + 1 : undefined;
}

/** One page of a list. */
export class Page<Item> {
  readonly items: readonly Item[];
  readonly #loadNext: (() => Promise<Page<Item>>) | undefined;

  constructor(items: readonly Item[], loadNext?: () => Promise<Page<Item>>) {
    this.items = items;
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

/**
 * What a list method answers: `await` gives the first page, `for await` every item of every page.
 * Nothing is sent before one of the two; both share one request for the first page.
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
    let page: Page<Item> | undefined = await this.#getFirst();
    for (; page; page = await page.next()) yield* page.items;
  }

  #getFirst(): Promise<Page<Item>> {
    return (this.#first ??= this.#loadFirst());
  }
}

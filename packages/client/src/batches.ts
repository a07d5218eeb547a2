/** Items that go into one request. */
export interface Batch<Item> {
  readonly items: readonly Item[];
  /** Place of each in the stream, from 0: an item that is too long leaves a gap. */
  readonly indexes: readonly number[];
}

/** What one request of a stream can hold. */
export interface BatchLimits {
  readonly maxItems: number;
  /** Bytes of the whole body. */
  readonly maxBytes: number;
  /** JSON values of the whole body, nested ones included. */
  readonly maxValues: number;
  /** Bytes of the body without its items. */
  readonly envelopeBytes: number;
  /** JSON values of the body without its items. */
  readonly envelopeValues: number;
}

interface Size {
  readonly bytes: number;
  readonly values: number;
}

class GrowingBatch<Item> implements Batch<Item> {
  readonly items: Item[] = [];
  readonly indexes: number[] = [];
  readonly #limits: BatchLimits;
  #bytes: number;
  #values: number;

  constructor(limits: BatchLimits) {
    this.#limits = limits;
    this.#bytes = limits.envelopeBytes;
    this.#values = limits.envelopeValues;
  }

  fits({ bytes, values }: Size): boolean {
    const { maxItems, maxBytes, maxValues } = this.#limits;
    const isInSize = this.#bytes + bytes <= maxBytes && this.#values + values <= maxValues;
    return isInSize && this.items.length < maxItems;
  }

  add(item: Item, index: number, { bytes, values }: Size): void {
    this.items.push(item);
    this.indexes.push(index);
    this.#bytes += bytes;
    this.#values += values;
  }
}

/** A stream of items, async or not. */
export type Stream<Item> = AsyncIterable<Item> | Iterable<Item>;

/**
 * Cuts a stream into batches and holds one at a time. The same stream is cut at the same places each time.
 *
 * @param onTooLong - Called with the index of an item that no request can hold, and what to say of it.
 * @param skip - Items to pass over first. Default 0.
 */
export async function* batchesOf<Item>(
  stream: Stream<Item>,
  limits: BatchLimits,
  onTooLong: (index: number, message: string, item: Item) => Promise<void>,
  skip = 0,
): AsyncGenerator<Batch<Item>> {
  const empty = new GrowingBatch<Item>(limits);
  let batch = new GrowingBatch<Item>(limits);
  let index = -1;
  for await (const item of stream) {
    index += 1;
    if (index < skip) continue;
    const size = sizeOf(item);
    if (!empty.fits(size)) {
      const { maxBytes, maxValues } = limits;
      const most = `${maxBytes} bytes and ${maxValues} values`;
      await onTooLong(index, `No request can hold it: ${most} are the most.`, item);
      continue;
    }
    if (!batch.fits(size)) {
      yield batch;
      batch = new GrowingBatch(limits);
    }
    batch.add(item, index, size);
  }
  if (batch.items.length > 0) yield batch;
}

/** With the comma that follows. */
function sizeOf(item: unknown): Size {
  const bytes = new TextEncoder().encode(JSON.stringify(item)).length + 1;
  return { bytes, values: countValues(item) };
}

/** The value and all that is in it. What can be written as JSON holds itself nowhere. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((count, member) => count + countValues(member), 1);
}

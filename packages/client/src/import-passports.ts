import { batchesOf } from './batches.js';
import type { Batch, BatchLimits, Stream } from './batches.js';
import { BadRequestError, invalidArgument } from './error.js';
import type { ImportPassportsReply, ImportPassportsRow } from './schemas.js';

/** A row that made no passport, and why. */
export interface RefusedRow {
  /** Its place in the whole stream, from 0; `undefined` where the server's answer does not say which row it was. */
  readonly index: number | undefined;
  readonly productId: string | undefined;
  readonly message: string;
}

/** How far an import came. */
export interface ImportedPassports {
  /** Rows that are done, from the first of the stream: `skip` for an import that goes on from here. */
  readonly rows: number;
  readonly inserted: number;
  readonly updated: number;
  readonly refused: number;
}

/** What is reported while an import runs. The import goes on when the listener's promise is settled. */
export interface ImportListener {
  /** Called for each row that is refused. Default: they are only counted. */
  readonly onRefused?: ((row: RefusedRow) => void | Promise<void>) | undefined;
  /** Called after each batch. */
  readonly onProgress?: ((progress: ImportedPassports) => void | Promise<void>) | undefined;
  /**
   * Rows to pass over: the `rows` of the last progress of an import that was interrupted. With the same
   * `idempotencyKeyPrefix` a batch that the server took without an answer is not imported twice. Default 0.
   */
  readonly skip?: number | undefined;
}

/** Sends one batch; `firstIndex` is the place of its first row in the stream. */
export type ImportBatch = (
  rows: readonly ImportPassportsRow[],
  firstIndex: number,
) => PromiseLike<ImportPassportsReply>;

/** What the server takes in one request; the longest body around the rows says `dryRun` and `upsert`. */
const LIMITS: BatchLimits = {
  maxItems: 200,
  maxBytes: 1_048_576,
  maxValues: 40_000,
  envelopeBytes: 48,
  envelopeValues: 4,
};

/** Imports a stream batch after batch and holds no more than one. */
export async function importPassports(
  stream: Stream<ImportPassportsRow>,
  send: ImportBatch,
  { onRefused, onProgress, skip = 0 }: ImportListener,
): Promise<ImportedPassports> {
  if (!Number.isSafeInteger(skip) || skip < 0) {
    throw invalidArgument('skip is not a whole number from 0.');
  }
  let done: ImportedPassports = { rows: skip, inserted: 0, updated: 0, refused: 0 };
  const refuse = async (row: RefusedRow): Promise<void> => {
    done = { ...done, refused: done.refused + 1 };
    await onRefused?.(row);
  };
  const onTooLong = (index: number, message: string, { productId }: ImportPassportsRow) =>
    refuse({ index, productId, message });
  for await (const batch of batchesOf(stream, LIMITS, onTooLong, skip)) {
    const { inserted, updated, errors } = await outcomeOf(send(batch.items, batch.indexes[0] ?? 0));
    done = { ...done, inserted: done.inserted + inserted, updated: done.updated + updated };
    for (const row of refusedRows(errors, batch)) await refuse(row);
    done = { ...done, rows: (batch.indexes.at(-1) ?? 0) + 1 };
    await onProgress?.(done);
  }
  return done;
}

interface Outcome {
  readonly inserted: number;
  readonly updated: number;
  readonly errors: readonly string[];
}

async function outcomeOf(importing: PromiseLike<ImportPassportsReply>): Promise<Outcome> {
  try {
    const { insertedCount, updatedCount, errors = [] } = await importing;
    return { inserted: insertedCount, updated: updatedCount, errors };
  } catch (error) {
    // Where every row is refused there is an error for each. Any other 400 has none.
    if (!(error instanceof BadRequestError) || error.errors.length === 0) throw error;
    return { inserted: 0, updated: 0, errors: error.errors.map(({ message }) => message) };
  }
}

/** The server's errors name rows by their product id. Of rows with the same one, the first is the one that was taken. */
function refusedRows(errors: readonly string[], { items, indexes }: Batch<ImportPassportsRow>) {
  const named = new Set<number>();
  return errors.map((error): RefusedRow => {
    const place = items.findLastIndex(
      ({ productId }, at) => !named.has(at) && error.startsWith(`[SKU: ${productId}] `),
    );
    if (place < 0) return { index: undefined, productId: undefined, message: error };
    named.add(place);
    const productId = items[place]?.productId;
    return {
      index: indexes[place],
      productId,
      message: error.slice(`[SKU: ${productId}] `.length),
    };
  });
}

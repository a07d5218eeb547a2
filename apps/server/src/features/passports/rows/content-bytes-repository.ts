import type { Knex } from 'knex';

/**
 * What one statement reads of passports at most, in bytes of their content: parsed it takes several times
 * as much, and the embedded database hands over all rows of an answer at once.
 */
export const groupBytes = 1_048_576;

/**
 * The ids of the first of some passports, as many as fit into a number of bytes together, and one at
 * least. Sizes and rows are of one moment when the answer is part of the statement that reads them.
 *
 * @param sized - Selects `id`, `content_bytes` and what `order` names.
 */
export function withinBytes(
  db: Knex,
  sized: Knex.QueryBuilder,
  { order, maxBytes }: { readonly order: string; readonly maxBytes: number },
): Knex.QueryBuilder {
  const running = db.raw(`sum(content_bytes) over (order by ${order}) as bytes_so_far`);
  const summed = db.from(sized.as('sized')).select('id', 'content_bytes', running);
  return db
    .from(summed.as('summed'))
    .whereRaw('bytes_so_far = content_bytes or bytes_so_far <= ?', [maxBytes])
    .select('id');
}

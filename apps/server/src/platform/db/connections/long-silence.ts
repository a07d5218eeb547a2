import type { Knex } from 'knex';
import { BoundedClient, longSilenceMs } from './bounded-client.js';

/**
 * Lets the statements of this transaction take their time, as those of a migration do. It ends with the transaction,
 * and changes nothing on the embedded database.
 */
export async function allowLongSilence(tx: Knex.Transaction): Promise<void> {
  const client = tx.client as { acquireConnection(): Promise<unknown> };
  // Inside a transaction that is the transaction's own, which is not to be given back.
  const connection = await client.acquireConnection();
  if (connection instanceof BoundedClient) connection.allowSilence(longSilenceMs);
}

import type { Knex } from 'knex';
import type { Announcements, Channel } from './announcements.js';

/** What a transaction is going to announce. Savepoints share it with the transaction around them. */
type Collected = Map<Channel, Set<string>>;

const collectedBy = new WeakMap<Knex, Collected>();

/** Lets transactions on a database hand on what they announce. */
export function announceThrough(db: Knex, announcements: Announcements): void {
  Object.assign(db.userParams, { announcements });
}

/**
 * Announces a word to all processes when this transaction commits. A rollback announces nothing.
 *
 * @param word - Letters, digits and hyphens; the same word twice is announced once.
 * @throws outside of an `announcingTransaction`.
 */
export function announce(tx: Knex, channel: Channel, word: string): void {
  const collected = collectedBy.get(tx);
  if (!collected) throw new Error('Only a transaction with a role announces.');
  const words = collected.get(channel) ?? new Set();
  collected.set(channel, words.add(word));
}

/**
 * A transaction that may announce something; inside another one it is a savepoint. When its promise resolves, this
 * process has heard the announcement: no later read is older than the commit. A commit with an unknown outcome counts
 * as one.
 */
export async function announcingTransaction<T>(
  db: Knex,
  work: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return inside(db, collectedBy.get(db), work);
  const collected: Collected = new Map();
  let isCommitting = false;
  try {
    return await inside(db, collected, async (tx) => {
      const result = await work(tx);
      if (collected.size > 0) await send(tx, collected);
      isCommitting = true;
      return result;
    });
  } finally {
    if (isCommitting) handOn(db, collected);
  }
}

function inside<T>(
  db: Knex,
  collected: Collected | undefined,
  work: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction((tx) => {
    if (collected) collectedBy.set(tx, collected);
    return work(tx);
  });
}

function handOn(db: Knex, collected: Collected): void {
  const { announcements } = db.userParams as { announcements?: Announcements };
  for (const [channel, words] of collected) announcements?.handOn(channel, [...words]);
}

/** PostgreSQL takes payloads of less than 8,000 bytes; a word has at most 36. */
const wordsPerPayload = 200;

/**
 * Databases may hold several schemas, each with a platform of its own; the name of a channel has room for a number
 * and not for a name.
 */
export const channelPrefixSql = `'dpp_' || quote_ident(current_schema())::regnamespace::oid || '_'`;

/** In the transaction: it reaches the others if the transaction commits, and after that. One statement for all of it. */
async function send(tx: Knex.Transaction, collected: Collected): Promise<void> {
  const payloads = [...collected].flatMap(([channel, words]) =>
    payloadsOf([...words]).map((payload) => ({ channel, payload })),
  );
  await tx.raw(
    `select pg_notify(${channelPrefixSql} || channel, payload)
     from unnest(?::text[], ?::text[]) as told (channel, payload)`,
    [payloads.map(({ channel }) => channel), payloads.map(({ payload }) => payload)],
  );
}

function payloadsOf(words: readonly string[]): string[] {
  const payloads = [];
  for (let at = 0; at < words.length; at += wordsPerPayload) {
    payloads.push(words.slice(at, at + wordsPerPayload).join());
  }
  return payloads;
}

/** The words of a payload. */
export const wordsOf = (payload: string): string[] => payload.split(',');

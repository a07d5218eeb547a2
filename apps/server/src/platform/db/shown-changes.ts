import type { Knex } from 'knex';
import { announce } from './announcements/announcing-transaction.js';
import type { Announcements } from './announcements/announcements.js';
import { ChangeEpochs, slotOf } from '../cache/change-epochs.js';

/** What the answer to a scan depends on: a workspace's content, and who has a key or UUID. */
export type ShownKind = 'WORKSPACE' | 'GTIN' | 'GRAI' | 'PASSPORT';

/** Says in the transaction that changes it that what is shown of a subject changes. */
export function tellShownChange(tx: Knex, kind: ShownKind, name: string): void {
  announce(tx, 'shown', String(slotOf(kind, name)));
}

/**
 * Announces each change of what is shown that a transaction writes. Done here for all writes: one that was forgotten
 * would leave an old text in a cache.
 */
export function tellWrites(tx: Knex.Transaction, tenantId: string): void {
  tx.on('query', ({ sql }: { readonly sql: string }) => {
    if (changesWhatIsShown(sql)) tellShownChange(tx, 'WORKSPACE', tenantId);
  });
}

/**
 * True for a statement that may write to a table that passports are shown from. One that only mentions such a table counts
 * as well, unless it begins as a query: too many are told of rather than too few.
 */
export function changesWhatIsShown(sql: string): boolean {
  return !/^\s*select\b/i.test(sql) && shownTables.test(sql);
}

const shownTables =
  /\b(?:passports|passport_seals|passport_pictures|operators|facilities|tenants|signing_keys)\b/i;

/** The changes that are announced on a database, for caches. */
export function shownEpochs(announcements: Announcements): ChangeEpochs {
  const epochs = new ChangeEpochs(() => announcements.isHearing());
  announcements.subscribe({
    channel: 'shown',
    heard: (words) => epochs.change(words.map(Number)),
    missed: () => epochs.changeEverything(),
  });
  return epochs;
}

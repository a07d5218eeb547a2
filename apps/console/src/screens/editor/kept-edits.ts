import { openDB, type IDBPDatabase } from 'idb';
import type { Edits } from './model/edits.js';

/** What was typed and is not saved on the server yet. */
export interface KeptEdits {
  readonly edits: Edits;
  /** What the editor began with, and its version on the server. */
  readonly base: Edits;
  readonly etag: string;
  readonly keptAt: Date;
}

/** Owner of edits: a browser may be shared, and a person be in several workspaces. */
export interface KeptFor {
  readonly tenantId: string;
  readonly userId: string;
  readonly passportId: string;
}

const storeName = 'edits';

let opened: Promise<IDBPDatabase> | undefined;

function database(): Promise<IDBPDatabase> {
  opened ??= openDB('dpp-console', 1, {
    upgrade: (db) => void db.createObjectStore(storeName),
    // Another tab has a newer version of the console: it may go on.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return opened;
}

const keyOf = ({ tenantId, userId, passportId }: KeptFor) => [tenantId, userId, passportId];

/** Keeps edits in this browser. A browser without a store, or whose store is full, keeps nothing: false. */
export async function keepEdits(owner: KeptFor, kept: KeptEdits): Promise<boolean> {
  return database()
    .then((db) => db.put(storeName, kept, keyOf(owner)))
    .then(
      () => true,
      () => false,
    );
}

export async function findKeptEdits(owner: KeptFor): Promise<KeptEdits | undefined> {
  return database()
    .then((db) => db.get(storeName, keyOf(owner)) as Promise<KeptEdits | undefined>)
    .catch(() => undefined);
}

export async function dropKeptEdits(owner: KeptFor): Promise<void> {
  await database()
    .then((db) => db.delete(storeName, keyOf(owner)))
    .catch(() => undefined);
}

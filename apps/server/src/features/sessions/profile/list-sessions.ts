import type { Knex } from 'knex';
import type { SessionCaller } from '../../../platform/auth/caller-model.js';
import type { Clock } from '../../../platform/clock.js';
import { platformTransaction } from '../../../platform/db/platform-transaction.js';
import { accountOfCaller } from './get-session.js';
import { ownSessionRepository, type ListedSession } from './own-session-repository.js';

/** The caller's own sessions that go on, newest first. */
export function listSessions(
  { db, clock }: { readonly db: Knex; readonly clock: Clock },
  caller: SessionCaller,
): Promise<ListedSession[]> {
  return platformTransaction(db, (tx) =>
    ownSessionRepository(tx, accountOfCaller(caller)).listLive(clock.now()),
  );
}

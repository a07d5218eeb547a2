import type { EpcisEvent } from '@dpp/epcis';
import type { Knex } from 'knex';
import type { Caller } from '../../../platform/auth/caller-model.js';
import { boundedKey, type RepeatedEvent } from '../event-model.js';
import type { EventIdentity } from '../event-identity-repository.js';
import { eventRepeatRepository } from '../event-repeat-repository.js';
import { readerIdOf } from '../require-event.js';
import type { AcceptedEvent } from './accepted-event-model.js';

/**
 * Stores what the caller sent of events that another caller captured first, so that it may be read and is shown as the
 * caller sent it.
 *
 * @returns The bytes that were stored.
 */
export async function captureAgain(
  tx: Knex.Transaction,
  caller: Caller,
  {
    accepted,
    stored,
    ids,
  }: {
    readonly accepted: readonly Pick<AcceptedEvent, 'event' | 'context' | 'signed'>[];
    readonly stored: readonly EventIdentity[];
    /** Ids of the accepted events, in their order. */
    readonly ids: readonly string[];
  },
): Promise<number> {
  const { operatorId } = caller;
  const others = new Set(
    stored.filter((event) => event.operatorId !== operatorId).map(({ id }) => id),
  );
  const repeats = new Map<string, RepeatedEvent>();
  accepted.forEach(({ event, context, signed }, index) => {
    const eventId = ids[index] ?? '';
    if (!others.has(eventId) || repeats.has(eventId)) return;
    repeats.set(eventId, {
      eventId,
      eventUri: uriOf(event),
      event: JSON.stringify(event),
      context,
      credential: signed?.credential ?? null,
      signer: signed?.signer ?? null,
    });
  });
  if (repeats.size === 0) return 0;
  return eventRepeatRepository(tx).captureAgain(caller.tenant.id, {
    readerId: readerIdOf(caller),
    repeats: [...repeats.values()],
  });
}

/** For each event, true when another one of the workspace has its hash, but not its content. */
export function hashSharing(
  identities: readonly Pick<EventIdentity, 'eventHash' | 'contentHash'>[],
  accepted: readonly Pick<AcceptedEvent, 'eventHash'>[],
): boolean[] {
  const contents = new Map<string, Set<string | null>>();
  for (const { eventHash, contentHash } of identities) {
    const ofHash = contents.get(eventHash) ?? new Set();
    contents.set(eventHash, ofHash.add(contentHash));
  }
  return accepted.map(({ eventHash }) => (contents.get(eventHash)?.size ?? 0) > 1);
}

/** The `eventID` of an event, as it is stored. */
export function uriOf({ eventID }: EpcisEvent): string | null {
  return eventID === undefined ? null : boundedKey(eventID);
}

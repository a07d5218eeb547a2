import { epcKey, parseTime } from '@dpp/epcis';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { ApiError } from '../../platform/http/api-error.js';
import { decodeTimeCursor, nextTimeCursor } from '../../platform/http/cursor.js';
import { eventCatalogRepository, type EpcSelection } from './event-catalog-repository.js';
import { bareWord, boundedKey, type EventText } from './event-model.js';
import { eventRepository } from './event-repository.js';
import { withinBytes } from './lineage/find-lineage.js';

/** The parameters of the standard; several values stand between commas. */
export interface ListEventsInput {
  readonly eventType?: string | undefined;
  readonly GE_eventTime?: string | undefined;
  readonly LT_eventTime?: string | undefined;
  readonly EQ_bizStep?: string | undefined;
  readonly EQ_disposition?: string | undefined;
  readonly MATCH_epc?: string | undefined;
  readonly MATCH_anyEPC?: string | undefined;
  readonly perPage: number;
  readonly nextPageToken?: string | undefined;
}

export interface EventPage {
  readonly events: readonly EventText[];
  readonly nextPageToken: string | null;
}

/**
 * One page of the events of a workspace, newest first. A page of large events is shorter than it was asked to be.
 *
 * @throws a 400 for a time that is none, `INVALID_CURSOR` for a token that no page gave out.
 */
export async function listEvents(
  { db }: { readonly db: Knex },
  caller: Caller,
  input: ListEventsInput,
): Promise<EventPage> {
  const { perPage, nextPageToken } = input;
  const place = decodeTimeCursor(nextPageToken);
  const filter = {
    operatorId: caller.operatorId,
    eventTypes: valuesOf(input.eventType),
    from: timeOf('GE_eventTime', input.GE_eventTime),
    before: timeOf('LT_eventTime', input.LT_eventTime),
    bizSteps: valuesOf(input.EQ_bizStep)?.map(bareWord),
    dispositions: valuesOf(input.EQ_disposition)?.map(bareWord),
    things: [
      ...thingsOf(input.MATCH_epc, ['observed', 'child'] as const),
      ...thingsOf(input.MATCH_anyEPC, ['observed', 'child', 'parent', 'input', 'output'] as const),
    ],
  };
  return tenantTransaction(db, caller.tenant.id, async (tx) => {
    const listed = await eventCatalogRepository(tx).list(caller.tenant.id, filter, {
      after: place && { eventTime: place.createdAt, id: place.id },
      limit: perPage,
    });
    const ids = withinBytes(listed);
    const events = await eventRepository(tx).listTexts(caller.tenant.id, ids);
    const shown = listed
      .slice(0, ids.length)
      .map(({ id, eventTime }) => ({ id, createdAt: eventTime }));
    // A page that was cut has a next one, however long it is.
    const limit = shown.length < listed.length ? shown.length : perPage;
    return { events, nextPageToken: nextTimeCursor(shown, limit) };
  });
}

/**
 * The standard has one value or list for each parameter. Which of several was meant nobody knows, and the others would
 * have excluded something.
 *
 * @param url - Path with query string, as sent.
 * @throws a 400 for a parameter that is there twice.
 */
export function requireEachOnce(url: string): void {
  const [path = ''] = url.split('?', 1);
  const seen = new Set<string>();
  for (const name of new URLSearchParams(url.slice(path.length)).keys()) {
    if (seen.has(name)) {
      throw ApiError.badRequest(
        `${name.slice(0, 100)} is there more than once: several values stand between commas.`,
      );
    }
    seen.add(name);
  }
}

function valuesOf(text: string | undefined): string[] | undefined {
  return text?.split(',').filter((value) => value !== '');
}

function timeOf(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = parseTime(text);
  if (moment) return new Date(moment.epochMs);
  throw ApiError.badRequest(
    `${name} has to be a date and time with its offset, such as 2026-03-04T10:00:00Z; a plus sign is written %2B.`,
  );
}

function thingsOf<Role>(
  text: string | undefined,
  roles: readonly Role[],
): (EpcSelection & { readonly roles: readonly Role[] })[] {
  const uris = valuesOf(text);
  if (!uris) return [];
  const patterns = uris.filter((uri) => uri.startsWith('urn:epc:idpat:'));
  return [
    {
      roles,
      keys: uris.map((uri) => boundedKey(epcKey(uri))),
      classes: patterns.map((uri) => boundedKey(epcKey(uri))),
    },
  ];
}

import type { Knex } from 'knex';
import { ownedBy } from '../../platform/db/owned-by.js';
import type {
  EpcisArrivalRow,
  EpcisEventRepeatRow,
  EpcisEventRow,
} from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/uuid.js';
import {
  boundedKey,
  type CapturedEvent,
  type EventSummary,
  type EventText,
  type OriginLocation,
  type ShownEvent,
} from './event-model.js';

/** What tells that two events are the same, or that one declares the other erroneous. */
export type EventIdentity = Pick<
  CapturedEvent,
  'id' | 'operatorId' | 'eventHash' | 'eventUri' | 'declaresError'
>;

/** What events say. They are added and read; that one was declared erroneous is the only change. */
export function eventRepository(db: Knex) {
  const events = (tenantId: string) =>
    db<EpcisEventRow>('epcis_events').where({ tenant_id: tenantId });
  return {
    /**
     * Takes the next places in the order of arrival. Whoever else captures in this workspace waits for the end of
     * this transaction.
     *
     * @returns The first of them.
     */
    async takeArrivals(tenantId: string, count: number): Promise<number> {
      const { rows } = await db.raw<{ rows: EpcisArrivalRow[] }>(
        `insert into epcis_arrivals (tenant_id, last_arrival) values (?, ?)
         on conflict (tenant_id) do update
         set last_arrival = epcis_arrivals.last_arrival + excluded.last_arrival
         returning last_arrival`,
        [tenantId, count],
      );
      const [{ last_arrival: last } = { last_arrival: count }] = rows;
      return last - count + 1;
    },

    /** Those with one of these hashes or IDs. */
    async identify(
      tenantId: string,
      { hashes, uris }: { readonly hashes: readonly string[]; readonly uris: readonly string[] },
    ): Promise<EventIdentity[]> {
      const byHash = await events(tenantId)
        .whereRaw('event_hash = any(?::text[])', [[...hashes]])
        .select(...identityColumns);
      if (uris.length === 0) return byHash.map(identityOf);
      const byUri = await events(tenantId)
        .whereRaw('event_uri = any(?::text[])', [[...uris]])
        .select(...identityColumns);
      const rows = new Map([...byHash, ...byUri].map((row) => [row.id, row]));
      return [...rows.values()].map(identityOf);
    },

    async insertAll(captured: readonly CapturedEvent[]): Promise<void> {
      const [first] = captured;
      if (!first) return;
      await db.raw(
        `insert into epcis_events (tenant_id, ${insertedColumns.join(', ')})
         select ?::uuid, ${insertedColumns.map((column) => `event.${column}`).join(', ')}
         from json_to_recordset(?::json) as event (${insertedTypes})`,
        [first.tenantId, JSON.stringify(captured.map(rowOf))],
      );
    },

    /** Events that were captured for one operator, and now for another one too. */
    async captureAgain(
      tenantId: string,
      { ids, operatorId }: { readonly ids: readonly string[]; readonly operatorId: string },
    ): Promise<void> {
      await db.raw(
        `insert into epcis_event_repeats (tenant_id, event_id, operator_id)
         select ?::uuid, id, ?::uuid from unnest(?::uuid[]) as id
         on conflict do nothing`,
        [tenantId, operatorId, [...ids]],
      );
    },

    async wasCapturedAgain(tenantId: string, id: string, operatorId: string): Promise<boolean> {
      const row = await db<EpcisEventRepeatRow>('epcis_event_repeats')
        .where({ tenant_id: tenantId, event_id: id, operator_id: operatorId })
        .first();
      return row !== undefined;
    },

    async declareErroneous(tenantId: string, ids: readonly string[]): Promise<void> {
      await events(tenantId)
        .whereIn('id', [...ids])
        .update({ erroneous: true });
    },

    /**
     * By the id of this server, as it is or as `urn:uuid:`, or by the `eventID` that the event came with: of
     * several, the first that declares no error.
     */
    async find(tenantId: string, name: string): Promise<CapturedEvent | undefined> {
      const id = name.toLowerCase().replace(/^urn:uuid:/, '');
      const byId = isUuid(id) ? await events(tenantId).where({ id }).first() : undefined;
      const row =
        byId ??
        (await events(tenantId)
          .where({ event_uri: boundedKey(name) })
          .orderBy(['declares_error', 'arrival'])
          .first());
      const owned = ownedBy(tenantId, row);
      return owned && eventOf(owned);
    },

    /** In the order of the ids. */
    async listTexts(tenantId: string, ids: readonly string[]): Promise<EventText[]> {
      const rows = await events(tenantId)
        .whereIn('id', [...ids])
        .select('id', 'event_uri', 'event', 'context');
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        return row ? [{ id, eventUri: row.event_uri, event: row.event, context: row.context }] : [];
      });
    },

    /**
     * As a lineage shows them, in no certain order: texts, which nobody reads before they are sent.
     *
     * @param operatorId - Of a caller who sees nothing that was captured for other operators alone; null: all of them.
     */
    async listShown(
      tenantId: string,
      ids: readonly string[],
      operatorId: string | null,
    ): Promise<ShownEvent[]> {
      const seen = seenBy(tenantId, operatorId);
      // Thousands of ids: the driver would look into each of a list for what needs quotes.
      const { rows } = await db.raw<{ rows: ShownEvent[] }>(
        `select id, shown as text from epcis_events
         where tenant_id = ? and id = any(?::uuid[]) and ${seen.sql}`,
        [tenantId, `{${ids.join(',')}}`, ...seen.bindings],
      );
      return rows;
    },

    /** @param operatorId - As above. */
    async listSummaries(
      tenantId: string,
      ids: readonly string[],
      operatorId: string | null,
    ): Promise<EventSummary[]> {
      const seen = seenBy(tenantId, operatorId);
      const rows = await events(tenantId)
        .whereRaw('id = any(?::uuid[])', [[...ids]])
        .whereRaw(seen.sql, [...seen.bindings])
        .select(...summaryColumns);
      return rows.map(summaryOf);
    },
  };
}

/**
 * That an event was captured for the whole workspace or for an operator, at first or again.
 *
 * @param operatorId - Null: whatever it was captured for.
 */
export function seenBy(
  tenantId: string,
  operatorId: string | null,
  event = 'epcis_events',
): { readonly sql: string; readonly bindings: readonly string[] } {
  if (operatorId === null) return { sql: 'true', bindings: [] };
  const own = capturedFor(tenantId, operatorId, event);
  return { sql: `(${event}.operator_id is null or ${own.sql})`, bindings: own.bindings };
}

/** That an event was captured for an operator, at first or again. */
export function capturedFor(tenantId: string, operatorId: string, event = 'epcis_events') {
  return {
    sql: `(${event}.operator_id = ? or exists (
      select from epcis_event_repeats as again
      where again.tenant_id = ? and again.event_id = ${event}.id and again.operator_id = ?))`,
    bindings: [operatorId, tenantId, operatorId],
  } as const;
}

const identityColumns = ['id', 'operator_id', 'event_hash', 'event_uri', 'declares_error'] as const;

const summaryColumns = [
  'id',
  'event_type',
  'biz_step',
  'disposition',
  'event_time',
  'epcs',
  'epc_count',
  'read_point',
  'biz_location',
  'origin_location',
  'issuer_did',
  'signer',
  'erroneous',
  'content_bytes',
] as const;

const inserted = {
  id: 'uuid',
  operator_id: 'uuid',
  arrival: 'bigint',
  event_time: 'timestamptz',
  event_type: 'text',
  biz_step: 'text',
  disposition: 'text',
  read_point: 'text',
  biz_location: 'text',
  origin_location: 'json',
  epcs: 'json',
  epc_count: 'integer',
  event_hash: 'text',
  event_uri: 'text',
  declares_error: 'boolean',
  erroneous: 'boolean',
  issuer_did: 'text',
  signer: 'text',
  event: 'text',
  context: 'text',
  credential: 'text',
  content_bytes: 'integer',
  captured_at: 'timestamptz',
} as const satisfies Partial<Record<keyof EpcisEventRow, string>>;

const insertedColumns = Object.keys(inserted);
const insertedTypes = Object.entries(inserted)
  .map((column) => column.join(' '))
  .join(', ');

function rowOf(event: CapturedEvent): Record<keyof typeof inserted, unknown> {
  return {
    id: event.id,
    operator_id: event.operatorId,
    arrival: event.arrival,
    event_time: event.eventTime,
    event_type: event.eventType,
    biz_step: event.bizStep,
    disposition: event.disposition,
    read_point: event.readPoint,
    biz_location: event.bizLocation,
    origin_location: event.originLocation,
    epcs: event.epcs,
    epc_count: event.epcCount,
    event_hash: event.eventHash,
    event_uri: event.eventUri,
    declares_error: event.declaresError,
    erroneous: event.erroneous,
    issuer_did: event.issuerDid,
    signer: event.signer,
    event: event.event,
    context: event.context,
    credential: event.credential,
    content_bytes: event.contentBytes,
    captured_at: event.capturedAt,
  };
}

function identityOf(row: Pick<EpcisEventRow, (typeof identityColumns)[number]>): EventIdentity {
  return {
    id: row.id,
    operatorId: row.operator_id,
    eventHash: row.event_hash,
    eventUri: row.event_uri,
    declaresError: row.declares_error,
  };
}

function summaryOf(row: Pick<EpcisEventRow, (typeof summaryColumns)[number]>): EventSummary {
  return {
    id: row.id,
    eventType: row.event_type,
    bizStep: row.biz_step,
    disposition: row.disposition,
    eventTime: row.event_time,
    epcs: row.epcs,
    epcCount: row.epc_count,
    readPoint: row.read_point,
    bizLocation: row.biz_location,
    originLocation: row.origin_location as OriginLocation | null,
    issuerDid: row.issuer_did,
    signer: row.signer,
    erroneous: row.erroneous,
    contentBytes: row.content_bytes,
  };
}

function eventOf(row: EpcisEventRow): CapturedEvent {
  return {
    ...summaryOf(row),
    tenantId: row.tenant_id,
    operatorId: row.operator_id,
    arrival: row.arrival,
    eventHash: row.event_hash,
    eventUri: row.event_uri,
    declaresError: row.declares_error,
    event: row.event,
    context: row.context,
    credential: row.credential,
    capturedAt: row.captured_at,
  };
}

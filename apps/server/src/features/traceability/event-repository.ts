import type { Knex } from 'knex';
import { insertRows } from '../../platform/db/queries/insert-rows.js';
import { ownedBy } from '../../platform/db/queries/owned-by.js';
import type { EpcisEventRepeatRow, EpcisEventRow } from '../../platform/db/tables.js';
import { isUuid } from '../../platform/db/queries/uuid.js';
import {
  boundedKey,
  type CapturedEvent,
  type EventSummary,
  type OriginLocation,
} from './event-model.js';

/** Events as they were captured. Rows are inserted and read; the flag `erroneous` is the only update. */
export function eventRepository(db: Knex) {
  const events = (tenantId: string) =>
    db<EpcisEventRow>('epcis_events').where({ tenant_id: tenantId });

  async function findByUri(
    tenantId: string,
    uri: string,
    readerId: string,
  ): Promise<EpcisEventRow | undefined> {
    const repeats = await db<EpcisEventRepeatRow>('epcis_event_repeats')
      .where({ tenant_id: tenantId, event_uri: uri, operator_id: readerId })
      .select('event_id');
    const ids = repeats.map(({ event_id: id }) => id);
    return events(tenantId)
      .whereRaw('(event_uri = ? or id = any(?::uuid[]))', [uri, ids])
      .orderByRaw('id = any(?::uuid[]) or coalesce(operator_id, tenant_id) = ? desc', [
        ids,
        readerId,
      ])
      .orderBy(['declares_error', 'arrival'])
      .first();
  }

  return {
    async insertAll(captured: readonly CapturedEvent[]): Promise<void> {
      const [first] = captured;
      if (!first) return;
      const rows = captured.map((each) => ({ tenant_id: first.tenantId, ...rowOf(each) }));
      await insertRows(db, 'epcis_events', rows);
    },

    async declareErroneous(tenantId: string, ids: readonly string[]): Promise<void> {
      await events(tenantId)
        .whereIn('id', [...ids])
        .update({ erroneous: true });
    },

    /**
     * By the id of this server, as it is or as `urn:uuid:`, or by the `eventID` that the event came with: of
     * several, one that the reader sent so, then the first that declares no error.
     */
    async find(
      tenantId: string,
      { name, readerId }: { readonly name: string; readonly readerId: string },
    ): Promise<CapturedEvent | undefined> {
      const id = name.toLowerCase().replace(/^urn:uuid:/, '');
      const byId = isUuid(id) ? await events(tenantId).where({ id }).first() : undefined;
      const owned = ownedBy(
        tenantId,
        byId ?? (await findByUri(tenantId, boundedKey(name), readerId)),
      );
      return owned && eventOf(owned);
    },
  };
}

/** Columns of {@link summaryOf}. */
export const summaryColumns = [
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

function rowOf(event: CapturedEvent): Partial<Record<keyof EpcisEventRow, unknown>> {
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
    origin_location: event.originLocation && JSON.stringify(event.originLocation),
    epcs: JSON.stringify(event.epcs),
    epc_count: event.epcCount,
    event_hash: event.eventHash,
    content_hash: event.contentHash,
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

/** An event as a lineage shows it; without its text. */
export function summaryOf(row: Pick<EpcisEventRow, (typeof summaryColumns)[number]>): EventSummary {
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
    contentHash: row.content_hash,
    eventUri: row.event_uri,
    declaresError: row.declares_error,
    event: row.event,
    context: row.context,
    credential: row.credential,
    capturedAt: row.captured_at,
  };
}

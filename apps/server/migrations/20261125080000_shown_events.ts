import type { Knex } from 'knex';

/** What a lineage shows of an event, in this order; its parents come behind. */
const members = {
  eventId: 'shown_id',
  eventType: 'event_type',
  bizStep: 'biz_step',
  disposition: 'disposition',
  eventTime: `to_char(event_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  epcs: 'epcs',
  epcCount: 'epc_count',
  location: 'biz_location',
  readPoint: 'read_point',
  originLocation: 'origin_location',
  isUntpCompliant: 'issuer_did is not null',
  issuerDid: 'issuer_did',
  signer: 'signer',
  erroneous: 'erroneous',
};

export async function up(knex: Knex): Promise<void> {
  // A lineage of 10,000 events is put together of texts that are there already: nothing is parsed on the way. Said to be
  // immutable, as the database asks of what fills a column: no setting changes what it answers for columns of these
  // types and this form of a time.
  const shown = Object.entries(members).map(([name, value]) => `${value} as "${name}"`);
  await knex.raw(`
    create function shown_event(
      shown_id uuid, event_type text, biz_step text, disposition text, event_time timestamptz,
      epcs json, epc_count integer, biz_location text, read_point text, origin_location json,
      issuer_did text, signer text, erroneous boolean
    ) returns text language plpgsql immutable as $$
    begin
      return (select row_to_json(shown) from (select ${shown.join(', ')}) as shown);
    end $$`);
  await knex.raw(`
    alter table epcis_events add column shown text not null generated always as (
      shown_event(
        id, event_type, biz_step, disposition, event_time, epcs, epc_count, biz_location,
        read_point, origin_location, issuer_did, signer, erroneous
      )
    ) stored`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table epcis_events drop column shown');
  await knex.raw('drop function shown_event');
}

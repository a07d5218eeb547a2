import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  await createArrivals(knex);
  await createEvents(knex);
  await createEpcs(knex);
  await createEdges(knex);
  await createKeysOfIssuer(knex);
}

async function createArrivals(knex: Knex): Promise<void> {
  // Whoever captures holds this row to the end of the transaction: of two events about one thing, the later one
  // sees the earlier one, and no two have the same place in the order of arrival.
  await knex.raw(`
    create table epcis_arrivals (
      tenant_id uuid not null references tenants (id) on delete cascade,
      last_arrival bigint not null,
      primary key (tenant_id)
    )`);
  await wallOff(knex, 'epcis_arrivals');
}

async function createEvents(knex: Knex): Promise<void> {
  // event is the event as an EPCIS document has it, credential the credential it came in, context what the document
  // around it said beside the context of the standard: texts, since their values and the order of their members
  // come back as they were sent. An event and the one that declares it erroneous have the same hash. What is shown
  // of an event in a lineage stands in columns, bounded, so that no lineage has to read what the event holds.
  await knex.raw(`
    create table epcis_events (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      operator_id uuid,
      arrival bigint not null,
      event_time timestamptz not null,
      event_type text not null,
      biz_step text,
      disposition text,
      read_point text,
      biz_location text,
      origin_location json,
      epcs json not null,
      epc_count integer not null,
      event_hash text not null,
      event_uri text,
      declares_error boolean not null,
      erroneous boolean not null,
      issuer_did text,
      signer text,
      event text not null,
      context text,
      credential text,
      content_bytes integer not null,
      captured_at timestamptz not null,
      primary key (tenant_id, id),
      constraint epcis_events_hash unique (tenant_id, event_hash, declares_error)
    )`);
  await knex.raw(`
    create index epcis_events_newest on epcis_events (tenant_id, event_time desc, id desc)`);
  await knex.raw(`
    create index epcis_events_of_type
    on epcis_events (tenant_id, event_type, event_time desc, id desc)`);
  await knex.raw(`
    create index epcis_events_of_step
    on epcis_events (tenant_id, biz_step, event_time desc, id desc)`);
  await knex.raw(`
    create index epcis_events_named on epcis_events (tenant_id, event_uri)
    where event_uri is not null`);
  await wallOff(knex, 'epcis_events');
}

async function createEpcs(knex: Knex): Promise<void> {
  // provides: later events descend from this one by this thing; consumes: this event descends from an earlier one
  // by it, parent_event_id. Both are false for an event that was declared erroneous. The index finds the last
  // provider before a moment and what follows on one, whatever lies between.
  await knex.raw(`
    create table epcis_event_epcs (
      tenant_id uuid not null,
      event_id uuid not null,
      position integer not null,
      epc_key text collate "C" not null,
      role text not null,
      is_class boolean not null,
      event_time timestamptz not null,
      arrival bigint not null,
      provides boolean not null,
      consumes boolean not null,
      parent_event_id uuid,
      primary key (tenant_id, event_id, position),
      constraint epcis_event_epcs_event foreign key (tenant_id, event_id)
        references epcis_events (tenant_id, id) on delete cascade
    )`);
  await knex.raw(`
    create index epcis_event_epcs_order
    on epcis_event_epcs (tenant_id, epc_key, provides, event_time, arrival)`);
  await wallOff(knex, 'epcis_event_epcs');
}

async function createEdges(knex: Knex): Promise<void> {
  // The parents of each event, each once: what a lineage walks.
  await knex.raw(`
    create table epcis_event_edges (
      tenant_id uuid not null,
      child_id uuid not null,
      parent_id uuid not null,
      primary key (tenant_id, child_id, parent_id),
      constraint epcis_event_edges_child foreign key (tenant_id, child_id)
        references epcis_events (tenant_id, id) on delete cascade
    )`);
  await wallOff(knex, 'epcis_event_edges');
}

async function createKeysOfIssuer(knex: Knex): Promise<void> {
  // A supplier on the same platform signs what its customer captures, so that keys of another workspace are asked
  // for inside the customer's transaction. They are public: the issuer's DID document shows the same ones.
  // It runs with its owner's rights and finds its tables where they are now, whatever path its caller sets.
  await knex.raw(`
    create function keys_of_issuer(issuer_name text, named_number integer, at_most integer)
    returns table (key_number integer, public_key_pem text)
    language plpgsql stable security definer set search_path from current as $$
    declare
      issuer_id uuid;
    begin
      if issuer_name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
        issuer_id := issuer_name::uuid;
      else
        select directory.tenant_id into issuer_id from directory
        where directory.key = issuer_name and directory.kind = 'SUBDOMAIN';
      end if;
      return query
        select signing_keys.key_number, signing_keys.public_key_pem from signing_keys
        where signing_keys.tenant_id = issuer_id
        order by signing_keys.key_number = named_number desc, signing_keys.key_number desc
        limit at_most;
    end $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function keys_of_issuer');
  for (const table of ['epcis_event_edges', 'epcis_event_epcs', 'epcis_events', 'epcis_arrivals']) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}

import { createHash } from 'node:crypto';
import type * as epcisPackage from '@dpp/epcis';
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Events that say different things can have the same hash, so that the hash alone does not identify a repeat. Null
  // where what was stored before cannot be read: such an event is the repeat of none.
  await knex.raw('alter table epcis_events add column content_hash text');
  await fillContentHashes(knex);
  await knex.raw('alter table epcis_events drop constraint epcis_events_hash');
  // The way back gave events with the hash of an earlier one another hash.
  await knex.raw(`
    update epcis_events set event_hash = split_part(event_hash, '#', 1)
    where event_hash like '%#%'`);
  await knex.raw(`
    alter table epcis_events add constraint epcis_events_content
    unique (tenant_id, event_hash, declares_error, content_hash)`);
  await addTextsOfRepeats(knex);
}

/** Rows that are read at once. */
const batchSize = 500;

interface EventRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly event_hash: string;
  readonly event: string;
  readonly context: string | null;
  readonly credential: string | null;
}

async function fillContentHashes(knex: Knex): Promise<void> {
  let after: EventRow | undefined;
  for (;;) {
    const rows = await eventsAfter(knex, after);
    if (rows.length === 0) return;
    // A new database has no events, and does without the package.
    const epcis = await import('@dpp/epcis');
    for (const row of rows) {
      const contentHash = contentHashOf(row, epcis);
      if (contentHash === undefined) continue;
      const { tenant_id, id } = row;
      await knex('epcis_events').where({ tenant_id, id }).update({ content_hash: contentHash });
    }
    after = rows.at(-1);
  }
}

function eventsAfter(knex: Knex, after: EventRow | undefined): Promise<EventRow[]> {
  const query = knex<EventRow>('epcis_events').orderBy(['tenant_id', 'id']).limit(batchSize);
  if (after) void query.whereRaw('(tenant_id, id) > (?, ?)', [after.tenant_id, after.id]);
  return query.select('tenant_id', 'id', 'event_hash', 'event', 'context', 'credential');
}

/** Of a credential, its hash covers every member. */
function contentHashOf(
  { event_hash, event, context, credential }: EventRow,
  { eventContent, validateEvent }: typeof epcisPackage,
): string | undefined {
  if (credential !== null) return /[0-9a-f]{64}/.exec(event_hash)?.[0];
  const stored: unknown = JSON.parse(event);
  if (!validateEvent(stored).valid) return undefined;
  const options = context === null ? {} : { context: JSON.parse(context) as unknown };
  return createHash('sha256')
    .update(eventContent(stored as epcisPackage.EpcisEvent, options))
    .digest('hex');
}

async function addTextsOfRepeats(knex: Knex): Promise<void> {
  // An event that was captured again is shown to each caller as that caller sent it: eventID, recordTime and the proof
  // of a credential are no part of what is the same. operator_id is the workspace's own id where a key of the whole
  // workspace captured again what an operator captured first.
  await knex.raw(`
    alter table epcis_event_repeats
    add column event text, add column event_uri text, add column context text,
    add column credential text, add column signer text`);
  await fillTextsOfRepeats(knex);
  await knex.raw(`
    alter table epcis_event_repeats add column stored_bytes integer not null
    generated always as (
      coalesce(octet_length(event), 0) + coalesce(octet_length(context), 0)
      + coalesce(octet_length(credential), 0)
    ) stored`);
  await changeUsage(knex, '+');
  await knex.raw(`
    create index epcis_event_repeats_named on epcis_event_repeats (tenant_id, event_uri)
    where event_uri is not null`);
}

/** What was sent then is gone: what it has in common with the first event is left. */
async function fillTextsOfRepeats(knex: Knex): Promise<void> {
  interface RepeatRow extends Omit<EventRow, 'id' | 'event_hash'> {
    readonly event_id: string;
    readonly signer: string | null;
  }
  const rows = await knex('epcis_event_repeats as again')
    .join('epcis_events as event', (on) =>
      on.on('event.tenant_id', 'again.tenant_id').andOn('event.id', 'again.event_id'),
    )
    .distinct<RepeatRow[]>(
      'again.tenant_id',
      'again.event_id',
      'event.event',
      'event.context',
      'event.credential',
      'event.signer',
    );
  for (const { tenant_id, event_id, event, ...rest } of rows) {
    const {
      eventID: _eventId,
      recordTime: _recordTime,
      ...common
    } = JSON.parse(event) as Record<string, unknown>;
    await knex('epcis_event_repeats')
      .where({ tenant_id, event_id })
      .update({ ...rest, event: JSON.stringify(common) });
  }
}

async function changeUsage(knex: Knex, sign: '+' | '-'): Promise<void> {
  await knex.raw(`
    update workspace_usage set content_bytes = content_bytes ${sign} stored.bytes
    from (
      select tenant_id, sum(stored_bytes) as bytes from epcis_event_repeats group by tenant_id
    ) stored
    where stored.tenant_id = workspace_usage.tenant_id`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index epcis_event_repeats_named');
  await changeUsage(knex, '-');
  await knex.raw(`
    alter table epcis_event_repeats
    drop column stored_bytes, drop column signer, drop column credential, drop column context,
    drop column event_uri, drop column event`);
  await knex.raw('delete from epcis_event_repeats where operator_id = tenant_id');
  // One hash is one event again: the later ones stay, under a hash that no event has.
  await knex.raw(`
    update epcis_events set event_hash = epcis_events.event_hash || '#' || epcis_events.id::text
    from (
      select tenant_id, id, row_number() over (
        partition by tenant_id, event_hash, declares_error order by arrival
      ) as nth
      from epcis_events
    ) as ordered
    where ordered.nth > 1 and ordered.tenant_id = epcis_events.tenant_id
      and ordered.id = epcis_events.id`);
  await knex.raw('alter table epcis_events drop constraint epcis_events_content');
  await knex.raw(`
    alter table epcis_events add constraint epcis_events_hash
    unique (tenant_id, event_hash, declares_error)`);
  await knex.raw('alter table epcis_events drop column content_hash');
}

import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { measureForms } from './measure-forms.js';
import { openUnitWorld } from './unit-world.js';

/**
 * Serves a workspace that captures events, and reads and writes in its tables what its routes read and write there,
 * as the owner of the database, past row security and the server's rules. Started by `npm run bench`; the argument is
 * how many events a lineage has.
 */

const [nodes = 0] = process.argv.slice(2).map(Number);
const world = await openUnitWorld({ units: 0, eventsOfUnit: 0 });
const { db, tenantId, origin, apiKey } = world;

async function capture(eventList: readonly object[]): Promise<string[]> {
  const document = {
    '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-03-04T12:00:00Z',
    epcisBody: { eventList },
  };
  const reply = await fetch(`${origin}/api/v1/events/epcis`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
    body: JSON.stringify(document),
  });
  if (reply.status !== 201) throw new Error(await reply.text());
  const { results } = (await reply.json()) as { results: { eventId: string }[] };
  return results.map(({ eventId }) => eventId);
}

const thingOf = (node: number) => `https://id.gs1.org/01/09506000134352/21/node-${node}`;

/** Each node was made of ten others, until there are enough: the last one captured descends from all. */
async function captureLineage(): Promise<string> {
  const events = Array.from({ length: nodes }, (_, node) => {
    const inputs = Array.from({ length: 10 }, (_input, n) => node * 10 + n + 1);
    const inputEPCList = inputs.filter((input) => input < nodes).map(thingOf);
    const when = {
      eventTime: new Date(Date.UTC(2026, 0, 1) - node * 60_000).toISOString(),
      eventTimeZoneOffset: '+00:00',
      readPoint: { id: 'urn:epc:id:sgln:9506000.00001.4' },
    };
    return inputEPCList.length > 0
      ? { type: 'TransformationEvent', ...when, inputEPCList, outputEPCList: [thingOf(node)] }
      : { type: 'ObjectEvent', ...when, action: 'ADD', epcList: [thingOf(node)] };
  }).reverse();
  let rootId = '';
  for (let start = 0; start < events.length; start += 500) {
    rootId = (await capture(events.slice(start, start + 500))).at(-1) ?? rootId;
  }
  return rootId;
}

const rootId = await captureLineage();
const ids = (
  await db('epcis_events').where({ tenant_id: tenantId }).select<{ id: string }[]>('id')
).map(({ id }) => id);
for (const table of ['epcis_events', 'epcis_event_epcs', 'epcis_event_edges']) {
  await db.raw(`vacuum analyze ${table}`);
}

/** What a lineage shows of an event. */
const shown = [
  ...['id', 'event_type', 'biz_step', 'disposition', 'event_time', 'epcs', 'epc_count'],
  ...['read_point', 'biz_location', 'origin_location', 'issuer_did', 'signer', 'erroneous'],
];

let pallets = 0;

/** The rows of a document of goods that are packed on pallets, and of pallets that leave. */
function palletRows() {
  const first = pallets;
  pallets += 50;
  const at = new Date('2026-03-04T10:00:30Z');
  const rows = Array.from({ length: 50 }, (_, n) => rowsOfPallet(first + n, at));
  return {
    events: rows.flatMap(({ events }) => events),
    epcs: rows.flatMap(({ epcs }) => epcs),
    edges: rows.map(({ edge }) => edge),
  };
}

function rowsOfPallet(index: number, at: Date) {
  const [packed, left] = [randomUUID(), randomUUID()];
  const pallet = `https://id.gs1.org/00/${String(index).padStart(18, '0')}`;
  const items = Array.from({ length: 10 }, (_, serial) => {
    return `https://id.gs1.org/01/09506000134352/21/bare-${index}-${serial}`;
  });
  const event = (id: string, epcs: readonly string[], second: number) => ({
    ...{ tenant_id: tenantId, id, operator_id: null, arrival: 2 * index + second },
    ...{ event_time: at, event_type: 'AggregationEvent', biz_step: 'packing', disposition: null },
    ...{ read_point: 'urn:epc:id:sgln:9506000.00001.4', biz_location: null },
    ...{ origin_location: null, epcs: JSON.stringify(epcs), epc_count: epcs.length },
    ...{ event_hash: `ni:///sha-256;${id}${id}?ver=CBV2.0`, event_uri: null },
    ...{ declares_error: false, erroneous: false, issuer_did: null, signer: null },
    // As long as the event itself is.
    event: JSON.stringify({ type: 'AggregationEvent', note: 'x'.repeat(250), epcs }),
    ...{ context: '["https://ref.gs1.org/a",{"example":"https://ns.example.com/epcis/"}]' },
    ...{ credential: null, content_bytes: 700, captured_at: new Date() },
  });
  const epc = (event_id: string, position: number, epc_key: string) => ({
    ...{ tenant_id: tenantId, event_id, position, epc_key, role: 'child', is_class: false },
    ...{ event_time: at, arrival: 2 * index, provides: true, consumes: true },
    parent_event_id: null,
  });
  return {
    events: [event(packed, [pallet, ...items], 0), event(left, [pallet], 1)],
    epcs: [...[pallet, ...items].map((key, n) => epc(packed, n, key)), epc(left, 0, pallet)],
    edge: { tenant_id: tenantId, child_id: left, parent_id: packed },
  };
}

async function insertPallets(tx: Knex): Promise<void> {
  const { events, epcs, edges } = palletRows();
  await tx('epcis_events').insert(events);
  await tx('epcis_event_epcs').insert(epcs);
  await tx('epcis_event_edges').insert(edges);
}

await measureForms(
  {
    'bare insert': () => db.transaction(insertPallets),
    'rows by id': async () => {
      const rows = await db('epcis_events')
        .where({ tenant_id: tenantId })
        .whereRaw('id = any(?::uuid[])', [ids])
        .select(...shown);
      if (rows.length !== nodes) throw new Error('Some rows are not there.');
      return JSON.stringify(rows);
    },
  },
  { origin, apiKey, rootId },
  // Events of a workspace are captured one request after the other.
  { atOnce: 1 },
);
await world.close();

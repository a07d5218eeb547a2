import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateDocument } from '@dpp/epcis';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { withForms, type MeasureForm } from './forms.js';
import { callsPerSecond, type Benchmark } from './harness.js';

type Measure = Parameters<Benchmark['run']>[0];

/** A workspace in which one event descends from many. */
interface World {
  readonly origin: string;
  readonly apiKey: string;
  readonly rootId: string;
}

const engine = process.env['BENCH_DATABASE_URL'] ? 'PostgreSQL' : 'embedded database';
/** About as many as fit into a reply of 2 MiB. */
const lineageNodes = 5_000;

const moment = { eventTime: '2026-03-04T11:00:30.000+01:00', eventTimeZoneOffset: '+01:00' };

/** What a warehouse captures: goods packed on a pallet, and the pallet leaving with its papers. */
function eventsOf(index: number): readonly object[] {
  const pallet = `urn:epc:id:sscc:9506000.${String(index).padStart(10, '0')}`;
  const items = Array.from({ length: 10 }, (_, serial) => {
    return `https://id.gs1.org/01/09506000134352/21/${index}-${serial}`;
  });
  const packing = { type: 'AggregationEvent', ...moment, action: 'ADD', bizStep: 'packing' };
  const departure = { type: 'ObjectEvent', ...moment, action: 'OBSERVE', bizStep: 'shipping' };
  return [
    { ...packing, parentID: pallet, childEPCs: items, readPoint: place },
    {
      ...departure,
      epcList: [pallet],
      disposition: 'in_transit',
      readPoint: place,
      bizTransactionList: [{ type: 'desadv', bizTransaction: `https://example.com/asn/${index}` }],
      destinationList: [{ type: 'owning_party', destination: 'urn:epc:id:pgln:9506000.00000' }],
      'example:route': 'north',
    },
  ];
}

const place = { id: 'urn:epc:id:sgln:9506000.00001.4' };

/** Parsed from text, as a request brings it. */
const document = JSON.parse(
  JSON.stringify({
    '@context': [
      'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
      { example: 'https://ns.example.com/epcis/' },
    ],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2026-03-04T12:00:00Z',
    epcisBody: { eventList: Array.from({ length: 50 }, (_, index) => eventsOf(index)).flat() },
  }),
) as { epcisBody: { eventList: object[] } };

const faulty = structuredClone(document);
faulty.epcisBody.eventList[99] = { ...faulty.epcisBody.eventList[99], action: 'SEE' };

export const epcisBenchmark: Benchmark = {
  name: 'epcis',
  async run(measure) {
    await measureValidation(measure);
    await withForms<World>(
      'apps/server/bench/events.ts',
      (callsPerSecond, world) => measureServer(measure, callsPerSecond, world),
      [String(lineageNodes)],
    );
  },
};

async function measureValidation(measure: Measure): Promise<void> {
  const { ORACLES_DIR } = process.env;
  if (ORACLES_DIR === undefined) {
    console.log(
      'epcis: no validation, ORACLES_DIR does not say where the JSON Schema of GS1 lies.',
    );
    return;
  }
  const schema = readFileSync(join(ORACLES_DIR, 'epcis', 'EPCIS-JSON-Schema.json'), 'utf8');
  const ajv = new Ajv({ strict: false, allErrors: true });
  // URIs and times as RFC 3986 and RFC 3339 have them, which ours are held to as well.
  addFormats.default(ajv, { mode: 'full' });
  const ajvAccepts = ajv.compile(JSON.parse(schema) as object);
  if (!validateDocument(document).valid || !ajvAccepts(document)) {
    throw new Error('One of the two refuses the document.');
  }
  if (validateDocument(faulty).valid || ajvAccepts(faulty)) {
    throw new Error('One of the two takes a fault in the last event.');
  }
  await measure({
    name: 'validate an EPCIS document of 100 events, with 600 EPCs',
    unit: 'ops/s',
    peer: '`ajv` 8, compiled from the JSON Schema of GS1, all errors, `ajv-formats` in full',
    atLeast: 5,
    rounds: 9,
    runOurs: () => callsPerSecond(() => validateDocument(document)),
    runPeer: () => callsPerSecond(() => ajvAccepts(document)),
  });
}

async function measureServer(
  measure: Measure,
  formPerSecond: MeasureForm,
  { origin, apiKey, rootId }: World,
): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const url = `${origin}/api/v1/events`;
  let documents = 0;
  await measure({
    name: `capture a document of 100 events over HTTP, ${engine}`,
    unit: 'requests/s',
    peer: 'a transaction that inserts as many rows of events, EPCs and edges by Knex',
    atLeast: 0.4,
    rounds: 9,
    runOurs: () =>
      requestsPerSecond(`${url}/epcis`, () => ({ headers, body: documentOf(documents++) })),
    runPeer: () => formPerSecond('bare insert'),
  });
  await measure({
    name: `the lineage of an event with ${lineageNodes.toLocaleString('en')} nodes over HTTP, ${engine}`,
    unit: 'requests/s',
    peer: 'the same rows read by their ids, parsed and stringified',
    atLeast: 0.5,
    rounds: 9,
    runOurs: () => requestsPerSecond(`${url}/${rootId}/lineage`, () => ({ headers })),
    runPeer: () => formPerSecond('rows by id'),
  });
}

/** Each round has events of its own: what was captured before would not be stored again. */
function documentOf(round: number): string {
  const eventList = Array.from({ length: 50 }, (_, n) => eventsOf(round * 50 + n)).flat();
  return JSON.stringify({ ...document, epcisBody: { eventList } });
}

/** One after the other, for a second. */
async function requestsPerSecond(
  url: string,
  next: () => { readonly headers: Record<string, string>; readonly body?: string },
): Promise<number> {
  const startedAt = performance.now();
  let requests = 0;
  for (; performance.now() - startedAt < 1000; requests++) {
    const { headers, body } = next();
    const reply = await fetch(
      url,
      body === undefined ? { headers } : { method: 'POST', headers, body },
    );
    const text = await reply.text();
    if (!reply.ok || text.includes('"truncated":true')) throw new Error(text.slice(0, 500));
  }
  return (requests / (performance.now() - startedAt)) * 1000;
}

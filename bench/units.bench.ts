import autocannon from 'autocannon';
import { withForms, type MeasureForm } from './forms.js';
import type { Benchmark } from './harness.js';

type Measure = Parameters<Benchmark['run']>[0];

/** A workspace with units that have a history. */
interface World {
  readonly origin: string;
  readonly apiKey: string;
  readonly unitIds: readonly string[];
}

const databaseUrl = process.env['BENCH_DATABASE_URL'];
const engine = databaseUrl ? 'PostgreSQL' : 'embedded database';
/** As many as the bare forms call at once. */
const connections = databaseUrl ? 8 : 1;
const secondsPerRound = 1;
const eventsAtOnce = 500;
const program = 'apps/server/bench/units.ts';

const event = {
  eventType: 'CHARGE_CYCLE',
  stateOfHealth: 97.5,
  cycleCount: 312,
  remainingCapacityAh: 70.5,
  temperatureC: 21.5,
};

export const unitsBenchmark: Benchmark = {
  name: 'units',
  async run(measure) {
    await withForms<World>(
      program,
      (callsPerSecond, world) => measureWrites(measure, callsPerSecond, world),
      ['100', '10'],
    );
    // As long histories as a reply can show: what differs is what else is in the table.
    const few = ['20', '500'];
    const many = ['1000', databaseUrl ? '10000' : '1000'];
    await withForms<World>(
      program,
      (_, small) =>
        withForms<World>(program, (_, large) => measureSizes(measure, small, large), many),
      few,
    );
  },
};

async function measureWrites(
  measure: Measure,
  callsPerSecond: MeasureForm,
  world: World,
): Promise<void> {
  const events = Array.from({ length: eventsAtOnce }, () => event);
  await measure({
    name: `append ${eventsAtOnce} events in bulk over HTTP, ${engine}`,
    unit: 'rows/s',
    peer: `the same columns of ${eventsAtOnce} rows, inserted by Knex in one statement`,
    atLeast: 0.5,
    rounds: 9,
    runOurs: async () =>
      eventsAtOnce * (await requestsPerSecond(world, '/events/bulk', { json: { events } })),
    runPeer: async () => eventsAtOnce * (await callsPerSecond('bare bulk')),
  });
  await measure({
    name: `append one event over HTTP, ${engine}`,
    unit: 'requests/s',
    peer: 'a transaction that inserts the event and updates its unit, by Knex',
    atLeast: 0.25,
    rounds: 9,
    runOurs: () => requestsPerSecond(world, '/events', { json: event }),
    runPeer: () => callsPerSecond('bare event'),
  });
}

async function measureSizes(measure: Measure, small: World, large: World): Promise<void> {
  // Appending comes last: it adds to what the others read.
  const requests: readonly [what: string, path: string, sent?: Sent][] = [
    ['page 1 of a history', '/events'],
    ['a type of event that no history has', '/events?eventType=NEGATIVE_EVENT'],
    ['a unit with its 500 newest events', ''],
    ['append one event', '/events', { json: event }],
  ];
  const many = databaseUrl ? '10 million' : '1 million';
  for (const [what, path, sent] of requests) {
    await measure({
      name: `${what}, with ${many} events of 1,000 units, ${engine}`,
      unit: 'requests/s',
      peer: 'the same with 10 thousand events of 20 units',
      atLeast: 0.667,
      rounds: 9,
      runOurs: () => requestsPerSecond(large, path, sent),
      runPeer: () => requestsPerSecond(small, path, sent),
    });
  }
}

interface Sent {
  readonly json: object;
}

/** Requests for the units in turn, as many at once as connections. */
async function requestsPerSecond(
  { origin, apiKey, unitIds }: World,
  path: string,
  sent?: Sent,
): Promise<number> {
  const requests = unitIds.map((id) => ({
    path: `/api/v1/units/${id}${path}`,
    ...(sent && { method: 'POST' as const, body: JSON.stringify(sent.json) }),
  }));
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: secondsPerRound,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    requests,
    // Each begins at another unit, so that they do not wait for each other at one.
    setupClient(client) {
      const first = Math.floor((clients++ * requests.length) / connections);
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} did not always answer 2xx.`);
  return result['2xx'] / result.duration;
}

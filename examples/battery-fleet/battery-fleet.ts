import { ApiError, ConflictError, DppClient } from '@dpp/client';
import type { BatteryUnit, UnitEvent } from '@dpp/client';
import { readModel } from './battery-model.js';
import { simulateBattery, weeks } from './simulated-battery.js';

const { DPP_BASE_URL: baseUrl = 'http://127.0.0.1:3000', DPP_API_KEY: apiKey } = process.env;
if (!apiKey) throw new Error('Set DPP_API_KEY to an API key of the server.');

const client = new DppClient({ baseUrl, apiKey });
const anybody = new DppClient({ baseUrl });
const now = new Date();
const fleetSize = 50;

// The passport of the model, once; then fifty batteries of it, each with a serial number of its own.
const { operator, facility, passport } = await readModel();
const { productId } = passport;
const operatorId = (await client.operators.create(operator)).operator.id;
await issueModel();
const run = now.getTime().toString(36);
const serialised = await client.units.serialise(
  productId,
  Array.from({ length: fleetSize }, (_, index) => ({
    serialNumber: `FLEET-${run}-${String(index + 1).padStart(2, '0')}`,
    manufacturedAt: new Date(now.getTime() - (weeks + 4) * 7 * 86_400_000).toISOString(),
  })),
);
const fleet = serialised.units;
expect(fleet.length === fleetSize, 'every battery is serialised');
console.log(`${fleet.length} batteries of ${productId}, the first is ${fleet[0]?.digitalLinkUri}`);

// Three years of telemetry, streamed: a bulk can be sent again without recording anything twice.
let recorded = 0;
for (const [number, { id, serialNumber }] of fleet.entries()) {
  const written = await client.units.writeEvents(id, simulateBattery(number, now), {
    idempotencyKeyPrefix: `three-years-${serialNumber}`,
    onRefused: ({ index, message }) => console.error(`${serialNumber}[${index}]: ${message}`),
  });
  recorded += written.recorded;
}
expect(recorded === fleetSize * weeks, 'every event is in a history');
console.log(`${recorded} events, ${weeks} weeks of each battery`);

// Who looks for batteries worth a second life reads their current state, for a history of any length.
const states = await Promise.all(fleet.map(async (unit) => ({ unit, ...(await stateOf(unit)) })));
states.sort((one, other) => one.stateOfHealth - other.stateOfHealth);
const [worst] = states;
const aged = states[1];
if (!worst || !aged) throw new Error('There are no two batteries.');
console.log(
  `For a second life: ${aged.unit.serialNumber}, ${aged.stateOfHealth} % after ${aged.cycleCount} cycles`,
);

await giveSecondLife(aged.unit);
await recycle(worst.unit);
await readHistory(aged.unit);

async function issueModel(): Promise<void> {
  try {
    const { id: facilityId } = (await client.facilities.create(facility)).facility;
    await client.passports.create({ ...passport, operatorId, facilityId });
  } catch (error) {
    // They are there from an earlier run.
    if (!(error instanceof ConflictError)) throw error;
  }
}

async function stateOf({ id }: BatteryUnit) {
  const { currentState } = await client.units.get(id);
  const { stateOfHealth, cycleCount } = currentState ?? {};
  if (typeof stateOfHealth !== 'number') throw new Error('A battery has no state of health.');
  return { stateOfHealth, cycleCount };
}

/** A successor is a unit of its own; the battery that it was made from becomes REPURPOSED. */
async function giveSecondLife(battery: BatteryUnit): Promise<void> {
  const serialNumber = `HOME-${run}`;
  const successor = { serialNumber, predecessorUnitId: battery.id };
  const { units } = await client.units.serialise(productId, [successor]);
  const [home] = units;
  expect(home?.predecessorUnitId === battery.id, 'the successor names its predecessor');
  const { status, successorUnits } = await resolve(battery);
  console.log(`${battery.serialNumber} is ${status}, and ${serialNumber} was made from it`);
  expect(status === 'REPURPOSED', 'the predecessor is repurposed');
  expect(successorUnits.length === 1, 'the predecessor names its successor in public');
}

/** Nothing more is recorded of a battery that is recycled, and its public address says that it is gone. */
async function recycle(battery: BatteryUnit): Promise<void> {
  await client.units.recordEvent(battery.id, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
  const gone = await statusOf(anybody.resolution.resolveUnit(battery.id));
  const refused = await statusOf(
    client.units.recordEvent(battery.id, { eventType: 'OTHER', payload: { note: 'late' } }),
  );
  console.log(`${battery.serialNumber} is RECYCLED: ${gone} for anybody, ${refused} for telemetry`);
  expect(gone === 410 && refused === 400, 'a recycled battery has ended');
}

/** All of it, page after page, newest first. */
async function readHistory({ id, serialNumber }: BatteryUnit): Promise<void> {
  const events: UnitEvent[] = [];
  for await (const event of client.units.listEvents(id, { limit: 500 })) events.push(event);
  const oldest = events.at(-1)?.recordedAt.slice(0, 10);
  console.log(
    `${serialNumber}: ${events.length} events since ${oldest}, the last by its successor`,
  );
  expect(events.length === weeks + 1, 'the history has every week, and the succession');
}

async function resolve({ id }: BatteryUnit) {
  const document = await anybody.resolution.resolveUnit(id);
  expect(!('currentState' in document), 'telemetry is not for anybody');
  return document;
}

/** The status that a call is refused with. */
async function statusOf(call: Promise<unknown>): Promise<number | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

function expect(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`Not as it should be: ${what}.`);
}

import { epcisContext } from '@dpp/epcis';
import { captureEpcisDocument } from '../../features/traceability/capture/capture-epcis-document.js';
import { recordUnitEvent } from '../../features/units/events/record-unit-event.js';
import { recordUnitEvents } from '../../features/units/events/record-unit-events.js';
import { serialiseUnits } from '../../features/units/serialise-units.js';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantRepository } from '../../platform/auth/tenant-repository.js';
import { dayMs } from '../../platform/sweep/sweep-model.js';
import type { ServerDeps } from '../../server-deps.js';
import { commandLineCaller } from '../command/command-line-caller.js';
import { by, type DemoPassport } from './publish-demo-products.js';
import type { DemoWorkspace } from './seed-demo.js';

/** Days before the start of the server, so that a demo is as old as its last year on every day. */
type DaysAgo = (days: number) => string;

/** Leaves what happened since: three batteries that were measured for a year, and the way of a T-shirt from the fibre. */
export async function addDemoHistory(
  deps: ServerDeps,
  { tenantId, passports }: DemoWorkspace,
): Promise<void> {
  const tenant = await tenantRepository(deps.db).find(tenantId);
  const battery = passports.find(({ productName }) => productName.includes('battery'));
  const shirt = passports.at(-1);
  if (!tenant || !battery || !shirt) throw new Error('The demo workspace is not whole.');
  const caller = commandLineCaller(tenant);
  const now = deps.clock.now().getTime();
  const daysAgo: DaysAgo = (days) => new Date(now - days * dayMs).toISOString();
  await addBatteries(deps, caller, { passportId: battery.id, daysAgo });
  const sent = documentOf(stepsOf(shirt, deps, daysAgo), daysAgo(0));
  const { errors } = await captureEpcisDocument(deps, caller, { sent, ip: by.ip });
  if (errors.length > 0) throw new Error(`A step of the demo was refused: ${errors[0]?.message}`);
}

async function addBatteries(
  deps: ServerDeps,
  caller: Caller,
  { passportId, daysAgo }: { readonly passportId: string; readonly daysAgo: DaysAgo },
): Promise<void> {
  const manufacturedAt = daysAgo(400).slice(0, 10);
  const { units } = await serialiseUnits(deps, caller, {
    idOrProductId: passportId,
    sent: ['0017', '0018', '0019'].map((number) => {
      return { serialNumber: `LT36-2025-${number}`, manufacturedAt };
    }),
    ip: by.ip,
  });
  const [commuter, courier, rental] = units;
  if (!commuter || !courier || !rental) throw new Error('The batteries of the demo were not made.');
  const measured = [
    [commuter, 0.4],
    [courier, 1.9],
    [rental, 0.8],
  ] as const;
  for (const [{ id }, lossPerMonth] of measured) {
    await recordUnitEvents(deps, caller, { id, sent: readingsOf(lossPerMonth, daysAgo) });
  }
  const overheated = {
    eventType: 'NEGATIVE_EVENT',
    temperatureC: 61,
    recordedAt: daysAgo(40),
    payload: { description: 'Overheated while it was charged in the sun' },
  };
  await recordUnitEvent(deps, caller, { id: courier.id, sent: overheated, ip: by.ip });
}

/** One reading a month for a year: a battery loses capacity with its cycles, and is warmer in summer. */
function readingsOf(lossPerMonth: number, daysAgo: DaysAgo) {
  return Array.from({ length: 13 }, (_, month) => {
    const stateOfHealth = rounded(100 - month * lossPerMonth);
    return {
      eventType: 'SOH_MEASUREMENT',
      stateOfHealth,
      cycleCount: Math.round(month * lossPerMonth * 20),
      remainingCapacityAh: rounded((14.5 * stateOfHealth) / 100),
      temperatureC: rounded(18 + 8 * Math.sin((month / 12) * Math.PI)),
      recordedAt: daysAgo((12 - month) * 30 + 1),
    };
  });
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** From the bale to the shop. Places are made up. */
function stepsOf(
  { digitalLinkUri }: DemoPassport,
  { newId }: Pick<ServerDeps, 'newId'>,
  daysAgo: DaysAgo,
): readonly object[] {
  const gtin = /\/01\/(\d{14})/.exec(digitalLinkUri)?.[1] ?? '';
  const [bale, yarn, cloth] = [0, 1, 2].map(() => `urn:uuid:${newId()}`);
  const shirts = ['SK-0001', 'SK-0002'].map(
    (serial) => `https://id.gs1.org/01/${gtin}/21/${serial}`,
  );
  const at = (days: number, place: string, bizStep: string) => ({
    eventTime: daysAgo(days),
    eventTimeZoneOffset: '+00:00',
    bizStep,
    readPoint: { id: `https://places.demo.example/${place}` },
  });
  return [
    {
      ...at(120, 'cotton-gin-izmir', 'commissioning'),
      type: 'ObjectEvent',
      action: 'ADD',
      epcList: [bale],
    },
    {
      ...at(95, 'spinning-mill-guimaraes', 'commissioning'),
      type: 'TransformationEvent',
      inputEPCList: [bale],
      outputEPCList: [yarn],
    },
    {
      ...at(70, 'knitting-mill-barcelos', 'commissioning'),
      type: 'TransformationEvent',
      inputEPCList: [yarn],
      outputEPCList: [cloth],
    },
    {
      ...at(45, 'sewing-hall-guimaraes', 'commissioning'),
      type: 'TransformationEvent',
      inputEPCList: [cloth],
      outputEPCList: shirts,
    },
    {
      ...at(30, 'sewing-hall-guimaraes', 'shipping'),
      type: 'ObjectEvent',
      action: 'OBSERVE',
      epcList: shirts,
    },
  ];
}

const documentOf = (eventList: readonly object[], creationDate: string) => ({
  '@context': [epcisContext],
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate,
  epcisBody: { eventList },
});

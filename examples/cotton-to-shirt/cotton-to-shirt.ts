import { readFileSync, writeFileSync } from 'node:fs';
import { ConflictError, DppClient } from '@dpp/client';
import type { CreateOperatorRequest, CreatePassportRequest, LineageNode } from '@dpp/client';
import { createEpcisDocument, type EpcisEvent } from '@dpp/epcis';
import { signEvent } from './sign-event.js';

const {
  DPP_BASE_URL: baseUrl = 'http://127.0.0.1:3000',
  DPP_API_KEY: apiKey,
  PICTURE_FILE: pictureFile = 'lineage.svg',
} = process.env;
if (!apiKey) throw new Error('Set DPP_API_KEY to an API key of the server.');
const client = new DppClient({ baseUrl, apiKey });

const run = Date.now().toString(36);
/** A product of one of the companies, by its item reference; each run makes things of its own. */
const thing = (itemReference: string, serial: string) =>
  `urn:epc:id:sgtin:9506000.0${itemReference}.${run}-${serial}`;
const bales = [thing('14301', '1'), thing('14301', '2')];
const lint = thing('14302', '1');
const yarns = [thing('14303', '1'), thing('14303', '2'), thing('14303', '3')];
const fabric = thing('14304', '1');
const dyed = thing('14305', '1');
const shirtGtin = '09506000142104';
/** On the label stands a Digital Link; it is the same thing as the EPC in its tag. */
const shirt = `https://id.gs1.org/01/${shirtGtin}/21/${run}-1`;

/** Weeks of a season, so that events have the order in which things happened. */
const at = (week: number) => new Date(Date.now() - (30 - week) * 7 * 86_400_000).toISOString();

// Three companies sign for what they say.
await client.events.captureCredential(
  await signEvent('farm', {
    eventType: 'ObjectEvent',
    action: 'ADD',
    bizStep: 'commissioning',
    eventTime: at(1),
    epcList: bales,
    originLocation: { latitude: 37.84, longitude: 27.84, eudrPlotId: 'TR-09-PLOT-0417' },
  }),
);
await client.events.captureCredential(
  await signEvent('spinner', {
    eventType: 'TransformationEvent',
    bizStep: 'commissioning',
    eventTime: at(9),
    readPoint: 'urn:epc:id:sgln:9506000.14303.0',
    inputEpcList: [lint],
    outputEpcList: yarns,
  }),
);
await client.events.captureCredential(
  await signEvent('dyer', {
    eventType: 'TransformationEvent',
    bizStep: 'commissioning',
    eventTime: at(20),
    readPoint: 'urn:epc:id:sgln:9506000.14305.0',
    inputEpcList: [fabric],
    outputEpcList: [dyed],
  }),
);

// The others send plain EPCIS documents. Theirs arrive last: what came before is linked to them.
const gone = (week: number) => ({ eventTime: at(week), eventTimeZoneOffset: '+00:00' });
const place = (reference: string) => ({ id: `urn:epc:id:sgln:9506000.${reference}.0` });
const transformed = (
  week: number,
  inputEPCList: string[],
  outputEPCList: string[],
  readPoint: { id: string },
): EpcisEvent => ({
  ...{ type: 'TransformationEvent', bizStep: 'commissioning', ...gone(week) },
  ...{ inputEPCList, outputEPCList, readPoint },
});
await captureDocument('garment maker', transformed(25, [dyed], [shirt], place('14306')));
await captureDocument('weaver', transformed(14, yarns, [fabric], place('14304')));
await captureDocument('gin', transformed(4, bales, [lint], place('14302')));

// The brand asks one question about its shirt: what is it made of, from where, and who signed for it?
await issuePassport();
const { lineage } = await client.events.getLineageOfPassport(shirtGtin);
const [sewn] = lineage;
if (!sewn) throw new Error('Nothing is known of the shirt.');
console.log(`The shirt ${shirt}:`);
print(sewn);

const steps = stepsOf(sewn);
expect(steps.length === 6, 'six companies have a part in the shirt');
expect(steps.filter(({ isUntpCompliant }) => isUntpCompliant).length === 3, 'three of them signed');
const [origin] = steps.filter(({ parents }) => parents.length === 0);
expect(origin && plotOf(origin) === 'TR-09-PLOT-0417', 'the cotton is of a plot');
expect(origin.signer === 'CN=Cotton farm seal,O=Cotton farm', 'the farm signed for it');

const { compliant, certificate } = await client.events.audit(origin.eventId);
expect(compliant && certificate?.subject === origin.signer, 'the signature of the farm holds');
console.log(`The signature of ${certificate.subject} holds.`);

writeFileSync(pictureFile, await client.events.getLineagePicture(sewn.eventId));
console.log(`A picture of it is in ${pictureFile}.`);

async function captureDocument(company: string, event: EpcisEvent): Promise<void> {
  const document = createEpcisDocument([event], { creationDate: new Date().toISOString() });
  const { captured } = await client.events.capture({ ...document });
  expect(captured === 1, `what the ${company} says is captured`);
}

/** What the farm says of a place beyond what the API describes comes along, untyped. */
function plotOf({ originLocation }: LineageNode): unknown {
  return (originLocation as { readonly eudrPlotId?: unknown } | null)?.eudrPlotId;
}

/** Each below what was made of it. */
function print(node: LineageNode, depth = 1): void {
  const { eventTime, epcs, epcCount, parents } = node;
  const { originLocation, readPoint, location, signer, issuerDid } = node;
  const where = originLocation
    ? `${originLocation.latitude}, ${originLocation.longitude} (${String(plotOf(node))})`
    : (readPoint ?? location ?? 'nowhere');
  const who = signer ?? issuerDid ?? 'nobody';
  const what = `${epcs.at(-1)}${epcCount > 1 ? ` and ${epcCount - 1} more` : ''}`;
  console.log(`${'  '.repeat(depth)}${eventTime.slice(0, 10)}  ${what}`);
  console.log(`${'  '.repeat(depth)}            at ${where}, signed by ${who}`);
  for (const parent of parents) print(parent, depth + 1);
}

/** Each event once. */
function stepsOf(root: LineageNode): LineageNode[] {
  const steps = new Map([[root.eventId, root]]);
  for (const { parents } of steps.values()) {
    for (const parent of parents) steps.set(parent.eventId, parent);
  }
  return [...steps.values()];
}

async function issuePassport(): Promise<void> {
  const { operator, passport } = JSON.parse(
    readFileSync(new URL('../data/textile.json', import.meta.url), 'utf8'),
  ) as { operator: CreateOperatorRequest; passport: CreatePassportRequest };
  const { id: operatorId } = (await client.operators.create(operator)).operator;
  try {
    const { metadata } = passport;
    await client.passports.create({ operatorId, productId: shirtGtin, metadata });
  } catch (error) {
    // It is there from an earlier run.
    if (!(error instanceof ConflictError)) throw error;
  }
}

function expect(holds: boolean | undefined, what: string): asserts holds {
  if (holds !== true) throw new Error(`Not as it should be: ${what}.`);
}

import { battery } from '../factories.js';
import { insertPictures } from '../picture-files.js';
import { pick, unknownId, type Scene } from './scene.js';
import type { Catalogue } from './walk-passports.js';

export interface Fleet {
  readonly packId: string;
  readonly packGtin: string;
  readonly unitId: string;
}

const packGtin = '09506000142081';
const serial = 'TP84-000412';

/** Battery units, their events and codes, and what a scanned code leads to. */
export async function walkUnits(scene: Scene, catalogue: Catalogue): Promise<Fleet> {
  const fleet = await walkSerialisation(scene, catalogue);
  await walkEvents(scene, fleet);
  await walkResolution(scene, catalogue, fleet);
  await walkRecycling(scene, fleet);
  return fleet;
}

async function walkSerialisation(
  { recorder, key }: Scene,
  { operatorId, facilityId }: Catalogue,
): Promise<Fleet> {
  const made = await recorder.call({
    says: 'A passport of a battery',
    path: '/api/v1/passports',
    key,
    json: { productId: packGtin, operatorId, facilityId, metadata: battery() },
    status: 201,
  });
  const packId = pick(made, 'passport', 'id');
  const path = `/api/v1/passports/${packId}/units`;
  const json = { units: [{ serialNumber: serial, manufacturedAt: '2026-11-01' }] };
  const send = (says: string, at: string, body: object, status: number) =>
    recorder.call({ says, path: at, key, json: body, status });
  await send('A unit that could be serialised', `${path}/validate`, json, 200);
  await send('No units', `${path}/validate`, { units: [] }, 400);
  const units = await send('A unit', path, json, 201);
  await send('A serial number in use', path, json, 400);
  await recorder.call({ says: 'The first page', path: `${path}?page=1&limit=10`, key });
  const unitId = pick(units, 'units', 0, 'id');
  const search = (says: string, query: string, status: number) =>
    recorder.call({ says, path: `/api/v1/units?${query}`, key, status });
  await search('By the beginning of a serial number', `q=TP84&status=IN_SERVICE&limit=2`, 200);
  await search('Of one passport', `passportId=${packId}`, 200);
  await search('A cursor of another list', `q=TP84&cursor=WyJUUDg0Il0`, 400);
  const demotion = { metadata: battery(), draft: true };
  await recorder.call({
    says: 'A passport with units stays published',
    path: `/api/v1/passports/${packId}`,
    method: 'PUT',
    key,
    json: demotion,
    status: 409,
  });
  return { packId, packGtin, unitId };
}

async function walkEvents({ recorder, key }: Scene, { unitId }: Fleet) {
  const path = `/api/v1/units/${unitId}`;
  await recorder.call({ says: 'Code of a unit', path: `${path}/carrier.svg?hri=true`, key });
  await recorder.call({ says: 'Code of a unit', path: `${path}/carrier.pdf`, key });
  const sent = { 'Idempotency-Key': 'reading-1' };
  const measured = { eventType: 'SOH_MEASUREMENT', stateOfHealth: 97.5, temperatureC: 21.5 };
  const record = (says: string, json: object, status: number, headers = {}) =>
    recorder.call({ says, path: `${path}/events`, key, json, status, headers });
  await record('A state of health', measured, 201, sent);
  await record('A state of health beyond 100 %', { ...measured, stateOfHealth: 120 }, 400);
  await record(
    'An Idempotency-Key of another request',
    { ...measured, stateOfHealth: 97 },
    409,
    sent,
  );
  const bulk = (says: string, events: readonly object[], status: number, headers = {}) =>
    recorder.call({ says, path: `${path}/events/bulk`, key, json: { events }, status, headers });
  const bulkSent = { 'Idempotency-Key': 'readings-1' };
  const cycles = { eventType: 'CHARGE_CYCLE', cycleCount: 12 };
  await bulk('Two events', [measured, cycles], 201, bulkSent);
  await bulk('Events that all fail', [{ eventType: 'UNKNOWN' }], 400);
  await bulk('An Idempotency-Key of another request', [cycles], 409, bulkSent);
  const query =
    '?limit=2&from=2026-11-01T00:00:00.000Z&to=2026-12-01T00:00:00.000Z&eventType=CHARGE_CYCLE';
  await recorder.call({ says: 'Charge cycles of a month', path: `${path}/events${query}`, key });
  await recorder.call({ says: 'A unit with its events', path, key });
  await recorder.call({
    says: 'A unit cannot be deleted',
    path,
    method: 'DELETE',
    key,
    status: 409,
  });
  await recorder.call({ says: 'QR code as SVG', path: `${path}/qr?format=svg`, key });
  await recorder.call({ says: 'No such format', path: `${path}/qr?format=gif`, key, status: 400 });
}

async function walkResolution(scene: Scene, catalogue: Catalogue, { packId, unitId }: Fleet) {
  const { recorder, key, app, tenantId } = scene;
  const { shirtId, shirtGtin, graiId } = catalogue;
  const get = (says: string, path: string, accept: string, status = 200) =>
    recorder.call({ says, path, key: null, status, headers: { Accept: accept } });
  const forms = [
    ['For programs', 'application/ld+json'],
    ['As an AAS environment', 'application/aas+json'],
    ['As a credential in an envelope', 'application/vc+jwt'],
    ['As a credential with a proof in it', 'application/vc+ld+json'],
    ['As a credential with selective disclosure', 'application/dc+sd-jwt'],
    ['Its links', 'application/linkset+json'],
    ['For people', 'text/html'],
  ] as const;
  const grai = '/8003/09506000142012A-17';
  for (const [says, accept] of forms) {
    await get(says, `/passport/${shirtId}`, accept);
    if (!/aas|vc|sd-jwt/.test(accept)) {
      await get(says, `/01/${shirtGtin}`, accept);
      await get(says, grai, accept);
      await get(says, `/id/nordvind/${shirtGtin}`, accept);
      await recorder.call({
        says,
        path: `/api/v1/passports/${shirtId}`,
        key,
        headers: { Accept: accept },
      });
    }
  }
  for (const [says, accept] of forms.filter(([, type]) => !/aas|sd-jwt|linkset/.test(type))) {
    await get(says, `/unit/${unitId}`, accept);
  }
  const credential = 'application/vc+jwt';
  await get('A passport without a facility has no credential', grai, credential, 406);
  await walkRefusedResolution(scene, credential);
  await get('The links of a unit', `/01/${packGtin}/21/${serial}?linkType=linkset`, '*/*');
  await get('The links of an asset', `${grai}/21/${graiId}?linkType=linkset`, '*/*');
  await get('To the unit', `/01/${packGtin}/21/${serial}`, '*/*', 302);
  await get('To the page of the product', `/01/${shirtGtin}?linkType=gs1:pip`, '*/*', 307);
  await insertPictures(app.db, { tenantId, passportId: packId });
  await get('The first picture', `/passport/${packId}/images/1`, '*/*');
}

async function walkRefusedResolution({ recorder, key, app }: Scene, credential: string) {
  const get = (says: string, path: string, status: number, accept = '*/*') =>
    recorder.call({ says, path, key: null, status, headers: { Accept: accept } });
  const create = async (json: object) => {
    recorder.tick();
    return (await app.request('/api/v1/passports', { key, json })).body;
  };
  const bare = await create({ productId: 'TP-84-B', metadata: battery() });
  const id = pick(bare, 'passport', 'id');
  const says = 'A passport without a facility has no credential';
  await get(says, `/passport/${id}`, 406, credential);
  await get(says, '/id/nordvind/TP-84-B', 406, credential);
  await recorder.call({
    says,
    path: `/api/v1/passports/${id}`,
    key,
    status: 406,
    headers: { Accept: credential },
  });
  const plain = '09506000142449';
  await create({ productId: plain, metadata: battery() });
  await get(says, `/01/${plain}`, 406, credential);
  const made = await app.request(`/api/v1/passports/${id}/units`, {
    key,
    json: { serialNumber: 'B-1' },
  });
  await get(
    'A unit of such a passport neither',
    `/unit/${pick(made.body, 'units', 0, 'id')}`,
    406,
    credential,
  );
  await get('A wrong check digit', '/01/09506000142365', 400);
  await get('A wrong check digit', '/01/09506000142365/21/A1', 400);
  await get('A wrong check digit', '/8003/09506000142013A-17', 400);
  await get('A wrong check digit', '/8003/09506000142013A-17/21/A1', 400);
  await get('Not a link type', `/passport/${id}?linkType=nothing`, 400);
  await get('Not a link type', '/id/nordvind/TP-84-B?linkType=nothing', 400);
  await get('To the page of the product', '/id/nordvind/TP-84-B?linkType=gs1:pip', 307);
  for (const accept of ['application/json', 'text/html']) {
    await get('There is none', '/01/09506000149998', 404, accept);
    await get('There is none', '/01/09506000149998/21/A1', 404, accept);
    await get('There is none', '/8003/09506000149998A-17', 404, accept);
    await get('There is none', '/8003/09506000149998A-17/21/A1', 404, accept);
    await get('There is none', '/id/nordvind/TP-84-C', 404, accept);
    await get('There is none', `/passport/${unknownId}`, 404, accept);
    await get('There is none', `/unit/${unknownId}`, 404, accept);
    await get('There is none', `/passport/${unknownId}/images/1`, 404, accept);
    await get('There is none', `/verify?passport=${unknownId}`, 404, accept);
  }
}

async function walkRecycling({ recorder, key }: Scene, { unitId }: Fleet) {
  const path = `/api/v1/units/${unitId}/events`;
  const json = { eventType: 'STATUS_CHANGE', status: 'RECYCLED' };
  await recorder.call({ says: 'The end of a battery', path, key, json, status: 201 });
  await recorder.call({ says: 'Nothing follows recycling', path, key, json, status: 400 });
  for (const accept of ['application/ld+json', 'text/html']) {
    await recorder.call({
      says: 'What is left of a recycled battery',
      path: `/unit/${unitId}`,
      key: null,
      status: 410,
      headers: { Accept: accept },
    });
  }
  const grant = {
    granteeName: 'Ines Duarte',
    scopeType: 'UNIT',
    batteryUnitId: unitId,
    expiresAt: '2026-12-21T00:00:00.000Z',
  };
  await recorder.call({
    says: 'A recycled battery',
    path: '/api/v1/grants',
    key,
    json: grant,
    status: 409,
  });
}

import { createWorkspace } from '../workspace.js';
import { pick, unknownId, type Scene } from './scene.js';
import type { Fleet } from './walk-units.js';

const hand = '/api/v1/hand-overs';

/** A battery on its way to another company, and one on its way here. */
export async function walkHandOvers(scene: Scene, { packId }: Fleet): Promise<void> {
  const { app, recorder, key } = scene;
  recorder.use(app);
  const path = `/api/v1/passports/${packId}/units`;
  const json = { serialNumber: 'TP84-000413' };
  const made = await recorder.call({ says: 'A unit to hand over', path, key, json, status: 201 });
  await walkOffers(scene, `/api/v1/units/${pick(made, 'units', 0, 'id')}/hand-overs`);
  await walkAcceptance(scene, packId);
}

async function walkOffers({ recorder, key }: Scene, path: string): Promise<void> {
  const offer = (says: string, json: object, status: number) =>
    recorder.call({ says, path, key, json, status });
  const made = await offer('For a second life', { becomes: 'REPURPOSED' }, 201);
  const id = pick(made, 'handOver', 'id');
  await offer('A unit that is offered already', {}, 409);
  await offer('An end that is past', { expiresAt: '2020-01-01T00:00:00Z' }, 400);
  const unknown = `/api/v1/units/${unknownId}/hand-overs`;
  await recorder.call({ says: 'An unknown unit', path: unknown, key, json: {}, status: 404 });
  await recorder.call({ says: 'The first page', path: `${path}?limit=10`, key });
  await recorder.call({ says: 'No page', path: `${path}?limit=x`, key, status: 400 });
  await recorder.call({ says: 'An unknown unit', path: unknown, key, status: 404 });
  const cancel = (says: string, of: string, status: number) =>
    recorder.call({ says, path: `${path}/${of}`, method: 'DELETE', key, status });
  await cancel('An open offer', id, 200);
  await cancel('An unknown offer', unknownId, 404);
}

async function walkAcceptance({ app, recorder, key }: Scene, packId: string): Promise<void> {
  const giver = await createWorkspace(app);
  const { id } = await giver.serialise((await giver.createPassport()).id, {
    serialNumber: 'EV-2201',
  });
  const offers = `/api/v1/units/${id}/hand-overs`;
  const { body } = await app.request(offers, { key: giver.key, json: {} });
  const token = String(body.token);
  const nobodys = `dpp_handover_${'0'.repeat(80)}`;
  const preview = (says: string, json: object, status: number) =>
    recorder.call({ says, path: `${hand}/preview`, key, json, status });
  await preview('What a token offers', { token }, 200);
  await preview('No token', {}, 400);
  await preview('An unknown token', { token: nobodys }, 404);
  const accept = (says: string, json: object, status: number, headers = {}) =>
    recorder.call({ says, path: `${hand}/accept`, key, json, status, headers });
  const sent = { 'Idempotency-Key': 'EV-2201' };
  await accept('A battery for a second life', { token, passportId: packId }, 201, sent);
  await accept('No passport', { token }, 400);
  await accept('An unknown token', { token: nobodys, passportId: packId }, 404);
  await accept('A battery that was accepted already', { token, passportId: packId }, 409);
  await preview('An offer that is over', { token }, 409);
  await recorder.call({
    ...{ says: 'An offer that was accepted', path: `${offers}/${pick(body, 'handOver', 'id')}` },
    ...{ method: 'DELETE', key: giver.key, status: 409 },
  });
}

import { steel } from '../factories.js';
import { pick, unknownId, type Scene } from './scene.js';

const gtin = '09506000142470';
const heat = {
  lot: 'H-4711',
  metadata: { heatNumber: '4711', chemicalAnalysis: { C: 0.17, Mn: 1.4 }, yieldStrength: 372 },
};

/** The heats of a steel grade, and the recall of one. */
export async function walkBatches(scene: Scene): Promise<void> {
  const { app, recorder, key } = scene;
  const send = async (path: string, options: object) =>
    (await app.request(`/api/v1/passports${path}`, { key, ...options })).body;
  const draft = { productId: gtin, metadata: steel(), draft: true };
  const passport = pick(await send('', { json: draft }), 'passport', 'id');
  const id = await walkCreation(scene, passport);
  await walkOne(scene, id);
  await send(`/${passport}`, { method: 'PUT', json: { metadata: steel() } });
  const path = `/api/v1/batches/${id}`;
  await recorder.call({
    says: 'A batch that is public',
    ...{ path, method: 'DELETE', key, status: 409 },
  });
  await walkRecall(scene, path);
  await walkAddress(scene, passport);
}

/** @returns The id of a batch. */
async function walkCreation({ app, recorder, key }: Scene, passport: string): Promise<string> {
  const path = `/api/v1/passports/${passport}/batches`;
  const nowhere = `/api/v1/passports/${unknownId}/batches`;
  const made = await recorder.call({ says: 'A heat', path, key, json: heat, status: 201 });
  await recorder.call({
    says: 'A field of the model',
    ...{ path, key, json: { lot: 'H-1', metadata: { steelDesignation: '1.0577' } }, status: 400 },
  });
  await recorder.call({
    says: 'A passport that is not there',
    ...{ path: nowhere, key, json: heat, status: 404 },
  });
  await recorder.call({
    says: 'A lot that is there already',
    ...{ path, key, json: heat, status: 409 },
  });
  await recorder.call({
    says: 'Two heats, one of which is there',
    ...{ path: `${path}/bulk`, key, json: { batches: [heat, { lot: 'H-4712' }] } },
  });
  await recorder.call({
    says: 'No batch',
    ...{ path: `${path}/bulk`, key, json: { batches: [] }, status: 400 },
  });
  await recorder.call({
    says: 'A passport that is not there',
    ...{ path: `${nowhere}/bulk`, key, json: { batches: [heat] }, status: 404 },
  });
  const body = { productId: 'SKU-2091', metadata: steel() };
  const published = await app.request('/api/v1/passports', { key, json: body });
  const model = pick(published.body, 'passport', 'id');
  await recorder.call({
    says: 'A passport that became public without any batch',
    path: `/api/v1/passports/${model}/batches/bulk`,
    ...{ key, json: { batches: [heat] }, status: 409 },
  });
  await recorder.call({ says: 'Lots that begin alike', path: `${path}?lot=H-&limit=10`, key });
  await recorder.call({
    says: 'A cursor of another list',
    ...{ path: `${path}?cursor=!`, key, status: 400 },
  });
  await recorder.call({
    says: 'A passport that is not there',
    ...{ path: nowhere, key, status: 404 },
  });
  return pick(made, 'batch', 'id');
}

async function walkOne({ recorder, key }: Scene, id: string): Promise<void> {
  const path = `/api/v1/batches/${id}`;
  const nowhere = `/api/v1/batches/${unknownId}`;
  const says = 'A batch that is not there';
  await recorder.call({ says: 'A batch', path, key });
  await recorder.call({ says, path: nowhere, key, status: 404 });
  const patch = { path, method: 'PATCH', key };
  const { metadata } = heat;
  const json = { metadata: { ...metadata, tensileStrength: 520 } };
  await recorder.call({ says: 'One more value', ...patch, json });
  await recorder.call({
    says: 'A value that its rule refuses',
    ...{ ...patch, json: { metadata: { yieldStrength: 'high' } }, status: 400 },
  });
  await recorder.call({ says, ...patch, path: nowhere, json, status: 404 });
  await recorder.call({
    says: 'Another lot',
    ...{ ...patch, json: { ...json, lot: 'H-1' }, status: 409 },
  });
  await recorder.call({ says, path: nowhere, method: 'DELETE', key, status: 404 });
}

async function walkRecall({ app, recorder, key }: Scene, path: string): Promise<void> {
  const recall = {
    status: 'RECALLED',
    reason: 'Cracks in the slab',
    noticeUrl: 'https://nordvind.example/recalls/H-4711',
    contact: 'recall@nordvind.example',
  };
  await recorder.call({ says: 'A recall by lot', path: `${path}/status`, key, json: recall });
  await recorder.call({
    says: 'A batch that is not there',
    ...{ path: `/api/v1/batches/${unknownId}/status`, key, json: recall, status: 404 },
  });
  await recorder.call({
    says: 'A status that batches do not have',
    ...{ path: `${path}/status`, key, json: { status: 'DECOMMISSIONED' }, status: 400 },
  });
  const draft = { productId: 'SKU-2092', metadata: steel(), draft: true };
  const made = await app.request('/api/v1/passports', { key, json: draft });
  const passport = pick(made.body, 'passport', 'id');
  const batches = `/api/v1/passports/${passport}/batches`;
  const batch = await app.request(batches, { key, json: { lot: 'H-1' } });
  const id = pick(batch.body, 'batch', 'id');
  await recorder.call({
    says: 'A batch of a draft',
    ...{ path: `/api/v1/batches/${id}`, method: 'DELETE', key },
  });
}

async function walkAddress({ recorder }: Scene, passport: string): Promise<void> {
  const path = `/passport/${passport}/10`;
  await recorder.call({ says: 'A heat that is recalled', path: `${path}/H-4711` });
  await recorder.call({ says: 'A lot that is no batch', path: `${path}/H-0`, status: 404 });
  await recorder.call({
    says: 'A credential of a product without a facility',
    ...{ path: `${path}/H-4711`, headers: { Accept: 'application/vc+jwt' }, status: 406 },
  });
  await recorder.call({
    says: 'No link type',
    ...{ path: `${path}/H-4711?linkType=nonsense`, status: 400 },
  });
}

import { readyMapping } from '../registry.js';
import { textiles } from '../factories.js';
import { pick, unknownId, type Scene } from './scene.js';

const registry = '/api/v1/registry';
const gtin = '09506000142463';

/** A passport on its way to the registry and back. */
export async function walkRegistry(scene: Scene): Promise<void> {
  const { recorder, key } = scene;
  await walkMapping(scene);
  const id = await readyPassport(scene);
  const exports = { path: `${registry}/exports`, key };
  await recorder.call({
    says: 'A passport that is ready, and one that is not',
    path: `${registry}/readiness?category=textiles&limit=2`,
    key,
  });
  await recorder.call({
    says: 'A state that there is not',
    ...{ path: `${registry}/readiness?state=DONE`, key, status: 400 },
  });
  const counts = `${registry}/readiness/counts`;
  await recorder.call({ says: 'All passports', path: counts, key });
  await recorder.call({
    says: 'A category that there is not',
    ...{ path: `${counts}?category=cars`, key, status: 400 },
  });
  await recorder.call({
    says: 'A passport that is not there',
    ...{ ...exports, json: { ids: [unknownId] }, status: 404 },
  });
  const made = await recorder.call({
    says: 'Everything that is to be handed in',
    ...{ ...exports, json: {}, status: 201 },
    headers: { 'Idempotency-Key': 'registry-2027-02' },
  });
  await recorder.call({
    says: 'Nothing is left to be handed in',
    ...{ ...exports, json: {}, status: 400 },
  });
  await recorder.call({
    says: 'A version that is exported already',
    ...{ ...exports, json: { ids: [id] }, status: 409 },
  });
  await walkFiles(scene, pick(made, 'export', 'id'));
  await walkResults(scene, pick(made, 'export', 'id'));
}

async function walkMapping({ app, recorder, key, tenantId }: Scene): Promise<void> {
  const path = `${registry}/mapping`;
  const put = { path, method: 'PUT', key };
  await recorder.call({ says: 'The mapping of the server', path, key });
  await recorder.call({
    says: 'A version that there is not',
    ...{ path: `${path}?version=7`, key, status: 404 },
  });
  const headers = { 'If-Match': '"0"' };
  await recorder.call({ says: 'With a back-up provider', ...put, headers, json: readyMapping });
  await recorder.call({
    says: 'A version that has changed',
    ...{ ...put, headers, json: readyMapping, status: 412 },
  });
  const backUp = { ...readyMapping.backUp, urlTemplate: 'http://copies.example/{passportId}' };
  await recorder.call({
    says: 'A back-up copy without TLS',
    ...{ ...put, json: { ...readyMapping, backUp }, status: 400 },
  });
  const last = { tenant_id: tenantId, version: 1000, mapping: JSON.stringify(readyMapping) };
  await app.db('registry_mappings').insert({
    ...{ ...last, created_by: 'ada@nordvind.example', created_at: recorder.tick() },
  });
  const json = { ...readyMapping, maximumRedirects: 0 };
  await recorder.call({ says: 'A thousand versions', ...put, json, status: 409 });
  await app.db('registry_mappings').where({ tenant_id: tenantId, version: 1000 }).delete();
  const schema = `${registry}/schema`;
  await recorder.call({ says: 'As JSON Schema', path: schema, key });
  await recorder.call({ says: 'As XML Schema', path: `${schema}?format=xml`, key });
  await recorder.call({
    says: 'A form that there is not',
    ...{ path: `${schema}?format=pdf`, key, status: 400 },
  });
}

/** @returns The id of a sealed passport of an operator that the registry knows. */
async function readyPassport({ app, key }: Scene): Promise<string> {
  const send = async (path: string, json: object = {}) =>
    (await app.request(`/api/v1/${path}`, { key, json })).body;
  const identity = { regId: 'SE556677889901', regIdScheme: 'VAT' };
  const operator = await send('operators', { name: 'Nordvind Registry AB', ...identity });
  const made = await send('passports', {
    ...{ productId: gtin, operatorId: pick(operator, 'operator', 'id'), metadata: textiles() },
  });
  const id = pick(made, 'passport', 'id');
  await send(`passports/${id}/seal`);
  return id;
}

async function walkFiles({ recorder, key }: Scene, id: string): Promise<void> {
  const exports = `${registry}/exports`;
  await recorder.call({ says: 'Exports of the workspace', path: `${exports}?limit=10`, key });
  await recorder.call({
    says: 'A cursor of another list',
    ...{ path: `${exports}?cursor=abc`, key, status: 400 },
  });
  await recorder.call({ says: 'An export', path: `${exports}/${id}`, key });
  await recorder.call({
    says: 'An export that is not there',
    ...{ path: `${exports}/${unknownId}`, key, status: 404 },
  });
  const files = `${exports}/${id}/files`;
  await recorder.call({ says: 'A file as JSON', path: `${files}/1`, key });
  await recorder.call({ says: 'A file as XML', path: `${files}/1?format=xml`, key });
  await recorder.call({
    says: 'A form that there is not',
    ...{ path: `${files}/1?format=pdf`, key, status: 400 },
  });
  await recorder.call({
    says: 'A file that the export does not have',
    ...{ path: `${files}/2`, key, status: 404 },
  });
}

async function walkResults({ app, recorder, key }: Scene, exportId: string): Promise<void> {
  const { body } = await app.request(`${registry}/exports/${exportId}/files/1`, { key });
  const product = pick(body, 'requests', 0, 'uniqueProductIdentifier');
  const hash = pick(body, 'requests', 0, 'versionHash');
  const results = { path: `${registry}/results`, key };
  const heading = 'uniqueProductIdentifier,status,registrationId,versionHash';
  await recorder.call({
    says: 'A registration, and a product of somewhere else',
    ...results,
    csv: `${heading}\n${product},SUCCESS,EU-DPP-4711,${hash}\nhttps://other.example/1,FAILURE,,`,
  });
  await recorder.call({
    says: 'A table without the columns of the mapping',
    ...{ ...results, csv: 'product,answer\n1,yes', status: 400 },
  });
  await recorder.call({
    says: 'A passport that is registered',
    path: `${registry}/readiness?state=REGISTERED`,
    key,
  });
}

import { textiles } from '../factories.js';
import { pick, unknownId, type Scene } from './scene.js';

const passports = '/api/v1/passports';

interface Owner {
  readonly operatorId: string;
  readonly facilityId: string;
}

/** A person who writes a draft, looks at its page, and meets another one who does. */
export async function walkEditing(scene: Scene, owner: Owner): Promise<void> {
  const { recorder, ownerToken: key } = scene;
  const json = { productId: 'COAT-21', ...owner, metadata: { category: 'textiles' }, draft: true };
  const made = await recorder.call({
    says: 'A draft to write on',
    path: passports,
    key,
    json,
    status: 201,
  });
  const path = `${passports}/${pick(made, 'passport', 'id')}`;
  await recorder.call({ says: 'A draft as it is stored', path: `${path}/source`, key });
  const save = (says: string, body: object, status = 200, ifMatch = '*') =>
    recorder.call({
      says,
      path: `${path}/draft?lang=de`,
      method: 'PATCH',
      key,
      json: body,
      status,
      headers: { 'If-Match': ifMatch },
    });
  const metadata = textiles({ originCountry: 'XX' });
  await save('A draft with a fault, in German', { metadata }, 200, '"1"');
  await save('Another editor was faster', { metadata: textiles() }, 412, '"1"');
  await save('An operator of another workspace', { operatorId: unknownId }, 403);
  await walkPreview(scene, owner);
  await walkStaleChanges(scene, path);
  await recorder.call({ says: 'A draft, unless it changed', path, method: 'DELETE', key });
}

async function walkPreview({ recorder, ownerToken: key }: Scene, { operatorId }: Owner) {
  const json = {
    productId: '09506000142364',
    operatorId,
    metadata: textiles(),
    status: 'RECALLED',
    reason: 'The zip may break.',
    noticeUrl: 'https://nordvind.example/recalls/7',
  };
  const path = `${passports}/preview?lang=de`;
  await recorder.call({ says: 'A recall, in German', path, key, json });
  const foreign = { ...json, operatorId: unknownId };
  await recorder.call({
    says: 'An operator of another workspace',
    path,
    key,
    json: foreign,
    status: 403,
  });
}

/** Each of them names a version that the passport has no more. */
async function walkStaleChanges({ recorder, ownerToken: key }: Scene, path: string) {
  const headers = { 'If-Match': '"1"' };
  const stale = { key, headers, status: 412 };
  const says = 'Another editor was faster';
  await recorder.call({ says, path, method: 'PUT', json: { metadata: textiles() }, ...stale });
  await recorder.call({ says, path, method: 'DELETE', ...stale });
  await recorder.call({ says, path: `${path}/seal`, method: 'POST', ...stale });
  const status = { path: `${path}/status`, method: 'PUT', json: { status: 'RECALLED' } };
  await recorder.call({ says, ...status, ...stale });
  await recorder.call({
    says: 'An entity tag without its quotes',
    path,
    method: 'DELETE',
    key,
    headers: { 'If-Match': '1' },
    status: 400,
  });
}

/** The next edition of a sealed passport, whose certificate ended. */
export async function walkRevisions({ recorder, ownerToken: key }: Scene, owner: Owner) {
  const json = { productId: 'COAT-22', ...owner, metadata: textiles() };
  const made = await recorder.call({ says: 'A coat', path: passports, key, json, status: 201 });
  const path = `${passports}/${pick(made, 'passport', 'id')}`;
  const open = (says: string, status: number, headers = {}) =>
    recorder.call({ says, path: `${path}/revisions`, method: 'POST', key, status, headers });
  await open('A passport that is not sealed', 409);
  await recorder.call({ says: 'The seal of a coat', path: `${path}/seal`, method: 'POST', key });
  await open('Another editor was faster', 412, { 'If-Match': '"1"' });
  await open('An entity tag without its quotes', 400, { 'If-Match': '1' });
  const draft = await open('The next edition of a coat', 201, { 'If-Match': '"2"' });
  await recorder.call({
    says: 'A next edition goes live',
    path: `${passports}/${pick(draft, 'passport', 'id')}`,
    method: 'PUT',
    key,
    json: { metadata: textiles({ careInstructions: 'Wash at 30 °C' }) },
  });
  await recorder.call({
    says: 'A published passport is no draft',
    path: `${path}/draft`,
    method: 'PATCH',
    key,
    json: {},
    status: 409,
  });
  await recorder.call({
    says: 'A former edition stays as it is',
    path: `${path}/status`,
    method: 'PUT',
    key,
    json: { status: 'RECALLED' },
    status: 409,
  });
}

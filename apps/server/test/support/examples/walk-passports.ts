import { metadataOf, steel, textiles } from '../factories.js';
import { environmentOf } from '../aas-environment.js';
import { pick, unknownId, type Scene } from './scene.js';
import { walkEditing, walkRevisions } from './walk-editing.js';
import { walkFacilities, walkOperators } from './walk-owners.js';

/** What later parts of the walk go on with. */
export interface Catalogue {
  readonly operatorId: string;
  readonly facilityId: string;
  /** A sealed passport of a shirt. */
  readonly shirtId: string;
  readonly shirtGtin: string;
  /** A passport with a GRAI. */
  readonly graiId: string;
}

const gtin = '09506000142364';
const grai = '09506000142012A-17';
const passports = '/api/v1/passports';
const aluminium = () => metadataOf('aluminium');

/** Operators, facilities and passports. */
export async function walkPassports(scene: Scene): Promise<Catalogue> {
  const operatorId = await walkOperators(scene);
  const facilityId = await walkFacilities(scene, operatorId);
  const shirtId = await walkCreation(scene, { operatorId, facilityId });
  const catalogue = { operatorId, facilityId, shirtId, shirtGtin: gtin };
  await walkValidation(scene);
  await walkImports(scene, operatorId);
  await walkDrafts(scene, catalogue);
  await walkChanges(scene, catalogue);
  await walkCarriers(scene, gtin);
  await walkUnfitCarriers(scene, operatorId);
  await walkSeals(scene, catalogue);
  await walkEditing(scene, { operatorId, facilityId });
  await walkRevisions(scene, { operatorId, facilityId });
  const graiId = await walkAas(scene, operatorId);
  return { ...catalogue, graiId };
}

async function walkCreation(
  scene: Scene,
  { operatorId, facilityId }: { operatorId: string; facilityId: string },
): Promise<string> {
  const { recorder, key } = scene;
  const shirt = { productId: gtin, operatorId, facilityId, metadata: textiles() };
  const create = (says: string, json: object, status: number, headers = {}) =>
    recorder.call({ says, path: passports, key, json, status, headers });
  const made = await create(
    'A passport of a shirt',
    {
      ...shirt,
      enrichment: {
        tagline: 'Knitted in Portugal',
        links: [{ label: 'Care', url: 'https://nordvind.example/care' }],
      },
    },
    201,
    { 'Idempotency-Key': 'order-4711' },
  );
  await create('A GTIN with a wrong check digit', { ...shirt, productId: '09506000142365' }, 400);
  const faulty = { ...shirt, metadata: textiles({ originCountry: 'XX', size: undefined }) };
  await create('Metadata with faults', faulty, 400);
  await create('A product that has a passport', shirt, 409);
  await create('An Idempotency-Key of another request', { ...shirt, draft: true }, 409, {
    'Idempotency-Key': 'order-4711',
  });
  const list = `${passports}?page=1&limit=2&category=textiles&originCountry=PT`;
  await recorder.call({ says: 'Textiles from Portugal', path: list, key });
  await recorder.call({
    says: 'Shirts that are not sealed, by name',
    path: `${passports}/search?q=shirt&sealed=false&sort=name&limit=2`,
    key,
  });
  await recorder.call({
    says: 'A cursor of another order',
    path: `${passports}/search?sort=name&cursor=WyJ1cGRhdGVkQXQiXQ`,
    key,
    status: 400,
  });
  await recorder.call({
    says: 'Counts of textiles',
    path: `${passports}/counts?category=textiles`,
    key,
  });
  await recorder.call({
    says: 'Counts of a category that does not exist',
    path: `${passports}/counts?category=shoes`,
    key,
    status: 400,
  });
  await walkJobs(scene, pick(made, 'passport', 'id'));
  await recorder.call({
    says: 'Which can have credentials',
    path: `${passports}/vc-readiness?limit=2`,
    key,
  });
  await recorder.call({
    says: 'Which cannot have credentials',
    path: `${passports}/vc-readiness?ready=false&limit=1`,
    key,
  });
  return pick(made, 'passport', 'id');
}

async function walkJobs({ app, recorder, key }: Scene, passportId: string) {
  const jobs = '/api/v1/jobs';
  const send = (says: string, json: object, status: number) =>
    recorder.call({ says, path: jobs, key, json, status });
  const job = { kind: 'FACILITY', ids: [passportId], params: { facilityId: null } };
  const sent = { 'Idempotency-Key': 'detach-4711' };
  const made = await recorder.call({
    ...{ says: 'Detach the facility of one passport', path: jobs, key },
    ...{ json: job, status: 202, headers: sent },
  });
  await recorder.call({
    ...{ says: 'An Idempotency-Key of another request', path: jobs, key },
    ...{ json: { ...job, kind: 'PUBLISH' }, status: 409, headers: sent },
  });

  await send('Seal what does not exist', { kind: 'SEAL', query: { q: 'nothing' } }, 400);
  const id = pick(made, 'job', 'id');
  await recorder.call({ says: 'A job that waits', path: `${jobs}/${id}`, key });
  await recorder.call({
    says: 'A cursor of another list',
    path: `${jobs}/${id}?cursor=abc`,
    key,
    status: 400,
  });
  const cancel = { path: `${jobs}/${id}/cancel`, method: 'POST', key };
  await recorder.call({ says: 'Stop it', ...cancel });
  await recorder.call({ says: 'A job that is canceled', path: `${jobs}/${id}/events`, key });
  const other = pick(
    await send('Publish what is live', { ...job, kind: 'PUBLISH' }, 202),
    'job',
    'id',
  );
  await app.deps.jobRunner.run();
  await recorder.call({
    says: 'Stop a job that is done',
    path: `${jobs}/${other}/cancel`,
    method: 'POST',
    key,
    status: 409,
  });
}

async function walkValidation({ recorder, key }: Scene) {
  for (const path of [`${passports}/validate-only`, `${passports}/validate-only-public`]) {
    const json = { productId: '09506000142371', metadata: aluminium() };
    await recorder.call({ says: 'Valid metadata', path, key, json });
    const metadata = { ...aluminium(), originCountry: 'XX' };
    await recorder.call({
      says: 'Metadata with a fault, in German',
      path: `${path}?lang=de`,
      key,
      json: { ...json, metadata },
      status: 400,
    });
  }
}

async function walkImports({ recorder, key }: Scene, operatorId: string) {
  const path = `${passports}/bulk`;
  const row = (productId: string) => ({ productId, operatorId, metadata: aluminium() });
  const send = (says: string, json: object, status: number, headers = {}) =>
    recorder.call({ says, path, key, json, status, headers });
  const rows = [row('09506000142388'), row('09506000142396')];
  await send('What an import would do', { passports: rows, dryRun: true }, 200);
  const sent = { 'Idempotency-Key': 'import-17' };
  await send('Two rows, one of which fails', { passports: rows }, 201, sent);
  await send('Rows that all fail', { passports: rows }, 400);
  await send('An Idempotency-Key of another request', { passports: [row('X-1')] }, 409, sent);
}

async function walkDrafts(
  { recorder, key }: Scene,
  { operatorId }: { readonly operatorId: string },
) {
  const draft = { productId: 'DRAFT-1', operatorId, metadata: {}, draft: true };
  const made = await recorder.call({
    says: 'A draft, which is not validated',
    path: passports,
    key,
    json: draft,
    status: 201,
  });
  const path = `${passports}/${pick(made, 'passport', 'id')}`;
  const status = { method: 'PUT', key, json: { status: 'RECALLED' }, status: 409 };
  await recorder.call({
    says: 'A draft has no status to change',
    path: `${path}/status`,
    ...status,
  });
  await recorder.call({
    says: 'Nothing to seal',
    path: `${path}/seal`,
    method: 'POST',
    key,
    status: 400,
  });
  await recorder.call({ says: 'A draft', path, method: 'DELETE', key });
}

async function walkChanges({ recorder, key }: Scene, { shirtId }: { readonly shirtId: string }) {
  const path = `${passports}/${shirtId}`;
  const change = (says: string, json: object, status = 200) =>
    recorder.call({ says, path, method: 'PUT', key, json, status });
  await change('Other care instructions', {
    metadata: textiles({ careInstructions: 'Wash at 30 °C' }),
    changeReason: 'New detergent',
  });
  await change('Metadata with a fault', { metadata: textiles({ originCountry: 'XX' }) }, 400);
  await change('Another category', { metadata: aluminium() }, 400);
  await recorder.call({ says: 'A live passport stays', path, method: 'DELETE', key, status: 409 });
  await recorder.call({ says: 'The history', path: `${path}/versions?limit=10`, key });
  await recorder.call({ says: 'The first version', path: `${path}/versions/1`, key });
  const put = { path: `${path}/status`, method: 'PUT', key };
  const recall = {
    status: 'RECALLED',
    reason: 'The zip may break.',
    noticeUrl: 'https://nordvind.example/recalls/7',
    contact: 'recalls@nordvind.example',
  };
  await recorder.call({ says: 'A recall', ...put, json: recall });
  await recorder.call({ says: 'No such status', ...put, json: { status: 'DRAFT' }, status: 400 });
  await recorder.call({ says: 'Back on the market', ...put, json: { status: 'ACTIVE' } });
}

async function walkSeals({ recorder, key }: Scene, { shirtId }: { readonly shirtId: string }) {
  const path = `${passports}/${shirtId}`;
  await recorder.call({ says: 'The seal of a shirt', path: `${path}/seal`, method: 'POST', key });
  const json = { metadata: textiles() };
  await recorder.call({
    says: 'A sealed passport stays as it is',
    path,
    method: 'PUT',
    key,
    json,
    status: 403,
  });
  await recorder.call({
    says: 'A sealed passport stays as it is',
    path: `${path}/carrier`,
    method: 'PUT',
    key,
    json: { symbology: 'QR', xDimensionMm: 0.5 },
    status: 403,
  });
  const jsonLd = { Accept: 'application/ld+json' };
  const own = await recorder.call({ says: 'As its owner sees it', path, key, headers: jsonLd });
  await recorder.call({
    says: 'A seal that holds',
    path: '/api/v1/audit/verify',
    json: { payload: own },
  });
  await recorder.call({ says: 'No document', path: '/api/v1/audit/verify', json: {}, status: 400 });
  await recorder.call({
    says: 'QR code as SVG',
    path: `${path}/qr?format=svg&size=256&ecl=M&hri=true`,
    key,
  });
  await recorder.call({ says: 'No such format', path: `${path}/qr?format=gif`, key, status: 400 });
  const labels = { path: `${passports}/labels`, key };
  await recorder.call({
    says: 'Labels of a shirt',
    ...labels,
    json: { ids: [gtin], format: 'svg', hri: true },
  });
  await recorder.call({
    says: 'No such format',
    ...labels,
    json: { ids: [gtin], format: 'gif' },
    status: 400,
  });
}

async function walkCarriers({ recorder, key }: Scene, gtin: string): Promise<void> {
  const path = `${passports}/${gtin}/carrier`;
  const design = { symbology: 'GS1_DATAMATRIX', xDimensionMm: 0.4 };
  await recorder.call({ says: 'What is declared of the code of a shirt', path, key });
  await recorder.call({
    says: 'A GS1 DataMatrix on the label',
    method: 'PUT',
    path,
    key,
    json: { ...design, placement: 'Label in the side seam' },
  });
  await recorder.call({
    says: 'Another height than it has',
    method: 'PUT',
    path,
    key,
    json: { ...design, heightMm: 30 },
    status: 400,
  });
  await recorder.call({
    says: 'Another editor was faster',
    method: 'PUT',
    path,
    key,
    json: design,
    headers: { 'If-Match': '"1"' },
    status: 412,
  });
  await recorder.call({ says: 'As it is declared', path: `${path}.svg?hri=true`, key });
  await recorder.call({ says: 'The same for a printer', path: `${path}.pdf`, key });
  const sheets = { path: `${passports}/label-sheets`, key };
  const body = { ids: [gtin], sheet: 'A4_3x8_70x37', start: 4 };
  await recorder.call({ says: 'A label of a shirt', ...sheets, json: body });
  await recorder.call({
    says: 'Too large for a label',
    ...sheets,
    json: { ...body, xDimensionMm: 5 },
    status: 400,
  });
  await recorder.call({
    says: 'An id that names nothing',
    ...sheets,
    json: { ...body, ids: [gtin, unknownId] },
    status: 404,
  });
}

/** Drafts hold declarations that nothing can be drawn by. */
async function walkUnfitCarriers(scene: Scene, operatorId: string): Promise<void> {
  const { recorder, key } = scene;
  const draft = (productId: string, dataCarrier: unknown) =>
    recorder.call({
      says: 'A draft with a code',
      path: passports,
      key,
      json: { productId, operatorId, draft: true, metadata: { dataCarrier } },
      status: 201,
    });
  await draft('SHIRT-STICKER', 'a sticker');
  await draft('SHIRT-MATRIX', { symbology: 'GS1_DATAMATRIX', xDimensionMm: 0.4 });
  const path = `${passports}/SHIRT-STICKER/carrier`;
  const says = 'A declaration that cannot be read';
  await recorder.call({ says, path: `${path}.svg`, key, status: 409 });
  await recorder.call({ says, path: `${path}.pdf`, key, status: 409 });
  const json = { ids: ['SHIRT-STICKER'], sheet: 'A4_3x8_70x37' };
  await recorder.call({ says, path: `${passports}/label-sheets`, key, json, status: 409 });
  const of = `${passports}/SHIRT-MATRIX/carrier`;
  await recorder.call({ says: 'A GS1 DataMatrix without a GS1 key', path: of, key, status: 400 });
}

/** @returns The id of a passport with a GRAI. */
async function walkAas({ recorder, key }: Scene, operatorId: string): Promise<string> {
  const path = `${passports}/aas/ingest`;
  const json = environmentOf({ metadata: steel(), productId: 'COIL-7' });
  const ingest = (says: string, body: object, status = 201, query = `?operatorId=${operatorId}`) =>
    recorder.call({ says, path: path + query, key, json: body, status });
  const made = await ingest('An environment of a steel coil', json);
  await ingest('An environment without metadata', { submodels: [] }, 400);
  const at = `${passports}/${pick(made, 'passportId')}`;
  await recorder.call({ says: 'The seal of a coil', path: `${at}/seal`, method: 'POST', key });
  await ingest('A sealed passport stays as it is', json, 403);
  const asset = await recorder.call({
    says: 'A product with a GRAI',
    path: passports,
    key,
    json: { productId: grai, operatorId, metadata: aluminium() },
    status: 201,
  });
  return pick(asset, 'passport', 'id');
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, newGtin, newSku, textiles } from '../support/factories.js';
import { hasPoppler, pagesOf, readCarriers, textOfPdf } from '../support/read-carriers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const baseUrl = 'https://dpp.example';

let app: TestApp;
let workspace: Workspace;
let other: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
});
afterAll(() => app.close());

/** With the body as bytes. */
async function call(
  path: string,
  {
    key = workspace.key,
    json,
    method = json ? 'POST' : 'GET',
    headers = {},
  }: { key?: string; json?: object; method?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(app.origin + path, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
    ...(json && { body: JSON.stringify(json) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = Buffer.from(bytes).toString();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body = (isJson ? JSON.parse(text) : {}) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, bytes, text, body };
}

const passports = '/api/v1/passports';

/** Nothing is declared of it yet. */
const publish = ({
  metadata = textiles(),
  ...body
}: { metadata?: object; [name: string]: unknown } = {}) =>
  workspace.createPassport({ metadata: { ...metadata, dataCarrier: undefined }, ...body });
const carrierPath = (id: string) => `${passports}/${encodeURIComponent(id)}/carrier`;
const declare = (id: string, json: object, options: Parameters<typeof call>[1] = {}) =>
  call(carrierPath(id), { json, method: 'PUT', ...options });
const sheetsOf = (json: object, key?: string) =>
  call(`${passports}/label-sheets`, {
    json: { sheet: 'A4_3x8_70x37', ...json },
    ...(key !== undefined && { key }),
  });
const sealed = async (id: string) =>
  app.request(`${passports}/${id}/seal`, { method: 'POST', key: workspace.key });

const design = { symbology: 'QR', xDimensionMm: 0.5 };

describe('the declared data carrier of a passport', () => {
  it('is the target of retail where nothing is declared', async () => {
    const { id, productId, digitalLinkUri } = await publish();
    for (const name of [id, productId]) {
      const { status, body } = await call(carrierPath(name));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        declared: null,
        isUnfit: false,
        carrier: {
          symbology: 'QR',
          content: digitalLinkUri,
          xDimensionMm: 0.495,
          quietZoneModules: 4,
          errorCorrectionLevel: 'Q',
        },
      });
    }
  });

  it('is filled in, stored in the metadata, public, and covered by the seal', async () => {
    const { id } = await publish();
    const said = {
      placement: 'Label in the side seam',
      targetEnvironment: 'Indoors, read by phones',
      printQualityGrade: 'C',
      durability: '50 washes at 40 °C',
    };
    const put = await declare(id, { ...design, ...said });
    expect(put.status).toBe(200);
    const { declared, carrier } = put.body as {
      declared: Record<string, unknown>;
      carrier: { sizeMm: number };
    };
    expect(declared).toEqual({
      ...design,
      ...said,
      quietZoneModules: 4,
      errorCorrectionLevel: 'Q',
      heightMm: carrier.sizeMm,
    });
    expect((await call(carrierPath(id))).body).toMatchObject({ declared, carrier });
    const anyone = await app.request(`/passport/${id}`, {
      headers: { Accept: 'application/ld+json' },
    });
    expect(anyone.body).toMatchObject({
      dataCarrier: declared,
      metadata: { dataCarrier: declared },
    });
    const aas = await app.request(`/passport/${id}`, {
      headers: { Accept: 'application/aas+json' },
    });
    expect(JSON.stringify(aas.body)).toContain('Label in the side seam');
    expect((await sealed(id)).status).toBe(200);
    const document = await app.request(`/passport/${id}`, {
      key: workspace.key,
      headers: { Accept: 'application/ld+json' },
    });
    const verify = (payload: unknown) =>
      app.request('/api/v1/audit/verify', { method: 'POST', json: { payload } });
    expect((await verify(document.body)).body).toMatchObject({ verified: true });
    const forged = structuredClone(document.body) as unknown as {
      metadata: { dataCarrier: object };
    };
    Object.assign(forged.metadata.dataCarrier, { xDimensionMm: 0.2 });
    expect((await verify(forged)).body).not.toMatchObject({ verified: true });
  });

  it('leaves everything else of the passport as it was, and a version in its history', async () => {
    const { dataCarrier: _, ...metadata } = textiles({ productName: 'Cardigan' });
    const { id } = await publish({ metadata });
    const first = await declare(id, design);
    const source = await app.request(`${passports}/${id}/source`, { key: workspace.key });
    const { dataCarrier, ...rest } = (source.body as { passport: { metadata: object } }).passport
      .metadata as Record<string, unknown>;
    expect(dataCarrier).toEqual(first.body['declared']);
    expect(rest).toMatchObject(metadata);
    const versions = await app.request(`${passports}/${id}/versions`, { key: workspace.key });
    expect(JSON.stringify(versions.body)).toContain('Data carrier');
  });

  it('of a draft is saved, and the draft stays one', async () => {
    const { id } = await publish({ draft: true, metadata: {} });
    expect((await declare(id, design)).status).toBe(200);
    const source = await app.request(`${passports}/${id}/source`, { key: workspace.key });
    expect(source.body).toMatchObject({
      passport: { status: 'DRAFT', metadata: { dataCarrier: design } },
    });
  });

  it.each([
    ['no symbology', { xDimensionMm: 0.5 }],
    ['an unknown symbology', { ...design, symbology: 'CODE128' }],
    ['no X-dimension', { symbology: 'QR' }],
    ['an X-dimension of nothing', { ...design, xDimensionMm: 0 }],
    ['an X-dimension as a text', { ...design, xDimensionMm: '0.5' }],
    ['an X-dimension of a poster', { ...design, xDimensionMm: 5.1 }],
    ['half a module of quiet zone', { ...design, quietZoneModules: 4.5 }],
    ['a level that there is none of', { ...design, errorCorrectionLevel: 'Z' }],
    ['a blank placement', { ...design, placement: '  ' }],
    ['a placement of a page', { ...design, placement: 'x'.repeat(501) }],
    ['a negative height', { ...design, heightMm: -1 }],
  ])('is refused with %s', async (_what, json) => {
    const { id } = await publish();
    const { status, body } = await declare(id, json);
    expect(status).toBe(400);
    expect(typeof body['message']).toBe('string');
    expect((await call(carrierPath(id))).body).toMatchObject({ declared: null });
  });

  it.each([
    ['CARRIER_DESIGN_INVALID', { ...design, quietZoneModules: 3 }],
    ['CARRIER_DESIGN_INVALID', { ...design, symbology: 'DATAMATRIX', errorCorrectionLevel: 'M' }],
    ['CARRIER_HEIGHT_MISMATCH', { ...design, heightMm: 10 }],
  ])('is refused with %s for %o', async (code, json) => {
    const { id } = await publish();
    const { status, body } = await declare(id, json);
    expect({ status, code: body['code'] }).toEqual({ status: 400, code });
  });

  it('says the right height with the refusal, and takes one within two per cent', async () => {
    const { id } = await publish();
    const refused = await declare(id, { ...design, heightMm: 10 });
    const heightMm = refused.body['heightMm'] as number;
    expect((await declare(id, { ...design, heightMm: heightMm * 1.03 })).status).toBe(400);
    expect((await declare(id, { ...design, heightMm: heightMm * 1.015 })).status).toBe(200);
  });

  it('is no GS1 DataMatrix of a product without GS1 key', async () => {
    const { id } = await publish({ productId: newSku() });
    const { status, body } = await declare(id, { ...design, symbology: 'GS1_DATAMATRIX' });
    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'CARRIER_KEY_REQUIRED' });
  });

  it('of a sealed passport stays as it is', async () => {
    const { id } = await publish();
    await sealed(id);
    const { status, body } = await declare(id, design);
    expect({ status, code: body['code'] }).toEqual({
      status: 403,
      code: 'PASSPORT_SEALED_IMMUTABLE',
    });
  });

  it('is not declared over a change that the caller has not seen', async () => {
    const { id } = await publish();
    const first = await declare(id, design);
    const tag = first.headers.get('etag') ?? '';
    expect((await declare(id, design, { headers: { 'If-Match': tag } })).status).toBe(200);
    const late = await declare(id, design, { headers: { 'If-Match': tag } });
    expect({ status: late.status, code: late.body['code'] }).toEqual({
      status: 412,
      code: 'PASSPORT_CHANGED',
    });
  });

  it('is nobody else’s', async () => {
    const { id } = await publish();
    for (const answer of [
      await call(carrierPath(id), { key: other.key }),
      await declare(id, design, { key: other.key }),
      await call(`${carrierPath(id)}.svg`, { key: other.key }),
      await call(`${carrierPath(id)}.pdf`, { key: other.key }),
      await sheetsOf({ ids: [id] }, other.key),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  it('that cannot be read is drawn where the request says what it lacks', async () => {
    const metadata = { dataCarrier: 'a sticker' };
    const { id } = await workspace.createPassport({ draft: true, metadata });
    expect((await call(carrierPath(id))).body).toMatchObject({ declared: null, isUnfit: true });
    const refused = await call(`${carrierPath(id)}.svg`);
    expect({ status: refused.status, code: refused.body['code'] }).toEqual({
      status: 409,
      code: 'CARRIER_DECLARATION_UNFIT',
    });
    const drawn = await call(`${carrierPath(id)}.svg?symbology=QR&xDimensionMm=0.5`);
    expect(drawn.status).toBe(200);
  });
});

describe('the drawing of a data carrier', () => {
  it('has the size that is declared, as SVG and as PDF', async () => {
    const { id, productId } = await publish({ productId: newGtin() });
    const declared = await declare(id, { symbology: 'GS1_DATAMATRIX', xDimensionMm: 0.4 });
    const { sizeMm } = (declared.body as { carrier: { sizeMm: number } }).carrier;
    const svg = await call(`${carrierPath(id)}.svg`);
    expect(svg.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(svg.headers.get('content-disposition')).toContain(`qr-${productId}.svg`);
    expect(svg.text).toContain(`width="${sizeMm}mm" height="${sizeMm}mm"`);
    const pdf = await call(`${carrierPath(id)}.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const points = Math.round((sizeMm * 72 * 10_000) / 25.4) / 10_000;
    expect(pdf.text).toContain(`/MediaBox [0 0 ${points} ${points}]`);
  });

  it('of another symbology than the declared one takes the quiet zone of that one', async () => {
    const { id } = await publish();
    await declare(id, { ...design, quietZoneModules: 10 });
    const sizeOf = ({ text }: { text: string }) => Number(/width="([\d.]+)mm"/.exec(text)?.[1]);
    const same = sizeOf(await call(`${carrierPath(id)}.svg?errorCorrectionLevel=M`));
    const plain = sizeOf(await call(`${carrierPath(id)}.svg?symbology=DATAMATRIX`));
    expect(same % 0.5).toBeCloseTo(0, 6);
    // Modules of a Data Matrix are even, and it has one of quiet zone on each side.
    expect((plain / 0.5) % 2).toBeCloseTo(0, 6);
  });

  it.each([
    '?symbology=AZTEC',
    '?xDimensionMm=-1',
    '?xDimensionMm=0x10',
    '?xDimensionMm=',
    '?xDimensionMm=0.01',
    '?quietZoneModules=1',
    '?quietZoneModules=4.0',
    '?symbology=DATAMATRIX&errorCorrectionLevel=H',
    '?link=other',
    '?hri=perhaps',
  ])('is refused for %s', async (query) => {
    const { id } = await publish();
    for (const format of ['svg', 'pdf']) {
      expect((await call(`${carrierPath(id)}.${format}${query}`)).status).toBe(400);
    }
  });

  it('has letters where they are asked for', async () => {
    const { id, productId } = await publish({ productId: newGtin() });
    expect((await call(`${carrierPath(id)}.svg`)).text).not.toContain('<text');
    const { text } = await call(`${carrierPath(id)}.svg?hri=true`);
    expect(text).toContain(`>(01) ${productId}</text>`);
  });

  it('leads to the product where it has no GS1 key, not to one edition', async () => {
    const productId = newSku();
    const { id } = await publish({ productId });
    const uri = `${baseUrl}/id/${workspace.tenant.subdomain}/${productId}`;
    expect((await call(carrierPath(id))).body).toMatchObject({
      carrier: { content: uri, text: [uri] },
    });
  });

  it('of a battery unit is as its model is declared', async () => {
    const { id: modelId } = await publish({
      metadata: battery(),
      productId: newGtin(),
    });
    await declare(modelId, { symbology: 'GS1_DATAMATRIX', xDimensionMm: 0.4 });
    const unit = await workspace.serialise(modelId);
    const path = `/api/v1/units/${unit.id}/carrier`;
    const svg = await call(`${path}.svg?hri=true`);
    expect(svg.text).toContain(`(21) ${unit.serialNumber}`);
    expect((await call(`${path}.pdf`)).status).toBe(200);
    expect((await call(`${path}.svg?quietZoneModules=0`)).status).toBe(400);
    expect((await call(`${path}.svg`, { key: other.key })).body['code']).toBe('UNIT_NOT_FOUND');
    expect((await call(`/api/v1/units/${randomUUID()}/carrier.pdf`)).status).toBe(404);
  });
});

describe('POST /api/v1/passports/label-sheets', () => {
  it.skipIf(!hasPoppler)('prints passports and units, each read by a foreign decoder', async () => {
    const gtin = await publish({ productId: newGtin() });
    const sku = await publish({ productId: newSku() });
    const model = await publish({ metadata: battery(), productId: newGtin() });
    const unit = await workspace.serialise(model.id);
    await declare(gtin.id, { symbology: 'GS1_DATAMATRIX', xDimensionMm: 0.5 });
    const ids = [gtin.productId, sku.id, unit.id, sku.id];
    const { status, headers, bytes } = await sheetsOf({ ids, start: 23 });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('label-sheets.pdf');
    const pages = pagesOf(bytes);
    expect(pages).toHaveLength(2);
    const skuLink = `${baseUrl}/id/${workspace.tenant.subdomain}/${sku.productId}`;
    expect([...(await readCarriers(pages[0]!)), ...(await readCarriers(pages[1]!))].sort()).toEqual(
      [`01${gtin.productId}`, skuLink, skuLink, unit.digitalLinkUri].sort(),
    );
    const text = textOfPdf(bytes);
    expect(text).toContain(`(01) ${gtin.productId}`);
    expect(text).toContain(`(21) ${unit.serialNumber}`);
  });

  it('takes what the request says before what is declared', async () => {
    const { id } = await publish();
    await declare(id, { symbology: 'QR', xDimensionMm: 2 });
    const { status, body } = await sheetsOf({ ids: [id] });
    expect({ status, code: body['code'], id: body['id'] }).toEqual({
      status: 400,
      code: 'CARRIER_TOO_LARGE',
      id,
    });
    expect((await sheetsOf({ ids: [id], xDimensionMm: 0.4 })).status).toBe(200);
  });

  it('prints nothing where one of the ids names nothing', async () => {
    const { id } = await publish();
    const unknown = randomUUID();
    const { status, body } = await sheetsOf({ ids: [id, unknown, unknown] });
    expect({ status, code: body['code'], ids: body['ids'] }).toEqual({
      status: 404,
      code: 'LABELS_NOT_FOUND',
      ids: [unknown],
    });
  });

  it.each([
    ['no ids', { ids: [] }],
    ['too many ids', { ids: Array.from({ length: 201 }, () => 'a') }],
    ['a sheet that there is none of', { ids: ['a'], sheet: 'A4_1x1_1x1' }],
    ['a sheet named as a method', { ids: ['a'], sheet: 'toString' }],
    ['a place before the first', { ids: ['a'], start: 0 }],
    ['a place after the last', { ids: ['a'], start: 25 }],
    ['a place on no sheet', { ids: ['a'], start: 66 }],
    ['an X-dimension as a text', { ids: ['a'], xDimensionMm: '0.5' }],
  ])('refuses %s', async (_what, json) => {
    expect((await sheetsOf(json)).status).toBe(400);
  });

  it('prints nothing of another operator', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const { id } = await publish();
    const key = await workspace.createKey({ operatorId });
    expect((await sheetsOf({ ids: [id] }, key)).body).toMatchObject({ code: 'LABELS_NOT_FOUND' });
    expect((await call(`${carrierPath(id)}.svg`, { key })).status).toBe(403);
  });
});

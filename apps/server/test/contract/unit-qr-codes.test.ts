import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, newGrai, newGtin, newSku } from '../support/factories.js';
import { readArchive } from '../support/read-archive.js';
import { readQrCode } from '../support/read-qr-code.js';
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
async function call(path: string, { key = workspace.key, json }: { key?: string; json?: object }) {
  const response = await fetch(app.origin + path, {
    method: json ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(json && { body: JSON.stringify(json) }),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = Buffer.from(bytes).toString();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body = (isJson ? JSON.parse(text) : undefined) as Record<string, unknown> | undefined;
  return { status: response.status, headers: response.headers, bytes, text, body };
}

const qr = (id: string, query = '', key = workspace.key) =>
  call(`/api/v1/units/${encodeURIComponent(id)}/qr${query}`, { key });
const widthOf = (png: Uint8Array) => Buffer.from(png).readUInt32BE(16);
const newModel = (body: object = {}) =>
  workspace.createPassport({ metadata: battery(), productId: newGtin(), ...body });
const newUnit = async (body: object = {}) => workspace.serialise((await newModel()).id, body);

describe('GET /api/v1/units/{id}/qr', () => {
  // Clause: GET /api/v1/units/{id}/qr 200
  it("draws the unit's digitalLinkUri as a plain QR code", async () => {
    const { id: passportId, productId } = await newModel();
    const unit = await workspace.serialise(passportId);
    const { status, headers, bytes } = await qr(unit.id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    const text = `${baseUrl}/01/${productId}/21/${unit.serialNumber}`;
    expect(unit.digitalLinkUri).toBe(text);
    expect(await readQrCode(bytes)).toMatchObject({ text, identifier: ']Q1' });
  });

  // Clause: GET /api/v1/units/{id}/qr 200 no Digital Link
  it.each([
    ['a GRAI', newGrai, {}],
    ['a SKU', newSku, {}],
    ['a GTIN, with a serial number that no path can hold', newGtin, { serialNumber: '..' }],
  ])('draws what leads to a unit under %s, with no letters below', async (_name, key, body) => {
    const { id: passportId } = await newModel({ productId: key() });
    const unit = await workspace.serialise(passportId, body);
    expect((await readQrCode((await qr(unit.id)).bytes))?.text).toBe(unit.digitalLinkUri);
    const { status, text } = await qr(unit.id, '?format=svg&hri=true');
    expect(status).toBe(200);
    expect(text).not.toContain('<text');
  });

  // Clause: GET /api/v1/units/{id}/qr 200 options
  it('draws an SVG, with GTIN and serial number below when asked to, and only then', async () => {
    const { id: passportId, productId } = await newModel();
    const { id, serialNumber } = await workspace.serialise(passportId);
    const { headers, text } = await qr(id, '?format=SVG&hri=true');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(text).toContain(`(01) ${productId}`);
    expect(text).toContain(`(21) ${serialNumber}`);
    expect((await qr(id, '?format=svg')).text).not.toContain('<text');
  });

  // Clause: GET /api/v1/units/{id}/qr 200 options
  it('takes size and ecl', async () => {
    const { id } = await newUnit();
    const { bytes } = await qr(id, '?size=300&ecl=h');
    expect([widthOf(bytes), (await readQrCode(bytes))?.level]).toEqual([300, 'H']);
    expect(widthOf((await qr(id, '?size=99999')).bytes)).toBe(2048);
    expect(widthOf((await qr(id)).bytes)).toBe(512);
  });

  // Clause: GET /api/v1/units/{id}/qr 200 options
  it('is an attachment named after product and serial number, also behind a long product id', async () => {
    const productId = `a/b "c"\\ü ${'x'.repeat(100)} ${randomUUID()}`;
    const { id: passportId } = await newModel({ productId });
    const unit = await workspace.serialise(passportId, { serialNumber: 'ABCDEFGHIJKLMNOPQRST' });
    const { headers } = await qr(unit.id, '?format=svg');
    const stem = productId.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 59);
    const name = `qr-${stem}-ABCDEFGHIJKLMNOPQRST.svg`;
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  });

  // Clause: GET /api/v1/units/{id}/qr 200
  it('draws a unit of a draft, and one that was recycled: its code is still on it', async () => {
    const draft = await newModel({ draft: true });
    const hidden = await workspace.serialise(draft.id);
    const recycled = await newUnit({ status: 'RECYCLED' });
    for (const unit of [hidden, recycled]) {
      const { bytes } = await qr(unit.id.toUpperCase());
      expect((await readQrCode(bytes))?.text).toBe(unit.digitalLinkUri);
    }
  });

  // Clause: GET /api/v1/units/{id}/qr 400
  it.each([
    ['?format=gif', 'format must be png or svg'],
    ['?size=big', 'size must be a number'],
    ['?size=', 'size must be a number'],
    ['?size=1e3', 'size must be a number'],
    ['?ecl=L', 'ecl must be M, Q or H'],
    ['?hri=true', 'hri needs format svg'],
  ])('refuses %j: %s', async (query, message) => {
    const { id } = await newUnit();
    const { status, body } = await qr(id, query);
    expect([status, body]).toEqual([
      400,
      { success: false, error: 'Bad Request', message, code: 'INVALID_REQUEST' },
    ]);
  });

  // Clause: GET /api/v1/units/{id}/qr 404
  it('is 404 for what is no unit of the workspace, in the same words', async () => {
    const { id: passportId } = await newModel();
    const { id, serialNumber } = await workspace.serialise(passportId);
    const unknown = await qr(randomUUID());
    expect([unknown.status, unknown.body?.code]).toEqual([404, 'UNIT_NOT_FOUND']);
    for (const reply of [
      await qr(id, '', other.key),
      await qr(passportId),
      await qr(serialNumber),
      await qr('%00'),
      await qr(`${id}0`),
    ]) {
      expect([reply.status, reply.text]).toEqual([404, unknown.text]);
    }
  });

  // Clause: GET /api/v1/units/{id}/qr 403 scope
  it("is 403 for a unit of another operator's passport", async () => {
    const { id } = await newUnit();
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const { status, body } = await qr(id, '', key);
    expect([status, body?.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
    const own = await newModel({ operatorId });
    expect((await qr((await workspace.serialise(own.id)).id, '', key)).status).toBe(200);
  });

  // Clause: GET /api/v1/units/{id}/qr permission
  it('needs battery:read, as the unit itself does', async () => {
    const { id } = await newUnit();
    const without = await workspace.createKey({ permissions: ['passport:read', 'battery:write'] });
    const withIt = await workspace.createKey({ permissions: ['battery:read'] });
    expect((await qr(id, '', without)).status).toBe(403);
    expect((await qr(id, '', withIt)).status).toBe(200);
  });
});

describe('POST /api/v1/passports/labels with battery units', () => {
  const labels = async (json: object, key = workspace.key) => {
    const { bytes, status } = await call('/api/v1/passports/labels', { json, key });
    expect(status).toBe(200);
    const files = await readArchive(bytes);
    const manifest = JSON.parse(String(files.get('manifest.json'))) as {
      included: { id: string; file: string; uri: string }[];
      skipped: { id: string; reason: string }[];
    };
    return { files, ...manifest };
  };

  // Clause: POST /api/v1/passports/labels 200 units
  it('draws units beside passports, in the order asked for', async () => {
    const model = await newModel();
    const first = await workspace.serialise(model.id);
    const second = await workspace.serialise(model.id);
    const ids = [first.id.toUpperCase(), model.productId, second.id];
    const { files, included, skipped } = await labels({ ids, size: 300 });
    expect(skipped).toEqual([]);
    const name = `qr-${model.productId}`;
    expect(included).toEqual([
      { id: ids[0], file: `${name}-${first.serialNumber}.png`, uri: first.digitalLinkUri },
      { id: ids[1], file: `${name}.png`, uri: model.digitalLinkUri },
      { id: ids[2], file: `${name}-${second.serialNumber}.png`, uri: second.digitalLinkUri },
    ]);
    for (const { file, uri } of included) {
      expect((await readQrCode(files.get(file) ?? new Uint8Array()))?.text).toBe(uri);
    }
  });

  // Clause: POST /api/v1/passports/labels 200 units
  it('writes GTIN and serial number below an SVG', async () => {
    const model = await newModel();
    const unit = await workspace.serialise(model.id);
    const { files } = await labels({ ids: [unit.id], format: 'svg', hri: true });
    const svg = String(files.get(`qr-${model.productId}-${unit.serialNumber}.svg`));
    expect(svg).toContain(`(21) ${unit.serialNumber}`);
  });

  // Clause: POST /api/v1/passports/labels 200 units
  it('skips units of other workspaces and operators, and one that is named twice', async () => {
    const mine = await newUnit();
    const theirModel = await other.createPassport({ metadata: battery() });
    const theirs = await other.serialise(theirModel.id);
    const ids = [theirs.id, mine.id, mine.id.toUpperCase(), mine.serialNumber];
    const { included, skipped } = await labels({ ids });
    expect(included.map(({ id }) => id)).toEqual([mine.id]);
    expect(skipped).toEqual([
      { id: theirs.id, reason: 'NOT_FOUND' },
      { id: mine.id.toUpperCase(), reason: 'DUPLICATE' },
      { id: mine.serialNumber, reason: 'NOT_FOUND' },
    ]);
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const bound = await labels({ ids: [mine.id] }, key);
    expect(bound.skipped).toEqual([{ id: mine.id, reason: 'OPERATOR_SCOPE_FORBIDDEN' }]);
  });

  // Clause: POST /api/v1/passports/labels 200 units
  it('takes for a passport what names a unit as well', async () => {
    const unit = await newUnit();
    const namesake = await newModel({ productId: unit.id });
    const { included } = await labels({ ids: [unit.id] });
    expect(included.map(({ uri }) => uri)).toEqual([namesake.digitalLinkUri]);
  });
});

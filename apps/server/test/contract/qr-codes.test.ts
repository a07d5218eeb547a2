import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGrai, newGtin, newSku } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import { readArchive } from '../support/read-archive.js';
import { readQrCode } from '../support/read-qr-code.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

/** With the body as bytes. */
async function call(
  path: string,
  { key = workspace.key, json }: { key?: string; json?: object } = {},
) {
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

const widthOf = (png: Uint8Array) => Buffer.from(png).readUInt32BE(16);

describe('GET /api/v1/passports/{id}/qr', () => {
  const qr = (id: string, query = '') =>
    call(`/api/v1/passports/${encodeURIComponent(id)}/qr${query}`);

  it.each([
    ['a GTIN', newGtin, (id: string) => `https://dpp.example/01/${id}`],
    ['a GRAI', newGrai, (id: string) => `https://dpp.example/8003/${id}`],
  ])('draws the digitalLinkUri of %s as a plain QR code', async (_name, productId, uri) => {
    const passport = await workspace.createPassport({ productId: productId() });
    const { status, headers, bytes } = await qr(passport.id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-length')).toBe(String(bytes.length));
    const expected = uri(passport.productId);
    expect(passport.digitalLinkUri).toBe(expected);
    expect(await readQrCode(bytes)).toMatchObject({ text: expected, identifier: ']Q1' });
  });

  it('draws the page of a passport without a GS1 key', async () => {
    const passport = await workspace.createPassport({ productId: newSku() });
    const { bytes } = await qr(passport.productId);
    expect((await readQrCode(bytes))?.text).toBe(`https://dpp.example/passport/${passport.id}`);
  });

  it('is an attachment named after the product', async () => {
    const productId = `a/b "c"\\ü ${randomUUID()}`;
    await workspace.createPassport({ productId });
    const { headers } = await qr(productId, '?format=svg');
    const name = productId.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 80);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="qr-${name}.svg"`);
  });

  it('cuts a long product id to 80 characters in the name', async () => {
    const productId = `${randomUUID()}-${'x'.repeat(100)}`;
    await workspace.createPassport({ productId });
    const { headers } = await qr(productId);
    const name = productId.slice(0, 80);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="qr-${name}.png"`);
  });

  it.each([
    ['', 512],
    ['?size=128', 128],
    ['?size=300', 300],
    ['?size=2048', 2048],
    ['?size=1', 128],
    ['?size=-5', 128],
    ['?size=99999', 2048],
    ['?size=300.4', 300],
  ])('draws with %j an image of %d pixels', async (query, width) => {
    const { id } = await workspace.createPassport();
    const { status, bytes } = await qr(id, query);
    expect([status, widthOf(bytes)]).toEqual([200, width]);
    expect(await readQrCode(bytes)).toBeDefined();
  });

  it.each(['M', 'Q', 'H'])('corrects errors at least at level %s when asked to', async (ecl) => {
    const { id } = await workspace.createPassport();
    const level = (await readQrCode((await qr(id, `?ecl=${ecl}`)).bytes))?.level ?? '';
    expect('LMQH'.indexOf(level)).toBeGreaterThanOrEqual('LMQH'.indexOf(ecl));
  });

  it('writes the key below an SVG when asked to, and only then', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newGtin() });
    const { headers, text } = await qr(id, '?format=svg&hri=true');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(text).toContain(`>(01) ${productId}</text>`);
    for (const query of ['?format=svg', '?format=svg&hri=false']) {
      expect((await qr(id, query)).text).not.toContain('<text');
    }
    const sku = await workspace.createPassport({ productId: newSku() });
    expect((await qr(sku.id, '?format=svg&hri=true')).text).not.toContain('<text');
  });

  it.each([
    ['?format=gif', 'format must be png or svg'],
    ['?format=', 'format must be png or svg'],
    ['?size=big', 'size must be a number'],
    ['?size=', 'size must be a number'],
    ['?size=NaN', 'size must be a number'],
    ['?size=Infinity', 'size must be a number'],
    ['?size=1px', 'size must be a number'],
    ['?size=0x200', 'size must be a number'],
    ['?size=1e3', 'size must be a number'],
    ['?size=0b1000000000', 'size must be a number'],
    ['?size=%20512', 'size must be a number'],
    ['?size=512.', 'size must be a number'],
    ['?ecl=L', 'ecl must be M, Q or H'],
    ['?ecl=', 'ecl must be M, Q or H'],
    ['?hri=true', 'hri needs format svg'],
    ['?format=PNG&hri=true', 'hri needs format svg'],
  ])('refuses %j: %s', async (query, message) => {
    const { id } = await workspace.createPassport();
    const { status, body } = await qr(id, query);
    expect([status, body]).toEqual([
      400,
      { success: false, error: 'Bad Request', message, code: 'INVALID_REQUEST' },
    ]);
  });

  it('takes format and ecl in any case', async () => {
    const { id } = await workspace.createPassport();
    const upper = await qr(id, '?format=SVG&ecl=h&hri=TRUE');
    expect([upper.status, upper.text]).toEqual([
      200,
      (await qr(id, '?format=svg&ecl=H&hri=true')).text,
    ]);
    expect((await qr(id, '?format=Png&hri=false')).headers.get('content-type')).toBe('image/png');
  });

  it('refuses an hri that is neither true nor false', async () => {
    const { id } = await workspace.createPassport();
    const { status, body } = await qr(id, '?format=svg&hri=maybe');
    expect([status, body?.success]).toEqual([400, false]);
  });

  it("answers another workspace's passport like one nobody has", async () => {
    const other = await createWorkspace(app);
    const passport = await workspace.createPassport();
    const path = (id: string) => `/api/v1/passports/${id}/qr`;
    const theirs = await call(path(passport.id), { key: other.key });
    const unknown = await call(path(randomUUID()), { key: other.key });
    expect([theirs.status, theirs.text]).toEqual([404, unknown.text]);
  });

  it('is forbidden to a key of another operator', async () => {
    const passport = await workspace.createPassport();
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const { status, body } = await call(`/api/v1/passports/${passport.id}/qr`, { key });
    expect([status, body?.code]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  it('draws a draft for its workspace', async () => {
    const { id } = await workspace.createPassport({ draft: true });
    expect((await qr(id)).status).toBe(200);
  });
});

describe('POST /api/v1/passports/labels', () => {
  const labels = (json: object, key?: string) =>
    call('/api/v1/passports/labels', { json, ...(key !== undefined && { key }) });
  const manifestOf = async (bytes: Uint8Array) =>
    JSON.parse(String((await readArchive(bytes)).get('manifest.json'))) as {
      included: { id: string; file: string; uri: string }[];
      skipped: { id: string; reason: string }[];
    };

  it('streams one image per passport and a manifest that says which is which', async () => {
    const first = await workspace.createPassport({ productId: newGtin() });
    const second = await workspace.createPassport({ productId: newSku() });
    const reply = await labels({ ids: [first.id, second.productId], size: 300, ecl: 'M' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/zip');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="labels.zip"');
    expect(reply.headers.get('content-length')).toBeNull();
    const files = await readArchive(reply.bytes);
    const { included, skipped } = await manifestOf(reply.bytes);
    expect(skipped).toEqual([]);
    expect(included).toEqual([
      { id: first.id, file: `qr-${first.productId}.png`, uri: first.digitalLinkUri },
      { id: second.productId, file: `qr-${second.productId}.png`, uri: second.digitalLinkUri },
    ]);
    expect([...files.keys()]).toEqual([...included.map(({ file }) => file), 'manifest.json']);
    for (const { file, uri } of included) {
      const png = files.get(file)!;
      expect(widthOf(png)).toBe(300);
      expect((await readQrCode(png))?.text).toBe(uri);
    }
  });

  it('names in the manifest what it skips, and why', async () => {
    const other = await createWorkspace(app);
    const theirs = await other.createPassport();
    const mine = await workspace.createPassport();
    const unknown = randomUUID();
    const ids = [
      unknown,
      theirs.id,
      mine.id,
      mine.productId,
      'no such thing',
      mine.id.toUpperCase(),
    ];
    const { included, skipped } = await manifestOf((await labels({ ids })).bytes);
    expect(included.map(({ id }) => id)).toEqual([mine.id]);
    expect(skipped).toEqual([
      { id: unknown, reason: 'NOT_FOUND' },
      { id: theirs.id, reason: 'NOT_FOUND' },
      { id: mine.productId, reason: 'DUPLICATE' },
      { id: 'no such thing', reason: 'NOT_FOUND' },
      { id: mine.id.toUpperCase(), reason: 'DUPLICATE' },
    ]);
  });

  it('skips what belongs to another operator than the key', async () => {
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const own = await workspace.createPassport({ operatorId });
    const foreign = await workspace.createPassport();
    const { included, skipped } = await manifestOf(
      (await labels({ ids: [own.id, foreign.id] }, key)).bytes,
    );
    expect(included.map(({ id }) => id)).toEqual([own.id]);
    expect(skipped).toEqual([{ id: foreign.id, reason: 'OPERATOR_SCOPE_FORBIDDEN' }]);
  });

  it("prefers the key's operator where two have the same productId", async () => {
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const productId = newSku();
    const own = await workspace.createPassport({ productId, operatorId });
    await workspace.createPassport({ productId });
    const { included } = await manifestOf((await labels({ ids: [productId] }, key)).bytes);
    expect(included.map(({ uri }) => uri)).toEqual([own.digitalLinkUri]);
  });

  it('draws SVG with the keys below when asked to', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newGtin() });
    const files = await readArchive((await labels({ ids: [id], format: 'svg', hri: true })).bytes);
    expect(String(files.get(`qr-${productId}.svg`))).toContain(`>(01) ${productId}</text>`);
  });

  it.each([
    [{ format: 'gif' }, 'format must be png or svg'],
    [{ size: 'big' }, 'size must be a number'],
    [{ size: '0x200' }, 'size must be a number'],
    [{ size: '' }, 'size must be a number'],
    [{ ecl: 'L' }, 'ecl must be M, Q or H'],
    [{ hri: true }, 'hri needs format svg'],
  ])('refuses %j: %s', async (options, message) => {
    const { status, body } = await labels({ ids: [randomUUID()], ...options });
    expect([status, body]).toEqual([
      400,
      { success: false, error: 'Bad Request', message, code: 'INVALID_REQUEST' },
    ]);
  });

  it.each([
    ['no ids', { ids: [] }],
    ['201 ids', { ids: Array<string>(201).fill('x') }],
    ['an empty id', { ids: [''] }],
    ['a number for an id', { ids: [1] }],
    ['one id that is no list', { ids: randomUUID() }],
    ['nothing', {}],
    ['a text for hri', { ids: ['x'], hri: 'yes' }],
    ['a format that is no text', { ids: ['x'], format: 1 }],
  ])('refuses %s', async (_name, json) => {
    const { status, body } = await labels(json);
    expect(status).toBe(400);
    expect(body).toEqual({
      success: false,
      error: 'Bad Request',
      message: anyText,
      code: 'INVALID_REQUEST',
    });
  });

  it('takes 200 ids', async () => {
    const ids = Array.from({ length: 200 }, () => randomUUID());
    const { skipped } = await manifestOf((await labels({ ids })).bytes);
    expect(skipped.map(({ id }) => id)).toEqual(ids);
  });

  it('outlives a client that leaves while it draws', async () => {
    const passports = await Promise.all(
      Array.from({ length: 20 }, () => workspace.createPassport({ productId: newSku() })),
    );
    const ids = passports.map(({ id }) => id);
    const request = http.request(`${app.origin}/api/v1/passports/labels`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${workspace.key}`, 'Content-Type': 'application/json' },
    });
    const left = new Promise<void>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        response.once('data', () => response.destroy());
        response.on('close', resolve);
        response.on('error', () => undefined);
      });
    });
    request.end(JSON.stringify({ ids, size: 2048 }));
    await left;
    expect((await call('/health')).status).toBe(200);
  });
});

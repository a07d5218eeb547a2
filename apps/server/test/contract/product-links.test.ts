import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGtin, newSku, textiles } from '../support/factories.js';
import { readArchive } from '../support/read-archive.js';
import { readQrCode } from '../support/read-qr-code.js';
import { openSandbox } from '../support/sandbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let other: Workspace;

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.test' });
  workspace = await createWorkspace(app, { tier: 'enterprise' });
  other = await createWorkspace(app);
});
afterAll(() => app.close());

const pathOf = (productId: string, { tenant } = workspace) =>
  `/id/${tenant.subdomain}/${encodeURIComponent(productId)}`;
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const hostOf = ({ tenant }: Workspace) => ({ Host: `${tenant.subdomain}.dpp.test` });
const idAt = async (path: string, headers = {}) => {
  const { status, body } = await get(path, headers);
  return status === 200 ? (body as { id: string }).id : status;
};

/** A sealed passport of a product without a GS1 key. */
async function sealed(productId: string, of = workspace) {
  const passport = await of.createPassport({ productId });
  return of.seal(passport.id);
}

describe('the link of a product by workspace and product id', () => {
  it('leads to the current edition, however many there were', async () => {
    const productId = newSku();
    const former = await sealed(productId);
    const send = (method: string, path: string, json: object = {}) =>
      app.request(`/api/v1/passports/${path}`, { method, key: workspace.key, json });
    const { id } = (await send('POST', `${former.id}/revisions`)).body.passport;
    expect(await idAt(pathOf(productId))).toBe(former.id);
    const published = await send('PUT', id, { metadata: textiles() });
    expect(published.status, published.text).toBe(200);
    expect(await idAt(pathOf(productId))).toBe(id);
    expect(await idAt(`/passport/${former.id}`)).toBe(former.id);
  });

  it('shows a recall at the next scan', async () => {
    const productId = newSku();
    const { id } = await sealed(productId);
    await get(pathOf(productId));
    const path = `/api/v1/passports/${id}/status`;
    const json = { status: 'RECALLED' };
    await app.request(path, { method: 'PUT', key: workspace.key, json });
    expect((await get(pathOf(productId))).body).toMatchObject({ id, status: 'RECALLED' });
  });

  it('answers once the product is there, though it was asked for before', async () => {
    const productId = newSku();
    expect(await idAt(pathOf(productId))).toBe(404);
    const { id } = await workspace.createPassport({ productId });
    expect(await idAt(pathOf(productId))).toBe(id);
  });

  it('keeps products of one id in two workspaces apart', async () => {
    const productId = newSku();
    const own = await workspace.createPassport({ productId });
    const foreign = await other.createPassport({ productId });
    expect(await idAt(pathOf(productId))).toBe(own.id);
    expect(await idAt(pathOf(productId, other))).toBe(foreign.id);
  });

  it.each([
    ['a slash', 'SKU/1'],
    ['a space and a quote', 'SKU "2"'],
    ['letters beyond ASCII', 'Größe-3'],
    ['a percent sign', '100%'],
    ['what looks like a Digital Link', '01/09506000134352'],
  ])('holds a product id with %s', async (_what, text) => {
    const productId = `${newSku()}-${text}`;
    const { id } = await workspace.createPassport({ productId });
    expect(await idAt(pathOf(productId))).toBe(id);
  });

  it('takes the workspace in any case, as host names are', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newSku() });
    expect(
      await idAt(
        pathOf(productId).replace(/^\/id\/[^/]+/, (p) => p.toUpperCase().replace('/ID/', '/id/')),
      ),
    ).toBe(id);
  });

  it('leads to a product with a GS1 key as well', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newGtin() });
    expect(await idAt(pathOf(productId))).toBe(id);
  });

  it('has a linkset, whose links are those of the passport', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newSku() });
    const { status, body } = await get(pathOf(productId), { Accept: 'application/linkset+json' });
    expect(status).toBe(200);
    const [links] = (body as unknown as { linkset: { anchor: string }[] }).linkset;
    expect(links?.anchor).toBe(`https://dpp.example${pathOf(productId)}`);
    expect(JSON.stringify(links)).toContain(id);
  });

  it('follows a type of link by a redirect', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newSku() });
    const { status, headers } = await get(`${pathOf(productId)}?linkType=gs1:pip`);
    expect([status, headers.get('location')]).toEqual([
      307,
      `https://dpp.example/passport/${id}?linkType=gs1:pip`,
    ]);
    expect((await get(`${pathOf(productId)}?linkType=nothing`)).status).toBe(400);
  });

  it('is understood by the field on the first page, and by the verifier', async () => {
    const { id, productId } = await workspace.createPassport({ productId: `${newSku()}/A` });
    const link = encodeURIComponent(`https://dpp.example${pathOf(productId)}`);
    const html = { Accept: 'text/html' };
    const { status, headers } = await get(`/?q=${link}`, html);
    expect([status, headers.get('location')]).toEqual([303, pathOf(productId)]);
    const page = await get(`/verify?passport=${link}`, html);
    expect([page.status, page.text.includes(id)]).toEqual([200, true]);
    const none = encodeURIComponent(`https://dpp.example${pathOf(newSku())}`);
    expect((await get(`/verify?passport=${none}`, html)).status).toBe(404);
  });

  it('answers on the host of its workspace, and on no other', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newSku() });
    expect(await idAt(pathOf(productId), hostOf(workspace))).toBe(id);
    expect(await idAt(pathOf(productId), hostOf(other))).toBe(404);
  });

  it.each([
    ['no workspace', () => `/id/nobody/${newSku()}`],
    ['a product id that is none', () => pathOf(newSku())],
    ['a NUL in the product id', () => pathOf('SKU\0')],
    ['a product id that is too long', () => pathOf('x'.repeat(257))],
    ['a workspace that is too long', () => `/id/${'x'.repeat(64)}/SKU`],
    [
      'an UUID of a passport for a product id',
      () => pathOf('0190a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b'),
    ],
  ])('is 400 or 404 for %s', async (_what, path) => {
    const { status, body } = await get(path());
    expect([400, 404]).toContain(status);
    expect(body).toMatchObject({ error: expect.any(String) as string });
  });
});

describe('the link of a product in a sandbox', () => {
  it('answers on the host of the sandbox alone', async () => {
    const sandbox = await openSandbox(app, workspace);
    const { id, productId } = await sandbox.createPassport({ productId: newSku() });
    expect(await idAt(pathOf(productId, sandbox))).toBe(404);
    expect(await idAt(pathOf(productId, sandbox), hostOf(sandbox))).toBe(id);
  });
});

describe('the QR code of the link', () => {
  const codeOf = async (of: Workspace, productId: string, query: string) => {
    const path = `/api/v1/passports/${encodeURIComponent(productId)}/qr?${query}`;
    const headers = { Authorization: `Bearer ${of.key}` };
    const response = await fetch(app.origin + path, { headers });
    return (await readQrCode(new Uint8Array(await response.arrayBuffer())))?.text;
  };

  it('is drawn where it is asked for', async () => {
    const { id, productId } = await workspace.createPassport({ productId: newSku() });
    const link = `https://dpp.example${pathOf(productId)}`;
    expect(await codeOf(workspace, productId, 'link=product')).toBe(link);
    const page = `https://dpp.example/passport/${id}`;
    expect(await codeOf(workspace, productId, 'link=digital-link')).toBe(page);
  });

  it('is the link by auto only for a product without a GS1 key, in an archive too', async () => {
    const { productId: sku } = await workspace.createPassport({ productId: newSku() });
    const { productId: gtin } = await workspace.createPassport({ productId: newGtin() });
    const links = [`https://dpp.example${pathOf(sku)}`, `https://dpp.example/01/${gtin}`];
    expect(await codeOf(workspace, sku, 'link=auto')).toBe(links[0]);
    expect(await codeOf(workspace, gtin, 'link=auto')).toBe(links[1]);
    const response = await fetch(`${app.origin}/api/v1/passports/labels`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${workspace.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: [sku, gtin], format: 'svg', hri: true, link: 'auto' }),
    });
    const files = await readArchive(Buffer.from(await response.arrayBuffer()));
    const manifest = JSON.parse(String(files.get('manifest.json'))) as {
      included: { uri: string; file: string }[];
    };
    expect(manifest.included.map(({ uri }) => uri)).toEqual(links);
    const letters = manifest.included.map(({ file }) => String(files.get(file)).includes('(01)'));
    expect(letters).toEqual([false, true]);
  });

  it('has no GS1 key in letters below it', async () => {
    const { productId } = await workspace.createPassport({ productId: newGtin() });
    const path = `/api/v1/passports/${productId}/qr?format=svg&hri=true`;
    const svgOf = async (query: string) =>
      (await app.request(path + query, { key: workspace.key })).text;
    expect(await svgOf('')).toContain(`(01) ${productId}`);
    expect(await svgOf('&link=product')).not.toContain('(01)');
  });

  it('is the page of the passport in a sandbox, and for a product id that no path can hold', async () => {
    const sandbox = await openSandbox(app, workspace);
    const test = await sandbox.createPassport({ productId: newSku() });
    expect(await codeOf(sandbox, test.productId, 'link=product')).toContain('/passport/');
    const { id } = await workspace.createPassport({ productId: '..' });
    expect(await codeOf(workspace, id, 'link=product')).toBe(`https://dpp.example/passport/${id}`);
  });

  it('is 400 for another link', async () => {
    const { productId } = await workspace.createPassport({ productId: newSku() });
    const path = `/api/v1/passports/${productId}/qr?link=shop`;
    const { status, text } = await app.request(path, { key: workspace.key });
    expect(status).toBe(400);
    expect(text).toContain('link must be digital-link or product');
  });
});

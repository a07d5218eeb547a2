import { LOCALES } from '@dpp/espr-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery, maskedText, newGtin, passportBody, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
  ({ token } = await startSession(app, workspace.tenant, 'BRAND_OPERATOR'));
});
afterAll(() => app.close());

const preview = (json: object, { query = '', key = token } = {}) =>
  app.request(`/api/v1/passports/preview${query}`, { key, json: passportBody(json) });
const bannerOf = (text: string) =>
  text.slice(text.indexOf('<section class="banner'), text.indexOf('<main'));

describe('POST /api/v1/passports/preview', () => {
  // Clause: POST /api/v1/passports/preview 200
  it('answers the page that the passport would have, and no cache stores it', async () => {
    const body = { productId: newGtin(), enrichment: { tagline: 'Soft as moss' } };
    const { status, headers, text } = await preview(body);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('etag')).toBeNull();
    expect(text).toContain('Soft as moss');
    const { id } = await workspace.createPassport(body);
    const page = await app.request(`/passport/${id}`, { headers: { Accept: 'text/html' } });
    const withoutIds = (page: string) => page.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');
    expect(withoutIds(text)).toBe(withoutIds(page.text));
  });

  it('stores nothing and records no access', async () => {
    const tables = ['passports', 'passport_accesses', 'audit_log', 'outbox_events', 'directory'];
    const count = async () =>
      Promise.all(tables.map(async (table) => (await app.db(table).count())[0]));
    await app.deps.accessLog.flush();
    const before = await count();
    await preview({});
    await app.deps.accessLog.flush();
    expect(await count()).toEqual(before);
  });

  it.each(LOCALES)('speaks %s', async (lang) => {
    const { headers, text } = await preview({}, { query: `?lang=${lang}` });
    expect(headers.get('content-language')).toBe(lang);
    expect(text).toContain(`<html lang="${lang}">`);
  });

  it.each(['DRAFT', 'RECALLED', 'DECOMMISSIONED'])('shows the status %s', async (status) => {
    expect(bannerOf((await preview({ status })).text)).not.toBe('');
  });

  it('shows reason, notice and contact of a recall', async () => {
    const { text } = await preview({
      status: 'RECALLED',
      reason: 'The zip may break.',
      noticeUrl: 'https://acme.example/recall',
      contact: 'help@acme.example',
    });
    expect(bannerOf(text)).toContain('The zip may break.');
    expect(bannerOf(text)).toContain('href="https://acme.example/recall"');
    expect(bannerOf(text)).toContain('href="mailto:help@acme.example"');
  });

  it('masks for the public what a grant would show', async () => {
    const metadata = battery({ facilityDetails: [{ facilityName: 'Hall 7' }] });
    const open = await preview({ metadata });
    const restricted = await preview({ metadata, tier: 'restricted' });
    expect(open.text).not.toBe(restricted.text);
    for (const { text } of [open, restricted]) {
      expect(text).not.toContain('Hall 7');
      expect(text).not.toContain(maskedText);
    }
  });

  it('shows metadata that would be refused', async () => {
    const { status } = await preview({ metadata: { category: 7, originCountry: ['XX'] } });
    expect(status).toBe(200);
    expect((await preview({ metadata: {} })).status).toBe(200);
  });

  it('escapes what it shows', async () => {
    const { text } = await preview({
      metadata: textiles({ size: '<script>alert(1)</script>' }),
      status: 'RECALLED',
      reason: '<img src=x onerror=alert(1)>',
      contact: '"><script>',
    });
    expect(text).not.toMatch(/<script|<img src=x/);
  });

  // Clause: POST /api/v1/passports/preview 400
  it.each([
    [{ tier: 'owner' }, 400, 'INVALID_REQUEST'],
    [{ status: 'ARCHIVED' }, 400, 'INVALID_REQUEST'],
    [{ noticeUrl: 'http://acme.example' }, 400, 'INVALID_REQUEST'],
    [{ productId: '09506000134353' }, 400, 'GTIN_CHECK_DIGIT_INVALID'],
    [{ facilityId: '00000000-0000-4000-8000-000000000000' }, 400, 'FACILITY_NOT_FOUND'],
    [{ operatorId: '00000000-0000-4000-8000-000000000000' }, 403, 'OPERATOR_FOREIGN'],
    [{ metadata: 'none' }, 400, 'INVALID_REQUEST'],
  ])('refuses %j', async (json, status, code) => {
    const reply = await preview(json);
    expect([reply.status, reply.body['code']]).toEqual([status, code]);
  });

  it("shows neither operator nor facility of another workspace, nor another operator's", async () => {
    const theirs = await createWorkspace(app, { name: 'Theirs' });
    const foreign = await preview({ operatorId: theirs.operatorId });
    expect([foreign.status, foreign.body['code']]).toEqual([403, 'OPERATOR_FOREIGN']);
    expect((await preview({ facilityId: theirs.facilityId })).status).toBe(400);
    const { id: operatorId } = await workspace.createOperator();
    const key = await workspace.createKey({ operatorId });
    const other = await preview({ operatorId: workspace.operatorId }, { key });
    expect([other.status, other.body['code']]).toEqual([403, 'OPERATOR_SCOPE_FORBIDDEN']);
  });

  it.each(['passport:create', 'passport:update'] as const)('is for %s', async (permission) => {
    const key = await workspace.createKey({ permissions: [permission] });
    expect((await preview({}, { key })).status).toBe(200);
  });

  // Clause: POST /api/v1/passports/preview 403
  it('refuses a caller with neither', async () => {
    const key = await workspace.createKey({ permissions: ['passport:read', 'passport:seal'] });
    const reply = await preview({}, { key });
    expect([reply.status, reply.body['code']]).toEqual([403, 'PERMISSION_MISSING']);
  });

  it('has a budget for each session', async () => {
    const tight = await startTestApp({ LIMIT_PREVIEW_PER_MINUTE: '2' });
    try {
      const { tenant } = await createWorkspace(tight, { tier: 'enterprise' });
      const [one, other] = [await startSession(tight, tenant), await startSession(tight, tenant)];
      const statuses = [];
      for (const { token: key } of [one, one, one, other]) {
        const reply = await tight.request('/api/v1/passports/preview', {
          key,
          json: passportBody(),
        });
        statuses.push(reply.status);
      }
      expect(statuses).toEqual([200, 200, 429, 200]);
    } finally {
      await tight.close();
    }
  });
});

import { LOCALES } from '@dpp/espr-validate';
import { verifySeal } from '@dpp/merkle-seal';
import { languageOf } from '@dpp/passport-page/all-locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSku, textiles } from '../support/factories.js';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

const note = {
  reason: 'The zip may break & cut.',
  noticeUrl: 'https://acme.example/recall?model=7&lang=en',
  contact: '+49 30 123456',
};

const change = (id: string, json: object) =>
  app.request(`/api/v1/passports/${id}/status`, { method: 'PUT', key: workspace.key, json });
const read = (id: string) => app.request(`/passport/${id}`);
const pageOf = async (id: string, lang = 'en') =>
  (await app.request(`/passport/${id}?lang=${lang}`, { headers: { Accept: 'text/html' } })).text;
const noteOf = async (id: string) => (await read(id)).body['statusNote'];
const recalled = async (json: object = note, body: object = {}) => {
  const { id } = await workspace.createPassport(body);
  const { status, text } = await change(id, { status: 'RECALLED', ...json });
  expect(status, text).toBe(200);
  return id;
};

describe('the note of a status', () => {
  it('stands in the reply, the public document and the event', async () => {
    const { id } = await workspace.createPassport();
    const reply = await change(id, { status: 'RECALLED', ...note });
    expect(reply.body.passport['statusNote']).toEqual(note);
    expect(await noteOf(id)).toEqual(note);
    const event = (await app.eventsOf(id)).at(-1);
    expect(event).toMatchObject({ type: 'passport.recalled', document: { statusNote: note } });
  });

  it('stands in the event passport.status_updated', async () => {
    const { id } = await workspace.createPassport();
    await change(id, { status: 'DECOMMISSIONED', reason: 'Sold out' });
    expect((await app.eventsOf(id)).at(-1)).toMatchObject({
      type: 'passport.status_updated',
      document: { statusNote: { reason: 'Sold out' } },
    });
  });

  it('is absent where nothing is said', async () => {
    const id = await recalled({ reason: ' ', contact: '', noticeUrl: '' });
    expect((await read(id)).body).not.toHaveProperty('statusNote');
  });

  it('stands in the audit log', async () => {
    const id = await recalled();
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.filter(({ target_id }) => target_id === id).at(-1)).toMatchObject({
      action: 'passport.status_changed',
      details: { status: 'RECALLED', ...note },
    });
  });

  it.each(['ACTIVE', 'DECOMMISSIONED'] as const)('ends when it becomes %s', async (status) => {
    const id = await recalled();
    await change(id, { status });
    expect(await noteOf(id)).toBeUndefined();
  });

  it('ends when the passport becomes a draft, and does not come back', async () => {
    const id = await recalled();
    for (const draft of [true, false]) {
      const json = { metadata: textiles(), draft };
      await app.request(`/api/v1/passports/${id}`, { method: 'PUT', key: workspace.key, json });
    }
    expect((await read(id)).body['status']).toBe('ACTIVE');
    expect(await noteOf(id)).toBeUndefined();
  });

  it('outlives an update of the content', async () => {
    const id = await recalled();
    const json = { metadata: textiles({ size: 'XL' }) };
    await app.request(`/api/v1/passports/${id}`, { method: 'PUT', key: workspace.key, json });
    expect(await noteOf(id)).toEqual(note);
  });

  it('can be corrected while the status stays, which is no second recall', async () => {
    const id = await recalled();
    const reply = await change(id, { status: 'RECALLED', reason: 'The button may break.' });
    expect(reply.body.passport['statusNote']).toEqual({ reason: 'The button may break.' });
    expect((await app.eventsOf(id)).map(({ type }) => type)).toEqual([
      'passport.ingested',
      'passport.recalled',
      'passport.status_updated',
    ]);
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.at(-1)).toMatchObject({ action: 'passport.status_note_changed', target_id: id });
  });

  it.each([
    ['no note', {}],
    ['the same note', note],
  ])('is left as it is by the same status with %s', async (_name, json) => {
    const id = await recalled();
    const events = await app.eventsOf(id);
    expect((await change(id, { status: 'RECALLED', ...json })).status).toBe(200);
    expect(await noteOf(id)).toEqual(note);
    expect(await app.eventsOf(id)).toEqual(events);
  });

  it('is taken away by blank members', async () => {
    const id = await recalled();
    await change(id, { status: 'RECALLED', reason: '' });
    expect(await noteOf(id)).toBeUndefined();
  });

  it('is no part of the seal, which holds', async () => {
    const { id } = await workspace.createPassport();
    const sealed = await workspace.seal(id);
    await change(id, { status: 'RECALLED', ...note });
    const { body } = await read(id);
    expect(body['statusNote']).toEqual(note);
    expect(body['proof']).toEqual(sealed.proof);
    const report = verifySeal(body, { at: new Date() });
    expect(report.verdict).toBe('indeterminate');
    expect(report.notCovered).toContain('statusNote');
    const payload = (await app.request(`/passport/${id}`, { key: workspace.key })).body;
    const verified = await app.request('/api/v1/audit/verify', { json: { payload } });
    expect(verified.body).toMatchObject({ verified: true });
  });

  it('gives way to sealed metadata of its name, whose copy verifiers compare', async () => {
    const metadata = textiles({ statusNote: { reason: 'ours' } });
    const { id } = await workspace.createPassport({ productId: newSku(), metadata });
    await workspace.seal(id);
    await change(id, { status: 'RECALLED', ...note });
    const { body } = await read(id);
    expect(body['statusNote']).toEqual({ reason: 'ours' });
    const payload = (await app.request(`/passport/${id}`, { key: workspace.key })).body;
    const verified = await app.request('/api/v1/audit/verify', { json: { payload } });
    expect(verified.body).toMatchObject({ verified: true });
    expect(await pageOf(id)).toContain('The zip may break &amp; cut.');
  });
});

describe('the page of a passport with a note', () => {
  const bannerOf = (text: string) =>
    text.slice(text.indexOf('<section class="banner'), text.indexOf('<main'));

  it.each(LOCALES)('says reason, notice and contact in %s', async (lang) => {
    const id = await recalled();
    const { banners } = languageOf(lang).texts;
    const banner = bannerOf(await pageOf(id, lang));
    const [before = ''] = banners.reason.split('{');
    expect(banner).toContain(`${before}<bdi lang>The zip may break &amp; cut.</bdi>`);
    expect(banner).toContain('href="https://acme.example/recall?model=7&amp;lang=en"');
    expect(banner).toContain(banners.notice);
    expect(banner).toContain('href="tel:+4930123456"');
  });

  it.each(['ACTIVE', 'DECOMMISSIONED'] as const)('says it of %s, too', async (status) => {
    const id = await recalled();
    await change(id, { status, reason: 'All clear' });
    expect(bannerOf(await pageOf(id))).toContain('All clear');
  });

  it.each([
    ['help@acme.example', 'href="mailto:help@acme.example"'],
    ['https://acme.example/help', 'href="https://acme.example/help"'],
    ['Ask at the desk', '<bdi lang>Ask at the desk</bdi>'],
    ['javascript:alert(1)', '<bdi lang>javascript:alert(1)</bdi>'],
    ['a@b.example?cc=c@d.example', '<bdi lang>a@b.example?cc=c@d.example</bdi>'],
  ])('shows the contact %s', async (contact, expected) => {
    const banner = bannerOf(await pageOf(await recalled({ contact })));
    expect(banner).toContain(expected);
    expect(banner).not.toContain('href="javascript:');
  });

  it('escapes it', async () => {
    const id = await recalled({ reason: '<script>alert(1)</script>', contact: '"><img src=x>' });
    expect(await pageOf(id)).not.toMatch(/<script|<img src=x/);
  });
});

describe('the refusals of a note', () => {
  it.each([
    { reason: 'x'.repeat(1001) },
    { reason: 7 },
    { reason: 'NUL \u0000' },
    { reason: null },
    { contact: 'x'.repeat(301) },
    { contact: { email: 'a@b.example' } },
    { noticeUrl: 'http://acme.example' },
    { noticeUrl: 'HTTP://acme.example' },
    { noticeUrl: 'ftp://acme.example' },
    { noticeUrl: 'javascript:alert(1)' },
    { noticeUrl: 'data:text/html,x' },
    { noticeUrl: '//acme.example' },
    { noticeUrl: '/recall' },
    { noticeUrl: 'https:acme.example' },
    { noticeUrl: 'https://' },
    { noticeUrl: 'https://user:secret@acme.example' },
    { noticeUrl: 'https://acme.example/ "onclick=x' },
    { noticeUrl: ' https://acme.example' },
    { noticeUrl: `https://acme.example/${'x'.repeat(2048)}` },
  ])('400 for %j', async (json) => {
    const { id } = await workspace.createPassport();
    const { status, body } = await change(id, { status: 'RECALLED', ...json });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: anyText });
    expect((await read(id)).body['status']).toBe('ACTIVE');
  });
});

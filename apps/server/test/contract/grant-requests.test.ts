import { randomUUID } from 'node:crypto';
import { LOCALES } from '@dpp/espr-validate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { maxPendingRequests } from '../../src/features/grants/grant-model.js';
import type { AccessGrantRow } from '../../src/platform/db/tables.js';
import { battery } from '../support/factories.js';
import { accessRequestBody, requestAccess } from '../support/grants.js';
import { anyText } from '../support/matchers.js';
import { startTestApp, type TestApp, type TestRequest } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const suffix = 'dpp.test';

let app: TestApp;
let workspace: Workspace;
let passportId: string;
let unitId: string;

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: suffix });
  workspace = await createWorkspace(app);
  passportId = (await workspace.createPassport({ metadata: battery() })).id;
  unitId = (await workspace.serialise(passportId)).id;
});
afterAll(() => app.close());
afterEach(() => app.setTime());

const path = '/api/v1/grants/requests';
const ask = (json: object, options: TestRequest = {}) => app.request(path, { json, ...options });
const stored = async () => (await app.db('access_grants').select('id')).length;

describe('POST /api/v1/grants/requests', () => {
  // Clause: POST /api/v1/grants/requests 202
  it('is for anybody, and waits for a decision', async () => {
    const row = await requestAccess(app, { passportId });
    expect(row).toMatchObject({
      status: 'PENDING',
      kind: 'LEGITIMATE_INTEREST',
      issuer_type: 'REQUEST',
      grantee_name: 'Ines Duarte',
      grantee_email: 'ines@repairs.example',
      organization: 'Oficina Duarte',
      purpose: 'Repair of the battery',
      scope_type: 'PASSPORT',
      passport_id: passportId,
      operator_id: workspace.operatorId,
      token_sha256: null,
    });
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(90 * 86_400_000);
  });

  it('takes a unit, by its UUID in any case', async () => {
    await ask(accessRequestBody({ batteryUnitId: unitId.toUpperCase() }));
    const rows = await app.db('access_grants').where({ battery_unit_id: unitId });
    expect(rows).toMatchObject([{ scope_type: 'UNIT', passport_id: null }]);
  });

  // Clause: requests tell nothing
  it.each([
    ['a passport nobody has', () => ({ passportId: randomUUID() })],
    ['an id that is none', () => ({ passportId: 'x' })],
    ['a draft', async () => ({ passportId: (await workspace.createPassport({ draft: true })).id })],
    ['a unit nobody has', () => ({ batteryUnitId: randomUUID() })],
    [
      'a unit that was recycled',
      async () => ({
        batteryUnitId: (await workspace.serialise(passportId, { status: 'RECYCLED' })).id,
      }),
    ],
  ])('answers the same for %s, and stores nothing', async (_what, target) => {
    const json = accessRequestBody(await target());
    const before = await stored();
    const [reply, known] = [await ask(json), await ask(accessRequestBody({ passportId }))];
    expect(reply.status).toBe(202);
    expect(reply.body).toEqual({ success: true, message: anyText });
    expect(reply.text).toBe(known.text);
    expect([...reply.headers.keys()]).toEqual([...known.headers.keys()]);
    expect(await stored()).toBe(before + 1);
  });

  it('takes as long whether or not there is anything to ask for', async () => {
    for (const target of [{ passportId }, { passportId: randomUUID() }, { passportId: 'x' }]) {
      const startedAt = performance.now();
      await ask(accessRequestBody(target));
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(99);
    }
  });

  // Clause: POST /api/v1/grants/requests 400
  it.each([
    ['no name', { granteeName: undefined }],
    ['a blank name', { granteeName: ' ' }],
    ['no address', { granteeEmail: undefined }],
    ['a blank address', { granteeEmail: ' ' }],
    ['an address that is none', { granteeEmail: 'ines@' }],
    ['no purpose', { purpose: undefined }],
    ['a blank purpose', { purpose: '\n' }],
    ['no target', { passportId: undefined }],
    ['the whole workspace', { scopeType: 'TENANT' }],
    ['a unit without its id', { scopeType: 'UNIT' }],
  ])('refuses %s, whatever is asked for', async (_what, changes) => {
    const before = await stored();
    for (const target of [{ passportId }, { passportId: randomUUID() }]) {
      const given = { ...accessRequestBody(target), ...changes };
      const { status, body } = await ask(given);
      expect(status).toBe(400);
      expect(Object.keys(body)).toEqual(['error', 'message', 'code']);
    }
    expect(await stored()).toBe(before);
  });

  it("stores what is asked for on its own workspace's host, and nothing else's", async () => {
    const other = await createWorkspace(app);
    const on = ({ tenant }: Workspace) => ({
      headers: { Host: `${tenant.subdomain}.${suffix}`, 'Content-Type': 'application/json' },
    });
    const before = await stored();
    await ask(accessRequestBody({ passportId }), on(other));
    expect(await stored()).toBe(before);
    await ask(accessRequestBody({ passportId }), on(workspace));
    expect(await stored()).toBe(before + 1);
  });

  // Clause: audit grant.requested
  it('is told to the workspace, in its inbox and its audit log', async () => {
    const { id } = await requestAccess(app, { batteryUnitId: unitId });
    const { body } = await app.request('/api/v1/notifications', { key: workspace.key });
    const [notification] = (body as unknown as { notifications: { message: string }[] })
      .notifications;
    expect(notification).toMatchObject({ kind: 'grant.requested', targetId: id });
    const entry = (await auditOf(app, workspace.tenant.id)).at(-1);
    expect(entry).toMatchObject({ action: 'grant.requested', actor: 'anonymous', target_id: id });
    for (const told of [JSON.stringify(notification), JSON.stringify(entry)]) {
      expect(told).not.toMatch(/ines|duarte|repair/i);
    }
  });

  // Clause: limit pending requests
  it('has room for others whatever one stranger sends, and tells the workspace what it refused', async () => {
    const flooded = await createWorkspace(app);
    const { id } = await flooded.createPassport();
    const first = await requestAccess(app, { passportId: id });
    const insert = async (count: number, of: (nth: number) => Partial<AccessGrantRow>) => {
      const rows = Array.from({ length: count }, (_, nth) => ({
        ...first,
        id: randomUUID(),
        passport_id: randomUUID(),
        grantee_email: `${randomUUID()}@example.com`,
        created_at: new Date(first.created_at.getTime() - 60_000),
        ...of(nth),
      }));
      for (let i = 0; i < rows.length; i += 200) {
        await app.db('access_grants').insert(rows.slice(i, i + 200));
      }
    };
    const pending = (where: object = {}) =>
      app.db<AccessGrantRow>('access_grants').where({
        tenant_id: flooded.tenant.id,
        status: 'PENDING',
        ...where,
      });
    const listed = async () =>
      (await app.request('/api/v1/grants', { key: flooded.key })).body as unknown as {
        refusedRequests: { count: number; lastAt: string | null };
      };
    const inbox = async () => {
      const { body } = await app.request('/api/v1/notifications?limit=50', { key: flooded.key });
      return (body as unknown as { notifications: { kind: string }[] }).notifications.map(
        ({ kind }) => kind,
      );
    };
    const send = (changes: object = {}) => ask(accessRequestBody({ passportId: id }, changes));
    expect((await listed()).refusedRequests).toEqual({ count: 0, lastAt: null });

    // One mail address has its share, and another one is served.
    await insert(49, () => ({ grantee_email: 'Ines@repairs.example', requester_block: 'x' }));
    await send();
    expect(await pending({ passport_id: id })).toHaveLength(1);
    expect((await listed()).refusedRequests).toMatchObject({ count: 1 });
    await send({ granteeEmail: 'other@repairs.example' });
    expect(await pending({ passport_id: id })).toHaveLength(2);
    expect((await inbox()).filter((kind) => kind === 'grant.requests_refused')).toHaveLength(1);

    // Nine tenths of the room: the workspace hears of it.
    await insert(900 - 52, (nth) => ({ requester_block: `10.0.${nth % 5}.0/24` }));
    expect(await inbox()).not.toContain('grant.requests_nearly_full');
    await send({ granteeEmail: 'third@repairs.example' });
    expect(await inbox()).toContain('grant.requests_nearly_full');

    // No room: the fullest block gives way, and its request says so.
    await insert(100, () => ({ requester_block: '10.0.0.0/24' }));
    expect(await pending()).toHaveLength(maxPendingRequests);
    const fullest = await pending({ requester_block: '10.0.0.0/24' });
    const { status } = await send({ granteeEmail: 'fourth@repairs.example' });
    expect(status).toBe(202);
    expect(await pending()).toHaveLength(maxPendingRequests);
    expect(await pending({ passport_id: id })).toHaveLength(4);
    expect(await pending({ requester_block: '10.0.0.0/24' })).toHaveLength(fullest.length - 1);
    const gone = await app
      .db<AccessGrantRow>('access_grants')
      .where({ tenant_id: flooded.tenant.id, status: 'DENIED' });
    expect(gone).toMatchObject([{ decided_by: 'limit:pending-requests' }]);
    expect((await listed()).refusedRequests).toMatchObject({ count: 2 });
  });

  // Clause: POST /api/v1/grants/requests 403
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1:3000' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 202],
    [{ 'Sec-Fetch-Site': 'none' }, 202],
    [{}, 202],
  ])('takes nothing that a page of another site sends: %o', async (headers, expected) => {
    const before = await stored();
    const reply = await ask(accessRequestBody({ passportId }), {
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    expect(reply.status).toBe(expected);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect(await stored()).toBe(expected === 202 ? before + 1 : before);
    if (expected === 403) expect(Object.keys(reply.body)).toEqual(['error', 'message', 'code']);
  });
});

describe('the page /request-access', () => {
  const form = (fields: Record<string, string>) =>
    app.request('/request-access', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  const filled = {
    granteeName: 'Ines Duarte',
    granteeEmail: 'ines@repairs.example',
    organization: '',
    purpose: 'Repair & reuse',
  };

  // Clause: GET /request-access 200
  it.each(['passport', 'unit'])(
    'shows a form for a %s, without asking whether it exists',
    async (what) => {
      const id = randomUUID();
      const { status, headers, text } = await app.request(`/request-access?${what}=${id}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain("form-action 'self'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(text).toContain(`<input type="hidden" name="${what}" value="${id}"/>`);
      expect(text).not.toContain('<script');
    },
  );

  // Clause: page languages
  it.each(LOCALES)('speaks %s, before and after it was sent', async (lang) => {
    const address = `/request-access?passport=${passportId}&lang=${lang}`;
    const asked = await app.request(address);
    expect(asked.headers.get('content-language')).toBe(lang);
    expect(asked.text).toContain(`<html lang="${lang}">`);
    // The links to the other languages keep what is asked for.
    expect(asked.text).toContain(`<a href="?passport=${passportId}&amp;lang=fr"`);
    const sent = await app.request(address, {
      method: 'POST',
      body: '',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(sent.status).toBe(400);
    expect(sent.text).toContain(`<html lang="${lang}">`);
  });

  // Clause: GET /request-access 200
  it('names product and company of what is public, before and after a fault', async () => {
    const metadata = { ...battery(), productName: 'Cell <One>', manufacturer: 'Voltwerk & Co' };
    const { id } = await workspace.createPassport({ metadata });
    const unit = await workspace.serialise(id);
    const faulty = { ...filled, granteeEmail: 'none' };
    for (const reply of [
      await app.request(`/request-access?passport=${id}`),
      await app.request(`/request-access?unit=${unit.id}`),
      await form({ ...faulty, passport: id }),
      await form({ ...faulty, unit: unit.id }),
    ]) {
      expect(reply.text).toMatch(/<strong>.*Cell &lt;One>.*<\/strong><br\/>Voltwerk &amp; Co/);
      expect(reply.text).not.toContain('Cell <One');
    }
  });

  // Clause: GET /request-access 200
  it('names nothing of a draft, of its units, and of a demoted passport', async () => {
    const metadata = { ...battery(), productName: 'Secret Cell' };
    const draft = await workspace.createPassport({ metadata, draft: true });
    const unit = await workspace.serialise(draft.id);
    const demoted = await workspace.createPassport({ metadata });
    const put = await app.request(`/api/v1/passports/${demoted.id}`, {
      method: 'PUT',
      key: workspace.key,
      json: { draft: true, metadata },
    });
    expect(put.status, put.text).toBe(200);
    const unknown = randomUUID();
    const plain = (await app.request(`/request-access?passport=${unknown}`)).text;
    for (const id of [draft.id, demoted.id]) {
      const { text } = await app.request(`/request-access?passport=${id}`);
      expect(text).not.toContain('Secret Cell');
      expect(text.replaceAll(id, unknown)).toBe(plain);
      // Not even for its owner: the page is everybody's.
      const own = await app.request(`/request-access?passport=${id}`, { key: workspace.key });
      expect(own.text).toBe(text);
    }
    const ofUnit = await app.request(`/request-access?unit=${unit.id}`);
    expect(ofUnit.text).not.toContain('Secret Cell');
    const sent = await form({ ...filled, granteeEmail: 'none', passport: draft.id });
    expect(sent.text).not.toContain('Secret Cell');
  });

  it('takes its language from the browser, and says that it does', async () => {
    const headers = { 'Accept-Language': 'sv, de;q=0.5' };
    const reply = await app.request(`/request-access?unit=${unitId}`, { headers });
    expect(reply.headers.get('vary')).toContain('Accept-Language');
    expect(reply.text).toContain('<html lang="sv">');
  });

  it('repeats nothing of its address but what is asked for', async () => {
    const address = `/request-access?unit=${unitId}`;
    const { text } = await app.request(address);
    expect(text).toContain(`href="?unit=${unitId}&amp;lang=de"`);
    expect((await app.request(`${address}&grant=dpp_li_x&x=1`)).text).toBe(text);
  });

  it('says so when its address names nothing', async () => {
    expect((await app.request('/request-access')).status).toBe(400);
  });

  it('writes nothing of its address into the page as markup', async () => {
    const { text } = await app.request('/request-access?unit=%22%3E%3Cscript%3E');
    expect(text).toContain('value="&quot;>&lt;script>"');
  });

  // Clause: POST /request-access 202
  it('sends a request that is stored', async () => {
    const { status, text } = await form({ ...filled, unit: unitId });
    expect(status).toBe(202);
    const rows = await app.db('access_grants').where({ battery_unit_id: unitId });
    expect(rows.some(({ purpose }) => purpose === 'Repair & reuse')).toBe(true);
    expect((await form({ ...filled, unit: randomUUID() })).text).toBe(text);
  });

  it('shows what is wrong beside what was filled in', async () => {
    const { status, text } = await form({ ...filled, granteeEmail: 'in<es', passport: passportId });
    expect(status).toBe(400);
    expect(text).toContain('role="alert"');
    expect(text).toContain('value="in&lt;es"');
    expect(text).toContain('Repair &amp; reuse');
    expect(text).toContain(`value="${passportId}"`);
  });

  // Clause: POST /request-access 403
  it('takes no form that a page of another site sends', async () => {
    const before = await stored();
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
    ]) {
      const reply = await app.request('/request-access', {
        method: 'POST',
        body: new URLSearchParams({ ...filled, unit: unitId }).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      });
      expect(reply.status).toBe(403);
    }
    expect(await stored()).toBe(before);
  });

  it('asks for what is missing', async () => {
    expect((await form({})).status).toBe(400);
  });

  it.each([
    ['JSON', 'application/json', '{}', 415],
    ['parts', 'multipart/form-data; boundary=x', '--x--', 415],
    ['too much', 'application/x-www-form-urlencoded', `purpose=${'x'.repeat(33_000)}`, 413],
    ['NUL', 'application/x-www-form-urlencoded', 'purpose=%00', 400],
  ])('refuses %s', async (_what, type, body, status) => {
    const headers = { 'Content-Type': type };
    const reply = await app.request('/request-access', { method: 'POST', body, headers });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toContain('application/json');
  });

  // Clause: error pages
  it.each([
    ['no form', 'application/json', '{}', 415],
    ['too long a form', 'application/x-www-form-urlencoded', `purpose=${'x'.repeat(33_000)}`, 413],
  ])('answers %s with a page where a page was asked for', async (_what, type, body, status) => {
    const headers = { 'Content-Type': type, Accept: 'text/html', 'Accept-Language': 'de' };
    const reply = await app.request('/request-access', { method: 'POST', body, headers });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.text).toContain('Das Formular konnte nicht gelesen werden');
  });

  it('takes the longest texts there may be, in a script of three bytes a letter', async () => {
    const longest = { granteeName: '人'.repeat(160), organization: '人'.repeat(200) };
    const purpose = '’'.repeat(2000);
    const reply = await form({ ...filled, ...longest, purpose, unit: unitId });
    expect(reply.status).toBe(202);
  });
});

describe('the budget of requests', () => {
  // Clause: limit access requests
  it('is five a minute for an address, of both kinds together', async () => {
    const limited = await startTestApp({ LIMIT_GRANT_REQUEST_PER_MINUTE: '5' });
    try {
      const json = accessRequestBody({ passportId: randomUUID() });
      const send = (i: number) =>
        i % 2 === 0
          ? limited.request(path, { json })
          : limited.request('/request-access', { method: 'POST', body: 'a=b' });
      const statuses = [];
      for (let i = 0; i < 7; i++) statuses.push((await send(i)).status);
      expect(statuses).toEqual([202, 415, 202, 415, 202, 429, 429]);
      expect((await limited.request('/request-access?unit=x')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/features/grants/grant-model.js';
import { newSku, textiles } from '../support/factories.js';
import { insertRequest } from '../support/grants.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession } from '../support/users.js';
import { insertSubscription } from '../support/webhooks.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

interface Item {
  readonly kind: string;
  readonly urgency: string;
  readonly count: number;
  readonly countIsExact: boolean;
  readonly since: string;
  readonly until: string | null;
  readonly targetType: string | null;
  readonly targetId: string | null;
  readonly params: Readonly<Record<string, string | number>>;
}

interface Today {
  readonly items: readonly Item[];
  readonly snoozed: readonly { readonly kind: string; readonly until: string }[];
  readonly unavailable: readonly string[];
}

let app: TestApp;
let workspace: Workspace;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

async function today(key = workspace.key): Promise<Today> {
  const { status, text, body } = await app.request('/api/v1/today', { key });
  expect(status, text).toBe(200);
  return body as unknown as Today;
}
const kindsOf = ({ items }: Today) => items.map(({ kind }) => kind);
const itemOf = async (kind: string, key?: string) =>
  (await today(key)).items.find((item) => item.kind === kind);
const now = () => app.deps.clock.now();
const later = (days: number) => addDays(now(), days).toISOString();
const sealedPassport = async (body: object = {}) => {
  const { id } = await workspace.createPassport({ facilityId: workspace.facilityId, ...body });
  await workspace.seal(id);
  return id;
};
const certified = (validUntil: string) =>
  textiles({
    regulatoryCompliance: {
      ceMarking: false,
      certificates: [{ name: 'GOTS', referenceNumber: '7', issuer: 'CU', validUntil }],
    },
  });

describe('GET /api/v1/today', () => {
  // Clause: GET /api/v1/today 200
  it('is empty where nothing waits', async () => {
    expect(await today()).toEqual({ success: true, items: [], snoozed: [], unavailable: [] });
  });

  it('names a recall in force, with the passport where it is one', async () => {
    const id = await sealedPassport();
    const path = `/api/v1/passports/${id}/status`;
    await app.request(path, { method: 'PUT', key: workspace.key, json: { status: 'RECALLED' } });
    expect(await itemOf('RECALL_IN_FORCE')).toMatchObject({
      ...{ urgency: 'NOW', count: 1, countIsExact: true, until: null },
      ...{ targetType: 'passport', targetId: id, params: { status: 'RECALLED' } },
    });
    await app.request(path, { method: 'PUT', key: workspace.key, json: { status: 'ACTIVE' } });
    expect(kindsOf(await today())).toEqual([]);
  });

  it('tells a webhook that fails from one that was switched off, and from one that a person did', async () => {
    const { tenant, key } = workspace;
    const failingSince = addDays(now(), -1);
    const failing = await insertSubscription(app, tenant, { failingSince });
    expect(await itemOf('WEBHOOK_FAILING')).toMatchObject({
      ...{ count: 1, targetId: failing.id, since: failingSince.toISOString() },
      until: addDays(failingSince, 5).toISOString(),
    });
    const off = await insertSubscription(app, tenant, { failingSince, isActive: false });
    expect(await itemOf('WEBHOOK_SWITCHED_OFF')).toMatchObject({ targetId: off.id });
    for (const { id } of [failing, off]) {
      const path = `/api/v1/webhooks/subscriptions/${id}`;
      await app.request(path, { method: 'PATCH', key, json: { isActive: false } });
    }
    expect(kindsOf(await today())).toEqual([]);
  });

  it('says when the plan allows no more, and since when', async () => {
    const { id } = workspace.tenant;
    await app.db('tenants').where({ id }).update({ passport_limit: 1 });
    expect(kindsOf(await today())).toEqual([]);
    await sealedPassport();
    expect(await itemOf('QUOTA_REACHED')).toMatchObject({
      ...{ urgency: 'NOW', targetType: 'tenant', targetId: id },
      params: { activePassports: 1, passportLimit: 1 },
    });
  });

  it('says that no key signs', async () => {
    const retiredAt = now();
    const keys = app.db('signing_keys').where({ tenant_id: workspace.tenant.id });
    await keys.update({ retired_at: retiredAt });
    const item = await itemOf('SIGNING_KEY_MISSING');
    expect(item).toMatchObject({ count: 1, since: retiredAt.toISOString() });
  });

  it('counts drafts with faults, and no others', async () => {
    const metadata = textiles({ originCountry: undefined });
    await workspace.createPassport({ productId: newSku(), draft: true, metadata });
    await workspace.createPassport({ productId: newSku(), draft: true });
    const item = await itemOf('DRAFTS_WITH_FAULTS');
    expect(item).toMatchObject({ urgency: 'WEEK', count: 1, params: { status: 'DRAFT' } });
  });

  it('counts requests for access, until the first of them is dropped', async () => {
    const { tenant, operatorId } = workspace;
    await insertRequest(app, { tenant, operatorId });
    await insertRequest(app, { tenant, operatorId });
    const item = await itemOf('GRANTS_PENDING');
    expect(item).toMatchObject({ count: 2, targetId: null, params: { status: 'PENDING' } });
    expect(Date.parse(item?.until ?? '') - Date.parse(item?.since ?? '')).toBe(90 * 86_400_000);
  });

  it('counts certificates that end within 30 days, with the filter that finds the passports', async () => {
    const end = later(10).slice(0, 10);
    const id = await sealedPassport({ metadata: certified(end) });
    await sealedPassport({ metadata: certified(later(60).slice(0, 10)) });
    const item = await itemOf('CERTIFICATES_ENDING');
    expect(item).toMatchObject({ count: 1, targetId: id, until: `${end}T00:00:00.000Z` });
    const filter = new URLSearchParams(item?.params as Record<string, string>);
    const path = `/api/v1/passports/search?${filter}`;
    const found = (await app.request(path, { key: workspace.key })).body.passports;
    expect((found as unknown as { id: string }[]).map((passport) => passport.id)).toEqual([id]);
  });

  it('counts keys that end within 30 days, neither revoked nor ended ones', async () => {
    const json = { name: 'ERP', role: 'AUDITOR' };
    const make = async (expiresAt: string) =>
      (
        await app.request('/api/v1/api-keys', {
          key: workspace.key,
          json: { ...json, expiresAt },
        })
      ).body as unknown as { apiKey: { id: string } };
    const { apiKey } = await make(later(20));
    const revoked = await make(later(21));
    await make(later(40));
    const path = `/api/v1/api-keys/${revoked.apiKey.id}`;
    await app.request(path, { method: 'DELETE', key: workspace.key });
    expect(await itemOf('KEYS_ENDING')).toMatchObject({ count: 1, targetId: apiKey.id });
    const ended = { expires_at: addDays(now(), -1) };
    await app.db('api_keys').where({ id: apiKey.id }).update(ended);
    expect(await itemOf('KEYS_ENDING')).toBeUndefined();
  });

  it('counts what has no site and no seal until it is sealed', async () => {
    const { id } = await workspace.createPassport();
    expect(kindsOf(await today())).toEqual(['FACILITY_MISSING', 'SEAL_MISSING']);
    const filter = { status: 'ACTIVE', sealed: 'false' };
    expect(await itemOf('SEAL_MISSING')).toMatchObject({ targetId: id, params: filter });
    expect((await itemOf('FACILITY_MISSING'))?.params).toEqual({ ...filter, facilityId: 'none' });
    await workspace.seal(id);
    expect(kindsOf(await today())).toEqual([]);
  });

  it('counts people without a second factor', async () => {
    const { user } = await startSession(app, workspace.tenant, 'AUDITOR');
    expect(await itemOf('MFA_MISSING')).toMatchObject({ count: 1, targetId: user.id });
    await app.db('users').where({ id: user.id }).update({ totp_confirmed_at: now() });
    expect(kindsOf(await today())).toEqual([]);
  });

  it('counts to a thousand and says that there are more', async () => {
    const { tenant, operatorId } = workspace;
    const [first] = await app.db<object>('api_keys').where({ tenant_id: tenant.id });
    const rows = Array.from({ length: 1001 }, (_, i) => ({
      ...first,
      id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
      key_id: String(i),
      permissions: null,
      operator_id: operatorId,
      expires_at: addDays(now(), 5),
    }));
    await app.db.batchInsert('api_keys', rows, 500);
    expect(await itemOf('KEYS_ENDING')).toMatchObject({ count: 1000, countIsExact: false });
  });

  describe('of what the caller may do', () => {
    beforeEach(async () => {
      const { tenant, operatorId } = workspace;
      await workspace.createPassport();
      await insertRequest(app, { tenant, operatorId });
      await insertSubscription(app, tenant, { failingSince: now() });
      await startSession(app, tenant);
    });

    it.each([
      ['AUDITOR', []],
      ['COMPLIANCE_OFFICER', ['GRANTS_PENDING', 'FACILITY_MISSING', 'SEAL_MISSING']],
      ['INTEGRATION', ['WEBHOOK_FAILING', 'FACILITY_MISSING', 'SEAL_MISSING']],
      [
        'TENANT_ADMIN',
        ['WEBHOOK_FAILING', 'GRANTS_PENDING', 'FACILITY_MISSING', 'SEAL_MISSING', 'MFA_MISSING'],
      ],
    ] as const)('shows a session of the role %s no more', async (role, expected) => {
      const { token } = await startSession(app, workspace.tenant, role);
      expect(kindsOf(await today(token))).toEqual(expected);
    });

    it('shows a credential of one operator what is its operator’s', async () => {
      const { operatorId } = workspace;
      const other = (await workspace.createOperator()).id;
      const own = await workspace.createKey({ operatorId });
      const expected = ['GRANTS_PENDING', 'FACILITY_MISSING', 'SEAL_MISSING'];
      expect(kindsOf(await today(own))).toEqual(expected);
      expect(kindsOf(await today(await workspace.createKey({ operatorId: other })))).toEqual([]);
    });
  });

  it('says which part could not be looked up, and shows the others', async () => {
    const { tenant } = workspace;
    await workspace.createPassport();
    await insertSubscription(app, tenant, { failingSince: now() });
    await app.db.raw('alter table webhook_subscriptions rename to lost');
    const shown = await today();
    await app.db.raw('alter table lost rename to webhook_subscriptions');
    expect(kindsOf(shown)).toEqual(['FACILITY_MISSING', 'SEAL_MISSING']);
    expect(shown.unavailable).toEqual(['WEBHOOK_FAILING', 'WEBHOOK_SWITCHED_OFF']);
    expect((await today()).unavailable).toEqual([]);
  });
});

describe('/api/v1/today/{kind}/snooze', () => {
  const at = (kind: string) => `/api/v1/today/${kind}/snooze`;
  const snooze = (kind: string, until: unknown, key = workspace.key) =>
    app.request(at(kind), { key, json: { until } });

  beforeEach(() => workspace.createPassport());

  // Clause: POST /api/v1/today/{kind}/snooze 200
  it('hides a kind from the caller alone, in each of their sessions', async () => {
    const [one, other] = [
      await startSession(app, workspace.tenant, 'COMPLIANCE_OFFICER'),
      await startSession(app, workspace.tenant, 'COMPLIANCE_OFFICER'),
    ];
    const until = later(1);
    const { status, body } = await snooze('SEAL_MISSING', until, one.token);
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, kind: 'SEAL_MISSING', snoozedUntil: until },
    });
    const shown = await today(one.token);
    expect(kindsOf(shown)).toEqual(['FACILITY_MISSING']);
    expect(shown.snoozed).toEqual([{ kind: 'SEAL_MISSING', until }]);
    const login = { email: one.user.email, password: 'a long test password' };
    const again = (await app.request('/auth/login', { json: login })).body as unknown as {
      token: string;
    };
    expect(kindsOf(await today(again.token))).toEqual(['FACILITY_MISSING']);
    for (const key of [other.token, workspace.key]) {
      expect(kindsOf(await today(key))).toContain('SEAL_MISSING');
    }
  });

  it('moves the time with a second call, and shows the kind when it is over', async () => {
    await snooze('SEAL_MISSING', later(1));
    const until = later(2);
    await snooze('SEAL_MISSING', until);
    expect((await today()).snoozed).toEqual([{ kind: 'SEAL_MISSING', until }]);
    const over = { snoozed_until: addDays(now(), -1) };
    await app.db('today_snoozes').where({ tenant_id: workspace.tenant.id }).update(over);
    expect(kindsOf(await today())).toContain('SEAL_MISSING');
  });

  // Clause: DELETE /api/v1/today/{kind}/snooze 200
  it('is undone, also where nothing is hidden', async () => {
    await snooze('SEAL_MISSING', later(1));
    for (let times = 0; times < 2; times += 1) {
      const { key } = workspace;
      const { status, body } = await app.request(at('SEAL_MISSING'), { method: 'DELETE', key });
      expect({ status, body }).toEqual({
        status: 200,
        body: { success: true, kind: 'SEAL_MISSING', snoozedUntil: null },
      });
      expect(kindsOf(await today())).toContain('SEAL_MISSING');
    }
  });

  // Clause: POST /api/v1/today/{kind}/snooze 400
  it.each([
    ['a kind that there is not', 'TIDY_UP', () => later(1)],
    ['a time in the past', 'SEAL_MISSING', () => later(-1)],
    ['a time too far away', 'SEAL_MISSING', () => later(32)],
    ['no time', 'SEAL_MISSING', () => 'tomorrow'],
    ['nothing', 'SEAL_MISSING', () => undefined],
  ])('refuses %s', async (_what, kind, until) => {
    expect((await snooze(kind, until())).status).toBe(400);
    expect((await today()).snoozed).toEqual([]);
  });

  it('refuses the end of what there is not', async () => {
    const { key } = workspace;
    expect((await app.request(at('TIDY_UP'), { method: 'DELETE', key })).status).toBe(400);
  });
});

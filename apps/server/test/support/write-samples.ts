import { randomUUID } from 'node:crypto';
import { facilityBody, newLot, newSku, operatorBody, textiles, unitBody } from './factories.js';
import { grantBody, issueToAuthority, requestAccess } from './grants.js';
import type { AnyRoute } from '../../src/platform/http/route.js';
import type { ServerDeps } from '../../src/server-deps.js';
import { membersOf } from './provisioned-workspace.js';
import type { TestApp, TestReply } from './test-app.js';
import { bodyOf } from './route-fixtures.js';
import { createUser, newEmail, startSession, testPassword, type TestSession } from './users.js';
import { insertImport } from './imports.js';
import { insertSubscription, subscriptionBody } from './webhooks.js';
import { createWorkspace, type Workspace } from './workspace.js';

type Members = Record<string, unknown>;
type Route = AnyRoute<ServerDeps>;

/** A write as a caller who may would send it, and where its effect can be read. */
export interface WriteSample {
  /** What stands for `{id}` in the path. */
  readonly id?: string;
  /** A body the route accepts; each call another one. */
  readonly body: () => Members;
  /** The stored record, in the words of the request; none where nothing of the body is kept. */
  readonly readBack?: (reply: TestReply) => Promise<Members>;
  /** What the route takes for a member that was not sent. Default: nothing. */
  readonly ignores?: (member: string, value: unknown) => boolean;
}

const isIsoTime = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

const grantTexts = {
  granteeEmail: 'ines@repairs.example',
  organization: 'Oficina Duarte',
  purpose: 'Repair',
  passportId: null,
  batteryUnitId: null,
};

/** A grant on a workspace names nothing in it; texts are cut, a time is written in one way. */
const ignoresOfGrant = (member: string, value: unknown) =>
  ['passportId', 'batteryUnitId', 'tenantId'].includes(member) ||
  (member === 'expiresAt' && !isIsoTime(value)) ||
  (['organization', 'purpose', 'granteeName'].includes(member) &&
    (isBlank(value) || String(value).length > 150));

/** An event that is named twice is kept once. */
const ignoresOfSubscription = (member: string, value: unknown) =>
  member === 'events' && Array.isArray(value) && new Set(value).size < value.length;

/** Who calls, and what the routes are tried on. */
export interface WriteScene {
  readonly workspace: Workspace;
  readonly admin: TestSession;
  /** @throws for a route with a path that names something without a sample. */
  sampleOf(route: Route): WriteSample;
}

export async function createWriteScene(app: TestApp): Promise<WriteScene> {
  const workspace = await createWorkspace(app, { tier: 'enterprise' });
  const admin = await startSession(app, undefined);
  const user = await createUser(app, workspace.tenant, 'AUDITOR');
  const other = await app.createTenant({ tier: 'enterprise' });
  const passport = await workspace.createPassport();
  const draft = await workspace.createPassport({ draft: true });
  const saved = await workspace.createPassport({ draft: true, productId: newSku() });
  const unit = await workspace.serialise(passport.id);
  const predecessor = await workspace.serialise(passport.id);
  const offered = await workspace.serialise(passport.id);
  const heats = await workspace.createPassport({ draft: true, productId: newSku() });
  const webhook = await insertSubscription(app, workspace.tenant);
  const table = await insertImport(app, {
    tenantId: workspace.tenant.id,
    operatorId: workspace.operatorId,
  });
  const request = await requestAccess(app, { passportId: passport.id });
  const authority = await issueToAuthority(app, other);
  const read = async (path: string, key = workspace.key) => {
    const reply = await app.request(path, { key });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}.`);
    return membersOf<Record<string, Members & readonly Members[]>>(reply);
  };
  const idIn = (reply: TestReply, member: string) =>
    String(membersOf<Record<string, Members>>(reply)[member]?.id);
  const listed = async (path: string, list: string, id: string) =>
    (await read(path))[list]?.find((entry) => entry.id === id) ?? {};

  const lots = `/api/v1/passports/${heats.id}/batches`;
  const made = await app.request(lots, { key: workspace.key, json: { lot: newLot() } });
  const heat = { id: idIn(made, 'batch') };

  const source = async (id: string): Promise<Members> =>
    (await read(`/api/v1/passports/${id}/source`)).passport ?? {};

  const subscription = (id: string) =>
    listed('/api/v1/webhooks/subscriptions', 'subscriptions', id);

  /** By operation id: what is kept can be read back. Other routes have a fixture that will do. */
  const samples: Record<string, WriteSample> = {
    createPassport: {
      body: () => ({ productId: newSku(), metadata: textiles(), draft: true, enrichment: {} }),
      async readBack(reply) {
        const path = `/api/v1/passports/${idIn(reply, 'passport')}`;
        const { productId, metadata, status } = (await app.request(path, { key: workspace.key }))
          .body;
        return { productId, metadata, draft: status === 'DRAFT' };
      },
    },
    updatePassport: {
      id: draft.id,
      body: () => ({
        metadata: textiles(),
        draft: true,
        changeReason: 'Typo',
        facilityId: workspace.facilityId,
        enrichment: {},
      }),
      async readBack() {
        const path = `/api/v1/passports/${draft.id}`;
        const { metadata, status } = (await app.request(path, { key: workspace.key })).body;
        return { metadata, draft: status === 'DRAFT' };
      },
    },
    updatePassportStatus: {
      id: passport.id,
      body: () => ({
        status: 'RECALLED',
        reason: 'The zip may break.',
        noticeUrl: 'https://acme.example/recalls/7',
        contact: 'help@acme.example',
      }),
      async readBack() {
        const { status, statusNote } = await source(passport.id);
        return { status, ...(statusNote as Members) };
      },
      // Texts are trimmed, and blank ones are none.
      ignores: (member, value) =>
        member !== 'status' &&
        (typeof value !== 'string' || value.trim() !== value || value === ''),
    },
    saveDraft: {
      id: saved.id,
      body: () => ({
        productId: newSku(),
        metadata: textiles(),
        facilityId: workspace.facilityId,
        enrichment: {},
      }),
      async readBack() {
        const { productId, metadata } = await source(saved.id);
        return { productId, metadata };
      },
    },
    registerOperator: {
      body: () => ({ ...operatorBody(), regIdScheme: 'OTHER' }),
      readBack: async (reply) =>
        (await read(`/api/v1/operators/${idIn(reply, 'operator')}`)).operator ?? {},
    },
    updateOperator: {
      id: workspace.operatorId,
      body: () => ({ name: 'Nordvind Apparel AB', role: 'IMPORTER' }),
      readBack: async () =>
        (await read(`/api/v1/operators/${workspace.operatorId}`)).operator ?? {},
      ignores: (_member, value) => isBlank(value),
    },
    updateFacility: {
      id: workspace.facilityId,
      body: () => {
        const { gln: _gln, ...changes } = facilityBody();
        return changes;
      },
      readBack: async () =>
        (await read(`/api/v1/facilities/${workspace.facilityId}`)).facility ?? {},
      ignores: (member, value) => member === 'name' && isBlank(value),
    },
    validateBatteryUnits: { id: passport.id, body: () => unitBody() },
    serializeBatteryUnits: {
      id: passport.id,
      body: () => ({
        ...unitBody(),
        status: 'REUSED',
        manufacturedAt: '2027-01-01T00:00:00.000Z',
        predecessorUnitId: predecessor.id,
        predecessorStatus: 'REMANUFACTURED',
        units: null,
      }),
      async readBack(reply) {
        const [{ id }] = reply.body.units;
        const { serialNumber, status, manufacturedAt, predecessorUnitId } = await listed(
          `/api/v1/passports/${passport.id}/units`,
          'units',
          id,
        );
        return { serialNumber, status, manufacturedAt, predecessorUnitId };
      },
      // A date comes back as the time it stands for, and nothing as the default.
      ignores: (member, value) =>
        (member === 'manufacturedAt' && !isIsoTime(value)) ||
        (member === 'status' && value === null),
    },
    recordBatteryUnitEvent: {
      id: unit.id,
      body: () => ({
        eventType: 'OTHER',
        stateOfHealth: 97.5,
        cycleCount: 12,
        remainingCapacityAh: 88.25,
        temperatureC: -4.5,
        status: 'IN_SERVICE',
        payload: { charger: 'AC' },
        recordedAt: '2026-01-01T00:00:00.000Z',
      }),
      readBack: (reply) =>
        listed(`/api/v1/units/${unit.id}/events?limit=500`, 'events', idIn(reply, 'event')),
      ignores: (member, value) =>
        (member === 'recordedAt' && !isIsoTime(value)) ||
        (member === 'payload' && typeof value !== 'object') ||
        (member === 'cycleCount' && !Number.isInteger(value)) ||
        Object.is(value, -0),
    },
    recordUnitEvents: {
      id: unit.id,
      body: () => ({ events: [{ eventType: 'CHARGE_CYCLE', cycleCount: 12 }] }),
    },
    createBatch: { id: heats.id, body: () => ({ lot: newLot(), metadata: {} }) },
    createBatches: { id: heats.id, body: () => ({ batches: [{ lot: newLot() }] }) },
    updateBatch: { id: heat.id, body: () => ({ metadata: {} }) },
    updateBatchStatus: {
      id: heat.id,
      body: () => ({ status: 'RECALLED', reason: 'Cracks', contact: 'help@acme.example' }),
    },
    declarePassportCarrier: {
      id: draft.id,
      body: () => ({ symbology: 'QR', xDimensionMm: 0.5, placement: 'On the lid' }),
    },
    // Once: what follows is refused, as the unit is offered then.
    offerHandOver: { id: offered.id, body: () => ({ becomes: 'REUSED' }) },
    createFacility: {
      body: () => ({ ...facilityBody(), operatorId: workspace.operatorId }),
      readBack: async (reply) =>
        (await read(`/api/v1/facilities/${idIn(reply, 'facility')}`)).facility ?? {},
    },
    createGrant: {
      body: () => ({ ...grantBody(new Date()), ...grantTexts }),
      readBack: (reply) => listed('/api/v1/grants', 'grants', idIn(reply, 'grant')),
      ignores: ignoresOfGrant,
    },
    issueAuthorityGrant: {
      body: () => ({ ...grantBody(new Date()), ...grantTexts, tenantId: workspace.tenant.id }),
      readBack: (reply) => listed('/api/v1/grants', 'grants', idIn(reply, 'grant')),
      ignores: ignoresOfGrant,
    },
    approveGrantRequest: { id: request.id, body: () => ({}) },
    denyGrants: { body: () => ({ ids: ['00000000-0000-4000-8000-000000000000'] }) },
    updateImport: {
      id: table.id,
      body: () => ({
        category: 'textiles',
        operatorId: workspace.operatorId,
        facilityId: workspace.facilityId,
        existing: 'UPDATE',
        allowSku: true,
        columns: [{ index: 0, target: 'productId' }],
        cells: [{ row: 1, column: 0, value: 'SKU-2' }],
        leaveOut: [],
        takeIn: [],
      }),
      async readBack() {
        const found = (await read(`/api/v1/imports/${table.id}`)).import ?? {};
        const { category, operatorId, facilityId, existing, allowSku } = found as Members;
        return { category, operatorId, facilityId, existing, allowSku };
      },
    },
    publishImport: { id: table.id, body: () => ({ keepFaulty: false }) },
    createWebhookSubscription: {
      body: () => subscriptionBody(),
      readBack: (reply) => subscription(idIn(reply, 'subscription')),
      ignores: ignoresOfSubscription,
    },
    updateWebhookSubscription: {
      id: webhook.id,
      body: () => ({ ...subscriptionBody(), isActive: false }),
      readBack: () => subscription(webhook.id),
      ignores: ignoresOfSubscription,
    },
    verifyPassportSeal: {
      body: () => ({
        payload: { proof: {}, economicOperator: {}, metadata: {} },
        signature: 'x',
        publicKey: 'x',
      }),
    },
    logIn: { body: () => ({ email: newEmail(), password: testPassword, totpCode: '000000' }) },
    createUser: {
      body: () => ({ email: newEmail(), password: testPassword, role: 'AUDITOR' }),
      async readBack(reply) {
        const { email, role } = await listed('/api/v1/users', 'users', idIn(reply, 'user'));
        return { email, role };
      },
    },
    // What is sent is of interest here, and a token would be good once.
    acceptInvitation: {
      id: 'dpp_invite_unknown',
      body: () => ({ name: 'Ada', password: testPassword }),
    },
    snoozeToday: {
      id: 'SEAL_MISSING',
      body: () => ({ until: new Date(Date.now() + 86_400_000).toISOString() }),
      readBack: async () => {
        const { snoozed } = await read('/api/v1/today');
        return { until: snoozed?.find(({ kind }) => kind === 'SEAL_MISSING')?.until };
      },
      // A time is written in one way, and within a month.
      ignores: (member, value) => member === 'until' && !isIsoTime(value),
    },
    updateUser: {
      id: user.id,
      body: () => ({ role: 'INTEGRATION', password: testPassword }),
      async readBack() {
        const { role } = await listed('/api/v1/users', 'users', user.id);
        return { role };
      },
    },
    createApiKey: {
      body: () => ({
        name: 'ERP',
        role: 'INTEGRATION',
        permissions: ['passport:read'],
        operatorId: workspace.operatorId,
        expiresAt: '2099-01-01T00:00:00.000Z',
      }),
      readBack: (reply) => listed('/api/v1/api-keys', 'apiKeys', idIn(reply, 'apiKey')),
    },
    createTenant: {
      body: () => ({
        name: 'Nordvind Apparel AB',
        subdomain: `t-${randomUUID().slice(0, 13)}`,
        tier: 'growth',
        legalId: 'VATDE-123456789',
        owner: { email: newEmail(), password: testPassword },
      }),
      async readBack(reply) {
        const path = `/platform/v1/tenants/${idIn(reply, 'tenant')}`;
        const tenant: Members = (await read(path, admin.token)).tenant ?? {};
        const { name, subdomain, tier, legalId } = tenant;
        return { name, subdomain, tier, legalId };
      },
    },
    revokeAuthorityGrant: { id: authority.id, body: () => ({}) },
    updateTenant: {
      id: other.id,
      body: () => ({
        tier: 'scale',
        subscriptionStatus: 'active',
        passportLimit: 7,
        mfaRequired: false,
        sandboxOf: null,
      }),
      readBack: async () =>
        (await read(`/platform/v1/tenants/${other.id}`, admin.token)).tenant ?? {},
    },
  };
  return {
    workspace,
    admin,
    sampleOf(route) {
      const sample = samples[route.operationId];
      if (!sample && route.path.includes('{')) {
        throw new Error(`No sample names what stands in ${route.path}.`);
      }
      return sample ?? { body: () => ({ ...bodyOf(route).json }) };
    },
  };
}

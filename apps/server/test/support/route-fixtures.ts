import { addDays } from '../../src/features/grants/grant-model.js';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createAccountToken } from '../../src/platform/auth/secrets/account-token.js';
import type { AnyRoute } from '../../src/platform/http/route.js';
import type { ServerDeps } from '../../src/server-deps.js';
import { environmentOf } from './aas-environment.js';
import {
  battery,
  facilityBody,
  newGrai,
  newGtin,
  newLot,
  newSku,
  operatorBody,
  passportBody,
  textiles,
  unitBody,
  type MetadataBody,
} from './factories.js';
import { accessRequestBody, grantBody, insertRequest, issueToAuthority } from './grants.js';
import { insertDelivery, insertSubscription, subscriptionBody } from './webhooks.js';
import { capture, credentialOf, documentOf, newEpc, observed } from './events.js';
import type { MatrixWorld } from './matrix-callers.js';
import { insertImport, tableTypes } from './imports.js';
import { insertJob } from './jobs.js';
import { insertExport, readyMapping } from './registry.js';
import { insertPictures } from './picture-files.js';
import { createUser, newEmail, testPassword } from './users.js';

type Route = AnyRoute<ServerDeps>;

/** Something of `mine`, as the path of a route names it. */
interface OwnedResource {
  readonly params: Readonly<Record<string, string>>;
  /** The operator it belongs to; undefined: the whole workspace. */
  readonly operatorId?: string;
}

/**
 * Makes the resource that a path names, by the beginning of the path. A route with a path that begins with none of
 * these has no fixture and fails its tests: a new route is covered by adding its line here.
 */
const resources: Readonly<
  Record<string, (world: MatrixWorld, route: Route) => Promise<OwnedResource>>
> = {
  '/passport/{id}': ownedPassport(() => ({ productId: newSku() })),
  '/passport/{id}/images/{number}': async (world) => {
    const passport = await ownedPassport(() => ({ productId: newSku() }))(world);
    const of = { tenantId: world.mine.tenant.id, passportId: passport.params.id ?? '' };
    await insertPictures(world.app.db, of);
    return { ...passport, params: { ...passport.params, number: '1' } };
  },
  '/01/{gtin14}': ownedPassport(() => ({ productId: newGtin() }), 'gtin14'),
  '/id/{workspace}/{productId}': async (world) => {
    const { params, ...owned } = await ownedPassport(
      () => ({ productId: newSku() }),
      'productId',
    )(world);
    return { ...owned, params: { ...params, workspace: world.mine.tenant.subdomain } };
  },
  '/8003/{grai}': ownedPassport(() => ({ productId: newGrai() }), 'grai'),
  // Only drafts can be deleted.
  '/api/v1/passports/{id}': (world, { method }) =>
    ownedPassport(() => ({ productId: newSku(), draft: method === 'delete' }))(world),
  '/api/v1/passports/{id}/revisions': async (world) => {
    const passport = await ownedPassport(() => ({ productId: newSku() }))(world);
    await world.mine.seal(String(passport.params.id));
    return passport;
  },
  '/api/v1/passports/{id}/data-points': ownedPassport(() => ({
    productId: newSku(),
    metadata: battery(),
  })),
  '/api/v1/passports/{id}/draft': ownedPassport(() => ({ productId: newSku(), draft: true })),
  '/api/v1/passports/{id}/versions/{version}': async (world) => {
    const passport = await ownedPassport(() => ({ productId: newSku() }))(world);
    const { app, mine } = world;
    const path = `/api/v1/passports/${passport.params.id}`;
    await app.request(path, { method: 'PUT', key: mine.key, json: { metadata: textiles() } });
    return { ...passport, params: { ...passport.params, version: '1' } };
  },
  '/api/v1/passports/{passportId}/units': ownedPassport(
    () => ({ productId: newSku() }),
    'passportId',
  ),
  // The level of a passport is open while it was never public.
  '/api/v1/passports/{id}/batches': ownedPassport(() => ({ productId: newSku(), draft: true })),
  '/api/v1/batches/{id}': ownedBatch,
  '/passport/{id}/10/{lot}': async (world) => {
    const batch = await ownedBatch(world);
    const path = `/api/v1/passports/${batch.params.passportId}`;
    const json = { metadata: textiles() };
    await world.app.request(path, { method: 'PUT', key: world.mine.key, json });
    return { ...batch, params: { ...batch.params, id: batch.params.passportId ?? '' } };
  },
  '/api/v1/units/{id}': ownedUnit,
  '/unit/{id}': ownedUnit,
  // A case that removes an operator removes one of its own: the others are needed.
  '/api/v1/operators/{id}': async ({ mine, operatorId }, { method }) => {
    const id = method === 'delete' ? (await mine.createOperator()).id : operatorId;
    return { params: { id }, operatorId: id };
  },
  '/api/v1/facilities/{id}': async ({ mine, operatorId }) => {
    const { id } = await mine.createFacility({ operatorId });
    return { params: { id }, operatorId };
  },
  '/api/v1/events/{id}': async ({ app, mine, operatorId }) => {
    const key = await mine.createKey({ operatorId });
    const [id = ''] = await capture(app, key, observed(1, [newEpc()]));
    return { params: { id }, operatorId };
  },
  '/api/v1/grants/{id}': async ({ app, mine, operatorId }) => {
    const { id } = await insertRequest(app, { tenant: mine.tenant, operatorId });
    return { params: { id }, operatorId };
  },
  '/api/v1/webhooks/subscriptions/{id}': async ({ app, mine }) => {
    const { id } = await insertSubscription(app, mine.tenant);
    return { params: { id } };
  },
  '/api/v1/webhooks/deliveries/{id}': async ({ app, mine }) => {
    const { id } = await insertDelivery(app, mine.tenant);
    return { params: { id } };
  },
  '/api/v1/notifications/{id}': async ({ app, mine }) => {
    const [notification] = await app
      .db<{ id: string; tenant_id: string }>('notifications')
      .where({ tenant_id: mine.tenant.id });
    return { params: { id: notification?.id ?? '' } };
  },
  '/api/v1/today/{kind}': () => Promise.resolve({ params: { kind: 'SEAL_MISSING' } }),
  '/api/v1/users/{id}': async ({ app, mine }) => {
    const { id } = await createUser(app, mine.tenant, 'AUDITOR');
    return { params: { id } };
  },
  // Each caller of the matrix has another session: this is the id of none.
  '/auth/sessions/{id}': () => Promise.resolve({ params: { id: randomUUID() } }),
  '/auth/invitations/{token}': async (world, { method }) => {
    // One that is accepted is spent by the first caller.
    const { token } = await invitationOf(world);
    return { params: { token: method === 'get' ? token : forgedToken(token) } };
  },
  '/api/v1/invitations/{id}': async (world) => {
    const { id } = await invitationOf(world);
    return { params: { id } };
  },
  '/api/v1/users/{id}/reset-mfa': async ({ app, mine }) => {
    const { id } = await createUser(app, mine.tenant, 'AUDITOR');
    await app.db('users').where({ id }).update({ totp_confirmed_at: new Date() });
    return { params: { id } };
  },
  '/api/v1/api-keys/{id}': async ({ app, mine, operatorId }) => {
    const secret = await mine.createKey({ role: 'AUDITOR', permissions: [], operatorId });
    const [key] = await app
      .db<{ id: string; key_id: string }>('api_keys')
      .where({ key_id: secret.slice(8, 16) });
    return { params: { id: key?.id ?? '' }, operatorId };
  },
  '/api/v1/jobs/{id}': async ({ app, mine, operatorId }, { operationId }) => {
    // The stream of a job that goes on has no end.
    const state = operationId === 'watchJob' ? 'DONE' : 'QUEUED';
    const { id } = await insertJob(app, { tenantId: mine.tenant.id, operatorId, state });
    return { params: { id }, operatorId };
  },
  '/api/v1/imports/{id}': async ({ app, mine, operatorId }) => {
    const { id } = await insertImport(app, { tenantId: mine.tenant.id, operatorId });
    return { params: { id }, operatorId };
  },
  '/api/v1/imports/{id}/publish': async (world) => {
    const { app, mine, operatorId } = world;
    // Jobs that others queued here are not worked on, and count.
    const ended = { state: 'CANCELED', due_at: null, finished_at: app.deps.clock.now() };
    await app.db('jobs').where({ tenant_id: mine.tenant.id }).update(ended);
    const { id } = await insertImport(app, { tenantId: mine.tenant.id, operatorId });
    return { params: { id }, operatorId };
  },
  '/api/v1/registry/exports/{id}': async ({ app, mine, operatorId }) => {
    const { id } = await insertExport(app, { tenantId: mine.tenant.id, operatorId });
    return { params: { id, number: '1' }, operatorId };
  },
  '/api/v1/units/{id}/hand-overs/{handOverId}': async (world) => {
    const { params, operatorId } = await ownedUnit(world);
    const handOverId = randomUUID();
    const at = world.app.deps.clock.now();
    await world.app.db('hand_overs').insert({
      ...{ tenant_id: world.mine.tenant.id, id: handOverId, unit_id: params.id },
      ...{ token_sha256: handOverId, becomes: 'REUSED', created_by: 'system' },
      ...{ created_at: at, expires_at: addDays(at, 7) },
    });
    return { params: { ...params, handOverId }, ...(operatorId !== undefined && { operatorId }) };
  },
  '/docs/groups/{group}': () => Promise.resolve({ params: { group: 'passports.md' } }),
  '/api/v1/schemas/reports/{report}': () => Promise.resolve({ params: { report: 'seal-report' } }),
  '/api/v1/schemas/{category}': () => Promise.resolve({ params: { category: 'textiles' } }),
  '/tenants/{tenantId}': ({ mine }) => Promise.resolve({ params: { tenantId: mine.tenant.id } }),
  '/platform/v1/tenants/{id}': ({ mine }) => Promise.resolve({ params: { id: mine.tenant.id } }),
  '/platform/v1/grants/{id}': async ({ app, mine }) => {
    const { id } = await issueToAuthority(app, mine.tenant);
    return { params: { id } };
  },
};

interface OwnedBody {
  readonly productId: string;
  readonly draft?: boolean;
  readonly metadata?: MetadataBody;
}

function ownedPassport(body: () => OwnedBody, key = 'id') {
  return async ({ mine, operatorId }: MatrixWorld): Promise<OwnedResource> => {
    const { facilityId } = mine;
    const { id, productId } = await mine.createPassport({ ...body(), operatorId, facilityId });
    const named = key === 'id' || key === 'passportId' ? id : productId;
    return { params: { [key]: named, serial: id }, operatorId };
  };
}

async function ownedUnit(world: MatrixWorld): Promise<OwnedResource> {
  const { params, operatorId } = await ownedPassport(() => ({ productId: newSku() }))(world);
  const { id } = await world.mine.serialise(String(params.id));
  return { params: { id }, ...(operatorId !== undefined && { operatorId }) };
}

async function ownedBatch(world: MatrixWorld): Promise<OwnedResource> {
  const draft = () => ({ productId: newSku(), draft: true });
  const { params, operatorId } = await ownedPassport(draft)(world);
  const path = `/api/v1/passports/${params.id}/batches`;
  const lot = newLot();
  const { body } = await world.app.request(path, { key: world.mine.key, json: { lot } });
  const { id } = (body as unknown as { batch: { id: string } }).batch;
  return {
    params: { id, lot, passportId: params.id ?? '' },
    ...(operatorId !== undefined && { operatorId }),
  };
}

/** An invitation that is not accepted. */
async function invitationOf({ app, mine }: MatrixWorld): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const { token, sha256 } = createAccountToken('invite', mine.tenant.id);
  const at = app.deps.clock.now();
  await app.db('invitations').insert({
    tenant_id: mine.tenant.id,
    id,
    email: newEmail(),
    role: 'AUDITOR',
    token_sha256: sha256,
    invited_by: 'admin@acme.example',
    created_at: at,
    expires_at: addDays(at, 7),
  });
  return { id, token };
}

/** The same token with another end. */
export function forgedToken(token: string): string {
  return token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
}

const unregisteredKeyPem = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString();

const unknownHandOver = `dpp_handover_${'0'.repeat(80)}`;

/** What a route takes, so that nothing but the caller is a reason to refuse it. */
const bodies: Readonly<Record<string, (now: Date) => object>> = {
  createPassport: () => passportBody(),
  bulkIngestPassports: () => ({ passports: [passportBody()] }),
  ingestPassportFromAas: () => environmentOf({ metadata: textiles() }),
  updatePassport: () => ({ metadata: textiles() }),
  updatePassportStatus: () => ({ status: 'RECALLED' }),
  createJob: () => ({ kind: 'SEAL', ids: [randomUUID()] }),
  updateImport: () => ({ cells: [{ row: 1, column: 0, value: newSku() }] }),
  publishImport: () => ({}),
  updateRegistryMapping: () => readyMapping,
  createRegistryExport: () => ({}),
  saveDraft: () => ({ metadata: textiles() }),
  previewPassport: () => passportBody(),
  validatePassport: () => passportBody(),
  validatePassportPublic: () => passportBody(),
  registerOperator: () => operatorBody(),
  updateOperator: () => ({ role: 'IMPORTER' }),
  createBatch: () => ({ lot: newLot() }),
  createBatches: () => ({ batches: [{ lot: newLot() }] }),
  updateBatch: () => ({ metadata: {} }),
  updateBatchStatus: () => ({ status: 'RECALLED' }),
  validateBatteryUnits: () => unitBody(),
  serializeBatteryUnits: () => unitBody(),
  recordBatteryUnitEvent: () => ({ eventType: 'SOH_MEASUREMENT', stateOfHealth: 97.5 }),
  recordUnitEvents: () => ({ events: [{ eventType: 'CHARGE_CYCLE', cycleCount: 12 }] }),
  offerHandOver: () => ({}),
  previewHandOver: () => ({ token: unknownHandOver }),
  acceptHandOver: () => ({ token: unknownHandOver, passportId: randomUUID() }),
  captureEpcisDocument: () => documentOf([observed(1, [newEpc()])]),
  registerTraceabilityEvent: () =>
    credentialOf({ eventType: 'ObjectEvent' }, 'did:web:nobody.example'),
  createFacility: () => facilityBody(),
  updateFacility: () => ({ activity: 'Weaving' }),
  createGrant: (now) => grantBody(now),
  denyGrants: () => ({ ids: [randomUUID()] }),
  issueAuthorityGrant: (now) => ({ ...grantBody(now), tenantId: randomUUID() }),
  createWebhookSubscription: () => subscriptionBody(),
  updateWebhookSubscription: () => ({ events: ['passport.sealed'] }),
  approveGrantRequest: (now) => ({ expiresAt: addDays(now, 30).toISOString() }),
  requestGrant: () => accessRequestBody({ passportId: randomUUID() }),
  verifyPassportSeal: () => ({
    payload: { proof: {}, economicOperator: { id: randomUUID() }, metadata: {} },
    signature: 'AAAA',
    publicKey: unregisteredKeyPem,
  }),
  logIn: () => ({ email: newEmail(), password: testPassword }),
  logInSecondFactor: () => ({ ticket: `dpp_ticket_${'0'.repeat(80)}`, totpCode: '000000' }),
  forgotPassword: () => ({ email: newEmail() }),
  resetPassword: () => ({ token: `dpp_reset_${'0'.repeat(80)}`, password: testPassword }),
  changePassword: () => ({ currentPassword: testPassword, newPassword: `${testPassword}!` }),
  updateProfile: () => ({ theme: 'dark' }),
  renewRecoveryCodes: () => ({ totpCode: '000000' }),
  createInvitation: () => ({ email: newEmail(), role: 'AUDITOR' }),
  acceptInvitation: () => ({ name: 'Made', password: testPassword }),
  updateOwnTenant: () => ({ defaultLocale: 'en' }),
  snoozeToday: (now) => ({ until: addDays(now, 1).toISOString() }),
  confirmMfa: () => ({ totpCode: '000000' }),
  disableMfa: () => ({ totpCode: '000000' }),
  mintGtinCheckDigit: () => ({ gs1CompanyPrefix: '0950600', itemRef: '013435' }),
  decodeGs1: () => ({ elementString: '(01)09506000134352(21)A1' }),
  decodeGs1Batch: () => ({ items: [{ elementString: '(01)09506000134352' }] }),
  bulkExportPassportLabels: () => ({ ids: [randomUUID()] }),
  declarePassportCarrier: () => ({ symbology: 'QR', xDimensionMm: 0.5 }),
  createLabelSheets: () => ({ ids: [randomUUID()], sheet: 'A4_3x8_70x37' }),
  createUser: () => ({ email: newEmail(), password: testPassword, role: 'AUDITOR' }),
  updateUser: () => ({ role: 'AUDITOR' }),
  createApiKey: () => ({ name: 'made', role: 'AUDITOR', permissions: [] }),
  createTenant: () => ({
    name: 'Made GmbH',
    subdomain: `made-${randomUUID().slice(0, 8)}`,
    tier: 'growth',
    owner: { email: newEmail(), password: testPassword },
  }),
  updateTenant: () => ({ passportLimit: null }),
};

export interface RouteTarget {
  readonly path: string;
  /** The same path with unknown ids; undefined for a path without any. */
  readonly unknownPath: string | undefined;
  readonly operatorId: string | undefined;
}

/** A path to something of `mine` that exists. */
export async function targetOf(route: Route, world: MatrixWorld): Promise<RouteTarget> {
  if (!route.path.includes('{')) {
    return { path: route.path, unknownPath: undefined, operatorId: undefined };
  }
  const prefix = Object.keys(resources)
    .filter((start) => route.path.startsWith(start))
    .sort((a, b) => b.length - a.length)[0];
  const resource = await resources[prefix ?? '']?.(world, route);
  if (!resource) throw new Error(`No fixture makes what stands in ${route.path}.`);
  return {
    path: filled(route.path, (name) => {
      const value = resource.params[name];
      if (!value) throw new Error(`The fixture of ${String(prefix)} makes no {${name}}.`);
      return value;
    }),
    unknownPath: namesNobodys.test(route.path)
      ? undefined
      : filled(route.path, (name) => unknown[name]?.() ?? randomUUID()),
    operatorId: resource.operatorId,
  };
}

/** A path with a name that means the same in every workspace. */
const namesNobodys = /\{kind\}/;

const unknown: Readonly<Record<string, () => string>> = { gtin: newGtin, grai: newGrai };

function filled(path: string, valueOf: (name: string) => string): string {
  return path.replace(/\{([^{}]+)\}/g, (_all, name: string) => encodeURIComponent(valueOf(name)));
}

/** @param now - By the clock of the server that is asked. */
export function bodyOf(
  { operationId, body, upload }: Route,
  now = new Date(),
): { json?: object; body?: string; headers?: Record<string, string> } {
  if (upload) {
    const isResult = operationId === 'importRegistryResults';
    const table = isResult ? 'uniqueProductIdentifier,status\nA-1,FAILURE' : 'productId\nA-1';
    return { body: table, headers: { 'Content-Type': tableTypes.csv } };
  }
  if (!body) return {};
  const make = bodies[operationId];
  if (!make) throw new Error(`No fixture makes a body for ${operationId}.`);
  return { json: make(now) };
}

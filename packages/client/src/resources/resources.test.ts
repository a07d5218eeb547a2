import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../../test/support/fake-server.js';
import type { FakeServer } from '../../test/support/fake-server.js';
import { rejectionOf } from '../../test/support/rejection-of.js';
import { DppClient } from '../client.js';

/** What every resource has in common: which request each method sends. */

const id = '0190a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b';
const key = '09506000134352';

let server: FakeServer;
let client: DppClient;

beforeAll(async () => {
  server = await startFakeServer();
  client = new DppClient({ baseUrl: server.origin, apiKey: 'key', maxRetries: 0 });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

type Method = (client: DppClient) => PromiseLike<unknown>;

const jsonMethods: [request: string, mediaType: string, method: Method][] = [
  ['GET /api/v1/whoami', 'application/json', (c) => c.account.whoami()],
  ['POST /api/v1/tenants/rotate-keys', 'application/json', (c) => c.signingKeys.rotate()],
  [
    'POST /api/v1/api-keys',
    'application/json',
    (c) => c.apiKeys.create({ name: 'Line 1', role: 'INTEGRATION' }),
  ],
  [`DELETE /api/v1/api-keys/${id}`, 'application/json', (c) => c.apiKeys.revoke(id)],
  ['GET /api/v1/sandbox', 'application/json', (c) => c.sandbox.get()],
  ['POST /api/v1/sandbox/reset', 'application/json', (c) => c.sandbox.reset()],
  [
    `POST /api/v1/notifications/${id}/read`,
    'application/json',
    (c) => c.notifications.markRead(id),
  ],
  [
    'POST /api/v1/users',
    'application/json',
    (c) => c.users.create({ email: 'a@b.example', password: 'twelve letters', role: 'AUDITOR' }),
  ],
  [`PATCH /api/v1/users/${id}`, 'application/json', (c) => c.users.update(id, { role: 'AUDITOR' })],
  [`DELETE /api/v1/users/${id}`, 'application/json', (c) => c.users.delete(id)],
  [`POST /api/v1/users/${id}/reset-mfa`, 'application/json', (c) => c.users.resetSecondFactor(id)],
  ['GET /api/v1/audit-log/head', 'application/json', (c) => c.auditLog.getHead()],
  [
    'GET /api/v1/schemas/reports/seal-report',
    'application/schema+json',
    (c) => c.schemas.getReport('seal-report'),
  ],
  ['GET /api/v1/today', 'application/json', (c) => c.today.list()],
  [
    'POST /api/v1/today/SEAL_MISSING/snooze',
    'application/json',
    (c) => c.today.snooze('SEAL_MISSING', '2027-01-04T06:00:00.000Z'),
  ],
  [
    'DELETE /api/v1/today/SEAL_MISSING/snooze',
    'application/json',
    (c) => c.today.endSnooze('SEAL_MISSING'),
  ],
  [`GET /api/v1/grants/${id}`, 'application/json', (c) => c.grants.get(id)],
  [
    'GET /api/v1/grants?status=PENDING',
    'application/json',
    (c) => c.grants.listPage({ status: 'PENDING' }),
  ],
  [`GET /api/v1/webhooks/deliveries/${id}`, 'application/json', (c) => c.webhooks.getDelivery(id)],
  [
    `GET /api/v1/access-counts?passportId=${id}&from=2027-01-01`,
    'application/json',
    (c) => c.passports.countAccesses({ passportId: id, from: '2027-01-01' }),
  ],
  [
    'GET /api/v1/passports/vc-readiness?ready=false',
    'application/json',
    (c) => c.passports.getVcReadiness({ ready: false }),
  ],
  ['POST /api/v1/notifications/read-all', 'application/json', (c) => c.notifications.markAllRead()],
  ['GET /api/v1/tenant', 'application/json', (c) => c.account.getTenant()],
  [
    'PATCH /api/v1/tenant',
    'application/json',
    (c) => c.account.updateTenant({ defaultLocale: 'de' }),
  ],
  ['GET /api/v1/signing-keys', 'application/json', (c) => c.signingKeys.list()],
  ['PATCH /auth/me', 'application/json', (c) => c.sessions.updateProfile({ theme: 'dark' })],
  ['GET /auth/sessions', 'application/json', (c) => c.sessions.list()],
  [`DELETE /auth/sessions/${id}`, 'application/json', (c) => c.sessions.end(id)],
  [
    'POST /auth/password/forgot',
    'application/json',
    (c) => c.sessions.forgotPassword('a@b.example'),
  ],
  [
    'POST /auth/password/reset',
    'application/json',
    (c) => c.sessions.resetPassword({ token: 't', password: 'twelve letters' }),
  ],
  [
    'POST /auth/password',
    'application/json',
    (c) => c.sessions.changePassword({ currentPassword: 'a', newPassword: 'twelve letters' }),
  ],
  [
    'POST /auth/mfa/recovery-codes',
    'application/json',
    (c) => c.sessions.renewRecoveryCodes('123456'),
  ],
  [
    'POST /api/v1/invitations',
    'application/json',
    (c) => c.invitations.create({ email: 'a@b.example', role: 'AUDITOR' }),
  ],
  [`POST /api/v1/invitations/${id}/resend`, 'application/json', (c) => c.invitations.resend(id)],
  [`DELETE /api/v1/invitations/${id}`, 'application/json', (c) => c.invitations.revoke(id)],
  ['GET /auth/invitations/t', 'application/json', (c) => c.invitations.show('t')],
  ['POST /api/v1/audit/verify', 'application/json', (c) => c.audit.verifySeal({ payload: {} })],
  [`GET /tenants/${id}/did.json`, 'application/did+json', (c) => c.credentials.getDidDocument(id)],
  [
    'POST /api/v1/facilities',
    'application/json',
    (c) => c.facilities.create({ gln: '5600000000014', name: 'Mill', country: 'PT' }),
  ],
  [`GET /api/v1/facilities/${id}`, 'application/json', (c) => c.facilities.get(id)],
  [
    `PUT /api/v1/facilities/${id}`,
    'application/json',
    (c) => c.facilities.update(id, { name: 'Mill 2', city: null }),
  ],
  [`DELETE /api/v1/facilities/${id}`, 'application/json', (c) => c.facilities.delete(id)],
  [
    'POST /api/v1/webhooks/subscriptions',
    'application/json',
    (c) => c.webhooks.create({ url: 'https://erp.example/hooks', events: ['*'] }),
  ],
  ['GET /api/v1/webhooks/subscriptions', 'application/json', (c) => c.webhooks.list()],
  [
    `PATCH /api/v1/webhooks/subscriptions/${id}`,
    'application/json',
    (c) => c.webhooks.update(id, { isActive: true }),
  ],
  [`DELETE /api/v1/webhooks/subscriptions/${id}`, 'application/json', (c) => c.webhooks.delete(id)],
  [
    `POST /api/v1/webhooks/subscriptions/${id}/rotate-secret`,
    'application/json',
    (c) => c.webhooks.rotateSecret(id),
  ],
  [
    `POST /api/v1/webhooks/subscriptions/${id}/test`,
    'application/json',
    (c) => c.webhooks.sendTestEvent(id),
  ],
  [
    'GET /api/v1/webhooks/deliveries?status=FAILED&limit=5',
    'application/json',
    (c) => c.webhooks.listDeliveries({ status: 'FAILED', limit: 5 }),
  ],
  [
    `POST /api/v1/webhooks/deliveries/${id}/retry`,
    'application/json',
    (c) => c.webhooks.retryDelivery(id),
  ],
  [
    'POST /api/v1/grants',
    'application/json',
    (c) =>
      c.grants.issue({
        granteeName: 'Ines Duarte',
        scopeType: 'PASSPORT',
        passportId: id,
        expiresAt: '2027-01-31T00:00:00.000Z',
      }),
  ],
  [
    `POST /api/v1/grants/${id}/approve`,
    'application/json',
    (c) => c.grants.approve(id, { expiresAt: '2027-01-01T00:00:00Z' }),
  ],
  [`POST /api/v1/grants/${id}/deny`, 'application/json', (c) => c.grants.deny(id)],
  ['POST /api/v1/grants/deny', 'application/json', (c) => c.grants.denyMany([id])],
  [`DELETE /api/v1/grants/${id}`, 'application/json', (c) => c.grants.revoke(id)],
  [
    'POST /api/v1/grants/requests',
    'application/json',
    (c) =>
      c.grants.request({
        granteeName: 'Ines Duarte',
        granteeEmail: 'ines@repairs.example',
        purpose: 'Repair',
        scopeType: 'UNIT',
        batteryUnitId: id,
      }),
  ],
  [
    'POST /api/v1/passports/AB%2F12/units/validate',
    'application/json',
    (c) => c.units.validate('AB/12', [{ serialNumber: 'A-1' }]),
  ],
  [
    'POST /api/v1/passports/AB%2F12/units?lang=de',
    'application/json',
    (c) => c.units.serialise('AB/12', [{ serialNumber: 'A-1' }], { lang: 'de' }),
  ],
  [
    'GET /api/v1/units?q=TP84&status=IN_SERVICE&limit=20',
    'application/json',
    (c) => c.units.searchPage({ q: 'TP84', status: 'IN_SERVICE', limit: 20 }),
  ],
  [`GET /api/v1/units/${id}`, 'application/ld+json', (c) => c.units.get(id)],
  [
    `POST /api/v1/units/${id}/events`,
    'application/json',
    (c) => c.units.recordEvent(id, { eventType: 'OTHER' }),
  ],
  [
    `POST /api/v1/units/${id}/events/bulk`,
    'application/json',
    (c) => c.units.recordEvents(id, [{ eventType: 'OTHER' }]),
  ],
  [
    'POST /api/v1/operators',
    'application/json',
    (c) => c.operators.create({ name: 'Example', regId: 'PT1' }),
  ],
  [
    'POST /api/v1/operators?lang=pt',
    'application/json',
    (c) => c.operators.create({ name: 'Example', regId: 'PT1' }, { lang: 'pt' }),
  ],
  [`GET /api/v1/operators/${id}`, 'application/json', (c) => c.operators.get(id)],
  [
    `PATCH /api/v1/operators/${id}`,
    'application/json',
    (c) => c.operators.update(id, { name: 'Example 2' }),
  ],
  [`DELETE /api/v1/operators/${id}`, 'application/json', (c) => c.operators.delete(id)],
  [`POST /api/v1/operators/${id}/restore`, 'application/json', (c) => c.operators.restore(id)],
  [
    `PUT /api/v1/passports/${id}?lang=de`,
    'application/json',
    (c) => c.passports.update(id, { metadata: {}, facilityId: null }, { lang: 'de' }),
  ],
  [`DELETE /api/v1/passports/${id}`, 'application/json', (c) => c.passports.delete(id)],
  [
    `PUT /api/v1/passports/${id}/status`,
    'application/json',
    (c) => c.passports.changeStatus(id, 'RECALLED'),
  ],
  [`GET /api/v1/passports/${id}/source`, 'application/json', (c) => c.passports.getSource(id)],
  [
    `GET /api/v1/passports/${id}/data-points`,
    'application/json',
    (c) => c.passports.getDataPoints(id),
  ],
  [
    `PATCH /api/v1/passports/${id}/draft?lang=de`,
    'application/json',
    (c) => c.passports.saveDraft(id, { metadata: {} }, { lang: 'de' }),
  ],
  [
    `POST /api/v1/passports/${id}/revisions`,
    'application/json',
    (c) => c.passports.openRevision(id),
  ],
  [
    `GET /api/v1/passports/${key}/versions/2`,
    'application/json',
    (c) => c.passports.getVersion(key, 2),
  ],
  [
    'GET /api/v1/passports/search?q=rain+jacket&sealed=false&sort=-name&limit=20',
    'application/json',
    (c) => c.passports.searchPage({ q: 'rain jacket', sealed: false, sort: '-name', limit: 20 }),
  ],
  [
    'GET /api/v1/passports/search?cursor=abc',
    'application/json',
    (c) => c.passports.searchPage({ cursor: 'abc' }),
  ],
  [
    'GET /api/v1/passports/counts?status=DRAFT',
    'application/json',
    (c) => c.passports.count({ status: 'DRAFT' }),
  ],
  [
    'POST /api/v1/imports?filename=a.csv&category=textiles',
    'application/json',
    (c) =>
      c.imports.create('productId\n1', {
        format: 'csv',
        filename: 'a.csv',
        category: 'textiles',
      }),
  ],
  ['GET /api/v1/imports', 'application/json', (c) => c.imports.list()],
  [
    `GET /api/v1/imports/${id}?lang=de`,
    'application/json',
    (c) => c.imports.get(id, { lang: 'de' }),
  ],
  [
    `GET /api/v1/imports/${id}/rows?limit=5&state=FAULTY`,
    'application/json',
    (c) => c.imports.rowsPage(id, { limit: 5, state: 'FAULTY' }),
  ],
  [
    `PATCH /api/v1/imports/${id}`,
    'application/json',
    (c) => c.imports.update(id, { leaveOut: [1] }, { ifMatch: '"1"' }),
  ],
  [
    `POST /api/v1/imports/${id}/publish`,
    'application/json',
    (c) => c.imports.publish(id, { keepFaulty: true }),
  ],
  [`DELETE /api/v1/imports/${id}`, 'application/json', (c) => c.imports.delete(id)],
  ['POST /api/v1/jobs', 'application/json', (c) => c.jobs.create({ kind: 'SEAL', ids: [id] })],
  [`GET /api/v1/jobs/${id}?limit=5`, 'application/json', (c) => c.jobs.get(id, { limit: 5 })],
  [`POST /api/v1/jobs/${id}/cancel`, 'application/json', (c) => c.jobs.cancel(id)],
  [
    'GET /api/v1/passports/vc-readiness?page=2&limit=50',
    'application/json',
    (c) => c.passports.getVcReadiness({ page: 2, limit: 50 }),
  ],
  [
    'POST /api/v1/passports',
    'application/json',
    (c) => c.passports.create({ productId: 'SKU-1', metadata: {} }),
  ],
  [
    'POST /api/v1/passports?lang=pt',
    'application/json',
    (c) => c.passports.create({ productId: 'SKU-1', metadata: {} }, { lang: 'pt' }),
  ],
  [
    'POST /api/v1/passports/validate-only',
    'application/json',
    (c) => c.passports.validate({ productId: 'SKU-1', metadata: {} }),
  ],
  [
    'POST /api/v1/passports/validate-only-public?lang=de',
    'application/json',
    (c) => c.passports.validatePublicly({ productId: 'SKU-1', metadata: {} }, { lang: 'de' }),
  ],
  ['GET /api/v1/passports/AB%2F12', 'application/ld+json', (c) => c.passports.get('AB/12')],
  ['GET /api/v1/passports/AB%2F12', 'application/aas+json', (c) => c.passports.getAas('AB/12')],
  [
    'POST /api/v1/passports/aas/ingest',
    'application/json',
    (c) => c.passports.ingestAas({ submodels: [] }),
  ],
  [
    `POST /api/v1/passports/aas/ingest?operatorId=${id}&lang=de`,
    'application/json',
    (c) => c.passports.ingestAas({ submodels: [] }, { operatorId: id, lang: 'de' }),
  ],
  ['POST /api/v1/passports/AB%2F12/seal', 'application/json', (c) => c.passports.seal('AB/12')],
  [`GET /01/${key}`, 'application/ld+json', (c) => c.resolution.resolve({ gtin: key })],
  [
    `GET /8003/${key}A%2F1`,
    'application/ld+json',
    (c) => c.resolution.resolve({ grai: `${key}A/1` }),
  ],
  [`GET /passport/${id}`, 'application/ld+json', (c) => c.resolution.resolve({ passportId: id })],
  [`GET /unit/${id}`, 'application/ld+json', (c) => c.resolution.resolveUnit(id)],
  [
    `GET /01/${key}`,
    'application/vc+ld+json',
    (c) => c.resolution.resolveSecuredCredential({ gtin: key }),
  ],
  [`GET /01/${key}`, 'application/aas+json', (c) => c.resolution.resolveAas({ gtin: key })],
  [`GET /01/${key}`, 'application/linkset+json', (c) => c.resolution.resolveLinkset({ gtin: key })],
  [
    'POST /api/v1/gs1/gtin',
    'application/json',
    (c) => c.gs1.composeGtin({ gs1CompanyPrefix: '09506000', itemRef: '13435' }),
  ],
  ['POST /api/v1/gs1/decode', 'application/json', (c) => c.gs1.decode({ scanData: ']d2' })],
  ['POST /api/v1/gs1/decode/batch', 'application/json', (c) => c.gs1.decodeBatch([])],
  ['GET /health', 'application/json', (c) => c.service.health()],
  ['GET /api/v1/version', 'application/json', (c) => c.service.version()],
];

const textMethods: [request: string, mediaType: string, method: Method][] = [
  [
    'GET /api/v1/passports/AB%2F12',
    'application/vc+jwt',
    (c) => c.passports.getCredential('AB/12'),
  ],
  [`GET /api/v1/passports/${id}/data-points`, 'text/csv', (c) => c.passports.getDataPointsCsv(id)],
  [`GET /01/${key}`, 'application/vc+jwt', (c) => c.resolution.resolveCredential({ gtin: key })],
  [`GET /01/${key}`, 'application/dc+sd-jwt', (c) => c.resolution.resolveSdJwt({ gtin: key })],
  [`GET /unit/${id}`, 'application/vc+jwt', (c) => c.resolution.resolveUnitCredential(id)],
  [
    `GET /tenants/${id}/status/revocation`,
    'application/vc+jwt',
    (c) => c.credentials.getStatusList(id),
  ],
  [`GET /01/${key}/21/7`, 'text/html', (c) => c.resolution.resolveHtml({ gtin: key, serial: '7' })],
  [
    'GET /api/v1/passports/AB%2F12/qr?format=svg&size=300&ecl=H&hri=true',
    'image/svg+xml',
    (c) => c.qrCodes.getSvg('AB/12', { size: 300, ecl: 'H', hri: true }),
  ],
  [
    'GET /api/v1/units/AB%2F12/qr?format=svg&size=300&ecl=H&hri=true',
    'image/svg+xml',
    (c) => c.qrCodes.getUnitSvg('AB/12', { size: 300, ecl: 'H', hri: true }),
  ],
  [
    'GET /api/v1/passports/AB%2F12/carrier.svg?symbology=QR&xDimensionMm=0.4&hri=true&link=product',
    'image/svg+xml',
    (c) =>
      c.qrCodes.getCarrierSvg('AB/12', {
        symbology: 'QR',
        xDimensionMm: 0.4,
        hri: true,
        link: 'product',
      }),
  ],
  [
    'GET /api/v1/units/AB%2F12/carrier.svg?quietZoneModules=6',
    'image/svg+xml',
    (c) => c.qrCodes.getUnitCarrierSvg('AB/12', { quietZoneModules: 6 }),
  ],
  [
    'GET /.well-known/opendpp-seal-ca.pem',
    'application/x-pem-file',
    (c) => c.signingKeys.getSealCa(),
  ],
];

describe('a method that answers a document', () => {
  it.each(jsonMethods)('sends %s for %s and parses it', async (request, mediaType, method) => {
    server.answerWith({ text: '{"answer":42}', headers: { 'Content-Type': mediaType } });
    expect(await method(client)).toEqual({ answer: 42 });
    expect(requestLines()).toEqual([request]);
    expect(server.requests[0]?.headers.accept).toBe(mediaType);
  });
});

describe('a method that answers a text', () => {
  it.each(textMethods)('sends %s for %s and leaves it', async (request, mediaType, method) => {
    server.answerWith({ text: 'a.b.c\n', headers: { 'Content-Type': mediaType } });
    expect(await method(client)).toBe('a.b.c\n');
    expect(requestLines()).toEqual([request]);
    expect(server.requests[0]?.headers.accept).toBe(mediaType);
  });
});

const byteMethods: [request: string, mediaType: string, method: Method][] = [
  [
    `GET /api/v1/imports/${id}/file?faults=true`,
    'text/csv',
    (c) => c.imports.download(id, { faults: true }),
  ],
  ['GET /api/v1/passports/AB%2F12/qr?format=png', 'image/png', (c) => c.qrCodes.getPng('AB/12')],
  [
    'GET /api/v1/passports/AB%2F12/qr?format=png&size=300&ecl=H',
    'image/png',
    (c) => c.qrCodes.getPng('AB/12', { size: 300, ecl: 'H' }),
  ],
  [
    'GET /api/v1/units/AB%2F12/qr?format=png&size=300&ecl=H',
    'image/png',
    (c) => c.qrCodes.getUnitPng('AB/12', { size: 300, ecl: 'H' }),
  ],
  [
    'POST /api/v1/passports/labels',
    'application/zip',
    (c) => c.qrCodes.createLabels({ ids: ['AB/12'] }),
  ],
  [
    'GET /api/v1/passports/AB%2F12/carrier.pdf?errorCorrectionLevel=M',
    'application/pdf',
    (c) => c.qrCodes.getCarrierPdf('AB/12', { errorCorrectionLevel: 'M' }),
  ],
  [
    'GET /api/v1/units/AB%2F12/carrier.pdf',
    'application/pdf',
    (c) => c.qrCodes.getUnitCarrierPdf('AB/12'),
  ],
  [
    'POST /api/v1/passports/label-sheets',
    'application/pdf',
    (c) => c.qrCodes.createLabelSheets({ ids: ['AB/12'], sheet: 'A4_3x8_70x37' }),
  ],
];

describe('a method that answers a file', () => {
  it.each(byteMethods)(
    'sends %s for %s and leaves every byte',
    async (request, mediaType, method) => {
      server.answerWith({ text: 'a\u0000\u00ff\r\n', headers: { 'Content-Type': mediaType } });
      expect(await method(client)).toEqual(Uint8Array.of(0x61, 0, 0xc3, 0xbf, 13, 10));
      expect(requestLines()).toEqual([request]);
      expect(server.requests[0]?.headers.accept).toBe(mediaType);
    },
  );

  it.each(byteMethods)(
    'refuses another media type than %s asks for',
    async (_, _mediaType, method) => {
      server.answerWith({ text: '{}', headers: { 'Content-Type': 'application/json' } });
      expect((await rejectionOf(method(client))).code).toBe('INVALID_REPLY');
    },
  );
});

describe('a method that takes an id', () => {
  it.each<[string, Method]>([
    ['an empty operator', (c) => c.operators.get('')],
    ['the folder of facilities', (c) => c.facilities.get('.')],
    ['the folder above passports', (c) => c.passports.get('..')],
    ['the folder above to seal', (c) => c.passports.seal('..')],
    ['half a character', (c) => c.passports.getCredential('\ud83d')],
    ['the folder of keys', (c) => c.apiKeys.revoke('.')],
    ['an empty user', (c) => c.users.delete('')],
    ['the folder above users', (c) => c.users.update('..', {})],
    ['an empty notification', (c) => c.notifications.markRead('')],
    ['a code of nothing', (c) => c.qrCodes.getPng('')],
    ['the folder above codes', (c) => c.qrCodes.getSvg('..')],
    ['a code of no unit', (c) => c.qrCodes.getUnitPng('')],
    ['the folder above codes of units', (c) => c.qrCodes.getUnitSvg('..')],
    ['an empty tenant', (c) => c.credentials.getDidDocument('')],
    ['an empty GTIN', (c) => c.resolution.resolve({ gtin: '' })],
    ['an empty serial', (c) => c.resolution.resolve({ gtin: key, serial: '' })],
    ['a link to somewhere', (c) => c.resolution.resolveHtml({ digitalLinkUri: 'https://a.b/c' })],
  ])('does not send %s', async (_, method) => {
    expect((await rejectionOf(method(client))).code).toBe('INVALID_ARGUMENT');
    expect(server.requests).toEqual([]);
  });
});

function requestLines(): string[] {
  return server.requests.map(({ method, url }) => `${method} ${url}`);
}

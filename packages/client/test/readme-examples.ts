/* What README.md shows, compiled here and run by readme.test.ts. */
import type { EventEmitter } from 'node:events';
import {
  BadRequestError,
  ConflictError,
  DppClient,
  DppError,
  verifyWebhook,
  WebhookVerificationError,
} from '../src/index.js';
import type {
  ImportPassportsRow,
  IronSteelMetadata,
  TelemetryEvent,
  WhoamiReply,
} from '../src/index.js';
import { connect, ResolutionResource } from '../src/core.js';
import { createMockApi, createTestDelivery } from '../src/mock.js';

type Print = (...values: unknown[]) => void;

export async function smallest(console: { log: Print }, baseUrl: string) {
  const client = new DppClient({ baseUrl, apiKey: process.env.DPP_API_KEY });

  const { tenant, usage } = await client.account.whoami();
  console.log(tenant.name, usage.activePassports);
}

export async function issue(console: { log: Print }, client: DppClient) {
  const { operator } = await client.operators.create({
    name: 'Example Steelworks',
    regId: 'DE1234567890123',
    regIdScheme: 'EORI',
  });
  const { facility } = await client.facilities.create({
    gln: '5600000000014',
    name: 'Mill 1',
    country: 'DE',
  });
  const metadata: IronSteelMetadata = {
    category: 'iron-steel',
    originCountry: 'DE',
    materialComposition: [{ material: 'Recycled steel', percentage: 100 }],
    facilityDetails: [{ facilityName: 'Mill 1', location: 'Duisburg', activity: 'Rolling' }],
    regulatoryCompliance: { ceMarking: true, certificates: [] },
    scrapMetalContentRatio: 100,
    tensileStrengthClass: 'S355J2',
    carbonEmissionIntensityPerTon: 1.42,
  };
  const { passport, warnings } = await client.passports.create({
    productId: '09506000134352',
    operatorId: operator.id,
    facilityId: facility.id,
    metadata,
  });
  const { digitalSeal } = await client.passports.seal(passport.id);
  console.log(passport.digitalLinkUri, warnings.length, digitalSeal.length > 0);
}

export async function dryRun(
  console: { log: Print },
  client: DppClient,
  { metadata }: { metadata: Record<string, unknown> },
) {
  const { category, warnings: hints } = await client.passports.validate(
    { productId: '09506000134352', metadata },
    { lang: 'de' },
  );
  console.log(category, hints?.length ?? 0);
}

export async function list(console: { log: Print }, client: DppClient) {
  for await (const passport of client.passports.list({ category: 'iron-steel', limit: 100 })) {
    console.log(passport.productId, passport.status);
  }

  const page = await client.passports.list({ limit: 20 });
  console.log(page.items.length, page.hasNext);
}

export async function listMore(console: { log: Print }, client: DppClient) {
  const newest = await client.passports.list({ limit: 100 }).all({ limit: 250 });
  for await (const { items, response } of client.passports.list({ limit: 100 }).pages()) {
    console.log(newest.length, items.length, response.budget?.remaining);
  }
}

export async function seeReply(console: { log: Print }, client: DppClient) {
  const { reply, budget, isReplayed } = await client.passports.get('09506000134352').withResponse();
  console.log(reply.productId, budget?.remaining, isReplayed);
}

export async function readMetadata(console: { log: Print }, client: DppClient) {
  const { metadata: stored } = await client.passports.get('09506000134352');
  if (stored.category === 'iron-steel') console.log(stored.tensileStrengthClass);
}

export async function edit(
  console: { log: Print },
  client: DppClient,
  { draftId, liveId }: { draftId: string; liveId: string },
) {
  const { message } = await client.passports.update(draftId, {
    metadata: { category: 'textiles', originCountry: 'PT' },
    draft: true,
    changeReason: 'Origin confirmed',
  });
  for await (const { version, changedBy } of client.passports.listVersions(draftId)) {
    const { version: before } = await client.passports.getVersion(draftId, version);
    console.log(changedBy, before.metadata);
  }
  await client.passports.delete(draftId);
  const { status } = await client.passports.changeStatus(liveId, 'RECALLED', {
    reason: 'The zip may break.',
  });
  const { ready, total } = await client.passports.getVcReadiness();
  console.log(message, status, `${ready} of ${total} can be issued as credentials`);
}

export async function importRows(
  console: { log: Print },
  client: DppClient,
  { metadata }: { metadata: Record<string, unknown> },
) {
  const rows = [
    { productId: 'JACKET-7', metadata },
    { productId: 'JACKET-8', metadata },
  ];
  const preview = await client.passports.importMany(rows, { dryRun: true });
  const { insertedCount, errors = [] } = await client.passports.importMany(rows);
  console.log(preview.message, insertedCount, errors);
}

export async function importStream(
  console: { log: Print },
  client: DppClient,
  { metadata }: { metadata: Record<string, unknown> },
) {
  const { inserted, refused } = await client.passports.importMany(rowsOfCatalogue(), {
    idempotencyKeyPrefix: 'catalogue-2027',
    onProgress: ({ rows: done }) => console.log(`${done} rows are done`),
    onRefused: ({ index, message }) => console.log(index, message),
  });
  console.log(inserted, refused);

  function* rowsOfCatalogue(): Generator<ImportPassportsRow> {
    for (let chair = 1; chair <= 3; chair += 1) yield { productId: `CHAIR-${chair}`, metadata };
  }
}

export async function followUnits(console: { log: Print }, client: DppClient) {
  const { units } = await client.units.serialise('09506000134352', [
    { serialNumber: 'PACK-1', manufacturedAt: '2026-02-18T00:00:00Z' },
  ]);
  for (const { id, serialNumber } of units) {
    const { recorded, refused } = await client.units.writeEvents(id, measurements(), {
      idempotencyKeyPrefix: `gateway-7-${serialNumber}`,
      onRefused: ({ index, message }) => console.log(index, message),
    });
    console.log(serialNumber, recorded, refused);
  }

  for await (const { id, status } of client.units.list('09506000134352', { limit: 200 })) {
    for await (const event of client.units.listEvents(id, { limit: 500 })) {
      console.log(status, event.recordedAt, event.stateOfHealth);
    }
  }

  function* measurements(): Generator<TelemetryEvent> {
    yield { eventType: 'SOH_MEASUREMENT', stateOfHealth: 99.4, recordedAt: '2026-03-01T00:00:00Z' };
    yield { eventType: 'SOH_MEASUREMENT', stateOfHealth: 994, recordedAt: '2026-04-01T00:00:00Z' };
  }
}

export async function remove(
  console: { log: Print },
  client: DppClient,
  { operatorId, facilityId }: { operatorId: string; facilityId: string },
) {
  await client.operators.update(operatorId, { name: 'Fjord Steel AS' });
  await client.facilities.update(facilityId, { activity: null });
  await client.facilities.delete(facilityId);
  const { archived, archivedPassports } = await client.operators.delete(operatorId);
  if (archived) await client.operators.restore(operatorId);
  console.log(archived, archivedPassports);
}

export async function fetchOwn(console: { log: Print }, client: DppClient) {
  const document = await client.passports.get('09506000134352');
  const credential = await client.passports.getCredential('09506000134352');
  console.log(document.status, credential.split('.').length);
}

export async function exchangeShells(
  console: { log: Print },
  client: DppClient,
  { operatorId }: { operatorId: string },
) {
  const environment = await client.passports.getAas('JACKET-7');
  console.log(environment.submodels.map(({ idShort }) => idShort));

  const ingested = await client.passports.ingestAas(environment, { operatorId });
  console.log(ingested.passportId, ingested.isSealed, ingested.warnings.length);
}

export async function resolve(console: { log: Print }, baseUrl: string) {
  const anyone = new DppClient({ baseUrl });

  const document = await anyone.resolution.resolve({ gtin: '09506000134352' });
  const html = await anyone.resolution.resolveHtml({
    digitalLinkUri: 'https://dpp.example/01/09506000134352',
  });
  console.log(document.productId, html.startsWith('<'));
}

export async function openMore(
  console: { log: Print },
  client: DppClient,
  { anyone, document }: { anyone: DppClient; document: { id: string } },
) {
  await anyone.grants.request({
    granteeName: 'Ines Duarte',
    granteeEmail: 'ines@repairs.example',
    purpose: 'Repair',
    scopeType: 'PASSPORT',
    passportId: document.id,
  });
  for await (const grant of client.grants.list()) {
    if (grant.status === 'PENDING') console.log(grant.granteeName, grant.purpose);
  }
  const { token, grant } = await client.grants.issue({
    granteeName: 'Ines Duarte',
    scopeType: 'PASSPORT',
    passportId: document.id,
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const opened = await anyone.resolution.resolve({ passportId: document.id }, { grant: token });
  console.log(opened.productId, (await client.grants.revoke(grant.id)).grant.status);
}

export async function verify(console: { log: Print }, client: DppClient) {
  const payload = await client.passports.get('09506000134352');
  const { verified, message } = await client.audit.verifySeal({ payload });
  console.log(verified ? 'sealed by us' : message);

  const sealCa = await client.signingKeys.getSealCa();
  console.log(sealCa.startsWith('-----BEGIN CERTIFICATE-----'));
}

export async function draw(console: { log: Print }, client: DppClient) {
  const png = await client.qrCodes.getPng('09506000134352', { size: 600, ecl: 'H' });
  const svg = await client.qrCodes.getSvg('09506000134352', { hri: true });
  const zip = await client.qrCodes.createLabels({ ids: ['09506000134352'], size: 300 });
  console.log(png.length, svg.startsWith('<svg'), zip.length);
}

export async function decode(console: { log: Print }, client: DppClient) {
  const { ai, digitalLinkUri } = await client.gs1.decode({
    elementString: '(01)09506000134352(21)A1',
  });
  const { gtin } = await client.gs1.composeGtin({ gs1CompanyPrefix: '09506000', itemRef: '13435' });
  console.log(ai['21'], digitalLinkUri, gtin);
}

export function receiver(console: { log: Print }) {
  async function receive(request: Request): Promise<Response> {
    const body = await request.text();
    try {
      const event = await verifyWebhook(body, request.headers, process.env.WEBHOOK_SECRET ?? '');
      if (event.type === 'passport.recalled') console.log(event.data.productId);
      return new Response(null, { status: 204 });
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      return new Response(error.code, { status: 400 });
    }
  }
  return receive;
}

export async function testReceiver(console: { log: Print }) {
  const secret = `whsec_${btoa('32 bytes that only the test knows')}`;
  const { body, headers } = await createTestDelivery(secret, { type: 'passport.recalled' });
  console.log((await verifyWebhook(body, headers, secret)).type);
}

export async function administer(console: { log: Print }, client: DppClient) {
  const { apiKey, secret } = await client.apiKeys.create({
    name: 'Packing line 1',
    role: 'INTEGRATION',
    permissions: ['passport:read', 'battery:write'],
  });
  console.log(apiKey.prefix, secret.startsWith(apiKey.prefix));
  await client.apiKeys.revoke(apiKey.id);

  for await (const { at, actor, action } of client.auditLog.list()) {
    console.log(at, actor, action);
  }
}

export async function tryIt(
  console: { log: Print },
  client: DppClient,
  { baseUrl }: { baseUrl: string },
) {
  const trial = await client.apiKeys.create({
    name: 'Continuous integration',
    role: 'INTEGRATION',
    environment: 'test',
  });
  const testClient = new DppClient({ baseUrl, apiKey: trial.secret });
  const { tenant: twin } = await testClient.account.whoami();
  const { deleted } = await testClient.sandbox.reset();
  console.log(twin.environment, trial.secret.startsWith('dpp_test_'), deleted.drafts);
}

export async function logPeopleIn(
  console: { log: Print },
  client: DppClient,
  { baseUrl }: { baseUrl: string },
) {
  const [email, password] = ['ines@example.com', 'a password of many words'];
  await client.users.create({ email, password, role: 'AUDITOR' });
  const { token } = await new DppClient({ baseUrl }).sessions.logIn({ email, password });
  const person = new DppClient({ baseUrl, apiKey: token });
  const { user, mfa } = await person.sessions.get();
  console.log(user.email, mfa);
  await person.sessions.logOut();
}

export async function requestFreely(console: { log: Print }, client: DppClient) {
  const { auth } = await client.request<WhoamiReply>({ method: 'GET', path: '/api/v1/whoami' });
  console.log(auth.role);
}

export async function logCalls(console: { log: Print }, baseUrl: string) {
  const logged = new DppClient({ baseUrl, onLog: (entry) => console.log(entry.event, entry.path) });
  await logged.service.health();
}

export async function cancel(client: DppClient, process: EventEmitter) {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());

  await client.passports.get('09506000134352', {
    signal: controller.signal,
    timeoutMs: 5_000,
    maxRetries: 5,
    requestId: 'order-17',
  });
}

export async function repeat(
  client: DppClient,
  { metadata }: { metadata: Record<string, unknown> },
) {
  const order = { number: 'order-17', productId: 'BEAM-17', metadata };
  const { number, ...passport } = order;

  await client.passports.create(passport, { idempotencyKey: number });
}

export async function mockServer(console: { log: Print }) {
  const mock = createMockApi();
  const tested = new DppClient({ baseUrl: mock.baseUrl, fetch: mock.fetch, apiKey: 'test' });
  mock.replyOnce('GET /api/v1/whoami', { status: 503, headers: { 'Retry-After': '0' } });
  const { tenant } = await tested.account.whoami();
  console.log(tenant.name, mock.requests.length);
}

export async function errors(console: { log: Print }, client: DppClient) {
  try {
    await client.passports.create({ productId: '09506000134352', metadata: {} }, { lang: 'de' });
  } catch (error) {
    if (error instanceof BadRequestError) {
      for (const { path, message, friendlyMessage } of error.errors) {
        console.log(path, friendlyMessage ?? message);
      }
    } else if (error instanceof ConflictError && error.code === 'PASSPORT_DUPLICATE') {
      console.log('It is there already.');
    } else if (error instanceof DppError) {
      console.log(error.code, error.requestId);
    }
  }
}

export async function loadParts(console: { log: Print }, baseUrl: string) {
  const resolution = new ResolutionResource(connect({ baseUrl }));

  const scanned = await resolution.resolve({ gtin: '09506000134352' });
  console.log(scanned.productId);
}

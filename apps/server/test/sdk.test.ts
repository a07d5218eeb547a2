import { randomUUID } from 'node:crypto';
import {
  anyMetadata,
  BadRequestError,
  ConflictError,
  DppClient,
  ForbiddenError,
  NotAcceptableError,
  NotFoundError,
  PayloadTooLargeError,
  PaymentRequiredError,
  TooManyRequestsError,
  UnauthorizedError,
  type ApiError,
  type DppClientOptions,
  type FetchLike,
  type PassportDocument,
  type Timing,
} from '@dpp/client';
import { createAuditBundle, verifyBundle, verifySeal } from '@dpp/merkle-seal';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  facilityBody,
  maskedText,
  newGrai,
  newGtin,
  newRegId,
  newSku,
  operatorBody,
  passportBody,
  textiles,
} from './support/factories.js';
import { fetchFrom } from './support/fetch-from.js';
import { timestamp } from './support/matchers.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { newEmail, testPassword } from './support/users.js';
import { createWorkspace, type Workspace } from './support/workspace.js';

/** The published client against the real server. */

let app: TestApp;
let workspace: Workspace;
let owner: DppClient;
let anyone: DppClient;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
  owner = clientOf({ apiKey: workspace.key });
  anyone = clientOf();
});
afterAll(() => app.close());

/** Every retry is one a test is about. */
function clientOf(options: Partial<DppClientOptions> = {}): DppClient {
  return new DppClient({
    baseUrl: app.origin,
    maxRetries: 0,
    fetch: fetchFrom(app.origin),
    ...options,
  });
}

async function refusalOf<E extends ApiError>(
  call: PromiseLike<unknown>,
  errorClass: new (...args: never[]) => E,
): Promise<E> {
  try {
    await call;
  } catch (error) {
    expect(error).toBeInstanceOf(errorClass);
    return error as E;
  }
  throw new Error('The call succeeded.');
}

async function sealedPassport(changes: object = {}): Promise<PassportDocument> {
  const { passport } = await owner.passports.create(passportBody(changes));
  return (await owner.passports.seal(passport.id)).passport;
}

describe('an AAS environment', () => {
  it('is had by anybody, masked, and by the owner as it is', async () => {
    const { id } = await sealedPassport();
    const environment = await anyone.resolution.resolveAas({ passportId: id });
    expect(JSON.stringify(environment)).toContain(maskedText);
    expect(JSON.stringify(await owner.passports.getAas(id))).not.toContain(maskedText);
  });

  it('makes the same passport in another workspace', async () => {
    const { passport } = await owner.passports.create(passportBody());
    const other = await createWorkspace(app);
    const theirs = clientOf({ apiKey: other.key });
    const environment = await owner.passports.getAas(passport.id);
    const { operatorId } = other;
    const { passportId, productId } = await theirs.passports.ingestAas(environment, { operatorId });
    expect(productId).toBe(passport.productId);
    const copy = await theirs.passports.get(passportId);
    expect(copy.metadata).toEqual((await owner.passports.get(passport.id)).metadata);
  });

  it('is refused with a code when its seal is not the workspace’s own', async () => {
    const { id } = await sealedPassport();
    const other = await createWorkspace(app);
    const theirs = clientOf({ apiKey: other.key });
    const environment = await owner.passports.getAas(id);
    const refusal = await refusalOf(theirs.passports.ingestAas(environment), BadRequestError);
    expect(refusal.code).toBe('SIGNATURE_VERIFICATION_FAILED');
  });
});

describe('a dry run', () => {
  it('answers what a create would, and stores nothing', async () => {
    const body = passportBody({ productId: newSku() });
    const { category, errors, warnings } = await owner.passports.validate(body);
    expect([category, errors, warnings?.map(({ code }) => code)]).toEqual([
      'textiles',
      [],
      ['NON_GS1_PRODUCT_ID'],
    ]);
    await owner.passports.create(body);
  });

  it('needs no permission at the public address', async () => {
    const client = clientOf({ apiKey: await workspace.createKey({ permissions: [] }) });
    const body = passportBody({ metadata: textiles({ originCountry: 'XX' }) });
    await refusalOf(client.passports.validate(body), ForbiddenError);
    const refusal = await refusalOf(client.passports.validatePublicly(body), BadRequestError);
    expect(refusal.errors.map(({ path }) => path)).toEqual(['originCountry']);
  });
});

describe('the main job', () => {
  it('goes from registration to a seal that verifies offline and at the server', async () => {
    const { operator } = await owner.operators.create(operatorBody());
    const { facility } = await owner.facilities.create(facilityBody());
    const created = await owner.passports.create({
      ...passportBody(),
      operatorId: operator.id,
      facilityId: facility.id,
    });
    expect(created.vcReady).toBe(true);
    const { passport } = await owner.passports.seal(created.passport.productId);

    const { digitalLinkUri } = passport;
    const found = await anyone.resolution.resolve({ digitalLinkUri });
    expect(found).toEqual(passport);
    const trustAnchors = [await anyone.signingKeys.getSealCa()];
    expect(verifySeal(found, { trustAnchors, at: new Date() }).verdict).toBe('passed');
    const payload = await owner.passports.get(passport.id);
    expect(await anyone.audit.verifySeal({ payload })).toMatchObject({ verified: true });
  });

  it('puts a seal into one file that verifies without the server', async () => {
    const { digitalLinkUri } = await sealedPassport();
    const document = await anyone.resolution.resolve({ digitalLinkUri });
    const bundle = await anyone.audit.createBundle(document);
    const trustAnchors = [await anyone.signingKeys.getSealCa()];
    const report = verifyBundle(JSON.parse(JSON.stringify(bundle)), {
      trustAnchors,
      at: new Date(),
    });
    expect(report.verdict).toBe('passed');
    expect(report.checks.at(-1)).toMatchObject({ name: 'didDocument', outcome: 'passed' });
    expect(report.authorities).toMatchObject([{ trusted: true }]);
    const { didDocument, created, statusLists } = bundle;
    expect(statusLists).toEqual([expect.stringMatching(/^eyJ/)]);
    expect(bundle).toEqual({
      ...createAuditBundle({
        document,
        didDocument,
        ...(statusLists && { statusLists }),
        created: new Date(created),
        certificates: trustAnchors,
      }),
      untrustedCertificates: bundle.untrustedCertificates,
    });
  });

  it('makes no bundle of a passport without a seal', async () => {
    const { productId } = await workspace.createPassport();
    const document = await owner.passports.get(productId);
    await expect(anyone.audit.createBundle(document)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
    });
  });

  it('hands over the documents behind a credential', async () => {
    const { productId } = await sealedPassport({ facilityId: workspace.facilityId });
    const jwt = await owner.passports.getCredential(productId);
    const { issuer } = decodeJwt<{ issuer: string | { id: string } }>(jwt);
    const did = await anyone.credentials.getDidDocument(workspace.tenant.id);
    expect(typeof issuer === 'string' ? issuer : issuer.id).toBe(did.id);
  });
});

describe('administration', () => {
  it('makes a key that works, lists it, and ends it', async () => {
    const { apiKey, secret } = await owner.apiKeys.create({ name: 'line', role: 'AUDITOR' });
    expect((await clientOf({ apiKey: secret }).account.whoami()).auth.role).toBe('AUDITOR');
    const ids: string[] = [];
    for await (const { id } of owner.apiKeys.list()) ids.push(id);
    expect(ids).toContain(apiKey.id);
    expect((await owner.apiKeys.revoke(apiKey.id)).apiKey.revokedAt).not.toBeNull();
    await refusalOf(clientOf({ apiKey: secret }).account.whoami(), UnauthorizedError);
  });

  it('gives a login, changes it and takes it away', async () => {
    const email = newEmail();
    const { user } = await owner.users.create({ email, password: testPassword, role: 'AUDITOR' });
    const { user: changed } = await owner.users.update(user.id, { role: 'INTEGRATION' });
    expect(changed).toMatchObject({ id: user.id, email, role: 'INTEGRATION' });
    expect((await owner.users.list()).items.map(({ id }) => id)).toContain(user.id);
    await owner.users.delete(user.id);
    expect((await owner.users.list()).items.map(({ id }) => id)).not.toContain(user.id);
    await refusalOf(owner.users.delete(user.id), NotFoundError);
  });

  it('reads the inbox from cursor to cursor, and marks as read', async () => {
    const { key } = await createWorkspace(app);
    const client = clientOf({ apiKey: key });
    for (let i = 0; i < 2; i++) await client.operators.create(operatorBody());
    const ids: string[] = [];
    for await (const { id } of client.notifications.list({ limit: 1 })) ids.push(id);
    expect(new Set(ids).size).toBe(3);
    const { notification } = await client.notifications.markRead(ids[0] ?? '');
    expect(notification).toMatchObject({ id: ids[0], readAt: timestamp });
  });

  it('walks the audit log back to its first entry', async () => {
    const { key } = await createWorkspace(app);
    const seqs: number[] = [];
    for await (const { seq } of clientOf({ apiKey: key }).auditLog.list({ limit: 1 })) {
      seqs.push(seq);
    }
    expect(seqs).toEqual([2, 1]);
  });
});

describe('operators and facilities', () => {
  it('change, are removed and come back', async () => {
    const { operator } = await owner.operators.create(operatorBody());
    const { facility } = await owner.facilities.create(facilityBody());
    const link = { operatorId: operator.id, facilityId: facility.id };
    const { passport } = await owner.passports.create({ ...passportBody(), ...link });
    const shown = () => anyone.resolution.resolve({ passportId: passport.id });

    await owner.operators.update(operator.id, { name: 'Fjord AS' });
    await owner.facilities.update(facility.id, { name: 'Braga mill' });
    expect(await shown()).toMatchObject({
      economicOperator: { name: 'Fjord AS' },
      manufacturingFacility: { name: 'Braga mill' },
    });
    await owner.facilities.delete(facility.id);
    const archived = { archived: true, archivedPassports: 1 };
    expect(await owner.operators.delete(operator.id)).toMatchObject(archived);
    expect(await shown()).toMatchObject({ manufacturingFacility: null, archivedAt: timestamp });
    expect(await owner.operators.restore(operator.id)).toMatchObject({ restoredPassports: 1 });
    await refusalOf(owner.facilities.get(facility.id), NotFoundError);
  });

  it('lists facilities page by page, to the last one', async () => {
    const fresh = await createWorkspace(app);
    for (let i = 0; i < 4; i++) await fresh.createFacility();
    const glns: string[] = [];
    const client = clientOf({ apiKey: fresh.key });
    for await (const { gln } of client.facilities.list({ limit: 2 })) glns.push(gln);
    expect(new Set(glns).size).toBe(5);
  });
});

describe('passports', () => {
  it('are the owner’s in full, and everyone’s in part', async () => {
    const facilityDetails = [{ facilityName: 'Mill 1', location: 'Guimarães', activity: 'Dyeing' }];
    const { id } = await sealedPassport({ metadata: textiles({ facilityDetails }) });
    const own = await owner.passports.get(id);
    const shown = await anyone.resolution.resolve({ passportId: id });
    expect(own.metadata.facilityDetails).toEqual(facilityDetails);
    expect(shown.metadata.facilityDetails).toBe(maskedText);
  });

  it.each(['AB/12', 'two words', 'Größe №5 👕', '50%', 'a?b#c', "it's+(1)*", '%2F', 'a\\b'])(
    'are found by the product id %j',
    async (prefix) => {
      const productId = `${prefix}-${newSku()}`;
      const { passport } = await owner.passports.create(passportBody({ productId }));
      expect((await owner.passports.get(productId)).id).toBe(passport.id);
      expect((await owner.passports.seal(productId)).passport.id).toBe(passport.id);
    },
  );

  it('are listed page by page, each once', async () => {
    const apiKey = (await createWorkspace(app)).key;
    const client = clientOf({ apiKey });
    const created: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      created.push((await client.passports.create(passportBody())).passport.id);
    }
    for (const limit of [1, 2, 5, 100]) {
      const listed: string[] = [];
      for await (const { id } of client.passports.list({ limit })) listed.push(id);
      expect(listed.toSorted()).toEqual(created.toSorted());
    }
  });

  it('are listed by category', async () => {
    const page = await owner.passports.list({ category: 'toys' });
    expect(page.items).toEqual([]);
    expect(page.hasNext).toBe(false);
  });

  it('may be drafts, which only their owner sees', async () => {
    const draft = { productId: newSku(), metadata: {}, draft: true };
    const { passport, warnings } = await owner.passports.create(draft);
    expect(passport.status).toBe('DRAFT');
    expect(warnings).toEqual([]);
    expect((await owner.passports.get(passport.id)).status).toBe('DRAFT');
    await refusalOf(anyone.resolution.resolve({ passportId: passport.id }), NotFoundError);
  });
});

describe('resolution', () => {
  it('finds a product by GTIN, GRAI, item and link, at its own address', async () => {
    const [gtin, grai, serial] = [newGtin(), newGrai(), 'S-1'];
    const serialNumber = serial;
    const product = await sealedPassport({
      productId: gtin,
      metadata: textiles({ serialNumber }),
    });
    const asset = await sealedPassport({ productId: grai });
    expect(asset.digitalLinkUri).toMatch(/^https:\/\/dpp\.example\/8003\//);

    const idOf = async (target: Parameters<typeof anyone.resolution.resolve>[0]) =>
      (await anyone.resolution.resolve(target)).id;
    expect(await idOf({ gtin })).toBe(product.id);
    expect(await idOf({ gtin, serial })).toBe(product.id);
    expect(await idOf({ grai })).toBe(asset.id);
    expect(await idOf({ digitalLinkUri: asset.digitalLinkUri })).toBe(asset.id);
    expect(await idOf({ digitalLinkUri: `${product.digitalLinkUri}/21/${serial}` })).toBe(
      product.id,
    );
  });

  it('has a page for people', async () => {
    const { id } = await sealedPassport();
    expect(await anyone.resolution.resolveHtml({ passportId: id })).toMatch(/^<!doctype html>/i);
  });

  it.each([
    ['an unknown GTIN', { gtin: newGtin() }, NotFoundError],
    ['an unknown UUID', { passportId: randomUUID() }, NotFoundError],
    ['no UUID', { passportId: 'x' }, NotFoundError],
    ['a wrong check digit', { gtin: '09506000134353' }, BadRequestError],
    ['no GRAI', { grai: 'x' }, BadRequestError],
  ])('refuses %s', async (_, target, errorClass) => {
    await refusalOf<ApiError>(anyone.resolution.resolve(target), errorClass);
    await refusalOf<ApiError>(anyone.resolution.resolveHtml(target), errorClass);
  });

  it('has no credential of a passport without a facility', async () => {
    const { id } = await sealedPassport();
    await refusalOf(anyone.resolution.resolveCredential({ passportId: id }), NotAcceptableError);
    await refusalOf(owner.passports.getCredential(id), NotAcceptableError);
  });
});

describe('a refusal', () => {
  it('lists every fault of the metadata, in the language asked for', async () => {
    const metadata = anyMetadata({ category: 'textiles', originCountry: 'XX' });
    const call = owner.passports.create({ productId: newGtin(), metadata }, { lang: 'de' });
    const { errors, status } = await refusalOf(call, BadRequestError);
    expect(status).toBe(400);
    const fault = errors.find(({ path }) => path === 'originCountry');
    expect(fault?.friendlyMessage).not.toBe(fault?.message);
    expect(errors.length).toBeGreaterThan(1);
  });

  it.each([
    ['a missing name', { regId: newRegId() }],
    ['a blank regId', { name: 'Example', regId: ' ' }],
  ])('of an operator with %s has a message', async (_, operator) => {
    const call = owner.operators.create(operator as { name: string; regId: string });
    expect((await refusalOf(call, BadRequestError)).message).not.toBe('');
  });

  it('carries the code of the server and the request id of the caller', async () => {
    const passport = passportBody();
    await owner.passports.create(passport);
    const requestId = `sdk-${randomUUID()}`;
    const error = await refusalOf(owner.passports.create(passport, { requestId }), ConflictError);
    expect(error).toMatchObject({ status: 409, code: 'PASSPORT_DUPLICATE', requestId });
  });

  it('carries a request id of the server otherwise', async () => {
    const error = await refusalOf(owner.operators.get(randomUUID()), NotFoundError);
    expect(error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['no key', undefined],
    ['a key that was never one', 'dpp_key_00000000_x'],
  ])('for %s is a 401', async (_, apiKey) => {
    await refusalOf(clientOf({ apiKey }).account.whoami(), UnauthorizedError);
  });

  it('for a missing permission is a 403', async () => {
    const apiKey = await workspace.createKey({ permissions: ['passport:read'] });
    await refusalOf(clientOf({ apiKey }).passports.create(passportBody()), ForbiddenError);
  });

  it('for a plan without API access is a 402 with its code', async () => {
    const tenant = await app.createTenant({ tier: 'starter' });
    const client = clientOf({ apiKey: await app.createKey(tenant) });
    const error = await refusalOf(client.operators.create(operatorBody()), PaymentRequiredError);
    expect(error.code).toBe('api_access_required');
    expect(error.body).toHaveProperty('upgradeUrl');
  });

  it('for a body over the limit is a 413 with its code', async () => {
    const metadata = textiles({ careInstructions: 'x'.repeat(1_100_000) });
    const call = owner.passports.create(passportBody({ metadata }));
    expect(await refusalOf(call, PayloadTooLargeError)).toHaveProperty(
      'code',
      'FST_ERR_CTP_BODY_TOO_LARGE',
    );
  });

  it('of a changed document is an answer, not an error', async () => {
    const { id } = await sealedPassport();
    const { metadata, ...rest } = await owner.passports.get(id);
    const payload = { ...rest, metadata: { ...metadata, originCountry: 'DE' } };
    expect(await anyone.audit.verifySeal({ payload })).toMatchObject({ verified: false });
  });
});

describe('repetition', () => {
  const noPauses: Timing = { now: Date.now, random: Math.random, sleep: () => Promise.resolve() };

  it('creates one passport although the first reply was lost', async () => {
    let attempts = 0;
    const losingTheFirstReply: FetchLike = async (url, init) => {
      const response = await fetch(url, init);
      attempts += 1;
      if (attempts > 1) return response;
      await response.arrayBuffer();
      throw new TypeError('connection lost');
    };
    const client = clientOf({
      apiKey: workspace.key,
      fetch: losingTheFirstReply,
      timing: noPauses,
      maxRetries: 1,
    });
    const { passport } = await client.passports.create(passportBody());
    expect(attempts).toBe(2);
    expect((await owner.passports.get(passport.productId)).id).toBe(passport.id);
  });

  it('with the key of the caller gets the first reply again', async () => {
    const options = { idempotencyKey: randomUUID() };
    const passport = passportBody();
    const first = await owner.passports.create(passport, options);
    expect(await owner.passports.create(passport, options)).toEqual(first);
  });

  it('with the key of another body is refused', async () => {
    const options = { idempotencyKey: randomUUID() };
    await owner.passports.create(passportBody(), options);
    const error = await refusalOf(owner.passports.create(passportBody(), options), ConflictError);
    expect(error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('a used-up budget', () => {
  let small: TestApp;

  beforeAll(async () => {
    small = await startTestApp({ LIMIT_GROWTH_PER_MINUTE: '2' });
  });
  afterAll(() => small.close());

  it('is waited for as long as the server says, and in vain is a 429', async () => {
    const pauses: number[] = [];
    const timing: Timing = {
      now: Date.now,
      random: () => 0,
      sleep: (ms) => Promise.resolve(void pauses.push(ms)),
    };
    const apiKey = await small.createKey(await small.createTenant());
    const client = new DppClient({ baseUrl: small.origin, apiKey, timing });
    await client.account.whoami();
    await client.account.whoami();
    const error = await refusalOf(client.account.whoami(), TooManyRequestsError);
    expect(error.code).toBe('FST_ERR_RATE_LIMIT');
    expect(error.retryAfterSeconds).toBeGreaterThan(0);
    expect(pauses).toHaveLength(2);
    expect(pauses.every((ms) => ms >= 1000 && ms <= 60_000)).toBe(true);
  });
});

describe('the rest of the surface', () => {
  it('describes credential and server', async () => {
    expect((await owner.account.whoami()).tenant.id).toBe(workspace.tenant.id);
    expect((await anyone.service.health()).status).toBe('OK');
    expect((await anyone.service.version()).version).toMatch(/^1\.\d+\.\d+$/);
  });

  it('gets operators and facilities, one and all', async () => {
    const { operatorId, facilityId } = workspace;
    expect((await owner.operators.get(operatorId)).operator.id).toBe(operatorId);
    expect((await owner.facilities.get(facilityId)).facility.id).toBe(facilityId);
    const listed = (await owner.operators.list()).items.map(({ id }) => id);
    expect(listed).toContain(operatorId);
    const withArchived = await owner.operators.list({ archived: true });
    expect(withArchived.items.map(({ id }) => id)).toEqual(expect.arrayContaining(listed));
  });
});

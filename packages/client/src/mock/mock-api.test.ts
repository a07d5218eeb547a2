import { beforeEach, describe, expect, it } from 'vitest';
import { fakeTiming } from '../../test/support/fake-timing.js';
import { rejectionOf } from '../../test/support/rejection-of.js';
import { DppClient } from '../client.js';
import { ApiError, BadRequestError, ConflictError, ForbiddenError } from '../error.js';
import { createMockApi } from './mock-api.js';

const mock = createMockApi({ now: () => new Date('2027-01-01T00:00:00.000Z') });
const { baseUrl, fetch } = mock;
const metadata: Record<string, unknown> = {
  category: 'textiles',
  originCountry: 'PT',
  facilityDetails: [{ facilityName: 'Mill 1' }],
};
const client = new DppClient({ baseUrl, fetch, apiKey: 'test', timing: fakeTiming() });
const gtin = '09506000134352';

beforeEach(async () => {
  mock.reset();
  await client.operators.create({ name: 'Example Textiles', regId: 'PT123456789' });
});

const created = async (productId = gtin) =>
  (await client.passports.create({ productId, metadata })).passport;

describe('the mock', () => {
  it('tells the main story: create, seal, resolve, recall', async () => {
    const passport = await created();
    expect(passport).toMatchObject({ status: 'ACTIVE', digitalSeal: null });
    const { digitalSeal } = await client.passports.seal(passport.id);
    const anyone = new DppClient({ baseUrl, fetch });
    const document = await anyone.resolution.resolve({ gtin });
    expect(document.digitalSeal).toBe(digitalSeal);
    expect(document.metadata.facilityDetails).toBe('[REDACTED - Privileged Access Required]');
    expect((await client.passports.get(gtin)).metadata).toEqual(metadata);
    expect((await client.passports.changeStatus(gtin, 'RECALLED')).status).toBe('RECALLED');
  });

  it('has pages', async () => {
    for (let at = 0; at < 25; at += 1) await created(`SKU-${at}`);
    const all = await client.passports.list({ limit: 10 }).all({ limit: 100 });
    expect(all.map(({ productId }) => productId)).toHaveLength(25);
    expect(all[0]?.productId).toBe('SKU-24');
  });

  it('runs a call once for its key, and says so', async () => {
    const options = { idempotencyKey: 'once' };
    const passport = { productId: gtin, metadata };
    const first = await client.passports.create(passport, options);
    const again = await client.passports.create(passport, options).withResponse();
    expect(again).toMatchObject({ reply: first, isReplayed: true });
    const other = client.passports.create({ ...passport, productId: 'B' }, options);
    expect((await rejectionOf(other, ConflictError)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each<[string, () => PromiseLike<unknown>, number, string | undefined]>([
    ['a second passport of a product', () => created(), 409, 'PASSPORT_DUPLICATE'],
    ['a passport that is not there', () => client.passports.get('B'), 404, undefined],
    [
      'a passport without category',
      () => client.passports.validate({ productId: 'A', metadata: {} }),
      400,
      'VALIDATION_FAILED',
    ],
    [
      'a blank product id',
      () => client.passports.create({ productId: ' ', metadata }),
      400,
      undefined,
    ],
    ['the deletion of what is live', () => client.passports.delete(gtin), 409, undefined],
    [
      'a call without key',
      () => new DppClient({ baseUrl, fetch }).account.whoami(),
      401,
      undefined,
    ],
    ['an operation that it does not know', () => client.service.version(), 501, undefined],
  ])('refuses %s', async (_, call, status, code) => {
    await created();
    const error = await rejectionOf(call(), ApiError);
    expect([error.status, error.code]).toEqual([status, code]);
    expect(error.requestId).toMatch(/^mock-\d+$/);
  });

  it('refuses to change what is sealed, and names the faults of metadata', async () => {
    const { id } = await created();
    await client.passports.seal(id);
    await rejectionOf(client.passports.update(id, { metadata }), ForbiddenError);
    const call = client.passports.create({ productId: 'B', metadata: {} });
    const { errors } = await rejectionOf(call, BadRequestError);
    expect(errors).toMatchObject([{ path: 'category' }]);
  });

  it('answers as a test says, once or each time', async () => {
    mock.replyOnce('POST /api/v1/passports', { status: 503, headers: { 'Retry-After': '0' } });
    await created();
    const attempts = mock.requests.filter(({ path }) => path === '/api/v1/passports');
    expect(attempts).toHaveLength(2);
    mock.reply('GET /api/v1/version', ({ headers }) => ({
      json: { success: true, apiVersion: headers.accept },
    }));
    expect((await client.service.version()).apiVersion).toBe('application/json');
    expect((await client.service.version()).apiVersion).toBe('application/json');
    mock.reset();
    expect((await rejectionOf(client.service.version(), ApiError)).status).toBe(501);
  });

  it('shows what arrived', async () => {
    await client.passports.get('a/b').then(undefined, () => undefined);
    expect(mock.requests.at(-1)).toMatchObject({
      method: 'GET',
      path: '/api/v1/passports/a%2Fb',
      headers: { accept: 'application/ld+json', authorization: 'Bearer test' },
    });
  });

  it('makes the same ids after each reset', async () => {
    const first = await created();
    mock.reset();
    await client.operators.create({ name: 'Example Textiles', regId: 'PT123456789' });
    expect((await created()).id).toBe(first.id);
  });

  it('ends with the signal of its caller', async () => {
    const call = client.account.whoami({ signal: AbortSignal.abort(new Error('enough')) });
    await expect(call).rejects.toThrow('enough');
  });
});

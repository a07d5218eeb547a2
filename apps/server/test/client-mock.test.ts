import { DppClient } from '@dpp/client';
import { createMockApi, mockedOperations, type MockOperation } from '@dpp/client/mock';
import { beforeAll, describe, expect, it } from 'vitest';
import { findOperation } from './support/contract-replies.js';
import { facilityBody, operatorBody, textiles } from './support/factories.js';

/** What the client's mock replies, held against the published description. */

const answered = new Set<string>();
const faults: string[] = [];
const mock = createMockApi();
const client = new DppClient({
  baseUrl: mock.baseUrl,
  apiKey: 'test',
  maxRetries: 0,
  fetch: async (url, init) => {
    const reply = await mock.fetch(url, init);
    const method = init.method ?? 'GET';
    const operation = findOperation(method, new URL(url).pathname);
    answered.add(operation.id);
    const mediaType = (reply.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const { status } = reply;
    const found = operation.faultsOf({ status, mediaType, text: await reply.clone().text() });
    faults.push(...found.map((fault) => `${operation.id} ${status}: ${fault}`));
    return reply;
  },
});

const refused = (call: PromiseLike<unknown>) =>
  call.then(
    () => expect.unreachable('The mock took it.'),
    () => undefined,
  );

beforeAll(async () => {
  const { operator } = await client.operators.create(operatorBody());
  await client.operators.get(operator.id);
  await client.operators.list();
  await client.operators.update(operator.id, { name: 'Fjord AS' });
  const { facility } = await client.facilities.create(facilityBody());
  await client.facilities.get(facility.id);
  await client.facilities.list();
  await client.facilities.update(facility.id, { activity: null });
  const metadata = textiles();
  const live = { productId: '09506000134352', facilityId: facility.id, metadata };
  const { passport } = await client.passports.create(live);
  await refused(client.passports.create(live, { idempotencyKey: 'other' }));
  await refused(client.passports.create({ productId: 'B', metadata: {} }));
  await client.passports.importMany([{ productId: 'C', metadata }]);
  await refused(client.passports.importMany([{ productId: 'C', metadata }]));
  await client.passports.validate({ productId: 'D', metadata });
  await refused(client.passports.validate({ productId: 'D', metadata: {} }));
  await client.passports.validatePublicly({ productId: 'D', metadata });
  await client.passports.list({ category: 'textiles' });
  await client.passports.getVcReadiness();
  await client.passports.get(passport.id);
  await refused(client.passports.get('nothing'));
  await client.passports.update(passport.id, { metadata });
  await client.passports.seal(passport.id);
  await client.passports.get(passport.id);
  await client.passports.list();
  await refused(client.passports.update(passport.id, { metadata }));
  await client.passports.changeStatus(passport.id, 'RECALLED');
  await refused(client.passports.delete(passport.id));
  const draft = { productId: 'E', draft: true, metadata: {} } as const;
  await client.passports.delete((await client.passports.create(draft)).passport.id);
  await client.resolution.resolve({ gtin: '09506000134352' });
  await client.resolution.resolve({ passportId: passport.id });
  await refused(client.resolution.resolve({ gtin: '09506000134369' }));
  const { units } = await client.units.serialise(passport.id, [{ serialNumber: 'PACK-1' }]);
  const unitId = units[0]?.id ?? '';
  await client.units.list(passport.id);
  await client.units.recordEvent(unitId, { eventType: 'OTHER', status: 'WASTE' });
  await client.units.recordEvents(unitId, [{ stateOfHealth: 99 }]);
  await client.units.listEvents(unitId);
  await client.webhooks.create({ url: 'https://receiver.example/hooks', events: ['*'] });
  await client.webhooks.list();
  await client.account.whoami();
  await client.service.health();
  await client.facilities.delete(facility.id);
  await client.operators.delete(operator.id);
});

describe('the mock', () => {
  it('replies as the description says', () => {
    expect(faults).toEqual([]);
  });

  it('was asked for each operation that it has', () => {
    const idOf = (operation: MockOperation) => {
      const [method = '', path = ''] = operation.split(' ');
      return findOperation(method, path.replaceAll(/\{\w+\}/g, 'x')).id;
    };
    expect(mockedOperations.map(idOf).filter((id) => !answered.has(id))).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startFakeServer } from '../../test/support/fake-server.js';
import type { FakeServer } from '../../test/support/fake-server.js';
import { rejectionOf } from '../../test/support/rejection-of.js';
import { DppClient } from '../client.js';
import { PreconditionFailedError } from '../error.js';

let server: FakeServer;
let client: DppClient;

beforeAll(async () => {
  server = await startFakeServer();
  client = new DppClient({ baseUrl: server.origin, maxRetries: 3 });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const ifMatch = '"7"';

const changes: [string, (client: DppClient) => PromiseLike<unknown>][] = [
  ['update', (c) => c.passports.update('p', { metadata: {}, draft: true }, { ifMatch })],
  ['saveDraft', (c) => c.passports.saveDraft('p', { metadata: {} }, { ifMatch })],
  ['delete', (c) => c.passports.delete('p', { ifMatch })],
  ['seal', (c) => c.passports.seal('p', { ifMatch })],
  ['changeStatus', (c) => c.passports.changeStatus('p', 'RECALLED', { ifMatch })],
  ['openRevision', (c) => c.passports.openRevision('p', { ifMatch })],
];

it.each(changes)('passports.%s sends its precondition', async (_name, change) => {
  server.answerWith({ json: { success: true } });
  await change(client);
  expect(server.requests[0]?.headers['if-match']).toBe('"7"');
});

it.each(changes)('passports.%s is not repeated with one', async (_name, change) => {
  server.answerWith({ status: 500, json: { success: false } });
  await expect(change(client)).rejects.toThrow();
  expect(server.requests).toHaveLength(1);
});

it.each(changes)('passports.%s rejects where another editor was faster', async (_name, change) => {
  const current = {
    version: 8,
    updatedBy: 'ada@acme.example',
    updatedAt: '2026-11-26T12:00:00.000Z',
  };
  const json = { success: false, error: 'x', message: 'x', code: 'PASSPORT_CHANGED', current };
  server.answerWith({ status: 412, json });
  const error = await rejectionOf(change(client), PreconditionFailedError);
  expect([error.code, error.body]).toEqual(['PASSPORT_CHANGED', json]);
});

it('sends reason, notice and contact of a status', async () => {
  server.answerWith({ json: { success: true } });
  const note = { reason: 'The zip may break.', noticeUrl: 'https://a.example/7', contact: '112' };
  await client.passports.changeStatus('p', 'RECALLED', note);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ status: 'RECALLED', ...note });
});

it('gets the page of a passport that is not there yet', async () => {
  server.answerWith({ text: '<!doctype html>', headers: { 'Content-Type': 'text/html' } });
  const page = await client.passports.preview(
    { productId: 'COAT-7', metadata: {}, status: 'RECALLED' },
    { lang: 'de' },
  );
  expect(page).toBe('<!doctype html>');
  const [request] = server.requests;
  expect([request?.method, request?.url, request?.headers.accept]).toEqual([
    'POST',
    '/api/v1/passports/preview?lang=de',
    'text/html',
  ]);
});

import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../test/support/fake-server.js';
import type { FakeServer } from '../test/support/fake-server.js';
import { rejectionOf } from '../test/support/rejection-of.js';
import { whoami } from '../test/support/wire-samples.js';
import { DppClient } from './client.js';
import type { DppClientOptions } from './client-options.js';

const apiKey = 'dpp_key_0a1b2c3d_SECRETsecretSECRETsecretSECRETsecretab';

let server: FakeServer;
let elsewhere: FakeServer;

beforeAll(async () => {
  [server, elsewhere] = await Promise.all([startFakeServer(), startFakeServer()]);
});
beforeEach(() => {
  server.reset();
  elsewhere.reset();
});
afterAll(() => Promise.all([server.close(), elsewhere.close()]));

function clientOf(options: Partial<DppClientOptions> = {}): DppClient {
  return new DppClient({ baseUrl: server.origin, apiKey, maxRetries: 0, ...options });
}

describe('options', () => {
  it.each([
    ['an empty API key', { apiKey: '' }],
    ['an API key with a line break', { apiKey: `${apiKey}\n` }],
    ['an API key with a space', { apiKey: `Bearer ${apiKey}` }],
    ['an API key no header can carry', { apiKey: 'schlüssel' }],
    ['no time', { timeoutMs: 0 }],
    ['a time that is no number', { timeoutMs: Number.NaN }],
    ['endless time', { timeoutMs: Infinity }],
    ['more time than timers count', { timeoutMs: 2 ** 31 }],
    ['fewer than no retries', { maxRetries: -1 }],
    ['half a retry', { maxRetries: 0.5 }],
    ['endless retries', { maxRetries: Infinity }],
    ['a base URL without a host', { baseUrl: '/api' }],
  ])('refuse %s', (_, options) => {
    expect(() => clientOf(options)).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }) as Error,
    );
  });

  it('may be undefined', () => {
    const nothing = { apiKey: undefined, timeoutMs: undefined, maxRetries: undefined };
    expect(() => clientOf({ ...nothing, fetch: undefined, timing: undefined })).not.toThrow();
  });

  it.each([
    ['no time', { timeoutMs: 0 }],
    ['a time that is no number', { timeoutMs: Number.NaN }],
    ['half a retry', { maxRetries: 0.5 }],
    ['a request id that breaks the header', { requestId: 'a\r\nX-Admin: 1' }],
    ['a request id the server would replace', { requestId: 'two words' }],
    ['an empty request id', { requestId: '' }],
    ['a request id of 129 characters', { requestId: 'x'.repeat(129) }],
  ])('of a call refuse %s, and nothing is sent', async (_, options) => {
    const error = await rejectionOf(clientOf().account.whoami(options));
    expect(error.code).toBe('INVALID_ARGUMENT');
    expect(server.requests).toEqual([]);
  });

  it.each(['', '/'])('take a base URL with a path, ended by "%s"', async (end) => {
    server.answerWith({ json: whoami });
    await clientOf({ baseUrl: `${server.origin}/tools/dpp${end}` }).account.whoami();
    expect(server.requests[0]?.url).toBe('/tools/dpp/api/v1/whoami');
  });

  it('take a fetch of the caller', async () => {
    const fetch = vi.fn((_url: string, _init: RequestInit) =>
      Promise.resolve(Response.json(whoami)),
    );
    expect(await clientOf({ fetch }).account.whoami()).toEqual(whoami);
    expect(fetch.mock.calls[0]?.[0]).toBe(`${server.origin}/api/v1/whoami`);
    expect(server.requests).toEqual([]);
  });
});

describe('the API key', () => {
  it('goes along as bearer token', async () => {
    server.answerWith({ json: whoami });
    await clientOf().account.whoami();
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
  });

  it('is not invented where there is none', async () => {
    server.answerWith({ json: { status: 'OK' } });
    await clientOf({ apiKey: undefined }).service.health();
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('stays behind when the server redirects to another origin', async () => {
    const location = `${elsewhere.origin}/01/09506000134352`;
    server.answerWith({ status: 302, headers: { Location: location } });
    elsewhere.answerWith({ text: '{}', headers: { 'Content-Type': 'application/ld+json' } });
    const error = await rejectionOf(clientOf().resolution.resolve({ gtin: '09506000134352' }));
    expect(error.code).toBe('UNEXPECTED_REDIRECT');
    expect(elsewhere.requests.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('goes to the base URL whatever host a link names', async () => {
    server.answerWith({ text: '{}', headers: { 'Content-Type': 'application/ld+json' } });
    const digitalLinkUri = `${elsewhere.origin}/01/09506000134352`;
    await clientOf().resolution.resolve({ digitalLinkUri });
    expect(server.requests[0]?.url).toBe('/01/09506000134352');
    expect(elsewhere.requests).toEqual([]);
  });

  it('is not shown by printing a client', () => {
    expect(inspect(clientOf(), { depth: Infinity, showHidden: true })).not.toContain('SECRET');
    expect(JSON.stringify(clientOf())).not.toContain('SECRET');
  });

  it.each(['\n', ' ', 'ü'])('is not shown by the refusal of one that ends in %j', (end) => {
    const construct = () => clientOf({ apiKey: apiKey + end });
    expect(construct).toThrow();
    try {
      construct();
    } catch (error) {
      expect(inspect(error)).not.toContain('SECRET');
    }
  });

  it.each([
    ['a refusal', { status: 401, json: { success: false, error: 'Unauthorized' } }],
    ['a lost connection', 'drop'],
    ['a late reply', 'hang'],
    ['a reply in another media type', { text: '<p>', headers: { 'Content-Type': 'text/html' } }],
    ['a redirect', { status: 308, headers: { Location: '/elsewhere' } }],
  ] as const)('is not shown by the error of %s', async (_, answer) => {
    server.answerWith(answer);
    const error = await rejectionOf(clientOf({ timeoutMs: 500 }).account.whoami());
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain('SECRET');
    expect(server.requests).toHaveLength(1);
  });
});

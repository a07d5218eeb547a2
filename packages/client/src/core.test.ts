import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../test/support/fake-server.js';
import type { FakeServer } from '../test/support/fake-server.js';
import { rejectionOf } from '../test/support/rejection-of.js';
import { whoami } from '../test/support/wire-samples.js';
import * as core from './core.js';
import { DppClient, NotFoundError } from './index.js';

const apiKey = 'dpp_key_0a1b2c3d_SECRETsecretSECRETsecretSECRETsecretab';

let server: FakeServer;

beforeAll(async () => {
  server = await startFakeServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe('the parts of the client', () => {
  it('are every resource that the client has', () => {
    const resources = Object.values(new DppClient({ baseUrl: server.origin })).map(
      (resource: object) => resource.constructor,
    );
    const parts = Object.entries(core).flatMap(([name, part]) =>
      name.endsWith('Resource') ? [part] : [],
    );
    expect(parts).toHaveLength(resources.length);
    expect(new Set(parts)).toEqual(new Set(resources));
  });

  it('send the credential of their connection', async () => {
    server.answerWith({ json: whoami });
    const account = new core.AccountResource(core.connect({ baseUrl: server.origin, apiKey }));
    expect(await account.whoami()).toEqual(whoami);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${apiKey}`);
  });

  it('retry, and reject with the errors of the client', async () => {
    server.answerWith({ status: 503, json: {} }, { status: 404, json: { error: 'Not found.' } });
    const timing = { now: () => 0, sleep: () => Promise.resolve(), random: () => 0 };
    const connection = core.connect({ baseUrl: server.origin, timing });
    const passports = new core.PassportsResource(connection);
    const error = await rejectionOf(passports.get('0190a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b'));
    expect(error).toBeInstanceOf(NotFoundError);
    expect(server.requests).toHaveLength(2);
  });

  it('refuse options that cannot work before anything is sent', () => {
    expect(() => core.connect({ baseUrl: 'passports.example' })).toThrow(/absolute URL/);
    expect(server.requests).toEqual([]);
  });

  it('do not show the API key when printed', () => {
    const connection = core.connect({ baseUrl: server.origin, apiKey });
    const parts = [connection, new core.PassportsResource(connection)];
    expect(inspect(parts, { depth: 9, showHidden: true })).not.toContain('SECRET');
  });
});

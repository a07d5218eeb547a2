import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../../test/support/fake-server.js';
import type { FakeServer } from '../../test/support/fake-server.js';
import { rejectionOf } from '../../test/support/rejection-of.js';
import { DppClient } from '../client.js';
import type { ResolutionResource } from './resolution.js';

const id = '0190a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b';
const grant = `dpp_li_${'0123456789abcdef'.repeat(2)}`;

let server: FakeServer;

beforeAll(async () => {
  server = await startFakeServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const clientOf = (apiKey?: string) =>
  new DppClient({ baseUrl: server.origin, apiKey, maxRetries: 0 });
const answer = () =>
  server.answerWith({ headers: { 'Content-Type': 'application/ld+json' }, json: {} });

describe('a grant', () => {
  it.each([undefined, 'key'])('is sent in the place of the API key %s', async (apiKey) => {
    const { resolution } = clientOf(apiKey);
    answer();
    await resolution.resolve({ passportId: id }, { grant });
    answer();
    await resolution.resolveUnit(id, { grant });
    for (const { headers, url } of server.requests) {
      expect(headers.authorization).toBe(`Bearer ${grant}`);
      expect(url).not.toContain(grant);
    }
    expect(server.requests).toHaveLength(2);
  });

  const target = { passportId: id };
  it.each([
    ['a JSON-LD document', 'application/ld+json', (of) => of.resolve(target, { grant })],
    ['a page', 'text/html', (of) => of.resolveHtml(target, { grant })],
    ['an AAS environment', 'application/aas+json', (of) => of.resolveAas(target, { grant })],
    ['a linkset', 'application/linkset+json', (of) => of.resolveLinkset(target, { grant })],
    ['a credential', 'application/vc+jwt', (of) => of.resolveCredential(target, { grant })],
    [
      'a secured credential',
      'application/vc+ld+json',
      (of) => of.resolveSecuredCredential(target, { grant }),
    ],
    ['an SD-JWT', 'application/dc+sd-jwt', (of) => of.resolveSdJwt(target, { grant })],
    ['a unit', 'application/ld+json', (of) => of.resolveUnit(id, { grant })],
    ['the page of a unit', 'text/html', (of) => of.resolveUnitHtml(id, { grant })],
    [
      'the credential of a unit',
      'application/vc+jwt',
      (of) => of.resolveUnitCredential(id, { grant }),
    ],
    [
      'the secured credential of a unit',
      'application/vc+ld+json',
      (of) => of.resolveUnitSecuredCredential(id, { grant }),
    ],
  ] as [string, string, (of: ResolutionResource) => Promise<unknown>][])(
    'is sent for %s',
    async (_what, accept, resolve) => {
      server.answerWith({ headers: { 'Content-Type': accept }, json: {} });
      await resolve(clientOf('key').resolution);
      expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
        `Bearer ${grant}`,
      ]);
      expect(server.requests[0]?.headers.accept).toBe(accept);
    },
  );

  it('leaves the API key where there is none', async () => {
    answer();
    await clientOf('key').resolution.resolve({ passportId: id }, { requestId: 'a' });
    expect(server.requests[0]?.headers.authorization).toBe('Bearer key');
  });

  it.each(['', 'dpp_key_12345678_x', `${grant}0`, `${grant}\n`, grant.toUpperCase()])(
    'that is none is not sent: %j',
    async (text) => {
      const { resolution } = clientOf();
      const error = await rejectionOf(resolution.resolve({ passportId: id }, { grant: text }));
      expect(error).toMatchObject({ code: 'INVALID_ARGUMENT' });
      expect(server.requests).toEqual([]);
    },
  );
});

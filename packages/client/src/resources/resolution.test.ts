import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer } from '../../test/support/fake-server.js';
import type { FakeServer } from '../../test/support/fake-server.js';
import { rejectionOf } from '../../test/support/rejection-of.js';
import { DppClient } from '../client.js';

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

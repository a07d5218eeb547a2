import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../test/support/fake-server.js';
import type { FakeServer } from '../../test/support/fake-server.js';
import { DppClient } from '../client.js';
import type { DppClientOptions } from '../client-options.js';

let server: FakeServer;
const inits: RequestInit[] = [];

beforeAll(async () => {
  server = await startFakeServer();
});
beforeEach(() => {
  server.reset();
  inits.length = 0;
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => server.close());

function clientOf(options: Partial<DppClientOptions> = {}): DppClient {
  return new DppClient({
    baseUrl: server.origin,
    maxRetries: 0,
    fetch: (url, init) => {
      inits.push(init);
      return fetch(url, init);
    },
    ...options,
  });
}

const login = { email: 'a@b.example', password: 'correct horse', totpCode: '123456' };
const loggedIn = { json: { success: true, token: 'a.b.c', csrfToken: 'csrf-1', mfa: true } };
const done = { json: { success: true } };

describe('a login in two steps', () => {
  const ticket = { json: { success: true, secondFactor: true, ticket: 'dpp_ticket_1' } };
  const first = { email: login.email, password: login.password };

  it('asks for a ticket, and finishes with it and a code', async () => {
    server.answerWith(ticket, loggedIn);
    const client = clientOf();
    const begun = await client.sessions.beginLogIn(first);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ ...first, twoStep: true });
    if (!('ticket' in begun)) throw new Error('There is no ticket.');
    const { token } = await client.sessions.finishLogIn({ ticket: begun.ticket, totpCode: '1' });
    expect(token).toBe('a.b.c');
    expect(JSON.parse(server.requests[1]?.body ?? '')).toEqual({
      ticket: 'dpp_ticket_1',
      totpCode: '1',
    });
  });

  it.each(['begin', 'finish', 'accept'] as const)(
    'keeps the CSRF token of a session that started by %s',
    async (step) => {
      server.answerWith(loggedIn, done);
      const client = clientOf({ session: 'cookie' });
      if (step === 'begin') await client.sessions.beginLogIn(first);
      if (step === 'finish') await client.sessions.finishLogIn({ ticket: 't', totpCode: '1' });
      if (step === 'accept') await client.invitations.accept('t', { name: 'Bo', password: 'p' });
      await client.sessions.logOut();
      expect(server.requests[1]?.headers['x-csrf-token']).toBe('csrf-1');
    },
  );
});

describe('a login', () => {
  it('sends the second factor and answers the token, which serves as key of another client', async () => {
    server.answerWith(loggedIn, done);
    const { token } = await clientOf().sessions.logIn(login);
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual(login);
    await clientOf({ apiKey: token }).sessions.get();
    expect(server.requests[1]?.headers.authorization).toBe('Bearer a.b.c');
  });

  it('without cookies keeps nothing', async () => {
    server.answerWith(loggedIn, done);
    const client = clientOf();
    await client.sessions.logIn(login);
    await client.sessions.logOut();
    expect(server.requests[1]?.headers).not.toHaveProperty('x-csrf-token');
    expect(inits[1]).not.toHaveProperty('credentials');
  });

  it('is not repeated after a lost reply: a code is good once', async () => {
    server.answerWith('drop', loggedIn);
    await expect(clientOf({ maxRetries: 3 }).sessions.logIn(login)).rejects.toThrow();
    expect(server.requests).toHaveLength(1);
  });
});

describe('a client with the session of a browser', () => {
  it('sends cookies with everything, and the CSRF token of the login with writes alone', async () => {
    server.answerWith(loggedIn, done, done, done);
    const client = clientOf({ session: 'cookie' });
    await client.sessions.logIn(login);
    await client.account.whoami();
    await client.apiKeys.revoke('k');
    await client.sessions.logOut();
    expect(server.requests.map(({ headers }) => headers['x-csrf-token'])).toEqual([
      undefined,
      undefined,
      'csrf-1',
      'csrf-1',
    ]);
    expect(inits.map(({ credentials }) => credentials)).toEqual(Array(4).fill('include'));
    expect(server.requests.some(({ headers }) => headers.authorization !== undefined)).toBe(false);
  });

  it.each([
    ['a=b; __Host-dpp_csrf=csrf-2', 'csrf-2'],
    ['dpp_csrf=csrf-3; a=b', 'csrf-3'],
    ['dpp_csrf=csrf-3; __Host-dpp_csrf=csrf-2', 'csrf-2'],
    ['xdpp_csrf=wrong', 'csrf-1'],
    ['dpp_csrf=', 'csrf-1'],
    ['dpp_csrf=a b', 'csrf-1'],
  ])('with the cookies "%s" repeats %s', async (cookie, token) => {
    vi.stubGlobal('document', { cookie });
    server.answerWith(loggedIn, done);
    const client = clientOf({ session: 'cookie' });
    await client.sessions.logIn(login);
    await client.sessions.logOut();
    expect(server.requests[1]?.headers['x-csrf-token']).toBe(token);
  });

  it('takes no API key besides', () => {
    expect(() => clientOf({ session: 'cookie', apiKey: 'key' })).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }) as Error,
    );
  });

  it('does not show its token to who prints it', async () => {
    server.answerWith(loggedIn);
    const client = clientOf({ session: 'cookie' });
    await client.sessions.logIn(login);
    expect(JSON.stringify(client)).not.toContain('csrf-1');
  });
});

describe('a second factor', () => {
  it('is enrolled, confirmed and disabled', async () => {
    server.answerWith(done, done, done);
    const { sessions } = clientOf({ apiKey: 'a.b.c' });
    await sessions.enrollSecondFactor();
    await sessions.confirmSecondFactor('123456');
    await sessions.disableSecondFactor('654321');
    expect(server.requests.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
      'POST /auth/mfa/enroll ',
      'POST /auth/mfa/confirm {"totpCode":"123456"}',
      'POST /auth/mfa/disable {"totpCode":"654321"}',
    ]);
  });
});

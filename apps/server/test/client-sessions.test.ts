import { DppClient, ForbiddenError, UnauthorizedError, type FetchLike } from '@dpp/client';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passportBody } from './support/factories.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { createUser, testPassword } from './support/users.js';
import { createWorkspace, type Workspace } from './support/workspace.js';

/** The published client in the hands of a person, and what it tells of replies, against the real server. */

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  // Browsers of plain http know no `__Host-` names.
  app = await startTestApp({ BASE_URL: 'http://dpp.example' });
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

function clientOf(options: Partial<ConstructorParameters<typeof DppClient>[0]> = {}): DppClient {
  return new DppClient({ baseUrl: app.origin, maxRetries: 0, ...options });
}

/** `fetch` of a browser: it keeps cookies where it is asked to include them. */
function fetchWithCookies(): FetchLike {
  const jar = new Map<string, string>();
  return async (url, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (init.credentials === 'include' && cookie !== '') headers.set('Cookie', cookie);
    const reply = await fetch(url, { ...init, headers });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  };
}

async function newLogin() {
  const { email } = await createUser(app, workspace.tenant);
  return { email, password: testPassword };
}

describe('a person in a browser', () => {
  it('reads and writes with the session of its cookies, until it ends', async () => {
    const browser = clientOf({ session: 'cookie', fetch: fetchWithCookies() });
    const login = await newLogin();
    await browser.sessions.logIn(login);
    expect((await browser.sessions.get()).user.email).toBe(login.email);
    const { apiKey } = await browser.apiKeys.create({ name: 'Line 1', role: 'AUDITOR' });
    expect(apiKey.name).toBe('Line 1');
    await browser.sessions.logOut();
    await expect(browser.sessions.get()).rejects.toBeInstanceOf(UnauthorizedError);
  });

  it('writes nothing without the CSRF token', async () => {
    const fetch = fetchWithCookies();
    await clientOf({ session: 'cookie', fetch }).sessions.logIn(await newLogin());
    // A page that has the cookies, and neither logged in nor can read the token.
    const other = clientOf({ session: 'cookie', fetch });
    expect((await other.sessions.get()).success).toBe(true);
    const error: unknown = await other.apiKeys
      .create({ name: 'Line 1', role: 'AUDITOR' })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ForbiddenError);
    expect(error).toHaveProperty('code', 'CSRF_TOKEN_INVALID');
  });
});

describe('a second factor', () => {
  it('is enrolled, asked for at the next login, and given back with a recovery code', async () => {
    const login = await newLogin();
    const first = clientOf({ apiKey: (await clientOf().sessions.logIn(login)).token });
    const { secret, recoveryCodes } = await first.sessions.enrollSecondFactor();
    const totpCode = new TOTP({ secret }).generate();
    await first.sessions.confirmSecondFactor(totpCode);

    await expect(clientOf().sessions.logIn(login)).rejects.toBeInstanceOf(UnauthorizedError);
    const [one, other] = recoveryCodes;
    const { token, mfa } = await clientOf().sessions.logIn({ ...login, totpCode: one });
    expect(mfa).toBe(true);
    await clientOf({ apiKey: token }).sessions.disableSecondFactor(other ?? '');
    expect((await clientOf().sessions.logIn(login)).mfa).toBe(false);
  });

  it('is not confirmed with a wrong code', async () => {
    const { token } = await clientOf().sessions.logIn(await newLogin());
    const person = clientOf({ apiKey: token });
    await person.sessions.enrollSecondFactor();
    await expect(person.sessions.confirmSecondFactor('abcdef')).rejects.toHaveProperty(
      'code',
      'MFA_CODE_INVALID',
    );
  });
});

describe('withResponse', () => {
  it('tells the budget left, and which reply was replayed', async () => {
    const client = clientOf({ apiKey: workspace.key });
    const options = { idempotencyKey: 'told-once', requestId: 'told-1' };
    const body = passportBody();
    const first = await client.passports.create(body, options).withResponse();
    expect(first).toMatchObject({
      status: 201,
      isReplayed: false,
      requestId: 'told-1',
      attempts: 1,
    });
    expect(first.budget?.limit).toBeGreaterThan(first.budget?.remaining ?? Infinity);
    const again = await client.passports.create(body, options).withResponse();
    expect(again).toMatchObject({ status: 201, isReplayed: true, reply: first.reply });
    expect(again.budget?.remaining).toBeLessThan(first.budget?.remaining ?? 0);
  });

  it('is told of no budget where the public resolves', async () => {
    const { id } = await workspace.createPassport();
    const call = clientOf().resolution.resolve({ passportId: id });
    expect((await call.withResponse()).budget).toBeUndefined();
  });
});

describe('members that no type names', () => {
  it('come along at run time', async () => {
    const client = clientOf({ apiKey: workspace.key });
    const { productId } = await workspace.createPassport();
    const document = await client.passports.get(productId);
    expect(document).toHaveProperty('originCountry', document.metadata.originCountry);
  });
});

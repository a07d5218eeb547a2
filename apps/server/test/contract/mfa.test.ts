import { TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operatorBody } from '../support/factories.js';
import { textMatching } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf, logIn, sessionOf, startSession, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
let session: TestSession;
let now: Date;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2027-03-01T12:00:00Z');
  app.setTime(now);
  session = await startSession(app, workspace.tenant);
});
afterEach(() => app.setTime());

interface Enrolled {
  readonly otpauthUri: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const post = (step: string, json?: object, key = session.token) =>
  app.request(`/auth/mfa/${step}`, { method: 'POST', key, ...(json && { json }) });
const codeOf = ({ secret }: Enrolled) => new TOTP({ secret }).generate({ timestamp: +now });
const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
  app.setTime(now);
};
const enroll = async () => (await post('enroll')).body as unknown as Enrolled;
const logInWith = (totpCode?: string) => logIn(app, { email: session.user.email, totpCode });

/** A user with a second factor and an expired last code. */
async function enable(): Promise<Enrolled> {
  const enrolled = await enroll();
  const { status } = await post('confirm', { totpCode: codeOf(enrolled) });
  expect(status).toBe(200);
  passMinutes(2);
  return enrolled;
}

describe('a session that proved a factor', () => {
  const hasProved = async (key: string) => (await app.request('/auth/session', { key })).body.mfa;

  it('has to prove the next one once that factor is gone', async () => {
    const first = await enable();
    expect(await hasProved(session.token)).toBe(true);
    expect((await post('disable', { totpCode: codeOf(first) })).status).toBe(200);
    const other = sessionOf(await logInWith());
    const enrolled = (await post('enroll', undefined, other.token)).body as unknown as Enrolled;
    passMinutes(2);
    await post('confirm', { totpCode: codeOf(enrolled) }, other.token);
    expect(await hasProved(other.token)).toBe(true);
    const { status } = await app.request('/auth/session', { key: session.token });
    expect(status).toBe(401);
  });

  it('never proves a secret that another enrolment replaced meanwhile', async () => {
    for (let i = 0; i < 10; i++) {
      session = await startSession(app, workspace.tenant);
      const enrolled = await enroll();
      const [confirmed, replaced] = await Promise.all([
        post('confirm', { totpCode: codeOf(enrolled) }),
        post('enroll'),
      ]);
      const succeeded = [confirmed, replaced].filter(({ status }) => status === 200);
      expect(succeeded).toHaveLength(1);
    }
  });
});

describe('POST /auth/mfa/enroll', () => {
  it('hands out a secret and ten recovery codes', async () => {
    const { status, body, headers } = await post('enroll');
    const enrolled = body as unknown as Enrolled;
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(enrolled).toEqual({
      success: true,
      otpauthUri: textMatching(/^otpauth:\/\/totp\//),
      secret: textMatching(/^[A-Z2-7]{32}$/),
      recoveryCodes: Array<unknown>(10).fill(textMatching(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)),
    });
    expect(new Set(enrolled.recoveryCodes).size).toBe(10);
    expect(new URL(enrolled.otpauthUri).searchParams.get('secret')).toBe(enrolled.secret);
  });

  it('changes nothing about login before it is confirmed', async () => {
    const { recoveryCodes } = await enroll();
    const { status, body } = await logInWith();
    expect([status, body.mfa]).toEqual([200, false]);
    expect((await logInWith(recoveryCodes[0])).body.mfa).toBe(false);
  });

  it('replaces what was handed out and not confirmed', async () => {
    const [first, second] = [await enroll(), await enroll()];
    expect((await post('confirm', { totpCode: codeOf(first) })).status).toBe(400);
    expect((await post('confirm', { totpCode: codeOf(second) })).status).toBe(200);
  });

  it('stores neither secret nor codes in the clear', async () => {
    const { secret, recoveryCodes } = await enroll();
    const rows = JSON.stringify([await app.db('users'), await app.db('recovery_codes')]);
    for (const text of [secret, ...recoveryCodes]) expect(rows).not.toContain(text);
  });

  it('is refused to keys, and to who has a second factor', async () => {
    expect((await post('enroll', undefined, workspace.key)).status).toBe(403);
    await enable();
    const { status, body } = await post('enroll');
    expect([status, body.code]).toEqual([409, 'MFA_ENABLED']);
  });
});

describe('POST /auth/mfa/confirm', () => {
  it('counts for the session that proved it, and ends the user’s others', async () => {
    const other = sessionOf(await logInWith());
    const ofSomebodyElse = await startSession(app, workspace.tenant);
    await enable();
    const statusOf = async ({ token }: { token: string }) =>
      (await app.request('/auth/session', { key: token })).status;
    const { body } = await app.request('/auth/session', { key: session.token });
    expect(body.mfa).toBe(true);
    expect([await statusOf(other), await statusOf(ofSomebodyElse)]).toEqual([401, 200]);
  });

  it('refuses a wrong code, and what nobody enrolled', async () => {
    const none = await post('confirm', { totpCode: '000000' });
    expect([none.status, none.body.code]).toEqual([409, 'MFA_NOT_ENROLLED']);
    const { recoveryCodes } = await enroll();
    for (const totpCode of ['', 'abcdef', 'éééééé', recoveryCodes[0]]) {
      const { status, body } = await post('confirm', { totpCode });
      expect([status, body.code]).toEqual([400, 'MFA_CODE_INVALID']);
    }
  });

  it('can be tried five times in 15 minutes', async () => {
    const enrolled = await enroll();
    for (let i = 0; i < 5; i++) {
      expect((await post('confirm', { totpCode: 'wrong' })).status).toBe(400);
    }
    expect((await post('confirm', { totpCode: codeOf(enrolled) })).status).toBe(429);
    passMinutes(15);
    expect((await post('confirm', { totpCode: codeOf(enrolled) })).status).toBe(200);
  });
});

describe('a login with a second factor', () => {
  it('takes a code of now', async () => {
    const enrolled = await enable();
    const { status, body } = await logInWith(codeOf(enrolled));
    expect([status, body.mfa]).toEqual([200, true]);
  });

  it('answers a missing or wrong code like a wrong password', async () => {
    const enrolled = await enable();
    const wrongPassword = await logIn(app, { email: session.user.email, password: 'wrong' });
    const stale = codeOf(enrolled);
    passMinutes(2);
    for (const code of [undefined, 'abcdef', stale]) {
      const { status, body } = await logInWith(code);
      expect([status, body]).toEqual([401, wrongPassword.body]);
    }
  });

  it('answers a code of other letters and digits than ASCII like a wrong password', async () => {
    const enrolled = await enable();
    const arabic = codeOf(enrolled).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const wrongPassword = await logIn(app, { email: session.user.email, password: 'wrong' });
    for (const code of [arabic, 'éééééé', '😀😀😀']) {
      const { status, body } = await logInWith(code);
      expect([code, status, body]).toEqual([code, 401, wrongPassword.body]);
    }
  });

  it('needs the password, too, and does not spend the code without', async () => {
    const enrolled = await enable();
    const login = { email: session.user.email, totpCode: codeOf(enrolled) };
    expect((await logIn(app, { ...login, password: 'wrong' })).status).toBe(401);
    expect((await logIn(app, login)).status).toBe(200);
  });

  it('takes each code once, also the one that confirmed, and at the same time', async () => {
    const enrolled = await enroll();
    const confirming = codeOf(enrolled);
    await post('confirm', { totpCode: confirming });
    expect((await logInWith(confirming)).status).toBe(401);
    passMinutes(2);
    const code = codeOf(enrolled);
    const replies = await Promise.all([logInWith(code), logInWith(code), logInWith(code)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await enable();
    const [one = '', two = ''] = recoveryCodes;
    expect((await logInWith(one)).body.mfa).toBe(true);
    expect((await logInWith(one)).status).toBe(401);
    expect((await logInWith(two.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  });
});

describe('an account that somebody tries to get into', () => {
  const exhaust = async () => {
    for (let i = 0; i < 5; i++) {
      expect((await logIn(app, { email: session.user.email, password: 'wrong' })).status).toBe(401);
    }
  };

  it('is open to who has the password and a recovery code', async () => {
    const enrolled = await enable();
    await exhaust();
    expect((await logInWith(codeOf(enrolled))).status).toBe(429);
    expect((await logInWith(enrolled.recoveryCodes[0])).status).toBe(200);
  });

  it('is closed to who has a recovery code and guesses passwords', async () => {
    const { recoveryCodes } = await enable();
    const guess = () =>
      logIn(app, { email: session.user.email, password: 'x', totpCode: recoveryCodes[0] });
    for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
    expect((await logInWith(recoveryCodes[0])).status).toBe(429);
  });

  it('is closed to somebody else’s recovery code', async () => {
    const { recoveryCodes } = await enable();
    session = await startSession(app, workspace.tenant);
    await enable();
    await exhaust();
    expect((await logInWith(recoveryCodes[0])).status).toBe(429);
  });

  it('takes ten guesses of a code at most: five at login, five in a session', async () => {
    const enrolled = await enable();
    for (let i = 0; i < 5; i++) expect((await logInWith('000000')).status).toBe(401);
    expect((await logInWith(codeOf(enrolled))).status).toBe(429);
    for (let i = 0; i < 5; i++) {
      expect((await post('disable', { totpCode: '000000' })).status).toBe(400);
    }
    expect((await post('disable', { totpCode: codeOf(enrolled) })).status).toBe(429);
  });

  it('lets its user turn the second factor on meanwhile', async () => {
    const enrolled = await enroll();
    await exhaust();
    expect((await post('confirm', { totpCode: codeOf(enrolled) })).status).toBe(200);
  });

  it('lets its user log in while wrong codes are tried in a session', async () => {
    const enrolled = await enable();
    for (let i = 0; i < 5; i++) await post('disable', { totpCode: '000000' });
    expect((await logInWith(codeOf(enrolled))).status).toBe(200);
  });

  it('has the wrong code in the log of its workspace', async () => {
    const tenant = await app.createTenant();
    session = await startSession(app, tenant);
    await enable();
    await logInWith('c0de-1n-a-l0g');
    const entries = await auditOf(app, tenant.id);
    expect(entries.at(-1)).toMatchObject({
      action: 'session.refused',
      details: { email: session.user.email, reason: 'code' },
    });
    expect(JSON.stringify(entries)).not.toContain('c0de-1n-a-l0g');
  });
});

describe('POST /auth/mfa/disable', () => {
  it('turns it off for a code, or for a recovery code', async () => {
    for (const choose of [codeOf, ({ recoveryCodes }: Enrolled) => recoveryCodes[3]]) {
      const enrolled = await enable();
      expect((await post('disable', { totpCode: choose(enrolled) })).status).toBe(200);
      expect((await logInWith()).body.mfa).toBe(false);
      const { body } = await app.request('/auth/session', { key: session.token });
      expect(body.mfa).toBe(false);
    }
  });

  it('leaves no recovery code behind', async () => {
    const enrolled = await enable();
    await post('disable', { totpCode: codeOf(enrolled) });
    const where = { user_id: session.user.id };
    expect(await app.db('recovery_codes').where(where)).toEqual([]);
  });

  it('refuses a wrong code, and who has none', async () => {
    const none = await post('disable', { totpCode: '000000' });
    expect([none.status, none.body.code]).toEqual([409, 'MFA_NOT_ENROLLED']);
    await enable();
    const { status, body } = await post('disable', { totpCode: 'abcdef' });
    expect([status, body.code]).toEqual([400, 'MFA_CODE_INVALID']);
  });
});

describe('POST /auth/mfa/recovery-codes', () => {
  const codesIn = (body: unknown) => (body as { recoveryCodes: string[] }).recoveryCodes;

  it('makes ten new ones for a code of the app, and the former end', async () => {
    const enrolled = await enable();
    const { status, body, headers } = await post('recovery-codes', { totpCode: codeOf(enrolled) });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const codes = codesIn(body);
    expect(codes).toEqual(Array<unknown>(10).fill(textMatching(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)));
    expect((await logInWith(enrolled.recoveryCodes[0])).status).toBe(401);
    expect((await logInWith(codes[0])).status).toBe(200);
    const last = (await auditOf(app, workspace.tenant.id)).map(({ action }) => action);
    expect(last).toContain('mfa.recovery_codes_renewed');
  });

  it('refuses a recovery code, a wrong code five times, and who has none', async () => {
    const none = await post('recovery-codes', { totpCode: '000000' });
    expect([none.status, none.body.code]).toEqual([409, 'MFA_NOT_ENROLLED']);
    const enrolled = await enable();
    for (const totpCode of [enrolled.recoveryCodes[0], '', '000000', 'abcdef', '000000']) {
      const { status, body } = await post('recovery-codes', { totpCode });
      expect([status, body.code]).toEqual([400, 'MFA_CODE_INVALID']);
    }
    expect((await post('recovery-codes', { totpCode: codeOf(enrolled) })).status).toBe(429);
    expect((await logInWith(enrolled.recoveryCodes[0])).status).toBe(200);
  });

  it('makes none of a factor that is not confirmed', async () => {
    const enrolled = await enroll();
    expect((await post('recovery-codes', { totpCode: codeOf(enrolled) })).status).toBe(409);
  });
});

describe('POST /api/v1/users/{id}/reset-mfa', () => {
  const reset = (id: string, key = workspace.key) =>
    app.request(`/api/v1/users/${id}/reset-mfa`, { method: 'POST', key });

  it('takes the factor and its codes away, and ends the sessions', async () => {
    const enrolled = await enable();
    expect((await reset(session.user.id)).status).toBe(200);
    expect((await app.request('/auth/session', { key: session.token })).status).toBe(401);
    expect((await logInWith()).body.mfa).toBe(false);
    expect(await app.db('recovery_codes').where({ user_id: session.user.id })).toEqual([]);
    const entries = await auditOf(app, workspace.tenant.id);
    expect(entries.find(({ action }) => action === 'mfa.reset')).toBeDefined();
    expect((await logInWith(codeOf(enrolled))).status).toBe(200);
  });

  it('is never for oneself', async () => {
    await enable();
    const { status, body } = await reset(session.user.id, session.token);
    expect([status, body.code]).toEqual([409, 'OWN_ACCOUNT']);
    expect((await logInWith()).status).toBe(401);
  });

  it('is refused for who has none, for others’ users, and to who may do less', async () => {
    const none = await reset(session.user.id);
    expect([none.status, none.body.code]).toEqual([409, 'MFA_NOT_ENROLLED']);
    await enable();
    const other = await createWorkspace(app);
    expect((await reset(session.user.id, other.key)).body.code).toBe('USER_NOT_FOUND');
    const narrow = await app.createKey(workspace.tenant, { permissions: ['user:write'] });
    expect((await reset(session.user.id, narrow)).body.code).toBe('DELEGATION_EXCEEDED');
    const auditor = await startSession(app, workspace.tenant, 'AUDITOR');
    expect((await reset(session.user.id, auditor.token)).status).toBe(403);
    expect((await logInWith()).status).toBe(401);
  });
});

describe('the audit log', () => {
  it('records both changes, without a secret', async () => {
    session = await startSession(app, await app.createTenant());
    const enrolled = await enable();
    const code = codeOf(enrolled);
    await post('disable', { totpCode: code });
    const entries = await auditOf(app, session.user.tenantId ?? '');
    expect(entries.map(({ action }) => action)).toEqual([
      'session.started',
      'mfa.enabled',
      'mfa.disabled',
    ]);
    const text = JSON.stringify(entries.map(({ details }) => details));
    for (const secret of [enrolled.secret, ...enrolled.recoveryCodes, code]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('a workspace that demands a second factor', () => {
  let strict: Workspace;
  const createOperator = (key: string) =>
    app.request('/api/v1/operators', { key, json: operatorBody() });

  beforeEach(async () => {
    strict = await createWorkspace(app, { mfaRequired: true });
    session = await startSession(app, strict.tenant);
  });

  // Clause: any operation 403 MFA
  it('refuses writes of a session without, and lets it read and enroll', async () => {
    const { status, body } = await createOperator(session.token);
    expect([status, body.code]).toEqual([403, 'MFA_REQUIRED']);
    expect((await app.request('/api/v1/operators', { key: session.token })).status).toBe(200);
    await enable();
    expect((await createOperator(session.token)).status).toBe(201);
  });

  it('makes no API key for a session without', async () => {
    const json = { name: 'around the gate', role: 'TENANT_ADMIN' };
    const { status } = await app.request('/api/v1/api-keys', { key: session.token, json });
    expect(status).toBe(403);
  });

  it('takes writes of API keys', async () => {
    expect((await createOperator(strict.key)).status).toBe(201);
  });

  it('names a lapsed subscription first', async () => {
    const tenant = await app.createTenant({ mfaRequired: true, subscriptionStatus: 'canceled' });
    const { token } = await startSession(app, tenant);
    expect((await createOperator(token)).status).toBe(402);
  });
});

import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountTokenRepository,
  type StoredTokenKind,
} from '../../src/features/sessions/account-token-repository.js';
import { createAccountToken } from '../../src/platform/auth/secrets/account-token.js';
import { doorAttacks, type DoorAttack, type StolenTokens } from '../support/door-attacks.js';
import { endurance, inFull, report } from '../support/endurance.js';
import { Random } from '../support/random.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { logIn, newEmail, startSession, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/**
 * Attacks on tickets, on links for another password and on invitations. A round is short, so that good tokens are good
 * while it lasts; between rounds the counters of wrong codes run out.
 */
const rounds = inFull(400, 12);
const attacksInRound = 25;

let app: TestApp;
let workspace: Workspace;
let other: Workspace;
let victim: TestSession;
let secret: string;
let now = new Date('2027-03-01T12:00:00Z');

beforeAll(async () => {
  app = await startTestApp();
  app.setTime(now);
  workspace = await createWorkspace(app);
  other = await createWorkspace(app);
  victim = await startSession(app, workspace.tenant);
  const mfa = (step: string, json?: object) =>
    app.request(`/auth/mfa/${step}`, { method: 'POST', key: victim.token, ...(json && { json }) });
  ({ secret } = (await mfa('enroll')).body as unknown as { secret: string });
  expect((await mfa('confirm', { totpCode: code() })).status).toBe(200);
});
afterAll(() => app.close());

const code = () => new TOTP({ secret }).generate({ timestamp: now.getTime() });
const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
  app.setTime(now);
};

async function storeToken(kind: StoredTokenKind, life: 'good' | 'expired' | 'former') {
  const tenantId = workspace.tenant.id;
  const { token, sha256 } = createAccountToken(kind === 'TICKET' ? 'ticket' : 'reset', tenantId);
  const row = await app
    .db<{ id: string; password_hash: string }>('users')
    .where({ id: victim.user.id })
    .first();
  await accountTokenRepository(app.db, tenantId).insert({
    sha256,
    kind,
    userId: victim.user.id,
    passwordHash: life === 'former' ? 'of a former password' : (row?.password_hash ?? ''),
    createdAt: now,
    expiresAt: life === 'expired' ? now : new Date(now.getTime() + 300_000),
  });
  return token;
}

async function storeInvitation(life: 'good' | 'expired' | 'accepted'): Promise<string> {
  const { token, sha256 } = createAccountToken('invite', workspace.tenant.id);
  await app.db('invitations').insert({
    tenant_id: workspace.tenant.id,
    id: randomUUID(),
    email: newEmail(),
    role: 'TENANT_ADMIN',
    token_sha256: sha256,
    invited_by: victim.user.email,
    created_at: now,
    expires_at: life === 'expired' ? now : new Date(now.getTime() + 300_000),
    accepted_at: life === 'accepted' ? now : null,
  });
  return token;
}

/** What an attacker of this round has come by. */
async function steal(): Promise<StolenTokens> {
  return {
    good: {
      ticket: await storeToken('TICKET', 'good'),
      reset: await storeToken('RESET', 'good'),
      invite: await storeInvitation('good'),
    },
    over: {
      ticket: [await storeToken('TICKET', 'expired'), await storeToken('TICKET', 'former')],
      reset: [await storeToken('RESET', 'expired'), await storeToken('RESET', 'former')],
      invite: [await storeInvitation('expired'), await storeInvitation('accepted')],
    },
    tenantId: workspace.tenant.id,
    otherTenantId: other.tenant.id,
    others: [victim.token, workspace.key, victim.csrfToken],
  };
}

const password = 'chosen by an attacker';

function send({ door, token, code: kind }: DoorAttack) {
  const totpCode = kind === 'right' ? code() : '000000';
  const at = `/auth/invitations/${encodeURIComponent(token)}`;
  switch (door) {
    case 'ticket':
      return app.request('/auth/login/second-factor', { json: { ticket: token, totpCode } });
    case 'reset':
      return app.request('/auth/password/reset', { json: { token, password } });
    case 'show':
      return app.request(at);
    case 'accept':
      return app.request(`${at}/accept`, { json: { name: 'Mallory', password } });
  }
}

/** Logins with their passwords, and every session there is. */
async function standing(): Promise<string> {
  const users = await app.db('users').orderBy('id').select('id', 'password_hash', 'totp_secret');
  const sessions = await app.db('sessions').orderBy('id').select('id', 'revoked_at');
  return JSON.stringify([users, sessions]);
}

describe('an attacker', () => {
  it('signs in by no token, sets no password and makes no login', async () => {
    const random = new Random(20_261_126);
    const before = await standing();
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    for (let round = 0; round < rounds; round++) {
      passMinutes(16);
      const attacks = doorAttacks(random, await steal());
      const drawn = Array.from({ length: attacksInRound }, () => attacks.next().value);
      // Some at the same time, so that they race as well.
      const replies = await Promise.all(drawn.map(send));
      for (const [i, { status, text, headers }] of replies.entries()) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isRefused = [400, 401, 404, 429].includes(status);
        if (isRefused && headers.getSetCookie().length === 0 && !text.includes('eyJ')) continue;
        wrong.push(`${drawn[i]?.door} by a token ${drawn[i]?.name}: ${status} ${text}`);
      }
    }
    report(`${rounds * attacksInRound} attacks: ${JSON.stringify([...statuses])}`);
    expect(wrong).toEqual([]);
    expect(await standing()).toBe(before);
    for (const status of [400, 401, 404]) expect(statuses.get(status)).toBeGreaterThan(10);
  }, 1_200_000);

  it('is told the same by a door for each token that is not good', async () => {
    const random = new Random(1);
    const bodies = new Map<string, Set<string>>();
    passMinutes(16);
    const attacks = doorAttacks(random, await steal());
    for (let i = 0; i < 120; i++) {
      const attack = attacks.next().value;
      if (attack.code === 'wrong' || attack.token.length > 1000) continue;
      const { status, text } = await send(attack);
      if (status === 429) continue;
      bodies.set(attack.door, (bodies.get(attack.door) ?? new Set()).add(`${status} ${text}`));
    }
    for (const [door, told] of bodies) expect([...told], door).toHaveLength(1);
  });
});

describe('raced uses of a good token', () => {
  const several = [1, 2, 3, 4];

  it('have one winner, for each kind', async () => {
    for (let round = 0; round < inFull(50, 3); round++) {
      passMinutes(16);
      const { good } = await steal();
      const winners = async (attack: Pick<DoorAttack, 'door' | 'token'>) => {
        const use = () => send({ name: 'good', code: 'right', ...attack });
        const replies = await Promise.all(several.map(use));
        return replies.filter(({ status }) => status === 200).length;
      };
      expect(await winners({ door: 'ticket', token: good.ticket })).toBe(1);
      expect(await winners({ door: 'accept', token: good.invite })).toBe(1);
      expect(await winners({ door: 'reset', token: good.reset })).toBe(1);
    }
  });
});

describe('a login of an account that does not exist', () => {
  it('checks a password as often as that of one that does', async () => {
    const { strangers } = app.deps.loginQueues;
    const run = strangers.run.bind(strangers);
    let checks = 0;
    strangers.run = <T>(work: () => Promise<T>) => {
      checks += 1;
      return run(work);
    };
    try {
      await logIn(app, { email: victim.user.email, password: 'wrong', twoStep: true });
      const known = checks;
      await logIn(app, { email: newEmail(), password: 'wrong', twoStep: true });
      expect([known, checks - known]).toEqual([1, 1]);
    } finally {
      strangers.run = run;
    }
  });

  // The times of a busy machine say little by day: the long run samples them, and asks for no more than overlap.
  it.runIf(endurance)(
    'takes times that overlap with those of one that does',
    async () => {
      const json = { email: newEmail(), password: 'a password of full cost', role: 'AUDITOR' };
      expect((await app.request('/api/v1/users', { key: workspace.key, json })).status).toBe(201);
      const timeOf = async (email: string) => {
        const begun = performance.now();
        await logIn(app, { email, password: 'wrong' });
        return performance.now() - begun;
      };
      const known: number[] = [];
      const unknown: number[] = [];
      for (let i = 0; i < 200; i++) {
        if (i % 4 === 0) passMinutes(16);
        known.push(await timeOf(json.email));
        unknown.push(await timeOf(newEmail()));
      }
      const quantile = (times: number[], share: number) =>
        times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
      const spread = (times: number[]) => [0.1, 0.5, 0.9].map((share) => quantile(times, share));
      report(`known ${spread(known).join(', ')} ms, unknown ${spread(unknown).join(', ')} ms`);
      expect(quantile(known, 0.1)).toBeLessThan(quantile(unknown, 0.9));
      expect(quantile(unknown, 0.1)).toBeLessThan(quantile(known, 0.9));
    },
    600_000,
  );
});

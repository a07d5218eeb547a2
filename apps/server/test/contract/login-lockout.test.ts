import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import { countAttempt, fromAddress } from '../../src/features/sessions/login-throttle.js';
import { BoundedQueue } from '../../src/platform/event-loop/bounded-queue.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { createUser, logIn, newEmail } from '../support/users.js';

let app: TestApp;
let tenant: Tenant;
let now: Date;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback' });
  tenant = await app.createTenant();
});
afterAll(() => app.close());
beforeEach(() => {
  now = new Date('2027-05-01T12:00:00Z');
  app.setTime(now);
});
afterEach(() => app.setTime());

const passMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
  app.setTime(now);
};
const from = (address: string) => ({ 'X-Forwarded-For': address });
const stranger = (number: number) => from(`203.0.113.${number}`);
const home = from('198.51.100.7');
const newUser = async () => (await createUser(app, tenant)).email;
const guess = (email: string, headers: Record<string, string>) =>
  logIn(app, { email, password: 'not the password' }, headers);
const statusOf = async (reply: Promise<TestReply>) => (await reply).status;

/** What a browser sends back of what a login set. */
function deviceCookieOf({ headers }: TestReply): { readonly Cookie: string } {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-dpp_device='));
  if (set === undefined) throw new Error('The login set no device cookie.');
  return { Cookie: set.replace(/;.*/, '') };
}

async function guessTimes(times: number, email: string, headers: Record<string, string>) {
  const statuses = new Set<number>();
  for (let i = 0; i < times; i++) statuses.add(await statusOf(guess(email, headers)));
  return [...statuses];
}

/** Wrong guesses, each from another address, without the price of a password. */
async function failFromEverywhere(email: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await countAttempt(app.deps, fromAddress(email, `192.0.2.${i}/32`));
  }
}

describe('a stranger who guesses', () => {
  it('locks an account for their own address block, and for no other', async () => {
    const email = await newUser();
    expect(await guessTimes(5, email, stranger(1))).toEqual([401]);
    expect(await statusOf(logIn(app, { email }, stranger(1)))).toBe(429);
    expect(await statusOf(logIn(app, { email }, stranger(2)))).toBe(200);
  });

  it('gets no more guesses by moving within an IPv6 block', async () => {
    const email = await newUser();
    for (let i = 0; i < 5; i++) {
      expect(await statusOf(guess(email, from(`2001:db8:1:${i}::${i + 1}`)))).toBe(401);
    }
    expect(await statusOf(guess(email, from('2001:db8:1:ff::9')))).toBe(429);
    expect(await statusOf(logIn(app, { email }, from('2001:db8:1:100::9')))).toBe(200);
  });

  it.each([
    ['an account', newUser],
    ['an account that nobody has', () => Promise.resolve(newEmail())],
  ])('reaches %s a hundred times an hour, from however many addresses', async (_what, make) => {
    const email = await make();
    await failFromEverywhere(email, 98);
    expect(await statusOf(guess(email, stranger(98)))).toBe(401);
    expect(await statusOf(guess(email, stranger(99)))).toBe(401);
    const { status, body, headers } = await guess(email, stranger(200));
    expect([status, body.code]).toEqual([429, 'FST_ERR_RATE_LIMIT']);
    expect(Number(headers.get('retry-after'))).toBe(3600);
    passMinutes(59);
    expect(await statusOf(guess(email, stranger(201)))).toBe(429);
    passMinutes(1);
    expect(await statusOf(guess(email, stranger(202)))).toBe(401);
  });

  it('gets exactly so many of many guesses at once through, across address blocks', async () => {
    const email = await newUser();
    await failFromEverywhere(email, 95);
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_unused, i) => guess(email, stranger(100 + i))),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(10).fill(429)]);
  });

  it('gets no new hundred when the owner logs in', async () => {
    const email = await newUser();
    await failFromEverywhere(email, 100);
    passMinutes(30);
    const device = deviceCookieOf(await logInWithCookieOf(email));
    expect(await statusOf(logIn(app, { email }, { ...home, ...device }))).toBe(200);
    expect(await statusOf(guess(email, stranger(99)))).toBe(429);
  });

  /** A user who logged in on this device before all those guesses. */
  async function logInWithCookieOf(email: string): Promise<TestReply> {
    const user = await app.db('users').where({ email }).first<{ id: string }>('id');
    const token = app.deps.deviceTokens.issue(user.id, now);
    return logIn(app, { email }, { ...home, Cookie: `__Host-dpp_device=${token}` });
  }
});

describe('a browser that its user logged in with before', () => {
  it('is let in whatever strangers did, at its own address too', async () => {
    const email = await newUser();
    const device = deviceCookieOf(await logIn(app, { email }, home));
    await guessTimes(5, email, home);
    await failFromEverywhere(email, 95);
    for (const place of [home, stranger(200)]) {
      expect(await statusOf(logIn(app, { email }, place))).toBe(429);
    }
    expect(await statusOf(logIn(app, { email }, { ...home, ...device }))).toBe(200);
  });

  it('has five failures of its own, which hold nobody else', async () => {
    const email = await newUser();
    const device = deviceCookieOf(await logIn(app, { email }, home));
    expect(await guessTimes(5, email, { ...stranger(1), ...device })).toEqual([401]);
    expect(await statusOf(logIn(app, { email }, { ...stranger(2), ...device }))).toBe(429);
    expect(await statusOf(logIn(app, { email }, stranger(1)))).toBe(200);
    passMinutes(15);
    expect(await statusOf(logIn(app, { email }, { ...stranger(2), ...device }))).toBe(200);
  });

  it('is known by another cookie after each login', async () => {
    const email = await newUser();
    const first = deviceCookieOf(await logIn(app, { email }, home));
    const second = deviceCookieOf(await logIn(app, { email }, { ...home, ...first }));
    expect(second).not.toEqual(first);
  });

  it.each<[string, (own: string) => string | Promise<string>]>([
    ['of another user', () => anotherUsersDevice()],
    [
      'without the prefix, as a neighbouring host could set it',
      (own) => own.replace('__Host-', ''),
    ],
    ['with a bit changed', (own) => own.slice(0, -1) + (own.endsWith('A') ? 'B' : 'A')],
    ['that is empty', () => '__Host-dpp_device='],
  ])('is a stranger with a cookie %s', async (_what, make) => {
    const email = await newUser();
    const own = deviceCookieOf(await logIn(app, { email }, home));
    await guessTimes(5, email, home);
    const Cookie = await make(own.Cookie);
    expect(await statusOf(logIn(app, { email }, { ...home, Cookie }))).toBe(429);
  });

  it('is a stranger again after 180 days', async () => {
    const email = await newUser();
    const device = deviceCookieOf(await logIn(app, { email }, home));
    passMinutes(180 * 24 * 60);
    await guessTimes(5, email, home);
    expect(await statusOf(logIn(app, { email }, { ...home, ...device }))).toBe(429);
  });

  async function anotherUsersDevice(): Promise<string> {
    return deviceCookieOf(await logIn(app, { email: await newUser() }, home)).Cookie;
  }
});

describe('passwords that wait to be checked', () => {
  it('are refused unchecked and uncounted when too many wait, and keep no known browser out', async () => {
    const full = await startTestApp();
    const strangers = new BoundedQueue({ concurrency: 1, maxWaiting: 0 });
    Object.assign(full.deps.loginQueues, { strangers });
    let release = (): void => undefined;
    const occupied = strangers.run(() => new Promise<void>((resolve) => (release = resolve)));
    try {
      const { id, email } = await createUser(full, await full.createTenant());
      for (let i = 0; i < 6; i++) {
        const { status, body, headers } = await logIn(full, { email, password: 'wrong' });
        expect([status, body.error, headers.get('retry-after')]).toEqual([
          503,
          'Service Unavailable',
          '1',
        ]);
      }
      const token = full.deps.deviceTokens.issue(id, full.deps.clock.now());
      const known = { Cookie: `__Host-dpp_device=${token}` };
      expect(await statusOf(logIn(full, { email }, known))).toBe(200);
      release();
      await occupied;
      expect(await statusOf(logIn(full, { email }))).toBe(200);
    } finally {
      release();
      await full.close();
    }
  });
});

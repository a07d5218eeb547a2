import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.js';
import { seedDemo } from '../../src/cli/demo/seed-demo.js';
import { DemoDoor } from '../../src/features/sessions/demo/demo-door.js';
import { send, startTestApp, type TestApp } from '../support/test-app.js';

const loopback = '127.0.0.1';

describe('the link into the demo', () => {
  let app: TestApp;
  let door: DemoDoor;
  let origin: string;
  let server: Server;

  beforeAll(async () => {
    app = await startTestApp();
    await seedDemo({ ...app.deps, db: app.db });
    door = new DemoDoor({ ...app.deps, db: app.db });
    server = createServer(createApp({ ...app.deps, demoDoor: door }));
    await new Promise<void>((resolve) => server.listen(0, loopback, resolve));
    origin = `http://${loopback}:${(server.address() as AddressInfo).port}`;
  }, 60_000);
  afterAll(async () => {
    app.setTime();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
  });

  const enter = (token: string, from = origin) =>
    send(`${from}/console/demo`, { method: 'POST', headers: { 'X-Demo-Token': token } });
  const makeToken = async () => (await door.makeToken()) ?? '';

  it('signs in once', async () => {
    const token = await makeToken();
    const first = await enter(token);
    expect(first.status).toBe(200);
    const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const Cookie = cookies.join('; ');
    const session = await send(`${origin}/auth/session`, { headers: { Cookie } });
    expect(session.body).toMatchObject({ user: { email: 'admin@demo.example' } });
    expect((await enter(token)).status).toBe(401);
  });

  it('makes one login of two requests at once', async () => {
    const token = await makeToken();
    const replies = await Promise.all([enter(token), enter(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('ends with the next one, and after a quarter of an hour', async () => {
    const former = await makeToken();
    const token = await makeToken();
    expect((await enter(former)).status).toBe(401);
    app.setTime(new Date(Date.now() + 16 * 60_000));
    expect((await enter(token)).status).toBe(401);
    app.setTime();
  });

  it.each(['192.0.2.7', '::ffff:10.0.0.1', '2001:db8::1', 'unknown'])(
    'lets nobody in from %s',
    async (ip) => {
      const token = await makeToken();
      const entering = door.enter({ token, ip, userAgent: undefined });
      await expect(entering).rejects.toMatchObject({ status: 401 });
    },
  );

  it('refuses another token, and leaves the right one open', async () => {
    const token = await makeToken();
    expect((await enter('0'.repeat(64))).status).toBe(401);
    expect((await enter('')).status).not.toBe(200);
    expect((await enter(token)).status).toBe(200);
  });

  it('is not there on a server without a demo', async () => {
    expect((await enter('0'.repeat(64), app.origin)).status).toBe(405);
  });

  it('is not made for a login with a second factor', async () => {
    await app
      .db('users')
      .where({ email: 'admin@demo.example' })
      .update({ totp_confirmed_at: new Date() });
    expect(await door.makeToken()).toBeUndefined();
  });
});

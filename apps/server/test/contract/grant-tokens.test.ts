import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/features/grants/grant-model.js';
import { inFull } from '../support/endurance.js';
import { battery } from '../support/factories.js';
import { issueGrant, onPassport, onUnit } from '../support/grants.js';
import { inLanes } from '../support/lanes.js';
import { representationTypes } from '../support/representation-types.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const lines: string[] = [];
const secret = `detailedPerformance${randomBytes(8).toString('hex')}`;

let app: TestApp;
let workspace: Workspace;
let passport: { id: string; productId: string };
let unit: { id: string; serialNumber: string };

beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await startTestApp({}, pino({ level: 'trace' }, destination));
  workspace = await createWorkspace(app);
  const given = battery();
  const detailedPerformance = { ...(given['detailedPerformance'] as object), note: secret };
  const metadata = battery({ detailedPerformance });
  const { facilityId } = workspace;
  passport = await workspace.createPassport({ metadata, facilityId });
  unit = await workspace.serialise(passport.id);
});
afterAll(() => app.close());
afterEach(() => app.setTime());

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const newToken = (kind = 'li') => `dpp_${kind}_${randomBytes(16).toString('hex')}`;
const pathTo = () => `/passport/${passport.id}`;
const resolve = (query = '', headers: Record<string, string> = {}) =>
  app.request(pathTo() + query, { headers });
const opens = ({ status, text }: TestReply) => {
  expect(status).toBe(200);
  return text.includes(secret);
};
const revoke = (id: string) =>
  app.request(`/api/v1/grants/${id}`, { key: workspace.key, method: 'DELETE' });
const usesOf = async (id: string) => {
  await app.deps.grantUses.flush();
  const { body } = await app.request('/api/v1/grants?limit=200', { key: workspace.key });
  const { grants } = body as unknown as {
    grants: { id: string; useCount: number; lastUsedAt: string | null }[];
  };
  const found = grants.find((grant) => grant.id === id);
  return [found?.useCount, found?.lastUsedAt];
};

describe('a token', () => {
  // Clause: tokens as Bearer or query
  it('opens as Bearer and in the query alike', async () => {
    const { token } = await issueGrant(app, workspace, onPassport(passport.id));
    expect(opens(await resolve())).toBe(false);
    expect(opens(await resolve(`?grant=${token}`))).toBe(true);
    expect(opens(await resolve('', bearer(token)))).toBe(true);
    expect(opens(await resolve('', { Authorization: `bearer  ${token}` }))).toBe(true);
  });

  it('counts in the header before one in the query, whatever either is worth', async () => {
    const { token } = await issueGrant(app, workspace, onPassport(passport.id));
    expect(opens(await resolve(`?grant=${newToken()}`, bearer(token)))).toBe(true);
    expect(opens(await resolve(`?grant=${token}`, bearer(newToken())))).toBe(false);
  });

  it('counts in the query beside a credential of another kind', async () => {
    const { token } = await issueGrant(app, workspace, onPassport(passport.id));
    const stranger = await createWorkspace(app);
    expect(opens(await resolve(`?grant=${token}`, bearer(stranger.key)))).toBe(true);
    expect(opens(await resolve(`?grant=${token}`, { Authorization: 'Basic YTpi' }))).toBe(true);
  });

  it('is for one page alone: no other origin may read what it opens', async () => {
    const { token } = await issueGrant(app, workspace, onPassport(passport.id));
    const { headers } = await resolve(`?grant=${token}`);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('vary')).toBe('Accept');
  });

  it('is never answered with a 304', async () => {
    const { token } = await issueGrant(app, workspace, onPassport(passport.id));
    const { headers } = await resolve();
    const etag = headers.get('etag') ?? '';
    expect((await resolve('', { 'If-None-Match': etag })).status).toBe(304);
    expect((await resolve(`?grant=${token}`, { 'If-None-Match': etag })).status).toBe(200);
    expect((await resolve(`?grant=${token}`, { 'If-None-Match': '*' })).status).toBe(200);
  });

  // Clause: revocation at the next request
  it('opens nothing from the request after its revocation on', async () => {
    const { grant, token } = await issueGrant(app, workspace, onPassport(passport.id));
    expect(opens(await resolve(`?grant=${token}`))).toBe(true);
    await revoke(grant.id);
    expect(opens(await resolve(`?grant=${token}`))).toBe(false);
  });

  it('opens up to its expiry, and not at it', async () => {
    const expiresAt = addDays(new Date(), 1);
    const { token } = await issueGrant(app, workspace, {
      ...onPassport(passport.id),
      expiresAt: expiresAt.toISOString(),
    });
    app.setTime(new Date(expiresAt.getTime() - 1));
    expect(opens(await resolve(`?grant=${token}`))).toBe(true);
    app.setTime(expiresAt);
    expect(opens(await resolve(`?grant=${token}`))).toBe(false);
  });

  it('never opens after the answer to its revocation, however many use it meanwhile', async () => {
    const { grant, token } = await issueGrant(app, workspace, onPassport(passport.id));
    let isRevoked = false;
    let opened = 0;
    const use = async () => {
      for (let i = 0; i < 20; i++) {
        const wasRevoked = isRevoked;
        const seen = opens(await resolve(`?grant=${token}`));
        if (seen) opened++;
        expect(seen && wasRevoked).toBe(false);
      }
    };
    const revokeMeanwhile = async () => {
      await resolve();
      await revoke(grant.id);
      isRevoked = true;
    };
    await Promise.all([use(), use(), use(), revokeMeanwhile()]);
    expect(opened).toBeGreaterThan(0);
    const [useCount] = await usesOf(grant.id);
    expect(useCount).toBe(opened);
  });
});

describe('uses', () => {
  // Clause: useCount and lastUsedAt
  it('are counted where a token opened something, and nowhere else', async () => {
    const { grant, token } = await issueGrant(app, workspace, onUnit(unit.id));
    const at = new Date('2026-12-01T10:00:00.000Z');
    app.setTime(at);
    await resolve(`?grant=${token}`);
    await app.request(`/unit/${unit.id}?grant=${token}`, { headers: { Accept: 'image/png' } });
    expect(await usesOf(grant.id)).toEqual([1, at.toISOString()]);
    app.setTime(new Date(at.getTime() - 5000));
    await app.request(`/unit/${unit.id}`, { headers: bearer(token) });
    expect(await usesOf(grant.id)).toEqual([2, at.toISOString()]);
  });

  it('are written by the second, and while the database is away kept for later', async () => {
    const { grant, token } = await issueGrant(app, workspace, onPassport(passport.id));
    for (let i = 0; i < 5; i++) await resolve(`?grant=${token}`);
    await app.db.raw('alter table access_grants rename to access_grants_away');
    await app.deps.grantUses.flush();
    await app.db.raw('alter table access_grants_away rename to access_grants');
    expect((await usesOf(grant.id))[0]).toBe(5);
  });
});

describe(`tokens that open nothing, on ${testEngine}`, () => {
  // Clause: tokens that open nothing
  it('leave everybody at the public answer, to the byte', async () => {
    const other = await createWorkspace(app);
    const otherPassport = await workspace.createPassport();
    const useless: string[] = [];
    const each = inFull(250, 5);
    for (let i = 0; i < each; i++) {
      const over = await issueGrant(app, workspace, {
        expiresAt: new Date(Date.now() + 1000).toISOString(),
      });
      const revoked = await issueGrant(app, workspace, {});
      await revoke(revoked.grant.id);
      const foreign = await issueGrant(app, other, {});
      const elsewhere = await issueGrant(app, workspace, onPassport(otherPassport.id));
      useless.push(over.token, revoked.token, foreign.token, elsewhere.token);
    }
    app.setTime(addDays(new Date(), 1));
    const forged = Array.from({ length: 32 * each }, (_, i) =>
      newToken(i % 2 === 0 ? 'li' : 'auth'),
    );
    const malformed = useless.map((token) => `${token}0`);
    const all = [...forged, ...useless, ...malformed];
    expect(all.length).toBe(inFull(10_000, 200));
    const shown = ({ status, text }: TestReply) => JSON.stringify([status, text]);
    const expected = shown(await resolve());
    const differing: string[] = [];
    await inLanes([...all.entries()], 8, async ([i, token]) => {
      const reply = await (i % 2 === 0 ? resolve(`?grant=${token}`) : resolve('', bearer(token)));
      const isPrivate = reply.headers.get('cache-control') === 'private, no-store';
      if (shown(reply) !== expected || !isPrivate) differing.push(token);
    });
    expect(differing).toEqual([]);
  }, 600_000);

  // Clause: the cost of a token
  it('cost one read when they are well formed, and none when they are not', async () => {
    const statements = async (query: string) => {
      await resolve();
      const asked: string[] = [];
      const listen = ({ sql }: { sql: string }) => {
        // Uses are written by the second, between two requests.
        if (/^\s*update/i.test(sql)) return;
        if (/access_grants|grant_of_token|directory/.test(sql)) asked.push(sql);
      };
      app.db.on('query', listen);
      try {
        await resolve(query);
      } finally {
        app.db.off('query', listen);
      }
      return asked;
    };
    expect(await statements('?grant=dpp_li_x')).toEqual([]);
    expect(await statements(`?grant=${newToken()}`)).toHaveLength(1);
    const { token } = await issueGrant(app, workspace, onPassport(passport.id));
    expect(await statements(`?grant=${token}`)).toHaveLength(1);
    expect(await statements(`?grant=${token}`)).toHaveLength(1);
  });
});

describe('a token in an address', () => {
  it.each([
    () => `/01/${passport.productId}/21/${passport.id}`,
    () => `/01/${passport.productId}/21/${unit.serialNumber}`,
    () => `/01/${passport.productId.slice(1)}`,
    () => `/01/${passport.productId}?linkType=gs1:pip`,
  ])('is kept by the redirect of %s', async (path) => {
    const { token } = await issueGrant(app, workspace, {});
    const given = path();
    const joined = `${given}${given.includes('?') ? '&' : '?'}grant=${token}`;
    const { status, headers } = await app.request(joined);
    expect([302, 307]).toContain(status);
    const location = new URL(headers.get('location') ?? '');
    expect(location.searchParams.get('grant')).toBe(token);
    expect(headers.get('link')).not.toContain(token);
    expect(opens(await app.request(location.pathname + location.search))).toBe(true);
  });

  it('is kept by the links of a page that it opened, and by no other', async () => {
    const successor = await workspace.serialise(passport.id, { predecessorUnitId: unit.id });
    const { token } = await issueGrant(app, workspace, {});
    const page = async (query: string, headers = {}) => {
      const path = `/unit/${successor.id}${query}`;
      const { text } = await app.request(path, { headers: { Accept: 'text/html', ...headers } });
      // Links to its other languages keep what their reader's address says, even a token without effect.
      return [...text.matchAll(/<a [^>]*href="(https:\/\/dpp\.example\/[^"]*)"/g)].map(
        ([, href = '']) => href,
      );
    };
    const kept = await page(`?grant=${token}`);
    expect(kept.length).toBeGreaterThanOrEqual(2);
    for (const href of kept) expect(href.endsWith(`?grant=${token}`), href).toBe(true);
    const others = [
      ...(await page('', bearer(token))),
      ...(await page(`?grant=${newToken()}`)),
      ...(await page(`?grant=${token}`, bearer(workspace.key))),
    ];
    expect(others.filter((href) => href.includes('grant='))).toEqual([]);
  });

  // Clause: tokens are told nowhere
  it('stands in no other header or body, in no log line and in no metric', async () => {
    const { token } = await issueGrant(app, workspace, {});
    const paths = [
      pathTo(),
      `/unit/${unit.id}`,
      `/01/${passport.productId}`,
      '/unit/x',
      '/passport/x',
      '/x',
    ];
    for (const path of paths) {
      for (const Accept of [...representationTypes, 'image/png']) {
        const reply = await app.request(`${path}?grant=${token}&linkType=nonsense`, {
          headers: { Accept },
        });
        // The links of a unit's page keep it, as those to other languages do: for the holder of the token.
        const keepsIt = path === `/unit/${unit.id}` && Accept === 'text/html';
        const text = reply.text.replaceAll(/<a href="\?[^"]*lang=[a-z]{2}"/g, '');
        expect(text.includes(token), `${path} as ${Accept}`).toBe(keepsIt);
        expect(JSON.stringify([...reply.headers])).not.toContain(token);
        const inHeader = await app.request(path, { headers: { Accept, ...bearer(token) } });
        expect(inHeader.text).not.toContain(token);
      }
    }
    await app.deps.accessLog.flush();
    const kept = JSON.stringify([
      await app.db('passport_accesses'),
      await app.db('audit_log'),
      await app.db('notifications'),
    ]);
    const metrics = (await app.request('/metrics')).text;
    for (const text of [kept, metrics, lines.join('')]) expect(text).not.toContain(token);
    expect(lines.join('')).toContain('resolvePublicPassport');
    expect(kept).toContain('restricted');
  });
});

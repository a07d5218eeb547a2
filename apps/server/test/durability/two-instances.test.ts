import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/config.js';
import { verifyVouchedAuditLog } from '../../src/features/audit-log/verify-audit-log.js';
import { openAuditKeys } from '../../src/platform/vault/audit-keys.js';
import { loadVaultKeys } from '../../src/platform/vault/vault-key.js';
import { inFull, report } from '../support/endurance.js';
import { newGtin, passportBody } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  createApiKey,
  membersOf,
  platformAdminEnvironment,
  provisionWorkspace,
  tokenOf,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import {
  startRefusedServer,
  startServerProcess,
  type ServerProcess,
} from '../support/server-process.js';
import { send, type TestReply, type TestRequest } from '../support/test-app.js';
import { testDatabaseUrl } from '../support/test-database.js';
import { newEmail, testPassword } from '../support/users.js';

const redisUrl = process.env.TEST_REDIS_URL;

/** Where the instances count requests together; each way is tried that can be reached from here. */
const counting = [
  { where: 'PostgreSQL', environment: {} },
  ...(redisUrl ? [{ where: 'Redis', environment: { REDIS_URL: redisUrl } }] : []),
];

const growthPerMinute = 50;
const anonymousPerMinute = 40;
const workspaceFactor = 3;
const limits = {
  TRUST_PROXY: 'loopback',
  LIMIT_GROWTH_PER_MINUTE: String(growthPerMinute),
  LIMIT_WORKSPACE_FACTOR: String(workspaceFactor),
  LIMIT_ANONYMOUS_PER_MINUTE: String(anonymousPerMinute),
};

/** An address with an unspent budget: Redis remembers other runs of this test, too. */
const fromElsewhere = () => ({
  'X-Forwarded-For': `2001:db8:${randomBytes(2).toString('hex')}::1`,
});

describe.runIf(testDatabaseUrl).each(counting)(
  'two instances on one PostgreSQL that count requests in $where',
  ({ where, environment }) => {
    let storage: ProcessStorage;
    let first: ServerProcess;
    let second: ServerProcess;
    let workspace: ProvisionedWorkspace;

    beforeAll(async () => {
      storage = await createProcessStorage();
      const start = () =>
        startServerProcess({
          ...storage.environment,
          ...platformAdminEnvironment,
          ...limits,
          ...environment,
        });
      // On an empty database, at the same time: both want to migrate it and to fill it.
      [first, second] = await Promise.all([start(), start()]);
      workspace = await provisionWorkspace(first.origin);
    });
    afterAll(async () => {
      await Promise.all([first, second].map((server) => server.kill()));
      await storage.remove();
    });

    const on = (server: ServerProcess, path: string, request: TestRequest = {}) =>
      send(server.origin + path, { key: workspace.key, ...request });
    const instances = () => [first, second];
    /** So many requests at once, every other one to the other instance. */
    const inTurn = (
      count: number,
      request: (server: ServerProcess, i: number) => Promise<TestReply>,
    ) =>
      Promise.all(
        Array.from({ length: count }, (_, i) => request(i % 2 === 0 ? first : second, i)),
      );
    const statusesOf = (replies: readonly TestReply[]) => {
      const counts: Record<number, number> = {};
      for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    };
    const whoami = async (server: ServerProcess, key: string) =>
      (await on(server, '/api/v1/whoami', { key, headers: fromElsewhere() })).status;

    describe('started together on an empty database', () => {
      it('make one administrator, one seal authority and no demo workspace', async () => {
        await storage.inspect(async ({ knex }) => {
          expect(await knex('tenants').where({ subdomain: 'demo' })).toEqual([]);
          expect(await knex('platform_administrators')).toHaveLength(1);
          expect(await knex('platform_secrets').where({ name: 'seal-ca' })).toHaveLength(1);
        });
        const anchors = await Promise.all(
          instances().map((server) => on(server, '/.well-known/opendpp-seal-ca.pem')),
        );
        expect(anchors[0]?.text).toContain('BEGIN CERTIFICATE');
        expect(anchors[1]?.text).toBe(anchors[0]?.text);
      });
    });

    describe('credentials', () => {
      it('made on one work on the other, and stop to at once when one revokes them', async () => {
        for (let round = 0; round < inFull(20, 5); round++) {
          const [one, other] = round % 2 === 0 ? [first, second] : [second, first];
          const { id, secret } = await createApiKey(one.origin, workspace.key);
          expect([await whoami(other, secret), await whoami(one, secret)]).toEqual([200, 200]);
          await on(one, `/api/v1/api-keys/${id}`, { method: 'DELETE' });
          expect([await whoami(other, secret), await whoami(one, secret)]).toEqual([401, 401]);
        }
      });

      it('of a session work on both, until it ends on one', async () => {
        const token = await tokenOf(first.origin, workspace.owner);
        expect([await whoami(first, token), await whoami(second, token)]).toEqual([200, 200]);
        await on(second, '/auth/logout', { key: token, method: 'POST' });
        expect([await whoami(first, token), await whoami(second, token)]).toEqual([401, 401]);
      });

      it('of a user end everywhere with a new password, and with the user', async () => {
        const login = { email: newEmail(), password: testPassword };
        const json = { ...login, role: 'AUDITOR' };
        const made = await on(first, '/api/v1/users', { json });
        const { id } = membersOf<{ user: { id: string } }>(made).user;
        const before = await tokenOf(second.origin, login);
        const password = 'another long password';
        await on(first, `/api/v1/users/${id}`, { method: 'PATCH', json: { password } });
        expect(await whoami(second, before)).toBe(401);
        const after = await tokenOf(second.origin, { ...login, password });
        expect(await whoami(first, after)).toBe(200);
        await on(second, `/api/v1/users/${id}`, { method: 'DELETE' });
        expect(await whoami(first, after)).toBe(401);
      });

      it('write no more on either, once the subscription has lapsed', async () => {
        const lapsed = await provisionWorkspace(first.origin);
        const create = (server: ServerProcess) =>
          on(server, '/api/v1/passports', { key: lapsed.key, json: passportBody() });
        expect(statusesOf(await inTurn(2, create))).toEqual({ 201: 2 });
        await on(second, `/platform/v1/tenants/${lapsed.tenantId}`, {
          key: lapsed.adminToken,
          method: 'PATCH',
          json: { subscriptionStatus: 'past_due' },
        });
        expect(statusesOf(await inTurn(2, create))).toEqual({ 402: 2 });
      });

      it('are locked out after five wrong attempts in all, however many come at once', async () => {
        const { email } = (await provisionWorkspace(second.origin)).owner;
        const json = { email, password: 'a wrong password' };
        const attempts = await inTurn(12, (server) =>
          send(`${server.origin}/auth/login`, { json }),
        );
        expect(statusesOf(attempts)).toEqual({ 401: 5, 429: 7 });
        const right = { json: { email, password: testPassword } };
        for (const { origin } of instances()) {
          expect((await send(`${origin}/auth/login`, right)).status).toBe(429);
        }
      });
    });

    describe('limits', () => {
      /** Keys of a new workspace with counted requests. */
      const countedKeys = async (count: number): Promise<string[]> => {
        const growth = await provisionWorkspace(first.origin);
        const keys: string[] = [];
        // While its tier is unlimited nothing is counted: the keys start with a full budget.
        for (let i = 0; i < count; i++) {
          keys.push((await createApiKey(first.origin, growth.ownerToken)).secret);
        }
        await on(second, `/platform/v1/tenants/${growth.tenantId}`, {
          key: growth.adminToken,
          method: 'PATCH',
          json: { tier: 'growth' },
        });
        return keys;
      };

      it('of a key admit exactly so many on both together', async () => {
        const [key = ''] = await countedKeys(1);
        const replies = await inTurn(2 * growthPerMinute, (server) =>
          on(server, '/api/v1/whoami', { key }),
        );
        expect(statusesOf(replies)).toEqual({ 200: growthPerMinute, 429: growthPerMinute });
        report(`${where}: ${growthPerMinute} of ${replies.length} requests of one key admitted`);
      });

      it('of a workspace admit exactly three times as many, by whichever keys', async () => {
        const keys = await countedKeys(4);
        const each = growthPerMinute - 5;
        const replies = await inTurn(4 * each, (server, i) =>
          on(server, '/api/v1/whoami', { key: keys[Math.floor(i / each)] ?? '' }),
        );
        const admitted = workspaceFactor * growthPerMinute;
        expect(statusesOf(replies)).toEqual({ 200: admitted, 429: 4 * each - admitted });
      });

      it('of an address admit exactly so many anonymous requests', async () => {
        const headers = fromElsewhere();
        const replies = await inTurn(2 * anonymousPerMinute, (server) =>
          send(`${server.origin}/api/v1/whoami`, { headers }),
        );
        expect(statusesOf(replies)).toEqual({ 401: anonymousPerMinute, 429: anonymousPerMinute });
      });

      it('of passports admit exactly so many that come at once', async () => {
        const quota = await provisionWorkspace(second.origin);
        await on(first, `/platform/v1/tenants/${quota.tenantId}`, {
          key: quota.adminToken,
          method: 'PATCH',
          json: { passportLimit: 10 },
        });
        const replies = await inTurn(30, (server) =>
          on(server, '/api/v1/passports', { key: quota.key, json: passportBody() }),
        );
        expect(statusesOf(replies)).toEqual({ 201: 10, 402: 20 });
      });
    });

    describe('writes', () => {
      it('with one Idempotency-Key happen once, and are answered alike by both', async () => {
        for (let round = 0; round < inFull(50, 5); round++) {
          const [json, idempotencyKey] = [passportBody(), randomUUID()];
          const replies = await inTurn(20, (server) =>
            on(server, '/api/v1/passports', {
              json,
              headers: { 'Idempotency-Key': idempotencyKey },
            }),
          );
          expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
          expect(replies[0]?.status).toBe(201);
          const replayed = replies.map(({ headers }) => headers.get('idempotent-replayed'));
          expect(replayed.filter((mark) => mark === 'true')).toHaveLength(19);
        }
      });

      it('of one product at once leave one passport', async () => {
        for (let round = 0; round < inFull(20, 3); round++) {
          const json = passportBody({ productId: newGtin() });
          const replies = await inTurn(10, (server) => on(server, '/api/v1/passports', { json }));
          expect(statusesOf(replies)).toEqual({ 201: 1, 409: 9 });
        }
      });

      it('of one subdomain at once leave one workspace with one signing key', async () => {
        for (let round = 0; round < inFull(5, 2); round++) {
          const subdomain = `race-${randomUUID().slice(0, 8)}`;
          const replies = await inTurn(6, (server) =>
            on(server, '/platform/v1/tenants', {
              key: workspace.adminToken,
              json: {
                name: 'Race GmbH',
                subdomain,
                tier: 'growth',
                owner: { email: newEmail(), password: testPassword },
              },
            }),
          );
          expect(statusesOf(replies)).toEqual({ 201: 1, 409: 5 });
          await storage.inspect(async ({ knex }) => {
            expect(await knex('tenants').where({ subdomain })).toHaveLength(1);
            const keys = knex('signing_keys').join('tenants', 'tenants.id', 'tenant_id');
            expect(await keys.where({ subdomain })).toHaveLength(1);
          });
        }
      });

      it('that seal one passport queue up, each announced and recorded once', async () => {
        const created = await on(first, '/api/v1/passports', { json: passportBody() });
        const { id } = created.body.passport;
        const seals = inFull(40, 10);
        const replies = await inTurn(seals, (server) =>
          on(server, `/api/v1/passports/${id}/seal`, { method: 'POST' }),
        );
        expect(statusesOf(replies)).toEqual({ 200: seals });
        await storage.inspect(async ({ knex }) => {
          const recorded = { target_id: id, action: 'passport.sealed' };
          expect(await knex('audit_log').where(recorded)).toHaveLength(seals);
          const announced = knex('outbox_events').where({ event_type: 'passport.sealed' });
          expect(await announced.where('payload', 'like', `%"id":"${id}"%`)).toHaveLength(seals);
        });
        const shown = await Promise.all(instances().map((server) => on(server, `/passport/${id}`)));
        expect(shown[0]?.body.digitalSeal).toBe(shown[1]?.body.digitalSeal);
      });

      it('leave one unbroken audit log', async () => {
        await storage.inspect(async ({ knex }) => {
          const vaultKeys = loadVaultKeys(parseConfig(storage.environment));
          const auditKeys = await openAuditKeys({ db: knex, vaultKeys, at: new Date() });
          expect(auditKeys.publicKeyPems).toHaveLength(1);
          const { tenantId } = workspace;
          const verified = await verifyVouchedAuditLog(
            { db: knex, auditKeys },
            { tenantId, keptHeads: [] },
          );
          expect(verified).toMatchObject({ intact: true });
          expect(verified.verifiedEntries).toBeGreaterThan(10);
        });
      });
    });

    describe('a third one with another vault key', () => {
      it('does not start, and says why in one line', async () => {
        const { exitCode, output } = await startRefusedServer({
          ...storage.environment,
          ...environment,
          VAULT_KEY: randomBytes(32).toString('base64'),
        });
        expect(exitCode).toBe(1);
        expect(output).toMatch(/^VAULT_KEY [^\n]+\n$/);
      });
    });
  },
);

import { verifySeal } from '@dpp/merkle-seal/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PassportRow, PassportVersionRow } from '../../src/platform/db/tables.js';
import { inRaces } from '../support/endurance.js';
import { newSku, passportBody, textiles } from '../support/factories.js';
import { startTestApp, type TestApp, type TestReply } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** What concurrent calls on one passport may come to: one legal outcome, and never a 500. */

const rounds = inRaces(100, 5);
const callsPerRound = 20;

let app: TestApp;
let workspace: Workspace;
let sealCa: string;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise', passportLimit: 1_000_000 });
  sealCa = (await app.request('/.well-known/opendpp-seal-ca.pem')).text;
});
afterAll(() => app.close());

const send = (path: string, method: string, json?: unknown) =>
  app.request(`/api/v1/passports${path}`, { method, key: workspace.key, json });

/** All calls at once; each answers what a single one could have answered. */
async function race(calls: readonly (() => Promise<TestReply>)[]): Promise<TestReply[]> {
  const replies = await Promise.all(calls.map((call) => call()));
  for (const { status, text } of replies) expect(status, text).toBeLessThan(500);
  return replies;
}

const alternating = <T>(...kinds: readonly ((n: number) => T)[]): (() => T)[] =>
  Array.from({ length: callsPerRound }, (_, n) => () => {
    const kind = kinds[n % kinds.length] as (n: number) => T;
    return kind(n);
  });

const statusesOf = (replies: readonly TestReply[]) => replies.map(({ status }) => status);
const passportOf = (id: string) => app.db<PassportRow>('passports').where({ id }).first();
const versionsOf = (id: string) =>
  app.db<PassportVersionRow>('passport_versions').where({ passport_id: id }).orderBy('version');

async function inRounds(round: () => Promise<void>): Promise<void> {
  for (let n = 0; n < rounds; n++) await round();
}

describe(`${callsPerRound} calls at once, ${rounds} times, on ${testEngine}`, () => {
  it('delete a draft of an article number and create its like again', async () => {
    await inRounds(async () => {
      const body = { ...passportBody(), productId: newSku(), draft: true };
      const { id } = (await send('', 'POST', body)).body.passport;
      const replies = await race([
        () => send(`/${id}`, 'DELETE'),
        ...Array.from({ length: 6 }, () => () => send('', 'POST', body)),
      ]);
      const created = replies.filter(({ status }) => status === 201);
      expect(created.length).toBeLessThanOrEqual(1);
      expect(replies[0]?.status).toBe(200);
    });
  });

  it('create one passport of the same (productId, operator), drafts among them', async () => {
    await inRounds(async () => {
      const body = passportBody();
      const replies = await race(
        alternating(
          () => send('', 'POST', body),
          () => send('', 'POST', { ...body, draft: true }),
        ),
      );
      const created = replies.filter(({ status }) => status === 201);
      const refused = replies.filter(({ status }) => status === 409);
      expect([created.length, refused.length]).toEqual([1, callsPerRound - 1]);
      expect(refused.every(({ body: { code } }) => code === 'PASSPORT_DUPLICATE')).toBe(true);
      const [winner] = created;
      const rows = await app
        .db('passports')
        .where({ product_id: winner?.body.passport.productId ?? '' });
      expect(rows).toHaveLength(1);
      const isLive = winner?.body.passport['status'] === 'ACTIVE';
      const events = await app.eventsOf(winner?.body.passport.id ?? '');
      expect(events).toHaveLength(isLive ? 1 : 0);
    });
  }, 600_000);

  it('seal and update: what was updated last is what is sealed, and nothing after it', async () => {
    await inRounds(async () => {
      const { id } = await workspace.createPassport();
      const replies = await race(
        alternating(
          (n) => send(`/${id}`, 'PUT', { metadata: textiles({ count: n }) }),
          () => send(`/${id}/seal`, 'POST'),
        ),
      );
      const [updates, seals] = [0, 1].map((kind) => replies.filter((_, n) => n % 2 === kind)) as [
        TestReply[],
        TestReply[],
      ];
      expect(new Set(statusesOf(seals))).toEqual(new Set([200]));
      const refused = updates.filter(({ status }) => status !== 200);
      for (const { body } of refused) expect(body.code).toBe('PASSPORT_SEALED_IMMUTABLE');
      const done = updates.length - refused.length;
      expect((await versionsOf(id)).map(({ version }) => version)).toEqual(
        Array.from({ length: done }, (_, n) => n + 1),
      );
      const document = (await app.request(`/passport/${id}`)).body;
      const report = verifySeal(document, { trustAnchors: [sealCa], at: new Date() });
      expect(report.verdict).toBe('passed');
      const sealed = new Set(seals.map(({ body }) => body.passport.metadata['count']));
      expect(sealed).toEqual(new Set([document.metadata['count']]));
      const types = (await app.eventsOf(id)).map(({ type }) => type);
      expect(types.filter((type) => type === 'passport.updated')).toHaveLength(done);
      expect(types.filter((type) => type === 'passport.sealed')).toHaveLength(seals.length);
    });
  }, 600_000);

  it('publish and delete a draft: it is live, or it is gone', async () => {
    const outcomes = new Set<string>();
    await inRounds(async () => {
      const { id } = await workspace.createPassport({ draft: true });
      const replies = await race(
        alternating(
          () => send(`/${id}`, 'PUT', { metadata: textiles() }),
          () => send(`/${id}`, 'DELETE'),
        ),
      );
      const [published, deleted] = [0, 1].map((kind) =>
        statusesOf(replies.filter((_, n) => n % 2 === kind)),
      ) as [number[], number[]];
      const types = (await app.eventsOf(id)).map(({ type }) => type);
      if (await passportOf(id)) {
        outcomes.add('live');
        expect(new Set(published)).toEqual(new Set([200]));
        expect(new Set(deleted)).toEqual(new Set([409]));
        expect(types.filter((type) => type === 'passport.ingested')).toHaveLength(1);
      } else {
        outcomes.add('gone');
        expect(new Set(published)).toEqual(new Set([404]));
        expect([...deleted].sort()).toEqual([200, ...Array<number>(9).fill(404)]);
        expect(types).toEqual([]);
      }
    });
    expect(outcomes.size).toBeGreaterThan(0);
  }, 600_000);

  it('publish drafts up to the limit of the plan, and not one more', async () => {
    const limit = 5;
    const drafts: string[] = [];
    const small = await createWorkspace(app, { passportLimit: limit });
    for (let n = 0; n < callsPerRound; n++) {
      drafts.push((await small.createPassport({ draft: true })).id);
    }
    const replies = await race(
      drafts.map((id) => () => {
        const json = { metadata: textiles() };
        return app.request(`/api/v1/passports/${id}`, { method: 'PUT', key: small.key, json });
      }),
    );
    expect(statusesOf(replies).sort()).toEqual([
      ...Array<number>(limit).fill(200),
      ...Array<number>(callsPerRound - limit).fill(402),
    ]);
  }, 600_000);

  it('move a status to and fro: each move is told once, and the last one stays', async () => {
    await inRounds(async () => {
      const { id } = await workspace.createPassport();
      const statuses = ['RECALLED', 'DECOMMISSIONED', 'ACTIVE'] as const;
      await race(
        alternating(...statuses.map((status) => () => send(`/${id}/status`, 'PUT', { status }))),
      );
      const moves = (await auditOf(app, workspace.tenant.id)).filter(
        ({ target_id, action }) => target_id === id && action === 'passport.status_changed',
      );
      const last = moves.at(-1)?.details.status ?? 'ACTIVE';
      const row = await passportOf(id);
      expect([row?.status, row?.retention_until !== null]).toEqual([
        last,
        last === 'DECOMMISSIONED',
      ]);
      expect(row?.revision).toBe(1 + moves.length);
      expect(await app.eventsOf(id)).toHaveLength(1 + moves.length);
    });
  }, 600_000);
});

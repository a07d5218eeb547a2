import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditHeadBytes } from '../../src/platform/audit-log/audit-head.js';
import {
  auditLogReader,
  type AuditLogFilter,
} from '../../src/platform/audit-log/audit-log-repository.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { startSession, type TestSession } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';
import { isDistributed } from '../support/test-database.js';

interface Entry {
  readonly seq: number;
  readonly action: string;
  readonly targetId: string;
  readonly hash: string;
}

let app: TestApp;
let workspace: Workspace;
let session: TestSession;

beforeAll(async () => {
  app = await startTestApp();
  app.setTime(new Date('2027-01-01T10:00:00Z'));
  workspace = await createWorkspace(app);
  app.setTime(new Date('2027-01-02T10:00:00Z'));
  session = await startSession(app, workspace.tenant);
  await workspace.createPassport();
  app.setTime(new Date('2027-01-03T10:00:00Z'));
  await workspace.createPassport();
});
afterAll(() => app.close());

const path = '/api/v1/audit-log';
const list = async (query: string) => {
  const { body } = await app.request(`${path}?${query}`, { key: workspace.key });
  return body as unknown as { entries: Entry[]; nextCursor: string | null };
};
const actions = async (query: string) => (await list(query)).entries.map(({ action }) => action);

describe('GET /api/v1/audit-log with filters', () => {
  it('lists what was done, by whom, and to what', async () => {
    expect(await actions('action=operator.created')).toEqual(['operator.created']);
    const by = encodeURIComponent(session.user.email);
    expect(await actions(`actor=${by}`)).toEqual(['session.started']);
    const { operatorId } = workspace;
    expect(await actions(`targetId=${operatorId}`)).toEqual(['operator.created']);
    expect(new Set(await actions('targetType=passport')).size).toBeGreaterThan(0);
    expect(await actions(`targetType=passport&targetId=${operatorId}`)).toEqual([]);
  });

  it('begins with the lower bound, and ends before the upper one', async () => {
    const on = '2027-01-02T10:00:00.000Z';
    const next = '2027-01-03T10:00:00%2B00:00';
    const { entries } = await list(`from=${on}&to=${next}`);
    const all = (await list('')).entries;
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.map(({ action }) => action)).toContain('session.started');
    expect((await list(`to=${on}`)).entries.at(-1)?.seq).toBe(1);
    expect((await list(`from=${next}`)).entries[0]).toEqual(all[0]);
  });

  it('goes on by cursor without a gap or a repeat', async () => {
    const whole = (await list('targetType=passport')).entries.map(({ seq }) => seq);
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const page = await list(`targetType=passport&limit=1${query}`);
      seen.push(...page.entries.map(({ seq }) => seq));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(whole);
  });

  it.each(['from=yesterday', 'to=2027-13-01T00:00:00Z', `action=${'x'.repeat(65)}`, 'from='])(
    'refuses %s',
    async (query) => {
      const { status, body } = await app.request(`${path}?${query}`, { key: workspace.key });
      expect([status, body.code]).toEqual([400, 'FST_ERR_VALIDATION']);
    },
  );

  it('finds nothing of another workspace', async () => {
    const other = await createWorkspace(app);
    const query = `targetId=${workspace.operatorId}`;
    const { body } = await app.request(`${path}?${query}`, { key: other.key });
    expect(body).toMatchObject({ entries: [], nextCursor: null });
  });
});

describe('GET /api/v1/audit-log/head', () => {
  it('is the newest entry, signed by the key that comes along', async () => {
    const { body } = await app.request(`${path}/head`, { key: workspace.key });
    const { head, publicKey } = body as unknown as {
      head: { seq: number; hash: string; at: string; keyId: string; signature: string };
      publicKey: string;
    };
    const [newest] = (await list('limit=1')).entries;
    expect([head.seq, head.hash]).toEqual([newest?.seq, newest?.hash]);
    const signed = { ...head, tenantId: workspace.tenant.id, at: new Date(head.at) };
    const key = createPublicKey(publicKey);
    const isSigned = (bytes: Buffer) =>
      verify('sha256', bytes, key, Buffer.from(head.signature, 'base64'));
    expect(isSigned(auditHeadBytes(signed))).toBe(true);
    expect(isSigned(auditHeadBytes({ ...signed, seq: head.seq - 1 }))).toBe(false);
  });

  it('is null for an empty log', async () => {
    const key = await app.createKey(await app.createTenant());
    expect((await app.request(`${path}/head`, { key })).body).toMatchObject({ head: null });
  });

  it('needs audit:read, and the whole workspace', async () => {
    const integration = await app.createKey(workspace.tenant, { role: 'INTEGRATION' });
    const bound = await app.createKey(workspace.tenant, { operatorId: workspace.operatorId });
    for (const at of ['/head', '/export']) {
      for (const key of [integration, bound]) {
        expect((await app.request(path + at, { key })).status).toBe(403);
      }
    }
  });
});

describe('GET /api/v1/audit-log/export', () => {
  const lines = async (query = '') => {
    const reply = await app.request(`${path}/export${query}`, { key: workspace.key });
    return {
      reply,
      entries: reply.text
        .trimEnd()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Entry),
    };
  };

  it('is every entry as the list shows it, oldest first', async () => {
    const { reply, entries } = await lines();
    expect(reply.headers.get('content-type')).toBe('application/x-ndjson');
    expect(reply.headers.get('content-disposition')).toContain('audit-log.ndjson');
    expect(entries).toEqual((await list('limit=500')).entries.reverse());
  });

  it('takes the filters of the list, and is empty where nothing is found', async () => {
    const { entries } = await lines('?targetType=passport');
    expect(entries).toEqual((await list('targetType=passport')).entries.reverse());
    expect((await lines('?action=nothing.done')).reply.text).toBe('');
  });

  it('goes beyond a page', async () => {
    const { id } = await app.createTenant();
    await app.db.raw(
      `insert into audit_log select ?, gen_random_uuid(), n, 'a', 'b', 'c', 'd', null, '{}', '', '', now()
       from generate_series(1, 1203) as n`,
      [id],
    );
    const key = await app.createKey({ ...workspace.tenant, id });
    const { text } = await app.request(`${path}/export`, { key });
    const seqs = text
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as Entry).seq);
    expect(seqs).toEqual(Array.from({ length: 1203 }, (_, i) => i + 1));
  });
});

describe.skipIf(isDistributed)('the plan of each filter', () => {
  it.each<[string, AuditLogFilter]>([
    ['none', {}],
    ['an action', { action: 'session.started' }],
    ['an actor', { actor: 'rare@acme.example' }],
    ['a target', { targetId: 'rare' }],
    ['a time', { from: new Date('2027-01-02T00:00:00Z') }],
  ])('with %s reads no table from end to end', async (_what, filter) => {
    const { id } = workspace.tenant;
    await manyEntries();
    const issued: { sql: string; bindings: readonly unknown[] }[] = [];
    const listen = (query: { sql: string; bindings: readonly unknown[] }) => issued.push(query);
    app.deps.db.on('query', listen);
    await auditLogReader(app.deps.db).listNewest(id, { before: undefined, limit: 50, filter });
    app.deps.db.off('query', listen);
    const [{ sql, bindings } = { sql: '', bindings: [] }] = issued.filter((query) =>
      query.sql.includes('"audit_log"'),
    );
    const { rows } = await app.db.raw<{ rows: { 'QUERY PLAN': string }[] }>(
      `explain ${sql.replace(/\$\d+/g, '?')}`,
      bindings as never,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index');
    expect(plan).not.toContain('Seq Scan');
  });

  let isFilled = false;
  async function manyEntries(): Promise<void> {
    if (isFilled) return;
    isFilled = true;
    const { id } = await app.createTenant();
    await app.db.raw(
      `insert into audit_log select ?, gen_random_uuid(), n, 'a', 'b', 'c', n::text, null, '{}', '', '', now()
       from generate_series(1, 20000) as n`,
      [id],
    );
    await app.db.raw('analyze audit_log');
  }
});

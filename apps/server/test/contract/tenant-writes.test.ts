import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantRole } from '../../src/platform/db/wall/tenant-wall.js';
import type { AnyRoute } from '../../src/platform/http/route.js';
import { routes } from '../../src/routes.js';
import type { ServerDeps } from '../../src/server-deps.js';
import type { MatrixWorld } from '../support/matrix-callers.js';
import { bodyOf, targetOf } from '../support/route-fixtures.js';
import { tenantTables } from '../support/tenant-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace } from '../support/workspace.js';

/**
 * True when what a request writes is written behind the wall, seen from inside the database: a trigger on
 * each tenant-owned table notes who writes.
 */

type Route = AnyRoute<ServerDeps>;

interface NotedWrite {
  readonly written: string;
  readonly by: string;
}

const outside: ReadonlySet<string> = new Set(['public', 'session', 'platform']);
const writing = routes.filter(({ method, access }) => method !== 'get' && !outside.has(access));

let app: TestApp;
let world: MatrixWorld;

beforeAll(async () => {
  app = await startTestApp();
  const mine = await createWorkspace(app, { tier: 'enterprise' });
  const theirs = await createWorkspace(app);
  const { id: otherOperatorId } = await mine.createOperator();
  world = { app, mine, theirs, operatorId: mine.operatorId, otherOperatorId };
  await noteWrites();
});
afterAll(() => app.close());

async function noteWrites(): Promise<void> {
  const { db } = app;
  await db.raw(`create table noted_writes (written text, by text)`);
  await db.raw(`grant insert on noted_writes to ${tenantRole}`);
  // What a foreign key does to other rows it does as their owner. When a key was used is noted with
  // the credentials, before there is a tenant.
  await db.raw(`
    create function note_write() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() = 1
         and to_jsonb(old) - 'last_used_at' is distinct from to_jsonb(new) - 'last_used_at' then
        insert into noted_writes values (lower(tg_op) || ' ' || tg_table_name, current_user);
      end if;
      return null;
    end $$`);
  for (const { name } of await tenantTables(db)) {
    await db.raw(`create trigger note_write after insert or update or delete on ${name}
                  for each row execute function note_write()`);
  }
}

/** The writes of one request, for any sender. */
async function writesOf(route: Route, headers: Record<string, string> = {}): Promise<NotedWrite[]> {
  const { path } = await targetOf(route, world);
  await app.db('noted_writes').delete();
  const method = route.method.toUpperCase();
  const body = bodyOf(route);
  const reply = await app.request(path, {
    key: world.mine.key,
    method,
    ...body,
    headers: { ...body.headers, ...headers },
  });
  expect(reply.status, reply.text).toBeLessThan(500);
  await app.deps.accessLog.flush();
  return app.db<NotedWrite>('noted_writes').select('written', 'by');
}

describe('what a workspace writes is written behind its wall:', () => {
  it.each(writing.map((route) => [route.operationId, route] as const))('%s', async (_, route) => {
    const writes = await writesOf(route);
    expect(writes.filter(({ by }) => by !== tenantRole)).toEqual([]);
  });

  // An unsigned event is not captured: event-capture.test.ts covers signed ones. Nothing is ready for the registry:
  // registry-exports.test.ts has what is. No token of another workspace is at hand: hand-over-races.test.ts has some.
  const takenAsIs = writing.filter(
    ({ idempotent, operationId }) =>
      idempotent &&
      !['registerTraceabilityEvent', 'createRegistryExport', 'acceptHandOver'].includes(
        operationId,
      ),
  );

  it.each(takenAsIs.map((r) => [r.operationId, r] as const))(
    '%s with an Idempotency-Key',
    async (operationId, route) => {
      const writes = await writesOf(route, { 'Idempotency-Key': operationId });
      expect(writes).not.toEqual([]);
      expect(writes.filter(({ by }) => by !== tenantRole)).toEqual([]);
    },
  );
});

it.each([
  ['createPassport', ['insert passports', 'insert outbox_events']],
  ['sealPassport', ['update passports', 'insert passport_seals', 'insert outbox_events']],
  ['registerOperator', ['insert operators', 'insert audit_log', 'insert notifications']],
  ['createUser', ['insert users', 'insert audit_log']],
])('notes every write of %s', async (operationId, expected) => {
  const route = writing.find((known) => known.operationId === operationId)!;
  const written = (await writesOf(route)).map((write) => write.written);
  expect(written).toEqual(expect.arrayContaining(expected));
});

it('notes a write outside the wall as one', async () => {
  await app.db('noted_writes').delete();
  await app.db('tenants').where({ id: world.mine.tenant.id }).update({ name: 'Renamed' });
  const [write] = await app.db<NotedWrite>('noted_writes').select('written', 'by');
  expect(write?.written).toBe('update tenants');
  expect(write?.by).not.toBe(tenantRole);
});

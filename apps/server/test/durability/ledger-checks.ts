import { verifySeal } from '@dpp/merkle-seal';
import { expect } from 'vitest';
import { verifyAuditLog } from '../../src/features/audit-log/verify-audit-log.js';
import type { Database } from '../../src/platform/db/database.js';
import type { OutboxEventRow } from '../../src/platform/db/tables.js';
import { membersOf, type ProvisionedWorkspace } from '../support/provisioned-workspace.js';
import type { WirePassport } from '../support/reply-body.js';
import { send } from '../support/test-app.js';
import {
  createWritten,
  type WriteLedger,
  type WriteLoad,
  type WrittenPassport,
} from './write-load.js';

/**
 * Asks a running server for everything it acknowledged. A request without an answer is retried with its key, and must
 * then be there once.
 */
export async function expectAllOverHttp(load: WriteLoad, since: { passports: number }) {
  const trustAnchor = await get(load, '/.well-known/opendpp-seal-ca.pem');
  for (const passport of load.ledger.passports.slice(since.passports)) {
    await expectReplay(load, passport);
    await expectPassport(load, passport, trustAnchor.text);
  }
  await expectRoles(load);
  await expectKeys(load);
  for (const { path, member, sent } of load.ledger.created) {
    const { status, body } = await get(load, path);
    expect(status, path).toBe(200);
    expect(body[member], path).toMatchObject(sent);
  }
}

const get = ({ origin, workspace }: WriteLoad, path: string, key = workspace.key) =>
  send(origin + path, { key });

async function expectReplay(load: WriteLoad, passport: WrittenPassport): Promise<void> {
  const { acknowledged } = passport;
  const reply = await createWritten(load, passport);
  if (!acknowledged) return;
  expect(reply.headers.get('idempotent-replayed')).toBe('true');
  expect(reply.text).toBe(acknowledged.text);
}

async function expectPassport(load: WriteLoad, passport: WrittenPassport, trustAnchor: string) {
  const { body, seals, sealsAttempted } = passport;
  const { status, body: document } = await get(
    load,
    `/api/v1/passports/${passport.acknowledged?.id}`,
  );
  expect(status).toBe(200);
  expect(document.metadata).toEqual({ ...body.metadata, gtin: body.productId });
  const last = seals.at(-1);
  if (last === undefined && !document.proof) return;
  // A seal asked for last may be there without anybody having heard of it.
  if (sealsAttempted === seals.length) expect(document.digitalSeal).toBe(last);
  const { verdict, checks } = verifySeal(document, { trustAnchors: [trustAnchor], at: new Date() });
  expect(verdict, JSON.stringify(checks)).toBe('passed');
}

async function expectRoles(load: WriteLoad): Promise<void> {
  const reply = await get(load, '/api/v1/users');
  const { users } = membersOf<{ users: { id: string; role: string }[] }>(reply);
  const roles = new Map(users.map(({ id, role }) => [id, role]));
  for (const { id, role, attempted } of load.ledger.users) {
    expect([role, attempted]).toContain(roles.get(id));
  }
}

async function expectKeys(load: WriteLoad): Promise<void> {
  const { liveKeys, revokedKeys } = load.ledger;
  const whoami = async (key: string) => (await get(load, '/api/v1/whoami', key)).status;
  for (const secret of liveKeys.values()) expect(await whoami(secret)).toBe(200);
  for (const secret of revokedKeys) expect(await whoami(secret)).toBe(401);
}

/** Looks into the database itself: each write has left all of its rows, or none. */
export async function expectNothingHalfWritten(
  { knex }: Database,
  workspace: ProvisionedWorkspace,
  ledger: WriteLedger,
): Promise<void> {
  const tenant_id = workspace.tenantId;
  const passports = await knex('passports').where({ tenant_id });
  const productIds = ledger.passports.map(({ body }) => body.productId);
  expect(passports.map(({ product_id }: { product_id: string }) => product_id).sort()).toEqual(
    productIds.sort(),
  );

  const events = await knex<OutboxEventRow>('outbox_events').where({ tenant_id });
  const announced = countBy(events, ({ event_type, payload }) => [
    event_type,
    (JSON.parse(payload) as WirePassport).id,
  ]);
  const audited = countBy(
    (await knex('audit_log').where({ tenant_id })) as { action: string; target_id: string }[],
    ({ action, target_id }) => [action, target_id],
  );
  const seals = new Set(
    (await knex('passport_seals').select('passport_id')).map(
      (row: { passport_id: string }) => row.passport_id,
    ),
  );
  const acknowledgedSeals = new Map(
    ledger.passports.map(({ acknowledged, seals }) => [acknowledged?.id, seals.length]),
  );
  for (const { id, revision } of passports as { id: string; revision: number }[]) {
    const sealed = revision - 1;
    expect(announced.get(`passport.ingested ${id}`)).toBe(1);
    expect(audited.get(`passport.created ${id}`)).toBe(1);
    expect(announced.get(`passport.sealed ${id}`) ?? 0).toBe(sealed);
    expect(audited.get(`passport.sealed ${id}`) ?? 0).toBe(sealed);
    expect(seals.has(id)).toBe(sealed > 0);
    expect(sealed).toBeGreaterThanOrEqual(acknowledgedSeals.get(id) ?? 0);
  }
  expect(events).toHaveLength([...announced.values()].reduce((sum, count) => sum + count, 0));
  expect(await knex('idempotency_keys').whereNull('status').orWhereNull('body')).toEqual([]);
  expect(await knex('idempotency_keys').where({ tenant_id })).toHaveLength(passports.length);
  expect(await verifyAuditLog(knex, tenant_id)).toMatchObject({ intact: true });
}

function countBy<T>(rows: readonly T[], keyOf: (row: T) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

import { expect } from 'vitest';
import type { OutboxEventRow } from '../../../src/platform/db/tables.js';
import type { Model } from './model.js';
import { isPassport, type ModelPassport } from './records.js';
import { checkStatusBits } from './status-checks.js';
import type { Session } from './step.js';
import { checkUnits } from './unit-checks.js';

/** What the server shows of a passport is what the model holds; of one that is gone it shows nothing. */
export async function checkPassport(
  session: Session,
  passport: ModelPassport | { readonly id: string },
): Promise<void> {
  const { status, body, text } = await ask(session, `/api/v1/passports/${passport.id}`);
  if (!isPassport(passport)) {
    expect(status, text).toBe(404);
    return;
  }
  expect(status, text).toBe(200);
  expect(body, text).toMatchObject({
    id: passport.id,
    productId: passport.productId,
    status: passport.status,
    archivedAt: passport.archivedAt,
    retentionUntil: passport.retentionUntil,
    economicOperator: { id: passport.operator.id },
    metadata: { content: passport.content },
    content: passport.content,
  });
  const { digitalSeal, proof } = body;
  expect([digitalSeal !== null, proof !== null], text).toEqual(Array(2).fill(passport.isSealed));
}

/** The lists show what the model holds, in its order. */
export async function checkPages(model: Model, session: Session): Promise<void> {
  const { passports } = (await ask(session, '/api/v1/passports?limit=100')).body;
  const listed = model.passports.filter(({ archivedAt }) => archivedAt === null).reverse();
  expect(passports.map(({ id, status }) => [id, status])).toEqual(
    listed.map(({ id, status }) => [id, status]),
  );
  for (const withArchived of [false, true]) {
    const { operators } = (await ask(session, `/api/v1/operators?archived=${withArchived}`)).body;
    const expected = model.operators.filter(
      ({ archivedAt }) => withArchived || archivedAt === null,
    );
    expect(operators.map(({ id, archivedAt }) => [id, archivedAt]).sort()).toEqual(
      expected.map(({ id, archivedAt }) => [id, archivedAt]).sort(),
    );
  }
}

/** At the end of a sequence: all that is there, to the owner and to everybody, and all that was told. */
export async function checkEverything(model: Model, session: Session): Promise<void> {
  await checkPages(model, session);
  for (const passport of model.passports) {
    await checkPassport(session, passport);
    await checkPublic(session, passport);
  }
  for (const id of model.gonePassports) {
    await checkPassport(session, { id });
    expect((await session.app.request(`/passport/${id}`)).status).toBe(404);
  }
  await checkUnits(model, session);
  await checkStatusBits(model, session);
  await checkHistories(model, session);
  expect(await notifiedTo(session)).toEqual(
    model.events.map(({ type, passport }) => `${type} ${passport.id}`),
  );
}

interface CountRow {
  readonly passport_id: string;
  readonly count: unknown;
}

async function checkHistories(model: Model, { app }: Session): Promise<void> {
  const ids = model.passports.map(({ id }) => id);
  const rows = await app
    .db('passport_versions')
    .whereIn('passport_id', ids)
    .groupBy('passport_id')
    .select<CountRow[]>('passport_id', app.db.raw('count(*) as count'));
  const counts = new Map(rows.map(({ passport_id, count }) => [passport_id, Number(count)]));
  expect(ids.map((id) => counts.get(id) ?? 0)).toEqual(
    model.passports.map(({ versions }) => versions),
  );
}

/** A draft is hidden from the public; anything live is shown, archived or not. */
async function checkPublic({ app }: Session, passport: ModelPassport): Promise<void> {
  const { status, body } = await app.request(`/passport/${passport.id}`);
  expect(status).toBe(passport.status === 'DRAFT' ? 404 : 200);
  if (status === 200) expect(body['status']).toBe(passport.status);
}

async function notifiedTo({ app, tenantId }: Session): Promise<string[]> {
  const rows = await app
    .db<OutboxEventRow>('outbox_events')
    .where({ tenant_id: tenantId })
    .orderBy('created_at');
  return rows.map(({ event_type, payload }) => {
    const { id } = JSON.parse(payload) as { id: string };
    return `${event_type} ${id}`;
  });
}

function ask({ app, key }: Session, path: string) {
  return app.request(path, { key });
}

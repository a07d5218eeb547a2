import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPartners, handOverCalls } from '../support/hand-overs.js';
import { openSandbox } from '../support/sandbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** A battery on its way from one company to another, each in a workspace of its own. */

let app: TestApp;
let partners: Awaited<ReturnType<typeof createPartners>>;
let giver: Workspace;
let taker: Workspace;
let calls: ReturnType<typeof handOverCalls>;

beforeAll(async () => {
  app = await startTestApp();
  partners = await createPartners(app);
  ({ giver, taker } = partners);
  calls = handOverCalls(app);
});
afterAll(async () => {
  app.setTime();
  await app.close();
});

const battery = (body: object = {}) => giver.serialise(partners.model.id, body);
/** A unit with an open offer. */
const offered = async (json: object = {}) => {
  const unit = await battery();
  const { status, body, text } = await calls.offer(unit.id, giver, json);
  if (status !== 201) throw new Error(`Not offered: ${status} ${text}`);
  return { unit, token: String(body.token), id: String(body.handOver.id) };
};
const acceptance = (token: string, changes: object = {}) => ({
  ...{ token, passportId: partners.home.id, ...changes },
});
const handedOver = async () => {
  const offer = await offered();
  const { status, body, text } = await calls.accept(acceptance(offer.token), taker);
  if (status !== 201) throw new Error(`Not accepted: ${status} ${text}`);
  return { ...offer, successor: body.unit as { id: string; serialNumber: string } };
};
const ownDocument = async (id: string, { key }: Workspace) =>
  (await app.request(`/api/v1/units/${id}`, { key })).body;
const record = (id: string, { key }: Workspace, json: object) =>
  app.request(`/api/v1/units/${id}/events`, { key, json });
const eventsOf = async (id: string, { key }: Workspace) =>
  (await app.request(`/api/v1/units/${id}/events`, { key })).body.events as object[];
const inAnHour = () => new Date(app.deps.clock.now().getTime() + 3_600_000).toISOString();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('an offer', () => {
  it('shows its token once, and is listed without it', async () => {
    const { unit, token, id } = await offered({ becomes: 'REUSED' });
    expect(token).toMatch(/^dpp_handover_[0-9a-f]{80}$/);
    const { status, body, text } = await calls.list(unit.id, giver);
    expect(status).toBe(200);
    expect(body.handOvers).toMatchObject([{ id, status: 'OFFERED', becomes: 'REUSED' }]);
    expect(body.total).toBe(1);
    expect(text).not.toContain(token.slice(-48));
    const stored = JSON.stringify(await app.db('hand_overs').where({ id }));
    expect(stored).not.toContain(token.slice(-48));
  });

  it('changes nothing of the unit', async () => {
    const { unit } = await offered();
    expect(await ownDocument(unit.id, giver)).toMatchObject({ status: 'IN_SERVICE' });
    expect((await record(unit.id, giver, { eventType: 'OTHER' })).status).toBe(201);
  });

  it('ends after fourteen days by default, after ninety at most', async () => {
    const unit = await battery();
    const { body } = await calls.offer(unit.id, giver);
    const { createdAt, expiresAt } = body.handOver;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(14 * 86_400_000);
    for (const end of [inDays(91), inDays(-1), 'tomorrow']) {
      const other = await battery();
      expect((await calls.offer(other.id, giver, { expiresAt: end })).status).toBe(400);
    }
  });

  it.each([
    ['a second one while it is open', async () => (await offered()).unit.id, 'HAND_OVER_OPEN'],
    ['one of a unit that is gone', async () => (await handedOver()).unit.id, 'UNIT_HANDED_OVER'],
    [
      'one of a unit that another was made from',
      async () => {
        const { id } = await battery();
        await battery({ predecessorUnitId: id });
        return id;
      },
      'UNIT_SUCCEEDED',
    ],
    [
      'one of a recycled unit',
      async () => (await battery({ status: 'RECYCLED' })).id,
      'UNIT_RECYCLED',
    ],
    [
      'one of a draft',
      async () => {
        const draft = await giver.createPassport({ draft: true });
        return (await giver.serialise(draft.id)).id;
      },
      'HAND_OVER_DRAFT',
    ],
  ])('is refused: %s', async (_what, unitId, code) => {
    const { status, body } = await calls.offer(await unitId(), giver);
    expect([status, body.code]).toEqual([409, code]);
  });

  it('is for the own units of a workspace alone, and of an operator', async () => {
    const { id } = await battery();
    const refused = await calls.offer(id, taker);
    expect([refused.status, refused.body.code]).toEqual([404, 'UNIT_NOT_FOUND']);
    const { id: operatorId } = await giver.createOperator();
    const key = await giver.createKey({ operatorId });
    expect((await calls.offer(id, { key })).status).toBe(403);
    expect((await calls.list(id, taker)).status).toBe(404);
  });

  it('takes more than the right to report telemetry', async () => {
    const key = await giver.createKey({ permissions: ['battery:write', 'battery:read'] });
    const { unit } = await offered();
    expect((await calls.offer(unit.id, { key })).status).toBe(403);
    expect((await calls.list(unit.id, { key })).status).toBe(200);
  });

  it('makes room for another one once it is past its time, or cancelled', async () => {
    const { unit, id } = await offered();
    expect((await calls.cancel(unit.id, id, giver)).body.handOver.status).toBe('CANCELLED');
    expect((await calls.cancel(unit.id, id, giver)).status).toBe(200);
    const again = await calls.offer(unit.id, giver, { expiresAt: inAnHour() });
    expect(again.status).toBe(201);
    app.setTime(new Date(Date.now() + 7_200_000));
    try {
      const third = await calls.offer(unit.id, giver);
      expect(third.status).toBe(201);
      const { body } = await calls.list(unit.id, giver);
      const statuses = (body.handOvers as { status: string }[]).map(({ status }) => status);
      expect(statuses).toEqual(['OFFERED', 'EXPIRED', 'CANCELLED']);
      const over = await calls.cancel(unit.id, again.body.handOver.id, giver);
      expect([over.status, over.body.code]).toEqual([409, 'HAND_OVER_EXPIRED']);
    } finally {
      app.setTime();
    }
  });

  it('is cancelled by its workspace alone, of its own unit', async () => {
    const { unit, id } = await offered();
    expect((await calls.cancel(unit.id, id, taker)).status).toBe(404);
    const other = await offered();
    expect((await calls.cancel(unit.id, other.id, giver)).body.code).toBe('HAND_OVER_NOT_FOUND');
    expect((await calls.cancel(unit.id, randomUUID(), giver)).status).toBe(404);
    expect((await calls.cancel(unit.id, 'x', giver)).status).toBe(404);
  });
});

describe('a preview', () => {
  it('shows the battery as the public sees it, and who is responsible', async () => {
    const { unit, token } = await offered();
    await record(unit.id, giver, { eventType: 'SOH_MEASUREMENT', stateOfHealth: 61.25 });
    const { status, body, text } = await calls.preview(token, taker);
    expect(status).toBe(200);
    expect(body.unit).toMatchObject({ id: unit.id, serialNumber: unit.serialNumber });
    expect(body.responsible.name).toEqual(expect.any(String));
    expect(text).not.toContain('61.25');
    expect(text).not.toContain(giver.tenant.id);
  });
});

describe('an acceptance', () => {
  it('makes the successor here and ends the record there', async () => {
    const { unit, successor, id } = await handedOver();
    expect(successor).toMatchObject({
      serialNumber: unit.serialNumber,
      passportId: partners.home.id,
      tenantId: taker.tenant.id,
      predecessorUnitId: unit.id,
      status: 'IN_SERVICE',
    });
    expect(await ownDocument(unit.id, giver)).toMatchObject({ status: 'REPURPOSED' });
    expect(await eventsOf(unit.id, giver)).toMatchObject([
      {
        eventType: 'STATUS_CHANGE',
        payload: { status: 'REPURPOSED', successorUnitId: successor.id },
      },
    ]);
    expect((await calls.list(unit.id, giver)).body.handOvers).toMatchObject([
      { id, status: 'ACCEPTED' },
    ]);
  });

  it('takes another serial number where its own is taken, and is done with none', async () => {
    const { unit, token } = await offered();
    await taker.serialise(partners.home.id, { serialNumber: unit.serialNumber });
    const taken = await calls.accept(acceptance(token), taker);
    expect([taken.status, taken.body.code]).toEqual([409, 'UNIT_SERIAL_TAKEN']);
    expect(await ownDocument(unit.id, giver)).toMatchObject({ status: 'IN_SERVICE' });
    expect(await eventsOf(unit.id, giver)).toEqual([]);
    const bad = await calls.accept(acceptance(token, { serialNumber: 'a b' }), taker);
    expect(bad.status).toBe(400);
    const serialNumber = `N-${randomUUID().slice(0, 8)}`;
    const { status, body } = await calls.accept(acceptance(token, { serialNumber }), taker);
    expect([status, body.unit.serialNumber]).toEqual([201, serialNumber]);
  });

  it('goes on to a third company, and never back to a record that is closed', async () => {
    const { successor, unit } = await handedOver();
    const onward = await calls.offer(successor.id, taker);
    const back = await calls.accept(
      { token: onward.body.token, passportId: partners.model.id, serialNumber: 'BACK-1' },
      giver,
    );
    expect(back.status).toBe(201);
    expect(back.body.unit.predecessorUnitId).toBe(successor.id);
    expect((await calls.offer(unit.id, giver)).body.code).toBe('UNIT_HANDED_OVER');
    expect((await calls.offer(back.body.unit.id, giver)).status).toBe(201);
  });

  it('is done once for one key, and its repetition tells who lost the answer which unit it made', async () => {
    const { token, unit } = await offered();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await calls.accept(acceptance(token), taker, headers);
    const again = await calls.accept(acceptance(token), taker, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.text).toBe(first.text);
    const late = await calls.accept(acceptance(token), taker);
    expect([late.status, late.body.code]).toEqual([409, 'HAND_OVER_ACCEPTED']);
    expect(late.body.unitId).toBe(first.body.unit.id);
    const stranger = await createWorkspace(app);
    const refused = await calls.preview(token, stranger);
    expect([refused.status, refused.body.code]).toEqual([409, 'HAND_OVER_ACCEPTED']);
    expect(refused.text).not.toContain(first.body.unit.id);
    expect(await eventsOf(unit.id, giver)).toHaveLength(1);
  });
});

describe('a token', () => {
  it('opens nothing where it is unknown, wherever it differs, with the same answer', async () => {
    const { token } = await offered();
    const flipped = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
    const ofNoWorkspace = token.replace(giver.tenant.id.replaceAll('-', ''), '0'.repeat(32));
    const ofTaker = token.replace(
      giver.tenant.id.replaceAll('-', ''),
      taker.tenant.id.replaceAll('-', ''),
    );
    for (const wrong of [
      flipped,
      ofNoWorkspace,
      ofTaker,
      token.toUpperCase(),
      '',
      'dpp_handover_',
    ]) {
      for (const ask of [calls.preview(wrong, taker), calls.accept(acceptance(wrong), taker)]) {
        const { status, body } = await ask;
        expect([status, body]).toEqual([
          404,
          {
            success: false,
            error: 'Not Found',
            message: 'No hand-over has this token.',
            code: 'HAND_OVER_NOT_FOUND',
          },
        ]);
      }
    }
    expect((await calls.preview('x'.repeat(94), taker)).status).toBe(400);
  });

  it.each([
    [
      'that was cancelled',
      'HAND_OVER_CANCELLED',
      async () => {
        const { unit, id, token } = await offered();
        await calls.cancel(unit.id, id, giver);
        return { token, by: taker };
      },
    ],
    [
      'of the own workspace',
      'HAND_OVER_OWN_WORKSPACE',
      async () => ({ token: (await offered()).token, by: giver }),
    ],
    [
      'of a live workspace in a sandbox',
      'HAND_OVER_ENVIRONMENT',
      async () => ({ token: (await offered()).token, by: await openSandbox(app, taker) }),
    ],
    [
      'of a workspace that is suspended',
      'HAND_OVER_SUSPENDED',
      async () => {
        const other = await createWorkspace(app);
        const unit = await other.serialise((await other.createPassport()).id);
        const { body } = await calls.offer(unit.id, other);
        await app.db('tenants').where({ id: other.tenant.id }).update({
          subscription_status: 'canceled',
        });
        return { token: String(body.token), by: taker };
      },
    ],
  ])('%s is refused by its code', async (_what, code, arrange) => {
    const { token, by } = await arrange();
    const passport = await by.createPassport();
    for (const ask of [
      calls.preview(token, by),
      calls.accept(acceptance(token, { passportId: passport.id }), by),
    ]) {
      const { status, body } = await ask;
      expect([status, body.code]).toEqual([409, code]);
    }
  });

  it('past its time is refused', async () => {
    const { token, unit } = await offered({ expiresAt: inAnHour() });
    app.setTime(new Date(Date.now() + 3_600_001));
    try {
      const { status, body } = await calls.accept(acceptance(token), taker);
      expect([status, body.code]).toEqual([409, 'HAND_OVER_EXPIRED']);
      expect(await ownDocument(unit.id, giver)).toMatchObject({ status: 'IN_SERVICE' });
    } finally {
      app.setTime();
    }
  });

  it('is refused once the unit stands for no battery any more', async () => {
    const succeeded = await offered();
    await battery({ predecessorUnitId: succeeded.unit.id });
    const recycled = await offered();
    await record(recycled.unit.id, giver, { eventType: 'STATUS_CHANGE', status: 'RECYCLED' });
    for (const [{ token }, code] of [
      [succeeded, 'UNIT_SUCCEEDED'],
      [recycled, 'UNIT_RECYCLED'],
    ] as const) {
      const { status, body } = await calls.accept(acceptance(token), taker);
      expect([status, body.code]).toEqual([409, code]);
    }
  });

  it('finds no home under a passport that the public does not see, or of another operator', async () => {
    const { token, unit } = await offered();
    const draft = await taker.createPassport({ draft: true });
    const inDraft = await calls.accept(acceptance(token, { passportId: draft.id }), taker);
    expect([inDraft.status, inDraft.body.code]).toEqual([409, 'HAND_OVER_DRAFT']);
    for (const passportId of [randomUUID(), partners.model.id]) {
      const { status, body } = await calls.accept(acceptance(token, { passportId }), taker);
      expect([status, body.code]).toEqual([404, 'PASSPORT_NOT_FOUND']);
    }
    const { id: operatorId } = await taker.createOperator();
    const key = await taker.createKey({ operatorId });
    expect((await calls.accept(acceptance(token), { key })).status).toBe(403);
    expect(await ownDocument(unit.id, giver)).toMatchObject({ status: 'IN_SERVICE' });
  });

  it('is tried so many times a minute by one workspace', async () => {
    const tight = await startTestApp({ LIMIT_HAND_OVER_PER_MINUTE: '2' });
    try {
      const other = await createWorkspace(tight);
      const { preview } = handOverCalls(tight);
      const wrong = `dpp_handover_${'0'.repeat(80)}`;
      expect((await preview(wrong, other)).status).toBe(404);
      expect((await preview(wrong, { key: await other.createKey() })).status).toBe(404);
      expect((await preview(wrong, other)).status).toBe(429);
      expect((await preview(wrong, await createWorkspace(tight))).status).toBe(404);
    } finally {
      await tight.close();
    }
  });
});

describe('between sandboxes', () => {
  it('a battery passes as between companies', async () => {
    const from = await openSandbox(app, giver);
    const to = await openSandbox(app, await createWorkspace(app));
    const unit = await from.serialise((await from.createPassport()).id);
    const { body } = await calls.offer(unit.id, from);
    const { id: passportId } = await to.createPassport();
    expect((await calls.accept({ token: body.token, passportId }, to)).status).toBe(201);
  });
});

describe('the record of the giver', () => {
  it('takes what was measured before, and nothing of what came after', async () => {
    const { unit, successor } = await handedOver();
    const late = { eventType: 'SOH_MEASUREMENT', stateOfHealth: 80, recordedAt: inDays(-1) };
    expect((await record(unit.id, giver, late)).status).toBe(201);
    for (const json of [
      { eventType: 'SOH_MEASUREMENT', stateOfHealth: 70 },
      { eventType: 'STATUS_CHANGE', status: 'IN_SERVICE', recordedAt: inDays(-1) },
    ]) {
      const { status, body } = await record(unit.id, giver, json);
      expect([status, body.code]).toEqual([409, 'UNIT_HANDED_OVER']);
    }
    const bulk = await app.request(`/api/v1/units/${unit.id}/events/bulk`, {
      key: giver.key,
      json: { events: [late, { eventType: 'CHARGE_CYCLE', cycleCount: 3 }] },
    });
    expect(bulk.body.errors).toEqual([expect.stringMatching(/^\[1\] .*handed over/)]);
    expect(await eventsOf(successor.id, taker)).toEqual([]);
  });

  it('gets no successor of its own any more', async () => {
    const { unit } = await handedOver();
    const { status, body } = await app.request(`/api/v1/passports/${partners.model.id}/units`, {
      key: giver.key,
      json: { serialNumber: `S-${randomUUID().slice(0, 8)}`, predecessorUnitId: unit.id },
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.stringContaining('handed over')]);
  });

  it('shows the giver nothing of the other workspace but what the public sees', async () => {
    const { unit, successor } = await handedOver();
    await record(successor.id, taker, { eventType: 'SOH_MEASUREMENT', stateOfHealth: 43.75 });
    expect((await app.request(`/api/v1/units/${successor.id}`, { key: giver.key })).status).toBe(
      404,
    );
    expect((await record(successor.id, giver, { eventType: 'OTHER' })).status).toBe(404);
    const seen = await app.request(`/unit/${successor.id}`, { key: giver.key });
    expect(seen.status).toBe(200);
    expect(seen.text).not.toContain('43.75');
    expect(seen.body.restrictedData.reason).toBe('LEGITIMATE_INTEREST_REQUIRED');
    await record(unit.id, giver, {
      ...{ eventType: 'SOH_MEASUREMENT', stateOfHealth: 88.5, recordedAt: inDays(-1) },
    });
    const before = await app.request(`/unit/${unit.id}`, { key: taker.key });
    expect(before.text).not.toContain('88.5');
    expect((await app.request(`/api/v1/units/${unit.id}`, { key: taker.key })).status).toBe(404);
  });
});

describe('both workspaces', () => {
  it('are told once, in their inboxes', async () => {
    const { unit, successor } = await handedOver();
    for (const [workspace, id] of [
      [giver, unit.id],
      [taker, successor.id],
    ] as const) {
      const { body } = await app.request('/api/v1/notifications?limit=100', {
        key: workspace.key,
      });
      const told = (body.notifications as { targetId: string; kind: string }[]).filter(
        ({ targetId, kind }) => targetId === id && /over$/.test(kind),
      );
      expect(told).toHaveLength(1);
    }
  });
});

describe('both audit logs', () => {
  it('have an entry of the same hand-over, and neither names people or keys of the other', async () => {
    const { unit, successor, id } = await handedOver();
    const left = (await auditOf(app, giver.tenant.id)).at(-1);
    const arrived = (await auditOf(app, taker.tenant.id)).at(-1);
    expect(left).toMatchObject({
      action: 'batteryunit.handed_over',
      target_id: unit.id,
      actor: `workspace:${taker.tenant.id}`,
      ip: null,
      details: { handOverId: id, successorUnitId: successor.id, to: 'REPURPOSED' },
    });
    expect(arrived).toMatchObject({
      action: 'batteryunit.taken_over',
      target_id: successor.id,
      details: { handOverId: id, predecessorUnitId: unit.id },
    });
    expect(arrived?.actor).toMatch(/^api-key:/);
    for (const { tenant } of [giver, taker]) {
      const seqs = (await auditOf(app, tenant.id)).map(({ seq }) => Number(seq));
      expect(seqs).toEqual(seqs.map((_seq, i) => i + 1));
    }
  });

  it('tell of offers and of those that were cancelled', async () => {
    const { unit, id } = await offered();
    await calls.cancel(unit.id, id, giver);
    const last = (await auditOf(app, giver.tenant.id)).slice(-2);
    expect(last.map(({ action }) => action)).toEqual([
      'batteryunit.offered',
      'batteryunit.offer_cancelled',
    ]);
  });
});

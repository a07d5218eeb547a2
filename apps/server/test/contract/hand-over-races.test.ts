import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRaces } from '../support/endurance.js';
import { createPartners, handOverCalls } from '../support/hand-overs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { auditOf } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Several who want one battery at the same time. */

let app: TestApp;
let partners: Awaited<ReturnType<typeof createPartners>>;
let third: Workspace;
let thirdHome: string;
let calls: ReturnType<typeof handOverCalls>;

beforeAll(async () => {
  app = await startTestApp();
  partners = await createPartners(app);
  third = await createWorkspace(app);
  thirdHome = (await third.createPassport()).id;
  calls = handOverCalls(app);
});
afterAll(() => app.close());

const rounds = inRaces(100, 9);
const statusesOf = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).sort((one, other) => one - other);

const offered = async (from: Workspace, passportId: string) => {
  const unit = await from.serialise(passportId);
  const { body } = await calls.offer(unit.id, from);
  return { unitId: unit.id, token: String(body.token), id: String(body.handOver.id) };
};
const successorsOf = (unitId: string) =>
  app
    .db<{ tenant_id: string; predecessor_unit_id: string }>('battery_units')
    .where({ predecessor_unit_id: unitId });

describe('a token that several use at once', () => {
  it('is good for one of them', async () => {
    const { giver, taker, model, home } = partners;
    for (let round = 0; round < rounds; round += 1) {
      const { unitId, token } = await offered(giver, model.id);
      const replies = await Promise.all([
        calls.accept({ token, passportId: home.id }, taker),
        calls.accept({ token, passportId: thirdHome }, third),
        calls.accept({ token, passportId: home.id }, taker),
      ]);
      expect(statusesOf(replies)).toEqual([201, 409, 409]);
      expect(await successorsOf(unitId)).toHaveLength(1);
    }
  });

  it('is answered alike to each repetition under one key', async () => {
    const { giver, taker, model, home } = partners;
    const { unitId, token } = await offered(giver, model.id);
    const headers = { 'Idempotency-Key': randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => calls.accept({ token, passportId: home.id }, taker, headers)),
    );
    expect(statusesOf(replies)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await successorsOf(unitId)).toHaveLength(1);
  });

  it('is good or taken back, and its unit passes on or has a successor at home, never both', async () => {
    const { giver, taker, model, home } = partners;
    for (let round = 0; round < rounds; round += 1) {
      const { unitId, token, id } = await offered(giver, model.id);
      const accepting = calls.accept({ token, passportId: home.id }, taker);
      const ending =
        round % 2 === 0
          ? calls.cancel(unitId, id, giver)
          : app.request(`/api/v1/passports/${model.id}/units`, {
              key: giver.key,
              json: { serialNumber: `H-${randomUUID().slice(0, 8)}`, predecessorUnitId: unitId },
            });
      const [accepted, ended] = await Promise.all([accepting, ending]);
      expect([accepted.status === 201, ended.status < 300].filter(Boolean)).toHaveLength(1);
      const successors = await successorsOf(unitId);
      expect(successors).toHaveLength(accepted.status === 201 || round % 2 === 1 ? 1 : 0);
    }
  });

  it('waits for no other in a circle, where companies hand over to each other', async () => {
    const { giver, taker, model, home } = partners;
    for (let round = 0; round < rounds; round += 1) {
      const there = await offered(giver, model.id);
      const back = await offered(taker, home.id);
      const replies = await Promise.all([
        calls.accept({ token: there.token, passportId: home.id }, taker),
        calls.accept({ token: back.token, passportId: model.id }, giver),
        giver.serialise(model.id),
        taker.serialise(home.id),
      ]);
      expect(replies.slice(0, 2).map((reply) => (reply as { status: number }).status)).toEqual([
        201, 201,
      ]);
    }
    for (const { tenant } of [giver, taker]) {
      const seqs = (await auditOf(app, tenant.id)).map(({ seq }) => Number(seq));
      expect(seqs).toEqual(seqs.map((_seq, i) => i + 1));
    }
  });
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFull, report } from '../support/endurance.js';
import { anyStep, ModelLine, type Step } from '../support/editions/model.js';
import { request, type Line } from '../support/editions/steps.js';
import { newGtin } from '../support/factories.js';
import { createProcessStorage, type ProcessStorage } from '../support/process-storage.js';
import {
  platformAdminEnvironment,
  provisionWorkspace,
  type ProvisionedWorkspace,
} from '../support/provisioned-workspace.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { relaxedLimits, send, type TestReply } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';

/**
 * Two workspaces go through random orders of revise, publish, recall, delete and seal while their server is killed. A step
 * without an answer was done whole or not at all.
 */

const rounds = inFull(20, 2);
const stepsPerRound = inFull(60, 30);

/** The first one makes the passport. */
const sealIt: Step = {
  kind: 'seal',
  line: 0,
  ofOther: false,
  ofFormer: false,
  correctsRecall: false,
  draft: false,
};

interface Killed extends Line {
  readonly workspace: ProvisionedWorkspace;
}

describe(`editions on a server killed with -9, on ${testEngine}`, () => {
  let storage: ProcessStorage;
  let server: ServerProcess;
  let lines: readonly Killed[];
  const counts = { answered: 0, unanswered: 0, appliedUnanswered: 0, formerEditions: 0 };

  const start = () =>
    startServerProcess({
      ...storage.environment,
      ...platformAdminEnvironment,
      ...relaxedLimits,
    });
  const call = (path: string, key?: string) =>
    send(`${server.origin}${path}`, key === undefined ? {} : { key });

  beforeAll(async () => {
    storage = await createProcessStorage();
    server = await start();
    const workspaces = [
      await provisionWorkspace(server.origin),
      await provisionWorkspace(server.origin),
    ];
    lines = workspaces.map((workspace) => ({
      workspace,
      productId: newGtin(),
      model: new ModelLine(),
      send: (method, path, json) =>
        send(`${server.origin}/api/v1/passports${path}`, {
          method,
          key: workspace.key,
          ...(json && { json }),
        }),
    }));
    for (const line of lines) await go(line, [sealIt, sealIt], () => undefined);
  });
  afterAll(async () => {
    await server.kill();
    await storage.remove();
  });

  it('are whole after each of its deaths', async () => {
    for (let round = 0; round < rounds; round++) {
      const killAfter = 5 + ((round * 7) % (stepsPerRound - 5));
      let answered = 0;
      let killed: Promise<void> | undefined;
      const onAnswer = () => {
        if (++answered >= killAfter) killed ??= server.kill();
      };
      const unknown = await Promise.all(
        lines.map((line, i) => go(line, stepsOf(round * 2 + i), onAnswer)),
      );
      await (killed ?? server.kill());
      server = await start();
      for (const [i, line] of lines.entries()) {
        await settle(line, unknown[i]);
        await check(line);
      }
    }
    for (const { model } of lines) counts.formerEditions += model.former.length;
    expect(counts.formerEditions).toBeGreaterThan(0);
    report(`${testEngine}: ${rounds} kills; ${JSON.stringify(counts)}`);
  }, 900_000);

  function stepsOf(seed: number): Step[] {
    return fc.sample(anyStep, { seed, numRuns: stepsPerRound });
  }

  /** Does steps until one has no answer. @returns That one. */
  async function go(
    line: Killed,
    steps: readonly Step[],
    onAnswer: () => void,
  ): Promise<Step | undefined> {
    for (const given of steps) {
      const step = line.model.current ? given : { ...given, kind: 'create' as const };
      const expected = line.model.expect(step);
      if (!expected) continue;
      let reply: TestReply;
      try {
        reply = await request(line, step, expected);
      } catch {
        // The server is gone, and what it did with the step is not known.
        counts.unanswered += 1;
        return step;
      }
      expect(reply.status, `${step.kind}: ${reply.text}`).toBe(expected.status);
      const made = expected.apply();
      if (made) made.id = reply.body.passport.id;
      counts.answered += 1;
      onAnswer();
    }
    return undefined;
  }

  /** Takes for true, of what was before the unanswered step and after it, what the server shows. */
  async function settle(line: Killed, unknown: Step | undefined): Promise<void> {
    const after = line.model.clone();
    if (unknown) after.expect(unknown)?.apply();
    const shown = await listed(line);
    const isShown = (model: ModelLine) => {
      const live = [model.current, model.open].filter((one) => one !== undefined);
      return (
        live.length === shown.length &&
        live.every(({ id, status, isSealed }) =>
          shown.some(
            (one) =>
              (id === undefined || one.id === id) &&
              one.status === status &&
              one.isSealed === isSealed,
          ),
        )
      );
    };
    expect(isShown(line.model) || isShown(after), JSON.stringify([line.model, shown])).toBe(true);
    if (isShown(line.model)) return;
    counts.appliedUnanswered += 1;
    line.model = after;
    const known = new Set(after.editions.map(({ id }) => id));
    const made = after.editions.find(({ id }) => id === undefined);
    if (made) made.id = shown.find(({ id }) => !known.has(id))?.id;
  }

  /** The current edition and the draft of the next one, in any order. */
  async function listed({ productId, workspace }: Killed) {
    const { body } = await call('/api/v1/passports?limit=100', workspace.key);
    const { passports } = body as unknown as {
      passports: { id: string; productId: string; status: string; digitalSeal: string | null }[];
    };
    return passports
      .filter((one) => one.productId === productId)
      .map(({ id, status, digitalSeal }) => ({ id, status, isSealed: digitalSeal !== null }));
  }

  async function check({ productId, workspace, model }: Killed): Promise<void> {
    const { current, former, isRecallInForce } = model;
    const isPublic = current !== undefined && current.status !== 'DRAFT';
    const { status, body } = await call(`/01/${productId}`);
    expect(status).toBe(isPublic ? 200 : 404);
    if (isPublic) expect([body.id, body['status']]).toEqual([current.id, current.status]);
    if (isRecallInForce) expect(body['status']).toBe('RECALLED');
    for (const { id } of former) {
      const document = (await call(`/passport/${id}`, workspace.key)).body;
      expect(document['supersededBy']).toMatchObject({ id: current?.id, status: current?.status });
    }
    for (const { id } of model.editions.filter(({ isSealed }) => isSealed)) {
      const payload = (await call(`/passport/${id}`, workspace.key)).body;
      const verified = await send(`${server.origin}/api/v1/audit/verify`, { json: { payload } });
      expect(verified.body).toMatchObject({ verified: true });
    }
  }
});

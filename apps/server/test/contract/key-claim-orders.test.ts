import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFull, report } from '../support/endurance.js';
import { answersTo, ModelWorkspace, type ModelPassport } from '../support/key-claims/model.js';
import {
  anyStep,
  newKeys,
  productIdsOf,
  publishBefore,
  take,
  type Contender,
  type Contest,
} from '../support/key-claims/steps.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** Who answers a key that three workspaces contend for, after every step of many orders of steps. */

const orders = inFull(1000, 12);
const stepsPerOrder = 10;

let app: TestApp;
let workspaces: readonly Workspace[];
let now = Date.UTC(2030, 0, 1);

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.test' });
  workspaces = await Promise.all([1, 2, 3].map(() => createWorkspace(app, { tier: 'enterprise' })));
});
afterAll(() => app.close());

async function startContest(): Promise<Contest> {
  const contenders: Contender[] = [];
  for (const workspace of workspaces) {
    const { id: operatorId } = await workspace.createOperator();
    contenders.push({ workspace, operatorId, model: new ModelWorkspace(workspace.tenant.id) });
  }
  const keys = newKeys();
  return { app, contenders, keys, productIds: productIdsOf(keys), now };
}

const pathOf = (key: string) => (key.length === 14 ? `/01/${key}` : `/8003/${key}`);

/** What the rule is for: without these an order asks nothing. */
const situations: Readonly<
  Record<string, (first: ModelPassport, others: readonly ModelPassport[]) => boolean>
> = {
  'several have published the key': (_, others) => others.length > 0,
  "a recall shows before another's ACTIVE passport": ({ status }, others) =>
    status === 'RECALLED' && others.some((other) => other.status === 'ACTIVE'),
  'an older passport came to the key later': ({ publishedAt = 0 }, others) =>
    others.some((other) => (other.publishedAt ?? 0) < publishedAt),
};

type Count = (situation: string) => void;

/** What anybody is answered on the base host. */
async function checkAnswers({ contenders, keys }: Contest, count: Count): Promise<void> {
  const models = contenders.map(({ model }) => model);
  for (const key of keys) {
    const everybody = answersTo(models, key);
    const [first] = everybody;
    expect(await answerOf(pathOf(key))).toEqual(first ? [first.id, first.status] : [404]);
    if (!first) continue;
    const answering = models.find(({ passports }) => passports.has(first.id));
    const others = everybody.filter(({ id }) => !answering?.passports.has(id));
    for (const [name, isMet] of Object.entries(situations)) if (isMet(first, others)) count(name);
  }
}

/** On its own host a workspace answers alone; the linkset names everybody in the order of their claims. */
async function checkOrders({ contenders, keys }: Contest): Promise<void> {
  for (const key of keys) {
    const everybody = answersTo(
      contenders.map(({ model }) => model),
      key,
    );
    expect(await linksetOf(pathOf(key))).toEqual(everybody.slice(1).map(({ id }) => id));
    for (const { workspace, model } of contenders) {
      const Host = `${workspace.tenant.subdomain}.dpp.test`;
      const [own] = model.publicHolders(key);
      expect(await answerOf(pathOf(key), { Host })).toEqual(own ? [own.id, own.status] : [404]);
    }
  }
}

async function answerOf(path: string, headers = {}): Promise<unknown[]> {
  const { status, body } = await app.request(path, { headers });
  return status === 200 ? [body.id, body['status']] : [status];
}

/** The passports named beside the one that answers. */
async function linksetOf(path: string): Promise<string[]> {
  const { status, body } = await app.request(`${path}?linkType=linkset`);
  if (status === 404) return [];
  const { linkset } = body as unknown as { linkset: { anchor: string }[] };
  return linkset.slice(1).map(({ anchor }) => anchor.split('/').at(-1) ?? '');
}

// Clause: GTIN of several workspaces
it('the first claimant always answers, and its recall always shows', async () => {
  const counts = new Map(Object.keys(situations).map((name) => [name, 0]));
  const count: Count = (name) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const steps = fc.array(anyStep, { minLength: stepsPerOrder, maxLength: stepsPerOrder });
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const contest = await startContest();
      await publishBefore(contest);
      for (const step of order) {
        await take(contest, step);
        await checkAnswers(contest, count);
      }
      await checkOrders(contest);
      now = contest.now;
    }),
    // The everyday run is the same each time.
    { numRuns: orders, ...inFull({}, { seed: 1, endOnFailure: true }) },
  );
  const rarest = Math.min(...counts.values());
  expect(rarest, JSON.stringify([...counts])).toBeGreaterThan(orders / 10);
  report(`${orders} orders of ${stepsPerOrder} steps; ${JSON.stringify([...counts])}`);
}, 3_600_000);

import { verifySeal } from '@dpp/merkle-seal';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFull, report } from '../support/endurance.js';
import { anyStep, ModelLine } from '../support/editions/model.js';
import { take, type Line } from '../support/editions/steps.js';
import { newGtin } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/**
 * One code of two workspaces, after every step of random orders of revise, publish, recall, delete and seal: exactly one
 * edition answers, no recall is hidden, every sealed edition verifies.
 */

const orders = inFull(1000, 60);
const stepsPerOrder = 16;

let app: TestApp;
let workspaces: readonly Workspace[];
let now = Date.UTC(2030, 0, 1);

beforeAll(async () => {
  app = await startTestApp({ WORKSPACE_HOST_SUFFIX: 'dpp.test' });
  workspaces = await Promise.all([1, 2].map(() => createWorkspace(app, { tier: 'enterprise' })));
});
afterAll(() => app.close());

interface Contender extends Line {
  readonly workspace: Workspace;
  /** When it first published the code, until none of its editions is left. */
  claim: number | undefined;
}

const counts = { steps: 0, editions: 0, recallsInNextEditions: 0, corrections: 0, verified: 0 };

function contendersFor(productId: string): Contender[] {
  return workspaces.map((workspace) => ({
    workspace,
    productId,
    model: new ModelLine(),
    claim: undefined,
    send: (method, path, json) =>
      app.request(`/api/v1/passports${path}`, {
        method,
        key: workspace.key,
        ...(json && { json }),
      }),
  }));
}

function settle(contender: Contender): void {
  const { editions } = contender.model;
  if (editions.length === 0) contender.claim = undefined;
  else if (editions.some(({ status }) => status !== 'DRAFT')) contender.claim ??= now;
}

async function answerOf(gtin: string, host?: string): Promise<unknown[]> {
  const headers = host === undefined ? {} : { Host: host };
  const { status, body } = await app.request(`/01/${gtin}`, { headers });
  return status === 200 ? [body.id, body['status']] : [status];
}

/** On its own host a workspace answers with its current edition; on the base host the first claimant does. */
async function checkAnswers(contenders: readonly Contender[]): Promise<void> {
  const answers = contenders.map(({ model: { current } }) =>
    current && current.status !== 'DRAFT' ? [current.id, current.status] : undefined,
  );
  for (const [i, { productId, workspace, model }] of contenders.entries()) {
    const host = `${workspace.tenant.subdomain}.dpp.test`;
    expect(await answerOf(productId, host)).toEqual(answers[i] ?? [404]);
    if (model.isRecallInForce) expect(answers[i]?.[1]).toBe('RECALLED');
  }
  const [first] = contenders
    .filter((_, i) => answers[i])
    .sort(
      (one, other) =>
        (one.claim ?? NaN) - (other.claim ?? NaN) ||
        (one.workspace.tenant.id < other.workspace.tenant.id ? -1 : 1),
    );
  const { productId = '' } = contenders[0] ?? {};
  const answer = first && answers[contenders.indexOf(first)];
  expect(await answerOf(productId)).toEqual(answer ?? [404]);
}

/** Former editions name the current one with its status, by their ids. */
async function checkFormer({ model }: Contender): Promise<void> {
  const { current, former } = model;
  for (const { id } of former) {
    const { body } = await app.request(`/passport/${id}`);
    expect(body['supersededBy']).toMatchObject({ id: current?.id, status: current?.status });
  }
}

async function checkRows({ workspace, productId, model }: Contender): Promise<void> {
  const tenant_id = workspace.tenant.id;
  const rows = await app.db('passports').where({ tenant_id, product_id: productId });
  expect(rows).toHaveLength(model.editions.length);
  const units = await app
    .db('battery_units')
    .where({ tenant_id })
    .whereIn(
      'passport_id',
      model.former.map(({ id }) => id ?? ''),
    );
  expect(units).toEqual([]);
  const open = await app
    .db('status_indexes')
    .leftJoin('status_revocations', {
      'status_revocations.tenant_id': 'status_indexes.tenant_id',
      'status_revocations.status_index': 'status_indexes.status_index',
    })
    .where('status_indexes.tenant_id', tenant_id)
    .whereIn(
      'status_indexes.passport_id',
      model.former.map(({ id }) => id ?? ''),
    )
    .whereNull('status_revocations.status_index');
  expect(open).toEqual([]);
}

async function checkSeals({ workspace, model }: Contender): Promise<void> {
  for (const { id } of model.editions.filter(({ isSealed }) => isSealed)) {
    const { body } = await app.request(`/passport/${id}`, { key: workspace.key });
    expect(verifySeal(body, { at: new Date(now) }).verdict).not.toBe('failed');
    const { body: verdict } = await app.request('/api/v1/audit/verify', {
      json: { payload: body },
    });
    expect(verdict).toMatchObject({ verified: true });
    counts.verified += 1;
  }
}

const plain = {
  line: 0,
  ofOther: false,
  ofFormer: false,
  correctsRecall: false,
  draft: false,
} as const;

/** Both have sealed what the code is printed on: most orders begin where passports are. */
async function begin(contenders: readonly Contender[]): Promise<void> {
  for (const contender of contenders) {
    now += 60_000;
    app.setTime(new Date(now));
    for (const kind of ['create', 'seal'] as const) await take(contender, { ...plain, kind });
    settle(contender);
  }
}

it('a code answers with exactly one edition, and no recall is hidden', async () => {
  const steps = fc.array(anyStep, { minLength: stepsPerOrder, maxLength: stepsPerOrder });
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const contenders = contendersFor(newGtin());
      if (order[0]?.ofOther !== true) await begin(contenders);
      for (const step of order) {
        const contender = contenders[step.line];
        if (!contender) continue;
        now += 60_000;
        app.setTime(new Date(now));
        // Nothing can be asked of a product that is not there: it is made first.
        const needed = contender.model.current ? step : { ...step, kind: 'create' as const };
        const wasRecalled = contender.model.isRecallInForce;
        if (!(await take(contender, needed))) continue;
        settle(contender);
        counts.steps += 1;
        if (needed.kind === 'publish' && wasRecalled && contender.model.former.length > 0) {
          if (contender.model.isRecallInForce) counts.recallsInNextEditions += 1;
          else counts.corrections += 1;
        }
        await checkAnswers(contenders);
        await checkFormer(contender);
      }
      for (const contender of contenders) {
        counts.editions += contender.model.former.length;
        await checkRows(contender);
        await checkSeals(contender);
      }
    }),
    // The everyday run is the same each time.
    { numRuns: orders, ...inFull({}, { seed: 1, endOnFailure: true }) },
  );
  expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(orders / 20);
  report(`${orders} orders of ${stepsPerOrder} steps; ${JSON.stringify(counts)}`);
}, 3_600_000);

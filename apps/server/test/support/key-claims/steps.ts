import fc from 'fast-check';
import { expect } from 'vitest';
import { environmentOf } from '../aas-environment.js';
import { newGrai, newGtin, newSku, textiles, type MetadataBody } from '../factories.js';
import type { TestApp, TestReply } from '../test-app.js';
import type { Workspace } from '../workspace.js';
import type { ModelStatus, ModelWorkspace } from './model.js';

/** A workspace with an operator of this sequence's own, and what is known of it. */
export interface Contender {
  readonly workspace: Workspace;
  readonly operatorId: string;
  readonly model: ModelWorkspace;
}

export interface Contest {
  readonly app: TestApp;
  readonly contenders: readonly Contender[];
  /** What they contend for: two GTINs and a GRAI. */
  readonly keys: readonly [string, string, string];
  /** The first is a key, too. */
  readonly productIds: readonly string[];
  now: number;
}

export const newKeys = (): Contest['keys'] => [newGtin(), newGtin(), newGrai()];
export const productIdsOf = ([gtin]: Contest['keys']) => [gtin, newSku(), newSku()];

const kinds = ['create', 'edit', 'edit', 'demote', 'upsert', 'upsert', 'ingest', 'delete'] as const;
const statuses = ['ACTIVE', 'RECALLED', 'DECOMMISSIONED'] as const;

/** Weighted so that published passports are common and change often. */
export const anyStep = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...kinds) },
    { weight: 4, arbitrary: fc.constantFrom('RECALLED' as const, ...statuses) },
    { weight: 1, arbitrary: fc.constantFrom('archive' as const, 'restore' as const) },
  ),
  contender: fc.nat(2),
  /** Most are about what everybody published before the contest began. */
  product: fc.constantFrom(0, 1, 1, 1, 2),
  /** Most contend for the first; 3 is none. */
  key: fc.constantFrom(0, 0, 0, 0, 1, 2, 3),
  draft: fc.nat(3).map((n) => n === 0),
  /** Else it is the same moment as the step before. */
  isLater: fc.nat(4).map((n) => n > 0),
});

export type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** Everybody has published something older, under no key. */
export async function publishBefore(contest: Contest): Promise<void> {
  const [, productId = ''] = contest.productIds;
  contest.app.setTime(new Date(contest.now));
  for (const { workspace, operatorId, model } of contest.contenders) {
    const { id } = await workspace.createPassport({ productId, operatorId });
    model.write(id, { productId, key: undefined, status: 'ACTIVE' }, contest.now);
  }
}

/** Does a step. A refused step has no effect: other tests check the refusals. */
export async function take(contest: Contest, step: Step): Promise<void> {
  if (step.isLater) contest.now += 60_000;
  contest.app.setTime(new Date(contest.now));
  const contender = contest.contenders[step.contender] as Contender;
  await act(contest, contender, step);
  contender.model.settle(contest.keys, contest.now);
}

async function act(contest: Contest, contender: Contender, step: Step): Promise<void> {
  const { model, operatorId } = contender;
  const productId = contest.productIds[step.product] as string;
  const found = model.find(productId);
  const at = (id: string) => `passports/${id}`;
  const send = (method: string, path: string, json?: object) =>
    request(contest.app, contender, { method, path, json });
  const key = (contest.keys as readonly string[])[step.key];
  const metadata = textiles(fieldOf(contest, key));
  const write = (id: string, status: ModelStatus) => {
    model.write(id, { productId, key, status }, contest.now);
  };

  switch (step.kind) {
    case 'create': {
      const json = { productId, operatorId, metadata, draft: step.draft };
      const reply = await send('POST', 'passports', json);
      if (!reply) return;
      const copied = key ?? (contest.keys.includes(productId) ? productId : undefined);
      const status = step.draft ? 'DRAFT' : 'ACTIVE';
      model.write(reply.body.passport.id, { productId, key: copied, status }, contest.now);
      return;
    }
    case 'edit':
    case 'demote': {
      if (!found) return;
      const draft = step.kind === 'demote';
      if (!(await send('PUT', at(found.id), { metadata, draft }))) return;
      const live = found.status === 'DRAFT' ? 'ACTIVE' : found.status;
      return write(found.id, draft ? 'DRAFT' : live);
    }
    case 'upsert': {
      const row = { productId, operatorId, metadata };
      const reply = await send('POST', 'passports/bulk', { upsert: true, passports: [row] });
      if (!reply) return;
      const live = !found || found.status === 'DRAFT' ? 'ACTIVE' : found.status;
      return write(found?.id ?? (await idOf(contest, contender, productId)), live);
    }
    case 'ingest': {
      // Its product id is its GTIN.
      const [gtin, , grai] = contest.keys;
      const both = textiles({ gtin, ...(key === grai && { grai }) });
      const environment = environmentOf({ metadata: both });
      const path = `passports/aas/ingest?operatorId=${operatorId}`;
      const reply = await send('POST', path, environment);
      if (!reply) return;
      const { passportId } = reply.body as unknown as { passportId: string };
      const status = model.passports.get(passportId)?.status ?? 'ACTIVE';
      const held = { productId: gtin, key: key === grai ? grai : gtin, status };
      model.write(passportId, held, contest.now);
      return;
    }
    case 'delete':
      if (found && (await send('DELETE', at(found.id)))) model.passports.delete(found.id);
      return;
    case 'archive':
      await send('DELETE', `operators/${operatorId}`);
      return;
    case 'restore':
      await send('POST', `operators/${operatorId}/restore`);
      return;
    default: {
      if (!found) return;
      const reply = await send('PUT', `${at(found.id)}/status`, { status: step.kind });
      if (reply) found.status = step.kind;
    }
  }
}

function fieldOf({ keys }: Contest, key: string | undefined): MetadataBody {
  return key === undefined ? {} : { [key === keys[2] ? 'grai' : 'gtin']: key };
}

async function idOf(
  { app }: Contest,
  { workspace }: Contender,
  productId: string,
): Promise<string> {
  return (await app.request(`/api/v1/passports/${productId}`, { key: workspace.key })).body.id;
}

/** @returns Undefined when it was refused. */
async function request(
  app: TestApp,
  { workspace: { key } }: Contender,
  { method, path, json }: { method: string; path: string; json: object | undefined },
): Promise<TestReply | undefined> {
  const reply = await app.request(`/api/v1/${path}`, { key, method, json });
  expect(reply.status, reply.text).toBeLessThan(500);
  return reply.status < 300 ? reply : undefined;
}

import { canonicalJson, MASKABLE_KEYS, verifySeal } from '@dpp/merkle-seal/node';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endurance, inFull, report } from '../support/endurance.js';
import { newSku, steel } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { testEngine } from '../support/test-database.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const documentCount = inFull(10_000, 12);
const atOnce = 8;

let app: TestApp;
let workspace: Workspace;
let sealCa: string;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
  sealCa = (await app.request('/.well-known/opendpp-seal-ca.pem')).text;
});
afterAll(() => app.close());

/** What the API takes: no NUL, no names that reach for a prototype. */
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((any) => !any.includes('\0'));
const name = text.filter((any) => !['__proto__', 'constructor', 'prototype'].includes(any));
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    number,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  ),
}));
const extraMetadata = fc.record({
  ours: fc.dictionary(fc.constantFrom(...MASKABLE_KEYS.slice(1)), value),
  other: fc.dictionary(
    name.map((any) => `x ${any}`),
    value,
    { maxKeys: 6 },
  ),
});

it(
  `gives back ${documentCount} random documents of ${testEngine} as they were sealed`,
  async () => {
    const samples = fc.sample(extraMetadata, {
      numRuns: documentCount,
      ...(!endurance && { seed: 7 }),
    });
    const mismatches: unknown[] = [];
    const startedAt = performance.now();
    for (let start = 0; start < samples.length; start += atOnce) {
      const batch = samples.slice(start, start + atOnce);
      const found = await Promise.all(
        batch.map(({ ours, other }) => mismatchOf({ ...steel(), ...other, ...ours })),
      );
      mismatches.push(...found.filter((mismatch) => mismatch !== undefined));
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    report(`${documentCount} documents sealed, stored, fetched and verified in ${seconds} s`);
    expect(mismatches.slice(0, 3)).toEqual([]);
  },
  inFull(60 * 60_000, 120_000),
);

/** Creates, seals and fetches; undefined if every tier verifies and the owner gets what was sent. */
async function mismatchOf(metadata: Record<string, unknown>): Promise<unknown> {
  const { id } = await workspace.createPassport({ productId: newSku(), metadata });
  await workspace.seal(id);
  const [owned, shown] = await Promise.all([
    app.request(`/api/v1/passports/${id}`, { key: workspace.key }),
    app.request(`/passport/${id}`),
  ]);
  const options = { trustAnchors: [sealCa], at: new Date() };
  const verdicts = [owned, shown].map((reply) => verifySeal(JSON.parse(reply.text), options));
  const root = verdicts[0]?.merkleRoot;
  const agree = verdicts.every(
    ({ verdict, merkleRoot }) => verdict === 'passed' && merkleRoot === root,
  );
  const kept = canonicalJson((JSON.parse(owned.text) as { metadata: unknown }).metadata);
  return agree && kept === canonicalJson(metadata) ? undefined : { metadata, kept, verdicts };
}

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endurance, inFull, report } from '../support/endurance.js';
import { newGtin, newRegId, newSerial } from '../support/factories.js';
import { checkEverything } from '../support/state-machines/checks.js';
import { Model } from '../support/state-machines/model.js';
import type { Session, Step } from '../support/state-machines/step.js';
import { anyStep, anyUnitStep } from '../support/state-machines/steps.js';
import {
  transitions,
  unitFates,
  unitTransitions,
  type Transition,
} from '../support/state-machines/transitions.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** The contract's tables of passport, seal, operator and unit states, against a model of them. */

/** Every day so many at most: it ends with the one that reaches the last of what there is to reach. */
const sequences = inFull(1000, 60);
const stepsPerSequence = 50;
/** Repetitions of each row of their table: so often that no order of them is left out. */
const timesOfUnitTransition = inFull(100, 1);

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function startSession(): Promise<Session> {
  const tenant = await app.createTenant({ tier: 'enterprise' });
  return {
    app,
    tenantId: tenant.id,
    key: await app.createKey(tenant),
    productIds: Array.from({ length: 4 }, newGtin),
    regIds: Array.from({ length: 3 }, newRegId),
    serialNumbers: Array.from({ length: 12 }, newSerial),
  };
}

// Clause: status 1
// Clause: status 2
// Clause: status 4
// Clause: status 5
// Clause: status 6
// Clause: status 7
// Clause: status 8
// Clause: status 10
// Clause: status 11
// Clause: status 12
// Clause: status 13
// Clause: seal 1
// Clause: seal 2
// Clause: seal 3
// Clause: seal 4
// Clause: seal 5
// Clause: operator 1
// Clause: operator 2
// Clause: operator 3
// Clause: operator 4
// Clause: operator 4 decommissioned
// Clause: operator 5
// Clause: event passport.ingested
// Clause: event passport.ingested by update
// Clause: event passport.updated
// Clause: event passport.sealed
// Clause: event passport.recalled
// Clause: event passport.status_updated
// Clause: event of a draft
// Clause: event of AAS ingestion
it(`does what the state tables say, over sequences of ${stepsPerSequence} steps, and reaches every transition`, async () => {
  const counts = await play(anyStep, transitions);
  expect([...counts.keys()].sort()).toEqual([...transitions].sort());
}, 3_600_000);

// Clause: battery unit status default
// Clause: battery unit RECYCLED at creation
// Clause: battery unit status by event
// Clause: battery unit status at once
// Clause: battery unit RECYCLED
// Clause: battery unit successor
// Clause: battery unit predecessorStatus
// Clause: battery unit unknown predecessor
// Clause: battery unit recycled predecessor
// Clause: battery unit predecessor gone
// Clause: unit currentState
// Clause: unit currentState ties
// Clause: DELETE /api/v1/units/{id} 409
it(`does what the table of unit statuses says, over sequences of ${stepsPerSequence} steps, and reaches every transition`, async () => {
  const counts = await play(anyUnitStep, [...unitTransitions, ...unitFates]);
  const rare = unitTransitions.filter(
    (transition) => (counts.get(transition) ?? 0) < timesOfUnitTransition,
  );
  expect(rare).toEqual([]);
  expect([...counts.keys()]).toEqual(expect.arrayContaining([...unitFates]));
}, 3_600_000);

/** @returns How often each transition was reached. */
async function play(
  step: fc.Arbitrary<Step>,
  wanted: readonly Transition[],
): Promise<Map<Transition, number>> {
  let played = 0;
  const counts = new Map<Transition, number>();
  const count = (transition: Transition) => {
    counts.set(transition, (counts.get(transition) ?? 0) + 1);
  };
  const steps = fc.array(step, { minLength: stepsPerSequence, maxLength: stepsPerSequence });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      if (!endurance && wanted.every((transition) => counts.has(transition))) return;
      played += 1;
      const model = new Model(count);
      const session = await startSession();
      await fc.asyncModelRun(() => ({ model, real: session }), sequence);
      await checkEverything(model, session);
    }),
    // The everyday run is the same each time, so that the transitions it reaches are, too.
    { numRuns: sequences, ...inFull({}, { seed: 1, endOnFailure: true }) },
  );
  const [rarest, times] = [...counts].sort(([, a], [, b]) => a - b)[0] ?? [];
  report(`${played} sequences; rarest transition: ${rarest}, ${times} times`);
  return counts;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentOf } from '../support/aas-environment.js';
import {
  environmentsOf,
  mutate,
  withConstraintsMet,
} from '../../../../packages/aas/test/aas-instances.js';
import { readAasSchemas, withoutTolerance } from '../../../../packages/aas/test/aas-schemas.js';
import { inFull } from '../support/endurance.js';
import { textiles } from '../support/factories.js';
import { inLanes } from '../support/lanes.js';
import { Random } from '../../../../packages/aas/test/random.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const schemas = readAasSchemas();
const count = inFull(1000, 84);

type JsonObject = Record<string, unknown>;

/** Literals and lists, which the schemas do not check. */
const beyondSchemas = /is not an xs:|AASd-10[89]/;

/** What no body may hold, unpaired surrogates among it, is refused before anything is looked at. */
const unreadable = 'INVALID_JSON_VALUE';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

const complete = environmentOf({ metadata: textiles() });
const [compliance] = complete.submodels;

/** Submodels as a schema allows them. */
function submodelsBy(random: Random): JsonObject[] {
  const schema = random.pick(schemas);
  for (;;) {
    const { submodels } = environmentsOf(schema, random)();
    if (Array.isArray(submodels)) return withConstraintsMet(submodels) as JsonObject[];
  }
}

/** Half of all lists, with something wrong in them. */
function halfSpoiled(list: unknown[], random: Random): unknown[] {
  const document: JsonObject = { list };
  if (list.length > 0 && random.chance(0.5)) mutate(document, random);
  return Array.isArray(document.list) ? document.list : list;
}

const isRead = (submodel: unknown) =>
  ['ComplianceMetadata', 'eidasVerificationSeal'].includes(
    String((submodel as JsonObject | null)?.idShort),
  );

function beside(seed: number) {
  const random = new Random(seed);
  const others = halfSpoiled(submodelsBy(random), random).filter((each) => !isRead(each));
  return { ...complete, submodels: [...others, compliance] };
}

function inside(seed: number) {
  const random = new Random(seed);
  const elements = submodelsBy(random).flatMap(({ submodelElements = [] }) => submodelElements);
  const submodelElements = [
    ...(compliance?.submodelElements ?? []),
    ...halfSpoiled(elements, random),
  ];
  return { ...complete, submodels: [{ ...compliance, submodelElements }] };
}

const isValid = (environment: JsonObject) =>
  schemas.some(({ accepts }) => accepts(withoutTolerance(environment)));
const seeds = Array.from({ length: count }, (_, i) => i + 1);

describe.skipIf(schemas.length === 0)(
  `${2 * count} generated environments (skipped without ORACLES_DIR)`,
  () => {
    it('are accepted or refused beside ComplianceMetadata as the schemas say, with a warning for each submodel', async () => {
      const verdicts = { accepted: 0, refused: 0 };
      await inLanes(seeds, 4, async (seed) => {
        const environment = beside(seed);
        const { status, body, text } = await ingest(environment);
        if (body.code === unreadable) return;
        const isRefused = status === 400 && !beyondSchemas.test(String(body.message));
        expect({ seed, status, isRefused }, text).toEqual({
          seed,
          status: expect.toBeOneOf([201, 400]) as number,
          isRefused: !isValid(environment),
        });
        verdicts[isRefused ? 'refused' : 'accepted'] += 1;
        if (status !== 201) return;
        const told = body.warnings.filter(({ code }) => code === 'AAS_SUBMODEL_NOT_READ');
        expect(told.map(({ path }) => path)).toEqual(
          environment.submodels.slice(0, -1).map((_, i) => `submodels[${i}]`),
        );
      });
      for (const met of Object.values(verdicts)) expect(met).toBeGreaterThan(count / 8);
    }, 300_000);

    it('are refused inside it where the schemas refuse them', async () => {
      const verdicts = { accepted: 0, refused: 0 };
      await inLanes(seeds, 4, async (seed) => {
        const environment = inside(seed);
        const { status, body, text } = await ingest(environment);
        if (body.code === unreadable) return;
        const isInvalid =
          body.code === 'AAS_ENVIRONMENT_INVALID' && !beyondSchemas.test(String(body.message));
        expect({ seed, isInvalid }, text).toEqual({ seed, isInvalid: !isValid(environment) });
        expect([201, 400], text).toContain(status);
        verdicts[isInvalid ? 'refused' : 'accepted'] += 1;
      });
      for (const met of Object.values(verdicts)) expect(met).toBeGreaterThan(count / 8);
    }, 300_000);
  },
);

const ingest = (json: unknown) =>
  app.request('/api/v1/passports/aas/ingest', { key: workspace.key, json });

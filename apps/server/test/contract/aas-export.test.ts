import { PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseStrictJson } from '../../src/platform/http/json/strict-json.js';
import { faultsOfExport } from '../../../../packages/aas/test/export-checks.js';
import { readAasSchemas } from '../../../../packages/aas/test/aas-schemas.js';
import { anyMetadata } from '../../../../packages/aas/test/any-metadata.js';
import { inFull } from '../support/endurance.js';
import { metadataOf, newGtin, newSku } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

const count = inFull(100, 18);
const schemas = readAasSchemas();

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { tier: 'enterprise' });
});
afterAll(() => app.close());

const exported = async (id: string, key?: string) => {
  const headers = { Accept: 'application/aas+json' };
  return (await app.request(`/passport/${id}`, { ...(key && { key }), headers })).body;
};

function isStorable(metadata: object): boolean {
  try {
    parseStrictJson(JSON.stringify(metadata));
    return true;
  } catch {
    return false;
  }
}

/** Passports of all categories: complete ones, and such as hold anything beside what is asked of them. */
async function createPassports(): Promise<string[]> {
  const further = fc.sample(anyMetadata.filter(isStorable), { numRuns: count, seed: 1 });
  const ids: string[] = [];
  for (const [i, entries] of further.entries()) {
    const category = PRODUCT_CATEGORIES[i % PRODUCT_CATEGORIES.length] ?? 'textiles';
    const complete = metadataOf(category);
    const metadata = i < PRODUCT_CATEGORIES.length ? complete : { own: entries, ...complete };
    const productId = i % 2 ? newSku() : newGtin();
    const { id } = await workspace.createPassport({ productId, metadata });
    if (i % 3 === 0) await workspace.seal(id);
    ids.push(id);
  }
  return ids;
}

describe(`${count} passports as AAS`, () => {
  let ids: string[];
  beforeAll(async () => {
    ids = await createPassports();
  }, 120_000);

  // Clause: application/aas+json
  it('are valid, AASd-108 and AASd-109 among it, for the owner and for the public', async () => {
    for (const id of ids) {
      for (const key of [undefined, workspace.key]) {
        const environment = await exported(id, key);
        expect(faultsOfExport(environment)).toEqual([]);
        expect(environment['conceptDescriptions']).not.toHaveLength(0);
      }
    }
  });

  it('leave room in what ingestion takes: a complete battery is less than half of it', async () => {
    const { id } = await workspace.createPassport({ metadata: metadataOf('batteries') });
    const text = JSON.stringify(await exported(id, workspace.key));
    expect(Buffer.byteLength(text)).toBeLessThan(262_144 / 2);
  });

  describe.skipIf(schemas.length === 0)(
    'under the published schemas (skipped without ORACLES_DIR)',
    () => {
      it('are valid in each edition', async () => {
        for (const id of ids) {
          const environment = await exported(id, workspace.key);
          expect(schemas.every(({ accepts }) => accepts(environment))).toBe(true);
        }
      });

      it.each([
        ['an element of another kind', '"modelType":"Property"', '"modelType":"Note"'],
        ['another value type', '"valueType":"xs:string"', '"valueType":"xs:text"'],
        ['another kind of asset', '"assetKind":"Type"', '"assetKind":"Kind"'],
        ['a key that is none', '"keys":[', '"keys":[7,'],
        ['an empty source', '"sourceOfDefinition":"', '"sourceOfDefinition":"","x":"'],
      ])('would be valid in none with %s', async (_what, from, to) => {
        const text = JSON.stringify(await exported(ids[0] ?? ''));
        const changed: unknown = JSON.parse(text.replace(from, to));
        expect(schemas.some(({ accepts }) => accepts(changed))).toBe(false);
      });
    },
  );
});

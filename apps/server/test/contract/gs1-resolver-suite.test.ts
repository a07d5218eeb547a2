import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGrai, newGtin, passportBody } from '../support/factories.js';
import { resolverSuite, runResolverSuite } from '../support/resolver-suite.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

/** GS1's own suite for resolvers, which is no part of this repository: `ORACLES_DIR` says where it lies. */

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const resultsAt = (address: string) =>
  runResolverSuite(resolverSuite ?? '', app, `https://dpp.example${address}`);

describe.skipIf(resolverSuite === undefined)(
  "GS1's resolver suite (skipped without ORACLES_DIR)",
  () => {
    /**
     * The contract answers a key itself, so that there is no redirect to a default link, nor one that could
     * pass a query string on.
     */
    const answeredAtTheKey = ['defaultTarget (fail)', 'qsPassedOn (warn)'];
    /** The suite looks for the link of a redirect in the answer to OPTIONS, which is no redirect. */
    const answerToOptions = 'linkOnRedirect (warn)';

    // Clause: resolver suite of GS1
    it.each([
      ['GTIN', newGtin, '', answeredAtTheKey],
      ['GRAI', newGrai, '', answeredAtTheKey],
      ['lot', newGtin, '/10/LOT1', []],
      ['variant', newGtin, '/22/V1', []],
      ['lot of a variant', newGtin, '/22/V1/10/LOT1', []],
      ['serial number', newGtin, '/21/S1', []],
      ['serial number of a lot', newGtin, '/10/LOT1/21/S1', []],
    ])('fails nothing at the address of a %s', async (_level, newKey, qualifiers, expected) => {
      const { metadata } = passportBody();
      const { productId } = await workspace.createPassport({
        productId: newKey(),
        metadata: { ...metadata, serialNumber: 'S1' },
        facilityId: workspace.facilityId,
      });
      const key = productId.length === 14 ? '01' : '8003';
      const results = await resultsAt(`/${key}/${productId}${qualifiers}`);
      const others = results.filter(({ status }) => status !== 'pass');
      expect(others.map(({ id, status }) => `${id} (${status})`).sort()).toEqual(
        [...expected, answerToOptions].sort(),
      );
      expect(results.length - others.length).toBeGreaterThanOrEqual(28);
    });

    // Clause: resolver suite of GS1
    it.each([
      ['as it is', ''],
      ['of a lot', '/10/LOT1'],
    ])('fails nothing at the serial number of a battery unit, %s', async (_what, lot) => {
      const { metadata } = passportBody();
      const { id, productId } = await workspace.createPassport({ productId: newGtin(), metadata });
      const { serialNumber } = await workspace.serialise(id);
      const results = await resultsAt(`/01/${productId}${lot}/21/${serialNumber}`);
      const others = results.filter(({ status }) => status !== 'pass');
      expect(others.map(({ id, status }) => `${id} (${status})`)).toEqual([answerToOptions]);
      expect(results.length - others.length).toBeGreaterThanOrEqual(28);
    });

    it('fails where nobody resolves the address', async () => {
      const results = await resultsAt(`/01/${newGtin()}`);
      const failed = results.filter(({ status }) => status === 'fail');
      expect(failed.map(({ id }) => id)).toContain('validLinkset');
    });
  },
);

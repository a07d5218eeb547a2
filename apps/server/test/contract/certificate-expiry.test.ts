import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environmentOf } from '../support/aas-environment.js';
import { newGtin, newSku, textiles } from '../support/factories.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const certificate = (validUntil: string) => ({
  name: 'Textile Standard',
  referenceNumber: '1',
  issuer: 'Institute',
  validUntil,
});

const expiringOn = (validUntil: string) =>
  textiles({ regulatoryCompliance: { ceMarking: false, certificates: [certificate(validUntil)] } });

const post = (path: string, json: object) =>
  app.request(`/api/v1/passports${path}`, { key: workspace.key, json });

/** Each way metadata comes in that answers with warnings. */
const ways: Readonly<Record<string, (metadata: object) => Promise<{ readonly text: string }>>> = {
  create: (metadata) => post('', { productId: newGtin(), metadata }),
  'validate-only': (metadata) => post('/validate-only', { productId: newGtin(), metadata }),
  bulk: (metadata) => post('/bulk', { passports: [{ productId: newGtin(), metadata }] }),
  'AAS ingest': (metadata) =>
    post('/aas/ingest', environmentOf({ metadata: { ...metadata, gtin: newGtin() } })),
};

describe.each(Object.keys(ways))('an expired certificate, by %s', (way) => {
  const sendExpiringOn = async (date: string) => (await ways[way]?.(expiringOn(date)))?.text ?? '';

  it('is worth a warning once its last day is over, by the server’s clock', async () => {
    app.setTime(new Date('2030-06-02T00:00:01Z'));
    expect(await sendExpiringOn('2030-06-01')).toContain('CERTIFICATE_EXPIRED');
    expect(await sendExpiringOn('2030-06-02')).not.toContain('CERTIFICATE_EXPIRED');
    app.setTime();
  });
});

describe('a draft', () => {
  it('is not judged, expired certificates or not', async () => {
    const draft = { productId: newSku(), metadata: expiringOn('2001-01-01'), draft: true };
    expect((await post('', draft)).body.warnings).toEqual([]);
  });
});

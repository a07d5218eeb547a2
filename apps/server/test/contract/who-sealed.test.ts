import { X509Certificate } from 'node:crypto';
import { LOCALES } from '@dpp/espr-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battery } from '../support/factories.js';
import { issueGrant, onUnit } from '../support/grants.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { visibleText } from '../support/visible-text.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;
const company = 'Nordvind Apparel AB';

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app, { name: 'Sealing Workspace Ltd' });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { Accept: 'text/html', ...headers } });

/** Text of the page on one line, for sentences that elements divide. */
const sentencesOf = (page: string) => visibleText(page).replace(/\s+/g, ' ').replaceAll(' .', '.');

const panelOf = (page: string) => page.slice(page.indexOf('id="seal"'), page.indexOf('</aside>'));

/** A sealed battery with a unit: the pages of both say who sealed. */
async function sealedBattery(name: string, by = workspace) {
  const { id: operatorId } = await by.createOperator({ name });
  const { id } = await by.createPassport({ operatorId, metadata: battery() });
  const { proof } = await by.seal(id);
  const unit = await by.serialise(id);
  const certificate = new X509Certificate(Buffer.from(proof.x5c[0] ?? '', 'base64'));
  const signer = /^O=(.*)$/m.exec(certificate.subject)?.[1] ?? '';
  return { id, unitId: unit.id, signer };
}

describe('who sealed, on every page that says it', () => {
  it('is the organization that the certificate names, and the company beside it', async () => {
    const { id, unitId, signer } = await sealedBattery(company);
    expect(signer).toBe('Sealing Workspace Ltd');
    const { token } = await issueGrant(app, workspace, onUnit(unitId));
    const pages = [`/passport/${id}`, `/unit/${unitId}`, `/unit/${unitId}?grant=${token}`];
    for (const path of pages) {
      const text = sentencesOf((await get(path)).text);
      expect(text, path).toMatch(new RegExp(`Sealed by ${signer} for ${company} on \\d`));
      expect(text, path).toContain(`${signer} sealed these data for ${company}: `);
      expect(text, path).toContain(
        `The seal vouches for ${signer} alone. It does not show that ${company} gave these data.`,
      );
      expect(text, path).not.toContain(`Sealed by ${company}`);
    }
  });

  it.each([
    ['the very name', 'Sealing Workspace Ltd'],
    ['another case and more space', 'SEALING  Workspace Ltd'],
  ])('is one company where both names are one: %s', async (_how, name) => {
    const { id, unitId, signer } = await sealedBattery(name);
    for (const path of [`/passport/${id}`, `/unit/${unitId}`]) {
      const text = sentencesOf((await get(path)).text);
      expect(text, path).toMatch(new RegExp(`Sealed by ${signer} on \\d`));
      expect(text, path).not.toContain('vouches for');
    }
  });

  it.each(LOCALES)('names both in %s, each in every sentence of the panel', async (lang) => {
    const { id, signer } = await sealedBattery(company);
    const page = (await get(`/passport/${id}?lang=${lang}`)).text;
    const line = sentencesOf(/<p class="sealed">.*?<\/p>/s.exec(page)?.[0] ?? '');
    for (const name of [signer, company]) {
      expect(line).toContain(name);
      expect(panelOf(page).split(name)).toHaveLength(3);
    }
    expect(page).not.toMatch(/\{(?:signer|company|date)\}/);
  });

  it('is no company where no certificate says who', async () => {
    const other = await createWorkspace(app);
    const { id } = await sealedBattery(company, other);
    const tenantId = other.tenant.id;
    await app.deps
      .db('signing_keys')
      .where({ tenant_id: tenantId })
      .update({ certificate_chain: '[]' });
    const text = sentencesOf((await get(`/passport/${id}`)).text);
    expect(text).toMatch(/Sealed: \d/);
    expect(text).not.toContain('Sealed by');
    expect(text).not.toContain('sealed these data');
  });
});

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textWith } from '../support/matchers.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createWorkspace } from '../support/workspace.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const shipped = readFileSync(
  createRequire(import.meta.url).resolve('@dpp/merkle-seal/verifier.html'),
  'utf8',
);

describe('GET /verify', () => {
  it('serves the page that the package ships, with the seal CA as data in it', async () => {
    const { status, headers, text } = await app.request('/verify');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const island = /<script type="application\/json" id="published-authorities">(.*?)<\/script>/;
    const [element, json] = island.exec(text)!;
    const published = JSON.parse(json!) as { origin: string; pem: string };
    const { text: pem } = await app.request('/.well-known/opendpp-seal-ca.pem');
    expect(published).toEqual({ origin: app.deps.baseUrl, pem });
    expect(text.replace(element, '<!--published-->')).toBe(shipped);
  });

  it('lets browsers run nothing but the page, send nothing and frame it nowhere', async () => {
    const { headers } = await app.request('/verify');
    const policy = headers.get('content-security-policy')!.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "connect-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.find((part) => part.startsWith('script-src'))).toMatch(
      /^script-src 'sha256-\S+'$/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers no other method', async () => {
    expect((await app.request('/verify', { method: 'POST', json: {} })).status).toBe(405);
  });

  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (path) => path !== undefined && existsSync(path),
  );
  const where = executablePath ?? 'skipped: no Chromium, and CHROMIUM_PATH is not set';
  it.skipIf(executablePath === undefined)(
    `passes a published passport in a browser, and fails it altered (${where})`,
    async () => {
      const workspace = await createWorkspace(app);
      const { id } = await workspace.createPassport();
      await workspace.seal(id);
      const { text } = await app.request(`/passport/${id}`, {
        headers: { Accept: 'application/ld+json' },
      });
      const folder = mkdtempSync(join(tmpdir(), 'verify-'));
      const browser = await chromium.launch({
        ...(executablePath !== undefined && { executablePath }),
        args: ['--no-sandbox', '--disable-background-networking'],
      });
      try {
        const page = await browser.newPage();
        page.setDefaultTimeout(10_000);
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await page.goto(`${app.origin}/verify`);
        const verdictOn = async (name: string, content: string) => {
          writeFileSync(join(folder, name), content);
          await page.getByLabel('Passport document').setInputFiles(join(folder, name));
          await page.getByText(`${name}, `).waitFor();
          return page.getByRole('heading', { level: 2 }).innerText();
        };
        // The workspace sealed it, for an operator of another name, and only this server vouches for its authority.
        expect(await verdictOn('published.json', text)).toMatch(/^Passed with a reservation: /);
        const reservations = page.locator('.reservation');
        expect(await reservations.allInnerTexts()).toEqual([
          textWith(app.deps.baseUrl),
          textWith('Nordvind Apparel AB'),
        ]);
        await page.getByRole('button', { name: 'I know this fingerprint' }).click();
        await expect.poll(() => reservations.allInnerTexts()).toEqual([textWith('Nordvind')]);
        const altered = JSON.stringify({ ...(JSON.parse(text) as object), digitalSeal: 'AAAA' });
        expect(await verdictOn('altered.json', altered)).toMatch(/^Failed: /);
        expect(requests).toEqual([`${app.origin}/verify`]);
      } finally {
        await browser.close();
        rmSync(folder, { recursive: true });
      }
    },
  );
});

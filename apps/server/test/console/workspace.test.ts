import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TenantRole } from '../../src/platform/auth/permissions.js';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  startConsoleApp,
  tabTo,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { openSignedIn } from '../support/console-login.js';
import { newEmail, testPassword } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

describe.skipIf(!hasChromium)('company, people and access in the console, in Chromium', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB', tier: 'enterprise' });
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  afterEach(async () => {
    const { troubles, page } = visit;
    await page.context().close();
    expect(troubles).toEqual([]);
  });

  async function open(path: string, role?: TenantRole): Promise<Page> {
    visit = await visitConsole(browser, app);
    const { tenant } = workspace;
    await openSignedIn(visit.page, app, { tenant, path, ...(role && { role }) });
    return visit.page;
  }

  it('registers a company by keyboard alone, and removes it', async () => {
    const page = await open('/companies');
    await tabTo(page, 'Register a company');
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Register a company' }).waitFor();
    await page.keyboard.type('Guimarães Mill Lda.');
    await tabTo(page, /^Registration number/);
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.locator('.fault').getByText('EORI where there is one').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('PT500123456');
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: /Guimarães Mill/ });
    await row.waitFor();
    await row.getByRole('button', { name: 'Archive …' }).click();
    await page.getByRole('dialog').getByText('0 passports').waitFor();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await page.getByText('Guimarães Mill Lda. was removed').waitFor();
    await row.waitFor({ state: 'detached' });
  });

  it('archives a company with its passports, and takes that back', async () => {
    const operator = await workspace.createOperator({ name: 'Porto Knitwear' });
    const { id } = await workspace.createPassport({ operatorId: operator.id });
    const archivedAt = async () =>
      (await app.db<{ id: string; archived_at: Date | null }>('passports').where({ id }))[0]
        ?.archived_at;
    const page = await open('/companies');
    const row = page.getByRole('row', { name: /Porto Knitwear/ });
    await row.getByRole('button', { name: 'Archive …' }).click();
    await page.getByRole('dialog').getByText('1 passport').waitFor();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await row.waitFor({ state: 'detached' });
    expect(await archivedAt()).not.toBeNull();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await row.waitFor();
    expect(await archivedAt()).toBeNull();
  });

  it('registers a site, and offers the right last digit of its number', async () => {
    const page = await open('/companies?site=new');
    await page.getByRole('form', { name: 'Register a site' }).waitFor();
    await page.keyboard.type('Sewing hall');
    await page.getByLabel('Location number').fill('9506000134353');
    await page.getByRole('button', { name: 'Use 9506000134352' }).click();
    await page.getByLabel('Country').selectOption({ label: 'Portugal' });
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByRole('row', { name: /Sewing hall 9506000134352 Portugal/ }).waitFor();
  });

  it('invites a person by a link that is shown once, and withdraws it', async () => {
    const page = await open('/people?invite');
    const email = newEmail();
    await page.getByRole('form', { name: 'Invite somebody' }).waitFor();
    await page.keyboard.type(email);
    await page.getByText('Auditor', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    const link = page.locator('.secret code');
    expect(await link.innerText()).toContain(`${app.origin}/console/invitation#dpp_`);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await link.waitFor({ state: 'detached' });
    const row = page.getByRole('row', { name: new RegExp(email) });
    expect(await row.innerText()).toContain('Auditor');
    await row.getByRole('button', { name: 'Withdraw' }).click();
    await row.waitFor({ state: 'detached' });
  });

  it('makes a key that works, shows its secret once, and revokes it', async () => {
    const page = await open('/keys?new');
    await page.getByRole('form', { name: 'New key' }).waitFor();
    await page.keyboard.type('PLM test');
    await page.keyboard.press('Enter');
    const secret = await page.locator('.secret code').innerText();
    const whoami = () => app.request('/api/v1/whoami', { key: secret });
    expect((await whoami()).status).toBe(200);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    expect(await page.getByText(secret).count()).toBe(0);
    await page
      .getByRole('row', { name: /PLM test/ })
      .getByRole('button', { name: 'Revoke …' })
      .click();
    await page.getByRole('button', { name: 'Revoke it' }).click();
    await page.getByText('Revoked').first().waitFor();
    expect((await whoami()).status).toBe(401);
  });

  it('approves a request, whose words are text, and takes the access back', async () => {
    const { id } = await workspace.createPassport();
    const asked = await app.request('/api/v1/grants/requests', {
      json: {
        granteeName: 'Storage Kft.',
        granteeEmail: 'ask@storage.example',
        purpose: '<img src=x onerror=alert(1)>',
        scopeType: 'PASSPORT',
        passportId: id,
      },
    });
    expect(asked.status).toBe(202);
    const page = await open('/grants');
    await page.getByRole('link', { name: /Storage Kft/ }).click();
    await page.getByText('<img src=x onerror=alert(1)>').waitFor();
    await page.getByRole('button', { name: 'Approve and show the link' }).click();
    const link = await page.locator('.secret code').innerText();
    expect(link).toContain(`${app.origin}/passport/${id}?grant=dpp_li_`);
    await page.getByRole('button', { name: 'I have passed it on' }).click();
    await page.getByRole('heading', { name: 'Storage Kft. has access' }).waitFor();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    expect(await page.getByRole('button', { name: 'Take back' }).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('heading', { name: 'Storage Kft. had access' }).waitFor();
  });

  it('says that the present password is wrong, and changes it', async () => {
    const page = await open('/account');
    visit.expectStatus(400);
    await page.getByLabel('Present password').fill('not it');
    await page.getByLabel('New password').fill('another long test password');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('The present password is not right.').waitFor();
    await page.getByLabel('Present password').fill(testPassword);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('The password is changed.').waitFor();
  });

  it('changes the rules of the workspace, for those who may', async () => {
    const page = await open('/settings');
    await page.getByLabel('Contact').fill('passports@nordvind.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved').waitFor();
    await page.context().close();
    const other = await open('/settings', 'AUDITOR');
    expect(await other.getByLabel('Contact').inputValue()).toBe('passports@nordvind.example');
    expect(await other.getByRole('button', { name: 'Save' }).count()).toBe(0);
    expect(await other.getByLabel('Contact').isDisabled()).toBe(true);
  });

  it.each([
    ['/people', 'BRAND_OPERATOR'],
    ['/keys', 'AUDITOR'],
  ] as const)('does not show %s to the role %s', async (path, role) => {
    const page = await open(path, role);
    await page.getByRole('heading', { name: 'You may not see this' }).waitFor();
    expect(await page.locator(`.rail a[href$="${path}"]`).count()).toBe(0);
  });
});

import type { Browser } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium, startChromium } from '../support/chromium.js';
import {
  focusedName,
  startConsoleApp,
  tabTo,
  visitConsole,
  type ConsoleApp,
  type ConsoleVisit,
} from '../support/console-app.js';
import { makeResetLink } from '../../src/features/sessions/passwords/make-reset-link.js';
import { createUser, newEmail, startSession, testPassword } from '../support/users.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

describe.skipIf(!hasChromium)('the door of the console, in Chromium and by keyboard alone', () => {
  let app: ConsoleApp;
  let browser: Browser;
  let workspace: Workspace;
  let visit: ConsoleVisit;

  beforeAll(async () => {
    app = await startConsoleApp();
    browser = await startChromium();
    workspace = await createWorkspace(app, { name: 'Nordvind Apparel AB' });
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

  const open = async (path: string) => {
    visit = await visitConsole(browser, app);
    await visit.page.goto(app.origin + path);
    return visit.page;
  };

  async function typeLogin(email: string, password = testPassword) {
    const { page } = visit;
    await tabTo(page, 'Email');
    await page.keyboard.type(email);
    await tabTo(page, 'Password');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  }

  it('lets a person in, and leads to where they wanted to go', async () => {
    const { email } = await createUser(app, workspace.tenant);
    const page = await open('/console/passports?view=drafts');
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    await typeLogin(email);
    await page.getByRole('heading', { name: 'Passports', level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('?view=drafts');
    expect(await page.title()).toBe('Passports – Product passports');
  });

  it('says one sentence for every wrong login, and keeps the password that was typed', async () => {
    const { email } = await createUser(app, workspace.tenant);
    const page = await open('/console/sign-in');
    visit.expectStatus(401);
    await typeLogin(email, 'not the password');
    const fault = page.getByText('Email, password or code is not right.');
    await fault.waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(
      'not the password',
    );
    await page.getByLabel('Email').fill(newEmail());
    await page.keyboard.press('Enter');
    await fault.waitFor();
  });

  it('does not lead to another place than the console', async () => {
    const { email } = await createUser(app, workspace.tenant);
    const page = await open('/console/sign-in?to=//evil.example/console/');
    await typeLogin(email);
    await page.getByRole('link', { name: 'Today' }).waitFor();
    expect(new URL(page.url()).origin).toBe(app.origin);
  });

  it('sets up a second factor, shows its recovery codes once, and asks for it from then on', async () => {
    const { email } = await createUser(app, workspace.tenant);
    const page = await open('/console/account/second-factor');
    await typeLogin(email);
    await tabTo(page, 'Begin');
    await page.keyboard.press('Enter');
    const secret = (await page.locator('.mono b').innerText()).replaceAll(' ', '');
    const codeAt = (steps: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: app.deps.clock.now().getTime() + steps * 30_000,
      });
    await tabTo(page, 'Code from the app');
    await page.keyboard.type(codeAt(0));
    await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
    const codes = await page.locator('.codes li').allInnerTexts();
    expect(codes).toHaveLength(10);
    // Leaving is asked for until the codes are saved.
    await tabTo(page, 'Done');
    await page.keyboard.press('Enter');
    await page.getByText('Save, copy or print them').waitFor();
    await tabTo(page, /I have saved the codes/);
    await page.keyboard.press('Space');
    await tabTo(page, 'Done');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Today' }).waitFor();

    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${app.origin}/console/`);
    await typeLogin(email);
    await page.getByRole('heading', { name: 'Your second factor' }).waitFor();
    expect(await focusedName(page)).toBe('Code from the app');
    // Sent with the sixth digit, without a button. The next code: each counts once, and one of now may end while it is typed.
    await page.keyboard.type(codeAt(1));
    await page.getByRole('link', { name: 'Today' }).waitFor();

    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(`${app.origin}/console/`);
    await typeLogin(email);
    await tabTo(page, 'Use a recovery code');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Recovery code');
    await page.keyboard.type(codes[3] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Today' }).waitFor();
  });

  it('says where no mail can be sent that an administrator can help', async () => {
    const page = await open('/console/sign-in');
    visit.expectStatus(503);
    await tabTo(page, 'I forgot my password');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Email');
    await page.keyboard.type(newEmail());
    await page.keyboard.press('Enter');
    await page.getByText('This server sends no mail.').waitFor();
  });

  it('sets another password by a link, whose token leaves the address at once', async () => {
    const { email } = await createUser(app, workspace.tenant);
    const { link } = await makeResetLink(app.deps, 'system', email);
    const page = await open(new URL(link).pathname + new URL(link).hash);
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    expect(page.url()).toBe(`${app.origin}/console/reset`);
    await tabTo(page, 'New password');
    await page.keyboard.type('short');
    await page.keyboard.press('Enter');
    await page.getByText('7 characters are missing.').waitFor();
    await page.keyboard.type(' and then much longer');
    await page.keyboard.press('Enter');
    await page.getByText('Your password is set').waitFor();
    await tabTo(page, 'Back to sign in');
    await page.keyboard.press('Enter');
    await typeLogin(email, 'short and then much longer');
    await page.getByRole('link', { name: 'Today' }).waitFor();
  });

  it('says that a link for a password is used up', async () => {
    const page = await open(`/console/reset#dpp_reset_${'0'.repeat(80)}`);
    visit.expectStatus(400);
    await tabTo(page, 'New password');
    await page.keyboard.type('a password that is long');
    await page.keyboard.press('Enter');
    await page.getByText('This link does not work.').waitFor();
  });

  it('takes an invitation, and has made the login that it offers', async () => {
    const admin = await startSession(app, workspace.tenant);
    const email = newEmail();
    const made = await app.request('/api/v1/invitations', {
      key: admin.token,
      json: { email, role: 'COMPLIANCE_OFFICER' },
    });
    const link = new URL((made.body as unknown as { link: string }).link);
    const page = await open(link.pathname + link.hash);
    await page.getByRole('heading', { name: 'Welcome to Nordvind Apparel AB' }).waitFor();
    await page.getByText(email).waitFor();
    expect(page.url()).not.toContain('dpp_invite');
    await tabTo(page, 'Your name');
    await page.keyboard.type('Frida Lund');
    await tabTo(page, 'Choose a password');
    await page.keyboard.type(testPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'FL, Frida Lund' }).waitFor();
  });
});

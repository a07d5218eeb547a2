import type { Page } from 'playwright-core';
import type { Tenant } from '../../src/platform/auth/caller-model.js';
import type { TenantRole } from '../../src/platform/auth/permissions.js';
import type { ConsoleApp } from './console-app.js';
import { createUser, testPassword } from './users.js';

/** Signs a new person of the workspace in, or of the platform without one, and opens a screen. */
export async function openSignedIn(
  page: Page,
  app: ConsoleApp,
  { tenant, path, role }: { tenant: Tenant | undefined; path: string; role?: TenantRole },
): Promise<void> {
  const { email } = await createUser(app, tenant, role);
  await page.goto(`${app.origin}/console/sign-in?to=${encodeURIComponent(`/console${path}`)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.locator('main.page h1').first().waitFor();
}

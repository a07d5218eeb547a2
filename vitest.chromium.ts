import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].filter((path) => path !== undefined);

/** Where a Chromium is installed; undefined where none is: tests that need one are skipped then, and say so. */
export const chromiumPath = candidates.find((path) => existsSync(path));

export const hasChromium = chromiumPath !== undefined;

export function startChromium(): Promise<Browser> {
  return chromium.launch({
    ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
    // Containers without user namespaces cannot start the sandbox; the page under test is ours.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
}

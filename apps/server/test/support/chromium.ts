import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Tests in a browser are skipped, and say so, where there is none. */
export const hasChromium = existsSync(executablePath);

export function startChromium(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-background-networking'];
  return chromium.launch({ executablePath, args });
}

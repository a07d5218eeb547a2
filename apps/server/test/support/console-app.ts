import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { buildIfStale } from '../../../console/build/build-console.js';
import { createApp } from '../../src/app.js';
import { loadConsoleFiles } from '../../src/features/console/console-files.js';
import { createHttpServer } from '../../src/platform/http/sockets/http-server.js';
import { freePort } from './free-port.js';
import { startTestApp } from './test-app.js';

/** A server with the built console at an address that a browser can open, on a fresh database. */
export async function startConsoleApp(environment: Record<string, string> = {}) {
  await buildIfStale();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const app = await startTestApp({ BASE_URL: origin, ...environment });
  const consoleFiles = loadConsoleFiles(origin);
  if (!consoleFiles) throw new Error('The console was not built.');
  const server = createHttpServer(createApp({ ...app.deps, consoleFiles }));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  app.deps.jobRunner.start();
  return {
    ...app,
    origin,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await app.close();
    },
  };
}

export type ConsoleApp = Awaited<ReturnType<typeof startConsoleApp>>;

/** A browser's view of the console, with everything that it complained of. */
export interface ConsoleVisit {
  readonly page: Page;
  /** What the browser said: violations of the policy and of trusted types among it; and requests to other hosts. */
  readonly troubles: readonly string[];
  /** From here on a reply with this status is what the story is about. */
  expectStatus(status: number): void;
}

/** Opens a page of the console in a context of its own. */
export async function visitConsole(
  browser: Browser,
  { origin }: Pick<ConsoleApp, 'origin'>,
  options: BrowserContextOptions = {},
): Promise<ConsoleVisit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en',
    timezoneId: 'Europe/Lisbon',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const troubles: string[] = [];
  const expected = new Set<number>();
  page.on('console', (message) => {
    const status = /status of (\d+)/.exec(message.text())?.[1];
    // A server that does not make the list of today yet says so, and the screen shows the figures.
    if (message.location().url.endsWith('/api/v1/today')) return;
    if (status === undefined || !expected.has(Number(status))) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  page.on('dialog', (dialog) => {
    troubles.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request: Request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && asked !== origin) {
      troubles.push(`asked of another host: ${request.url()}`);
    }
  });
  return { page, troubles, expectStatus: (status) => void expected.add(status) };
}

/** What is in focus, as a screen reader names it. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const labels = (focused as HTMLInputElement).labels;
    const label = labels && [...labels].map((each) => each.textContent).join(' ');
    return (focused.getAttribute('aria-label') ?? (label || focused.textContent) ?? '').trim();
  });
}

/** Presses Tab until what is in focus is named so: a person without a mouse reaches it. */
export async function tabTo(page: Page, name: string | RegExp, most = 80): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses <= most; presses += 1) {
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    passed.push(focused);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(name)}: ${passed.join(' | ')}`);
}

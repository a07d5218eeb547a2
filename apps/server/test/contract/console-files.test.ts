import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.js';
import { loadConsoleFiles } from '../../src/features/console/console-files.js';
import { memoryBudgets } from '../../src/platform/budgets/limiter-budgets.js';
import { createHttpServer } from '../../src/platform/http/sockets/http-server.js';
import { send, startTestApp, type TestApp } from '../support/test-app.js';

const html = { Accept: 'text/html' };
const script = 'export const answer = 42;\n'.repeat(20);
const name = 'main-0a1b2c3d.js';

describe('the console that was built', () => {
  let app: TestApp;
  let origin: string;
  let server: ReturnType<typeof createHttpServer>;
  const folder = mkdtempSync(join(tmpdir(), 'console-'));

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      `<script type="module" src="/console/assets/${name}"></script>`,
    );
    writeFileSync(join(folder, 'assets', name), script);
    writeFileSync(join(folder, 'assets', `${name}.br`), brotliCompressSync(script));
    writeFileSync(join(folder, 'sources.sha256'), 'digest');
    app = await startTestApp();
    const consoleFiles = loadConsoleFiles('https://dpp.example/passports/', folder);
    server = createHttpServer(createApp({ ...app.deps, consoleFiles }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = html, method = 'GET') =>
    send(origin + path, { headers, method });

  it.each(['/console', '/console/', '/console/passports/0b1c?view=drafts', '/console/reset'])(
    'answers %s with its page, under a policy without inline scripts and styles',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(text).toContain(`src="/passports/console/assets/${name}"`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-/);
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dpp-console");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  it('says that a page is unchanged', async () => {
    const etag = (await get('/console')).headers.get('etag') ?? '';
    const { status, text } = await get('/console/passports', { ...html, 'If-None-Match': etag });
    expect([status, text]).toEqual([304, '']);
  });

  it('lets a file be cached for ever, and sends the form that the browser takes', async () => {
    const plain = await get(`/console/assets/${name}`, { 'Accept-Encoding': 'br;q=0, gzip' });
    expect([plain.status, plain.text]).toEqual([200, script]);
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    const reply = await fetchBytes(`${origin}/console/assets/${name}`, 'gzip, br');
    expect(reply.encoding).toBe('br');
    expect(brotliDecompressSync(reply.bytes).toString()).toBe(script);
  });

  it('sends files without counting them, and counts what is none', async () => {
    const { limits } = app.deps.config;
    const config = { ...app.deps.config, limits: { ...limits, anonymousPerMinute: 3 } };
    const consoleFiles = loadConsoleFiles('https://dpp.example', folder);
    // Counts of its own: what it exhausts in a shared store is exhausted for the other tests.
    const budgets = memoryBudgets();
    const strict = createHttpServer(createApp({ ...app.deps, config, consoleFiles, budgets }));
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(strict.address() as AddressInfo).port}`;
    const statuses = async (path: string) =>
      Promise.all(Array.from({ length: 40 }, async () => (await send(address + path)).status));
    try {
      expect(new Set(await statuses(`/console/assets/${name}`))).toEqual(new Set([200]));
      expect(await statuses('/console/assets/none.js')).toContain(429);
    } finally {
      await new Promise((resolve) => strict.close(resolve));
      await budgets.close();
    }
  });

  it('answers HEAD as GET without the content', async () => {
    const { status, headers, text } = await get(`/console/assets/${name}`, {}, 'HEAD');
    expect([status, headers.get('content-length'), text]).toEqual([200, `${script.length}`, '']);
  });

  it.each([
    '/console/assets/main-ffffffff.js',
    '/console/assets/../index.html',
    '/console/assets/..%2f..%2fpackage.json',
    '/console/assets/%2e%2e/%2e%2e/package.json',
    `/console/assets/${name}.br`,
    '/console/assets/',
  ])('has no file at %s', async (path) => {
    const { status, text } = await get(path, { Accept: '*/*' });
    expect([status, JSON.parse(text)]).toMatchObject([404, { error: 'Not Found' }]);
  });

  it('does not show what is no file of the page', async () => {
    // An address of a screen, as every other one: the page, not the note of the build.
    expect((await get('/console/sources.sha256')).text).toContain('<script type="module"');
  });

  it('takes no other method, and leaves the page about plans where it was', async () => {
    expect((await get('/console/passports', html, 'POST')).status).toBe(405);
    const { status, text } = await get('/console/plan');
    expect([status, text.includes('<h1>Your plan does not include this</h1>')]).toEqual([
      200,
      true,
    ]);
  });
});

describe('a server without a built console', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('says so to people, and to programs', async () => {
    const page = await app.request('/console/passports', { headers: html });
    expect([page.status, page.text.includes('npm start')]).toEqual([404, true]);
    const machine = await app.request('/console');
    expect([machine.status, machine.body.error]).toEqual([404, 'Not Found']);
  });
});

/** The bytes as they were sent: `fetch` would decompress them. */
async function fetchBytes(url: string, encoding: string) {
  const { get } = await import('node:http');
  return new Promise<{ encoding: string | undefined; bytes: Buffer }>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });
}

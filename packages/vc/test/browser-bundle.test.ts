import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeBase58 } from '../src/encoding/base58.js';
import type * as vcPackage from '../src/index.js';
import { chromiumPath, startChromium } from '../../../vitest.chromium.js';
import { at, didDocument, forms, signedList } from './issued-credentials.js';

const sources = fileURLToPath(new URL('../src', import.meta.url));
const bundle = await build({
  stdin: {
    contents: `export { parseMultikey, verifyCredential } from './index.ts';`,
    resolveDir: sources,
  },
  bundle: true,
  write: false,
  minify: true,
  metafile: true,
  platform: 'browser',
  conditions: ['@dpp/source'],
  format: 'iife',
  globalName: 'vc',
  target: 'es2022',
});
const code = bundle.outputFiles[0]!.text;

describe('verifyCredential, bundled for browsers', () => {
  it('needs no Node module and no library of curves', () => {
    const inputs = Object.keys(bundle.metafile.inputs);
    const [output] = Object.values(bundle.metafile.outputs);
    const used = inputs.filter((path) => (output!.inputs[path]?.bytesInOutput ?? 0) > 0);
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((path) => /@noble\/curves|^node:/.test(path))).toEqual([]);
    expect(code).not.toMatch(/node:|\brequire\(/);
  });
});

const where = chromiumPath ?? 'none installed, CHROMIUM_PATH not set: nothing was verified there';

describe.skipIf(chromiumPath === undefined)(`verifyCredential in Chromium (${where})`, () => {
  let server: Server;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(`<script>${code}</script>`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    browser = await startChromium();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });

  afterAll(async () => {
    await browser?.close();
    await new Promise((resolve) => server.close(resolve));
  });

  /** The verdict of the page, and what did not pass. */
  const verify = (text: string) =>
    page.evaluate(
      async ({ text, atMs, didDocument, signedList }) => {
        const report = await vc.verifyCredential(text, {
          at: new Date(atMs),
          resolveDidDocument: () => didDocument,
          fetchStatusList: () => signedList,
        });
        const failed = report.checks.filter(({ outcome }) => outcome === 'failed');
        return [report.verdict, ...failed.map(({ reason }) => reason)];
      },
      { text, atMs: at.getTime(), didDocument, signedList },
    );

  it.each(Object.entries(forms))('passes a passport as %s', async (_form, text) => {
    expect(await verify(text)).toEqual(['passed']);
  });

  it.each([
    ['vc+jwt', forms['vc+jwt'].replace(/.(?=.{20}$)/, changed)],
    ['vc+ld+json', forms['vc+ld+json'].replace(/.(?=.{20}"}}$)/, changed)],
    ['dc+sd-jwt', forms['dc+sd-jwt'].replace(/.(?=.{20}~)/, changed)],
  ])('refuses a changed signature as %s', async (_form, text) => {
    expect(await verify(text)).toEqual(['failed', 'SIGNATURE_INVALID']);
  });

  it('reads a Multikey, and refuses one that is off the curve', async () => {
    // No point has an x of 1.
    const offTheCurve = `z${encodeBase58(Uint8Array.of(0x80, 0x24, 0x02, ...new Uint8Array(31), 1))}`;
    const multikeys = didDocument.verificationMethod.flatMap((method) =>
      'publicKeyMultibase' in method ? [method.publicKeyMultibase] : [],
    );
    const read = await page.evaluate(
      (keys) =>
        keys.map((key) => {
          try {
            return vc.parseMultikey(key).crv;
          } catch (error) {
            return (error as { code: string }).code;
          }
        }),
      [...multikeys, offTheCurve],
    );
    expect(read).toEqual(['P-256', 'INVALID_MULTIKEY']);
  });

  it('says in a page of an insecure context that there is no crypto.subtle', async () => {
    await page.route('http://shop.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<script>${code}</script>` }),
    );
    await page.goto('http://shop.example/');
    await expect(verify(forms['vc+jwt'])).rejects.toThrow('pass portableRuntime');
  });
});

/** Another character of base64url and of base58. */
function changed(character: string): string {
  return character === 'x' ? 'y' : 'x';
}

/** The global of the bundle, in the page. */
declare const vc: typeof vcPackage;

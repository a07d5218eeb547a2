/// <reference lib="dom" />
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuditBundle, proveLeaf } from '../src/index.js';
import { buildPage } from '../verifier/build-page.js';
import { chromiumPath, startChromium } from '../../../vitest.chromium.js';
import { ca, at } from './support/passport.js';
import vectors from './vectors/seal-documents.json' with { type: 'json' };
import timestamps from './vectors/timestamps.json' with { type: 'json' };

const page = fileURLToPath(new URL('../verifier/__generated__/verifier.html', import.meta.url));
const html = readFileSync(page, 'utf8');
const { public: document, owner, timestamped } = vectors.documents;

describe('the page as a file', () => {
  it('is what its sources give: else run `npm run verifier`', async () => {
    expect(await buildPage()).toBe(html);
  });

  it('lets no script or style run but its own, and nothing out', () => {
    const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)!;
    const hashOf = (tag: string) => {
      const [, content] = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html)!;
      return `sha256-${createHash('sha256').update(content!).digest('base64')}`;
    };
    expect(policy!.split('; ')).toEqual([
      "default-src 'none'",
      `script-src '${hashOf('script')}'`,
      `style-src '${hashOf('style')}'`,
      'img-src data:',
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
    ]);
  });

  it('names no other resource', () => {
    const markup = html.replace(/<(script|style)>[^]*?<\/\1>/g, '');
    expect(markup).not.toMatch(/https?:|src=|url\(/);
    expect(markup.match(/href="[^"]*"/g)).toEqual(['href="data:,"', 'href="#main"']);
  });
});

const where = chromiumPath ?? 'none installed, CHROMIUM_PATH not set: the page was not opened';

describe.skipIf(chromiumPath === undefined)(`the page in Chromium (${where})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'seal-page-'));
  let browser: Browser;
  let context: BrowserContext;
  let tab: Page;
  /** Every request that the browser wanted to make, but for the page itself. */
  let requests: string[];
  let violations: string[];

  beforeAll(async () => {
    browser = await startChromium();
    context = await browser.newContext();
    context.setDefaultTimeout(60_000);
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    tab = await context.newPage();
    requests = [];
    violations = [];
    tab.on('request', (request) => requests.push(request.url()));
    tab.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await tab.goto(`file://${page}`);
    requests = [];
  });
  afterEach(() => tab.close());

  function write(name: string, content: unknown): string {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }

  async function verdictOn(content: unknown): Promise<string> {
    await tab.locator('#file').setInputFiles(write('file.json', content));
    await tab.locator('.verdict').waitFor();
    return verdict();
  }
  /** Word and sentence: `Passed: Unchanged since …` */
  const verdict = async () => {
    const word = await tab.locator('.verdict .word').innerText();
    return `${word}: ${await tab.locator('#verdict').innerText()}`;
  };
  const shown = () => tab.locator('main').innerText();
  const openExperts = () => tab.locator('#experts').evaluate(open);
  const trustCa = () => tab.locator('#authority-files').setInputFiles(write('ca.pem', ca.pem));
  const outcomeOf = (check: string) =>
    tab
      .locator('#findings tr')
      .filter({ has: tab.locator('th', { hasText: new RegExp(`^${check}$`) }) });

  it('passes a redacted document under an authority, and says what it did not check', async () => {
    await trustCa();
    expect(await verdictOn(document)).toBe(
      'Passed: Unchanged since Example Batteries GmbH sealed it.',
    );
    const said = await shown();
    expect(said).toMatch(/Sealed by\s+Example Batteries GmbH\s+Confirmed by\s+Test Seal CA/);
    expect(said).toContain('whether the certificate was revoked since');
    expect(said).toMatch(/facilityDetails\s+Not shown/);
    expect(said).toContain('answers for that');
    expect(said.indexOf('09506000134352')).toBeLessThan(said.indexOf('does not cover'));
    const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex');
    expect(await tab.locator('#file-facts').innerText()).toContain(digest);
    expect(violations).toEqual([]);
  });

  it('fails an altered document', async () => {
    await trustCa();
    const metadata = { ...owner.metadata, originCountry: 'FR' };
    expect(await verdictOn({ ...owner, metadata })).toMatch(/^Failed: /);
    await expect(outcomeOf('merkleRoot').textContent()).resolves.toContain('failed');
  });

  it('fails text that can be read in two ways, and says where', async () => {
    expect(await verdictOn('{"a":1,"a":2}')).toMatch(/^Failed: /);
    await expect(outcomeOf('text').textContent()).resolves.toContain('Line 1, column 11');
  });

  it.each([
    ['a saved page', '\ufeff<!DOCTYPE html><html lang="de">', 'A saved web page: '],
    [
      'a page saved with all it shows',
      'From: <Saved by Blink>\nMIME-Version: 1.0',
      'A saved web page: ',
    ],
    [
      'a credential',
      'eyJhbGciOiJFUzI1NiJ9.e30.c2ln',
      'A file ending in .jwt: That is a credential.',
    ],
    [
      'a credential with disclosures',
      'eyJhbGciOiJFUzI1NiJ9.e30.c2ln~WyJhIl0~',
      'A file ending in .jwt: That is a credential.',
    ],
  ])('says of %s what it is, and takes the verdict before back', async (_what, text, said) => {
    expect(await verdictOn(document)).toMatch(/^Undecided: /);
    await tab.locator('#file').setInputFiles(write('file.html', text));
    const result = tab.locator('#result');
    await expect.poll(() => result.innerText()).toContain('Nothing was checked.');
    await expect(result.innerText()).resolves.toContain(said);
    await expect(result.innerText()).resolves.toContain('“Data (JSON-LD)”');
    await expect(tab.locator('#report > *').count()).resolves.toBe(0);
  });

  it('takes text that is pasted or dropped', async () => {
    for (const kind of ['paste', 'drop']) {
      await tab.evaluate(
        ([type, text]) => {
          const data = new DataTransfer();
          data.setData('text/plain', text);
          const event =
            type === 'paste'
              ? new ClipboardEvent(type, { clipboardData: data })
              : new DragEvent('drop', { dataTransfer: data });
          dispatchEvent(event);
        },
        [kind, kind === 'paste' ? '<html>' : JSON.stringify(document)] as const,
      );
      const said = kind === 'paste' ? 'A saved web page: ' : 'Undecided';
      await expect.poll(() => tab.locator('#result').innerText()).toContain(said);
    }
  });

  it('cannot tell without an authority, and passes once it is given one', async () => {
    expect(await verdictOn(document)).toMatch(/^Undecided: /);
    await trustCa();
    await expect.poll(verdict).toMatch(/^Passed: /);
  });

  it('takes the verdict back while a trusted certificate is unreadable', async () => {
    await trustCa();
    expect(await verdictOn(document)).toMatch(/^Passed: /);
    await openExperts();
    await tab.locator('#authorities').fill('not a certificate');
    await expect.poll(() => tab.locator('.verdict').count()).toBe(0);
    await expect(
      tab.getByRole('alert').filter({ hasText: 'No certificate can be read' }).count(),
    ).resolves.toBe(1);
  });

  it('verifies a proof of one entry', async () => {
    await trustCa();
    expect(await verdictOn(proveLeaf(document, 'originCountry'))).toMatch(/^Passed: /);
    expect(await tab.locator('.said dt').allInnerTexts()).toContain('originCountry');
    expect(await shown()).toContain('does not show which product it belongs to');
  });

  it('verifies a bundle, and does not trust the certificates in it', async () => {
    const bundle = createAuditBundle({ document, created: at, certificates: [ca.pem] });
    expect(await verdictOn(bundle)).toMatch(/^Undecided: /);
    expect(await tab.locator('#offered li').innerText()).toContain(
      'Came with the file, not trusted',
    );
  });

  const tone = () => tab.locator('.verdict').getAttribute('class');

  it('has a reservation on a company name that nobody sealed, and shows the name', async () => {
    await trustCa();
    const economicOperator = { '@type': 'EconomicOperator', name: 'Forged Cells AG' };
    expect(await verdictOn({ ...document, economicOperator })).toMatch(
      /^Passed with a reservation/,
    );
    expect(await tone()).toBe('verdict reserved');
    expect(await tab.locator('.verdict').innerText()).toContain('not by Forged Cells AG');
  });

  it('keeps a name in the document from reordering the text around it', async () => {
    const economicOperator = { name: '\u202egninrut' };
    await verdictOn({ ...document, economicOperator });
    const result = await shown();
    expect(result).toContain('\\u{202e}gninrut');
    expect(result).not.toContain('\u202e');
  });

  describe('with an authority filled in by whoever served it', () => {
    const fingerprint = new X509Certificate(ca.pem).fingerprint256;

    beforeEach(async () => {
      const island = JSON.stringify({ origin: 'https://passports.example', pem: ca.pem });
      const element = `<script type="application/json" id="published-authorities">${island}</script>`;
      const served = html.replace('<!--published-->', () => element);
      await tab.goto(`file://${write('served.html', served)}`);
    });

    it('has a reservation, and says whose word that is, with the fingerprint, in print too', async () => {
      expect(await verdictOn(document)).toBe(
        'Passed with a reservation: Unchanged, but only this server says that Example Batteries GmbH sealed it.',
      );
      expect(await tone()).toBe('verdict reserved');
      await tab.emulateMedia({ media: 'print' });
      const reservation = tab.locator('.verdict');
      expect(await reservation.isVisible()).toBe(true);
      expect(await reservation.innerText()).toContain(
        'Test Seal CA, was filled in by https://passports.example, which also gave you this page',
      );
      expect(await tab.locator('#report aside').textContent()).toContain(
        fingerprint.replaceAll(':', ' '),
      );
    });

    it('passes once somebody confirms the fingerprint, and says who filled it in still', async () => {
      await verdictOn(document);
      await tab.locator('#report aside summary').click();
      await tab.locator('#report').getByRole('button', { name: 'trust it' }).click();
      await expect.poll(verdict).toMatch(/^Passed: /);
      expect(await shown()).toContain(
        'https://passports.example; the fingerprint was confirmed by you',
      );
    });

    it('passes once somebody gives the same certificate as a file', async () => {
      await verdictOn(document);
      await trustCa();
      await expect.poll(verdict).toMatch(/^Passed: /);
      await openExperts();
      expect(await tab.locator('#trusted li').innerText()).toContain('Authority given by: you');
    });

    it('has no reservation for an authority that vouches for nothing here', async () => {
      expect(await verdictOn({ ...document, proof: { ...document.proof, x5c: [] } })).toMatch(
        /^Failed: /,
      );
      expect(await tone()).toBe('verdict failed');
      expect(await shown()).not.toContain('https://passports.example');
    });
  });

  describe('with a document that came with it', () => {
    const text = `${JSON.stringify(document)}\n`;
    const published = {
      name: 'passport.jsonld',
      text,
      href: '/passport/1?download=1',
      words: {
        product: 'Zelle </script><img src=x>',
        operator: 'Example Batteries GmbH',
        entries: { originCountry: ['Herkunftsland', 'Deutschland'] },
      },
    };

    beforeEach(async () => {
      const island = JSON.stringify(published).replaceAll('<', '\\u003c');
      const element = `<script type="application/json" id="published-document">${island}</script>`;
      await tab.goto(
        `file://${write(
          'with.html',
          html.replace('<!--published-->', () => element),
        )}`,
      );
    });

    it('reaches the verdict without a tap, on these very bytes, and asks for nothing', async () => {
      await expect.poll(verdict).toMatch(/^Undecided: /);
      const result = await tab.locator('#file-facts').innerText();
      expect(result).toContain(createHash('sha256').update(text).digest('hex'));
      const link = tab.getByRole('link', { name: 'Save this file' });
      expect(await link.getAttribute('href')).toBe('/passport/1?download=1');
      expect(requests.filter((url) => !url.endsWith('/with.html'))).toEqual([]);
      expect(violations).toEqual([]);
    });

    it('names product and operator first, and entries in the words that came with it', async () => {
      await expect.poll(verdict).toMatch(/^Undecided: /);
      const about = await tab.locator('.about').innerText();
      expect(about).toContain('Example Batteries GmbH');
      expect(about).toContain(published.words.product);
      expect(await tab.locator('.said dt').allTextContents()).toContain('Herkunftsland');
      expect(await tab.locator('main img').count()).toBe(0);
      expect(await tab.locator('#findings').textContent()).toContain('originCountry');
    });

    it('has words and a file to save for that document alone', async () => {
      await openExperts();
      await tab.locator('#file').setInputFiles(write('owner.json', owner));
      await expect.poll(() => tab.locator('#file-facts').innerText()).toContain('owner.json');
      expect(await tab.getByText('Herkunftsland').count()).toBe(0);
      expect(await tab.getByRole('link', { name: 'Save this file' }).count()).toBe(0);
    });
  });

  it('folds technical members, and says which verifier this is', async () => {
    await verdictOn(document);
    const { version } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    ) as { version: string };
    expect(await tab.locator('#file-facts').innerText()).toMatch(
      new RegExp(`Verifier\\s+${version}`),
    );
    expect(await shown()).not.toContain('@context');
    expect(await tab.locator('#findings').textContent()).toContain('@context');
  });

  it('evaluates a time-stamp under the root given for it', async () => {
    await trustCa();
    await openExperts();
    await tab
      .getByLabel('Time-stamping roots (PEM)', { exact: true })
      .fill(timestamps.trustAnchors.root.join(''));
    const { rfc3161 } = timestamps.documentCases.find((one) => one.verdict === 'passed')!;
    const stamped = { ...timestamped, proof: { ...timestamped.proof, rfc3161 } };
    expect(await verdictOn(stamped)).toMatch(/^Passed: /);
    await expect(outcomeOf('timestamp').textContent()).resolves.toContain('passed');
    expect(await shown()).toContain('confirms that the seal existed at this time');
  });

  it('trusts no certificate for coming with the document, until somebody says so', async () => {
    await dropOn(tab, { 'ca.pem': ca.pem, 'passport.json': JSON.stringify(document) });
    await expect.poll(verdict).toMatch(/^Undecided: /);
    expect(await tab.locator('#authorities').inputValue()).toBe('');
    const offered = tab.locator('#offered li');
    await offered.locator('summary').click();
    const fingerprint = new X509Certificate(ca.pem).fingerprint256;
    expect(await offered.innerText()).toContain(`CN=Test Seal CA,O=Test Platform,C=DE`);
    expect(await offered.innerText()).toContain(fingerprint);
    await offered.getByRole('button', { name: 'trust it' }).click();
    await expect.poll(verdict).toMatch(/^Passed: /);
    expect(await tab.locator('#authorities').inputValue()).toBe(`${ca.pem.trim()}\n`);
    expect(await offered.count()).toBe(0);
  });

  it('offers certificates that come alone, each once, and names what is none', async () => {
    const pem = `${ca.pem}\n${ca.pem}`;
    const broken = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n';
    await dropOn(tab, { 'ca.pem': pem, 'broken.pem': broken });
    await expect.poll(() => tab.locator('#offered li').count()).toBe(1);
    expect(await tab.locator('#offered-problem').innerText()).toContain('broken.pem');
    expect(await tab.locator('#authorities').inputValue()).toBe('');
  });

  it('shows the name of a certificate as text', async () => {
    const name = '<img src=x onerror="document.title=1">';
    await dropOn(tab, { [`${name}.pem`]: ca.pem.replace(/M/g, '!') });
    await expect.poll(() => tab.locator('#offered-problem').innerText()).toContain('<img src=x');
    expect(await tab.locator('#offered-problem img').count()).toBe(0);
  });

  it('shows markup in a document as text', async () => {
    const hostile = { ...document, '<img src=x onerror="document.title=1">': 1 };
    await verdictOn(hostile);
    await expect(tab.getByText('<img src=x').count()).resolves.toBe(1);
    await expect(tab.locator('main img').count()).resolves.toBe(0);
  });

  it('works with the keyboard alone, in reading order', async () => {
    const reached: (string | undefined)[] = [];
    for (let stop = 0; stop < 6; stop++) {
      await tab.keyboard.press('Tab');
      const focused = await tab.evaluate(
        'document.activeElement.id || document.activeElement.tagName',
      );
      reached.push(focused as string);
      if (focused === 'SUMMARY') await tab.keyboard.press('Enter');
    }
    expect(reached).toEqual([
      'A',
      'file',
      'SUMMARY',
      'authorities',
      'authority-files',
      'tsa-roots',
    ]);
  });

  it('has a label for every control, and announces the result', async () => {
    const unlabelled = await tab.evaluate(
      `[...document.querySelectorAll('input, textarea')].filter((one) => !one.labels.length).length`,
    );
    expect(unlabelled).toBe(0);
    await expect(tab.locator('#result').getAttribute('aria-live')).resolves.toBe('polite');
  });

  it('leaves the controls out of print', async () => {
    await verdictOn(document);
    await tab.emulateMedia({ media: 'print' });
    await expect(tab.locator('form').isVisible()).resolves.toBe(false);
    await expect(tab.locator('.band').isVisible()).resolves.toBe(true);
    await expect(tab.locator('.verdict').isVisible()).resolves.toBe(true);
  });

  describe('beside a server that would take anything', () => {
    let server: Server;
    let origin: string;
    let received: string[];

    beforeEach(async () => {
      received = [];
      server = createServer((request, response) => {
        received.push(`${request.method} ${request.url}`);
        const isPage = request.url === '/verify';
        response.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : 'text/plain');
        response.end(isPage ? html : 'taken');
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      await tab.goto(`${origin}/verify`);
      requests = [];
    });
    afterEach(() => new Promise((resolve) => server.close(resolve)));

    it('asks for nothing but the page, from opening it to the verdict', async () => {
      await trustCa();
      expect(await verdictOn(document)).toMatch(/^Passed: /);
      expect(requests).toEqual([]);
      expect(received).toEqual(['GET /verify']);
    });

    it.each([
      ['fetch', `fetch('/leak', { method: 'POST', body: 'x' })`],
      ['a beacon', `navigator.sendBeacon('/leak', 'x')`],
      ['a socket', `new WebSocket(location.origin.replace('http', 'ws') + '/leak')`],
      ['an image', `document.body.append(Object.assign(new Image(), { src: '/leak' }))`],
      [
        'a form',
        `(() => { const form = document.createElement('form'); form.action = '/leak'; document.body.append(form); form.submit(); })()`,
      ],
      [
        'another script',
        `document.body.append(Object.assign(document.createElement('script'), { src: '/leak.js' }))`,
      ],
    ])('keeps even its own script from sending by %s', async (_, script) => {
      const violated = tab.evaluate(
        `new Promise((resolve) => document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)))`,
      );
      await tab.evaluate(`(() => { try { ${script} } catch {} })()`).catch(() => undefined);
      expect(await violated).toMatch(/-src|form-action/);
      expect(received).toEqual(['GET /verify']);
    });
  });
});

/** Drops files on the page as a person would. */
async function dropOn(tab: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const transfer = await tab.evaluateHandle(
    `(() => {
      const transfer = new DataTransfer();
      for (const [name, text] of Object.entries(${JSON.stringify(files)})) {
        transfer.items.add(new File([text], name));
      }
      return transfer;
    })()`,
  );
  await tab.dispatchEvent('#drop-zone', 'drop', { dataTransfer: transfer });
}

/** Opens a fold, as a press on its summary does. */
function open(fold: Element): void {
  fold.setAttribute('open', '');
}

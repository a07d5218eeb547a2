/// <reference lib="dom" />
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath, startChromium } from '../../../vitest.chromium.js';
import { run } from '../src/cli/run.js';
import logs from './vectors/audit-logs.json' with { type: 'json' };
import { makeVerdictFiles, type VerdictFile } from './support/verdict-files.js';

const files = await makeVerdictFiles();
const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  readonly statement: string | null;
  readonly headline: string;
  readonly kind: string;
  readonly finding: string;
  readonly verdict: string;
  readonly file: { readonly sha256: string; readonly byteLength: number };
}

const schemaOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../schemas/${name}.schema.json`, import.meta.url), 'utf8')) as {
    properties: Record<string, unknown>;
  };
const ajv = new Ajv({ allErrors: true });
const validators = {
  seal: ajv.compile(schemaOf('seal-report')),
  audit: ajv.compile(schemaOf('audit-log-report')),
};

const exitCodes: Readonly<Record<string, number>> = { passed: 0, failed: 1, indeterminate: 2 };
const pathOf = (name: string) => join(folder, name);

function write(name: string, content: string | Uint8Array): string {
  writeFileSync(pathOf(name), content);
  return pathOf(name);
}

const readFile = (path: string) => readFileSync(path);
const runHere = (...args: string[]) => run(args, { readFile, now: () => new Date() });

/** What the command says of a file that is called `passport.json`. */
function askCommand({ bytes, ca, roots }: VerdictFile, ...more: string[]) {
  const trusted = [
    ...(ca === '' ? [] : ['--ca', write('ca.pem', ca)]),
    ...(roots === '' ? [] : ['--tsa-root', write('roots.pem', roots)]),
  ];
  return runHere('verify', write('passport.json', bytes), ...trusted, ...more);
}

const asked = new Map<VerdictFile, ReturnType<typeof askCommand>>();

/** The same as JSON; asked once, as files of 50 MB take their time. */
function askForJson(file: VerdictFile) {
  const answer = asked.get(file) ?? askCommand(file, '--json');
  asked.set(file, answer);
  return answer;
}

const reportOf = (file: VerdictFile) => JSON.parse(askForJson(file).output) as Report;

/** What a report says, without the moment and the words for who gave an authority. */
function comparable(json: string): unknown {
  return JSON.parse(json, (name, value: unknown) => {
    if (name === 'message') return String(value).replace(/valid at [^;]*/, 'valid');
    return ['checkedAt', 'filledInBy', 'instant'].includes(name) ? null : value;
  });
}

describe('the files that readers may get', () => {
  it('are sixty and more, and more to refuse than to accept', () => {
    const accepted = files.filter(({ finding }) =>
      ['passed', 'otherSigner', 'serverOnly'].includes(finding),
    );
    expect(files.length).toBeGreaterThanOrEqual(60);
    expect(accepted.length).toBeLessThan(files.length / 2);
  });

  it.each(files)('the command finds "$finding": $name', (file) => {
    const { exitCode, output } = askCommand(file);
    const json = askForJson(file);
    const report = JSON.parse(json.output) as Report;
    expect(report.finding).toBe(file.finding);
    expect([exitCode, json.exitCode]).toEqual(Array(2).fill(exitCodes[report.verdict]));
    expect(validators.seal(report), JSON.stringify(validators.seal.errors)).toBe(true);
    const unnamed = Object.keys(report).filter(
      (name) => !(name in schemaOf('seal-report').properties),
    );
    expect(unnamed).toEqual([]);
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    expect(report.file).toMatchObject({ sha256, byteLength: file.bytes.length });
    expect(output).toContain(`SHA-256: ${sha256}`);
    expect(output).toMatch(/Checked: [\d-]+T[\d:]+[+-]\d\d:\d\d, by the clock/);
    const [first = ''] = output.split('\n');
    if (report.statement === null) expect(first).toMatch(/^(?:Failed|Indeterminate): /);
    else expect(first).toMatch(/^This file says /);
  });

  it.each([
    ['a report without a verdict', { verdict: undefined }],
    ['a passed report without an authority', { trustedAuthority: null }],
    ['a passed report with the finding of another', { finding: 'changed' }],
    ['a report of another version', { reportVersion: 2 }],
    ['a report without the offset of its time', { checkedAt: '2026-03-01T12:00:00Z' }],
    ['a report with another digest', { file: { name: 'a', byteLength: 1, sha256: 'A' } }],
  ])('the schema refuses %s', (_what, change) => {
    const [file] = files;
    const report = JSON.parse(JSON.stringify({ ...reportOf(file!), ...change })) as object;
    expect(validators.seal(report)).toBe(false);
  });

  it('has a schema for reports on audit logs, which they keep', () => {
    const text = logs.lines.map((line) => `${line}\n`).join('');
    const key = write('audit.pem', logs.keys.key.join(''));
    const bundles = [
      [write('log.ndjson', text), '--key', key],
      [write('log.ndjson', text)],
      [write('cut.ndjson', text.slice(0, -9)), '--key', key],
    ];
    for (const args of bundles) {
      const report = JSON.parse(runHere('audit', ...args, '--json').output) as Report;
      expect(validators.audit(report), JSON.stringify(validators.audit.errors)).toBe(true);
      expect(validators.audit({ ...report, checks: undefined, verdict: 'good' })).toBe(false);
    }
  });
});

const where = chromiumPath ?? 'none installed, CHROMIUM_PATH not set: the page was not opened';
const page = fileURLToPath(new URL('../verifier/__generated__/verifier.html', import.meta.url));

/** The width of A4 between margins of 15 mm, in CSS pixels. */
const A4_WIDTH = 680;

describe.skipIf(chromiumPath === undefined)(`page and command (Chromium: ${where})`, () => {
  let browser: Browser;
  let tab: Page;

  beforeAll(async () => {
    browser = await startChromium();
    const context = await browser.newContext({
      viewport: { width: 320, height: 800 },
      acceptDownloads: true,
    });
    context.setDefaultTimeout(30_000);
    tab = await context.newPage();
  });
  afterAll(() => browser.close());

  /** Hands a file over under these certificates, as a reader does; resolves with the verdict on it. */
  async function askPage({ bytes, ca, roots }: VerdictFile): Promise<string> {
    await tab.goto(`file://${page}`);
    await tab.locator('#experts').evaluate((fold) => fold.setAttribute('open', ''));
    await tab.locator('#authorities').fill(ca);
    await tab.locator('#tsa-roots').fill(roots);
    await tab.locator('#file').setInputFiles(write('passport.json', bytes));
    await tab.locator('.verdict').waitFor();
    const word = await tab.locator('.verdict .word').innerText();
    return `${word}: ${await tab.locator('#verdict').innerText()}`;
  }

  /** How far the page reaches beyond the viewport, and the first element that does. */
  const overflow = () =>
    tab.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const [wide] = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > clientWidth + 1 && !one.closest('.vh, .pem'),
      );
      return scrollWidth > clientWidth ? (wide?.outerHTML.slice(0, 200) ?? 'something') : undefined;
    });

  it.each(files)('say the same of $name, readable at 320 px and on A4', async (file) => {
    const { headline, statement, finding, kind } = reportOf(file);
    const said = await askPage(file);
    expect(said.replace(/^[^:]*: /, '')).toBe(headline.replace(/^[^:]*: /, ''));
    expect(wordsOf(finding)).toContain(said.replace(/:.*/s, ''));
    // The page has labels and names for a single entry, as in its lists.
    if (statement !== null && kind !== 'leafProof') {
      expect(await tab.locator('.statement').innerText()).toBe(printed(statement));
    }
    const facts = await tab.locator('#file-facts').innerText();
    expect(facts).toContain(createHash('sha256').update(file.bytes).digest('hex'));
    expect(await overflow()).toBeUndefined();
    if (finding !== 'nothing') {
      const saving = tab.waitForEvent('download');
      await tab.getByRole('button', { name: 'Save this report (JSON)' }).click();
      const saved = readFileSync(await (await saving).path(), 'utf8');
      expect(validators.seal(JSON.parse(saved))).toBe(true);
      expect(comparable(saved)).toEqual(comparable(askForJson(file).output));
    }
    await tab.emulateMedia({ media: 'print' });
    await tab.setViewportSize({ width: A4_WIDTH, height: 960 });
    expect(await overflow()).toBeUndefined();
    expect(await tab.locator('button:visible, input:visible, textarea:visible').count()).toBe(0);
    const onPaper = tab.locator('.paper:visible, #file-facts:visible');
    expect(await onPaper.innerText()).toContain(
      createHash('sha256').update(file.bytes).digest('hex'),
    );
    await tab.emulateMedia({ media: 'screen' });
    await tab.setViewportSize({ width: 320, height: 800 });
  });
});

/** The words of the page for what the command found. */
function wordsOf(finding: string): readonly string[] {
  switch (finding) {
    case 'passed':
      return ['Passed'];
    case 'otherSigner':
    case 'serverOnly':
      return ['Passed with a reservation'];
    case 'undecided':
      return ['Undecided'];
    case 'unsealed':
      return ['Not sealed'];
    case 'nothing':
      return [''];
    default:
      return ['Failed'];
  }
}

/** A sentence as people see it: what could reorder it is written out. */
function printed(sentence: string): string {
  return sentence.replace(/[\p{Cc}\p{Cf}]/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`);
}

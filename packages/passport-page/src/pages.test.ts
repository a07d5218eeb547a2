import { LOCALES, PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { encodeQrCode } from '@dpp/gs1/qr';
import { describe, expect, it } from 'vitest';
import { passportOf, privilegedUnit, publicUnit, recycledUnit } from '../test/documents.js';
import { allCategories } from './all-categories.js';
import { languageOf } from './all-locales.js';
import { batteries } from './categories/batteries.js';
import { textiles } from './categories/textiles.js';
import { toErrorPage } from './error-page.js';
import { toPassportPage } from './passport-page.js';
import { toTombstonePage } from './tombstone-page.js';
import { toUnitPage } from './unit-page.js';

const german = { language: languageOf('de'), categories: allCategories };
const served = { ...german, serverUrl: 'https://server.example' };
const model = { id: '1', productId: '09506000134352' };

const hrefsOf = (page: string) => [...page.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);

describe('the page of a battery that passed to another company', () => {
  const responsibility = {
    since: '2026-12-03T10:00:00.000Z',
    name: 'Second & Life',
    unitUrl: 'https://passports.example/unit/9',
  };

  it.each(LOCALES)('says in %s since when which company is responsible', (locale) => {
    const language = languageOf(locale);
    const options = { language, categories: allCategories };
    const page = toUnitPage({ ...publicUnit(), responsibility }, options);
    const [, title = ''] = /<h2 id="responsible">([^<]*)<\/h2>/.exec(page) ?? [];
    expect(title).toContain('Second &amp; Life');
    expect(title).toMatch(/2026/);
    expect(title).not.toMatch(/[{}]/);
    expect(hrefsOf(page)).toContain(responsibility.unitUrl);
  });

  it('has no link where it is the page of that company itself', () => {
    const own = { ...responsibility, unitUrl: null };
    const page = toUnitPage({ ...publicUnit(), responsibility: own }, german);
    expect(page).toContain('Seit 3. Dezember 2026 verantwortlich: Second &amp; Life');
    expect(hrefsOf(page)).not.toContain(responsibility.unitUrl);
  });
});

describe('the page of a passport', () => {
  it.each(PRODUCT_CATEGORIES)('of the category %s is whole in every language', (category) => {
    const document = passportOf(category);
    for (const locale of LOCALES) {
      const language = languageOf(locale);
      const page = toPassportPage(document, { language, categories: allCategories });
      expect(page).toMatch(new RegExp(`^<!doctype html>\n<html lang="${locale}">`));
      expect(page).toContain(language.texts.headings.all);
      expect(page).not.toMatch(/undefined|\[object |NaN/);
    }
  });

  it('is written by the rules of the categories that it is given', () => {
    const document = passportOf('textiles');
    const page = toPassportPage(document, german);
    expect(toPassportPage(document, { ...german, categories: [textiles] })).toBe(page);
    expect(toPassportPage(document, { ...german, categories: [batteries] })).not.toBe(page);
  });

  it('shows a code where it can be encoded', () => {
    const encoded = toPassportPage(passportOf('toys'), { ...german, encodeQrCode });
    expect(encoded).toContain('class="qr"');
    expect(toPassportPage(passportOf('toys'), german)).not.toContain('class="qr"');
  });

  it('links to the languages that its site has', () => {
    const page = toPassportPage(passportOf('toys'), { ...german, locales: ['de', 'fr'] });
    expect(hrefsOf(page).filter((href) => href?.startsWith('?lang='))).toEqual([
      '?lang=de',
      '?lang=fr',
    ]);
    const alone = toPassportPage(passportOf('toys'), { ...german, locales: ['de'] });
    expect(alone).not.toContain('?lang=');
  });

  it('names credentials where the server answers them', () => {
    const page = toPassportPage(passportOf('toys'), { ...german, hasCredentials: true });
    expect(page).toContain('representation=sd-jwt-vc');
    expect(toPassportPage(passportOf('toys'), german)).not.toContain('representation=sd-jwt-vc');
  });

  it('escapes what a passport says', () => {
    const { metadata, ...document } = passportOf('toys');
    const hostile = { ...metadata, model: '<script>alert(1)</script>', x: '<i>y</i>' };
    const page = toPassportPage({ ...document, metadata: hostile }, german);
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<i>y');
  });
});

describe('the banners of a passport', () => {
  const bannerOf = (page: string) =>
    page.slice(page.indexOf('<section class="banner'), page.indexOf('<main'));
  const url = 'https://passports.example/passport/2';
  const recalled = { ...passportOf('toys'), status: 'RECALLED' } as const;

  it.each(LOCALES)('say reason, notice and contact in %s', (locale) => {
    const language = languageOf(locale);
    const statusNote = {
      reason: 'Grund',
      noticeUrl: 'https://toys.example/recall',
      contact: 'help@toys.example',
    };
    const options = { language, categories: allCategories, statusNote };
    const banner = bannerOf(toPassportPage(recalled, options));
    expect(banner).toContain('<bdi lang>Grund</bdi>');
    expect(hrefsOf(banner)).toEqual(
      expect.arrayContaining(['https://toys.example/recall', 'mailto:help@toys.example']),
    );
  });

  it.each(['http://toys.example', 'javascript:alert(1)', 'HTTPS://toys.example', 'https://'])(
    'link to no notice at %s',
    (noticeUrl) => {
      const page = toPassportPage(recalled, { ...german, statusNote: { noticeUrl } });
      expect(bannerOf(page)).not.toContain(german.language.texts.banners.notice);
    },
  );

  it.each(LOCALES)('say first in %s that there is a newer edition, and link to it', (locale) => {
    const language = languageOf(locale);
    const options = { language, categories: allCategories };
    const supersededBy = { url, isRecalled: false };
    const banner = bannerOf(toPassportPage(passportOf('toys'), { ...options, supersededBy }));
    expect(banner.startsWith('<section class="banner warn" aria-labelledby="superseded">')).toBe(
      true,
    );
    expect(banner).toContain(language.texts.banners.superseded.replaceAll("'", '&#39;'));
    expect(hrefsOf(banner)).toEqual([url]);
  });

  it('say of a superseded edition that the product is recalled', () => {
    const { banners } = german.language.texts;
    const shown = (isRecalled: boolean, document = passportOf('toys')) =>
      bannerOf(toPassportPage(document, { ...german, supersededBy: { url, isRecalled } }));
    expect(shown(false)).not.toContain(banners.recalled);
    for (const banner of [shown(true), shown(false, recalled), shown(true, recalled)]) {
      expect(banner.indexOf(banners.superseded)).toBeGreaterThan(0);
      expect(banner.indexOf(banners.recalled)).toBeGreaterThan(banner.indexOf(banners.superseded));
      expect(banner.match(/class="banner stop"/g)).toHaveLength(1);
    }
  });
});

describe('a page on another site than the server', () => {
  const sealed = { created: '2026-02-01T00:00:00.000Z', x5c: [] };
  const masked = { facilityDetails: '[REDACTED - Privileged Access Required]', x: 1 };
  const lawful = { detailedPerformance: '[REDACTED - Privileged Access Required]' };
  const document = {
    ...passportOf('batteries'),
    metadata: { category: 'batteries', ...masked, ...lawful },
    proof: sealed,
  };

  it.each([
    ['a passport', toPassportPage(document, { ...served, hasCredentials: true, locales: [] })],
    ['a unit', toUnitPage({ ...publicUnit(), ofModel: document }, { ...served, locales: [] })],
    ['a recycled unit', toTombstonePage({ tombstone: recycledUnit(), model }, served)],
    ['a refusal', toErrorPage({ status: 404, path: '/', reference: '1' }, served)],
  ])('has no link of its own origin: %s', (_name, page) => {
    const hrefs = hrefsOf(page);
    expect(hrefs.some((href) => href?.startsWith('https://server.example/'))).toBe(true);
    expect(hrefs.filter((href) => href?.startsWith('/'))).toEqual([]);
  });
});

describe('the page of a battery unit', () => {
  it('draws telemetry where the document has it', () => {
    const shown = toUnitPage(privilegedUnit(), german);
    expect(shown).toContain('<figure class="chart">');
    const restricted = toUnitPage(publicUnit(), german);
    expect(restricted).not.toContain('<figure class="chart">');
    expect(restricted).toContain('https://passports.example/request-access?unit=2');
  });
});

import { LOCALES, PRODUCT_CATEGORIES } from '@dpp/espr-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskedText, metadataOf, newGtin, textiles } from '../support/factories.js';
import { machineWords } from '../support/page-words.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { visibleText } from '../support/visible-text.js';
import { createWorkspace, type Workspace } from '../support/workspace.js';

let app: TestApp;
let workspace: Workspace;

beforeAll(async () => {
  app = await startTestApp();
  workspace = await createWorkspace(app);
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { Accept: 'text/html', ...headers } });

/** What a page says before anything else. */
const bannerOf = (text: string) => text.slice(text.indexOf('class="banner'), text.indexOf('<main'));

describe('the page of a passport', () => {
  const spoken = ['en', 'de', 'fr', 'bg', 'el', 'mt', 'uk'] as const;

  // Clause: page of a passport
  it.each(PRODUCT_CATEGORIES)('says everything of %s in words', async (category) => {
    const { id } = await workspace.createPassport({
      productId: newGtin(),
      metadata: metadataOf(category),
      facilityId: workspace.facilityId,
    });
    for (const lang of spoken) {
      const { status, text } = await get(`/passport/${id}?lang=${lang}`);
      expect(status).toBe(200);
      expect(machineWords(visibleText(text).split('\n')), lang).toEqual([]);
      expect(Buffer.byteLength(text), lang).toBeLessThan(40_000);
    }
  });

  // Clause: page languages
  it.each(LOCALES)('speaks %s, and says so', async (lang) => {
    const { id } = await workspace.createPassport();
    const { text, headers } = await get(`/passport/${id}?lang=${lang}`);
    expect(headers.get('content-language')).toBe(lang);
    expect(headers.get('vary')).toBe('Accept, Accept-Language');
    expect(text).toContain(`<html lang="${lang}">`);
    expect(text).toMatch(new RegExp(`hreflang="${lang}" aria-current="true"`));
  });

  // Clause: page languages
  it.each([
    [{}, '?lang=de', 'de'],
    [{ 'Accept-Language': 'fr;q=0.8, pt-BR' }, '', 'pt'],
    [{ 'Accept-Language': 'fr' }, '?lang=de', 'de'],
    [{ 'Accept-Language': 'fr' }, '?lang=xx', 'fr'],
    [{ 'Accept-Language': 'xx, tlh' }, '', 'en'],
    [{ 'Accept-Language': 'de;q=0' }, '', 'en'],
  ])('takes its language from %j and "%s"', async (headers, query, lang) => {
    const { id } = await workspace.createPassport();
    const reply = await get(`/passport/${id}${query}`, headers);
    expect(reply.headers.get('content-language')).toBe(lang);
  });

  it('is not the page of another language that was asked for first', async () => {
    const { id } = await workspace.createPassport();
    const pages = [];
    for (const lang of ['de', 'fr', 'de', 'fr']) {
      const { text, headers } = await get(`/passport/${id}?lang=${lang}`);
      pages.push([text, headers.get('etag')]);
    }
    expect(pages.slice(2)).toEqual(pages.slice(0, 2));
    expect(pages[0]).not.toEqual(pages[1]);
  });

  it('keeps what its address says besides in the links to its other languages', async () => {
    const { id } = await workspace.createPassport();
    const { text } = await get(`/passport/${id}?from=%22shop&lang=de&x=<b>`);
    expect(text).toContain('<a href="?from=%22shop&amp;x=&lt;b&gt;&amp;lang=fr"');
    const long = await get(`/passport/${id}?x=${'y'.repeat(501)}`);
    expect(long.text).toContain('<a href="?lang=fr"');
  });

  it('says a value once with its unit: no label names another one', async () => {
    const shownOf = async (category: 'batteries' | 'iron-steel') => {
      const changes = { productId: newGtin(), metadata: metadataOf(category) };
      const { id } = await workspace.createPassport(changes);
      return visibleText((await get(`/passport/${id}?lang=de`)).text).replace(/\n+/g, '\n');
    };
    const battery = await shownOf('batteries');
    expect(battery.split('Garantiezeitraum\n8\u00a0Jahre')).toHaveLength(3);
    expect(battery).toMatch(/\nCO₂-Fußabdruck\n5\.376\u00a0kg\u00a0CO₂e\nScope-1-Emissionen: 410/);
    expect(battery).not.toMatch(/Monate:|Emissionen in kg/);
    const steel = await shownOf('iron-steel');
    expect(steel).toContain('\nGezahlter CO₂-Preis\n0,00\u00a0€\nLand: Deutschland\n');
    expect(steel).not.toMatch(/Betrag:|Währung:/);
  });

  // Clause: page of a passport
  it('names what it does not show, and never shows the placeholder', async () => {
    const { id } = await workspace.createPassport({ metadata: metadataOf('batteries') });
    const { text } = await get(`/passport/${id}?lang=de`);
    expect(text).not.toContain(maskedText);
    expect(text).toContain('<h3>Beschränkte Angaben</h3>');
    expect(text).toContain('Nur das Unternehmen selbst kann sie lesen.');
    // A list has more than one entry: of one alone the bullet would say nothing.
    const lists = text.match(/<ul class="dots">.*?<\/ul>/gs) ?? [];
    expect(lists.map((list) => list.split('<li>').length - 1)).toEqual([4]);
    expect(text).toContain('<p>Angaben zu den Einrichtungen</p>');
  });

  it('says how to care for a product in the language of its reader, wherever it says so', async () => {
    const { id } = await workspace.createPassport();
    const { text } = await get(`/passport/${id}?lang=de`);
    expect(text.split('Nicht bleichen')).toHaveLength(3);
    expect(text).not.toContain('Do not bleach');
    expect(text.split('<svg class="i" viewBox="0 0 36 36"')).toHaveLength(5);
  });

  // Clause: page forms
  it.each(['json-ld', 'aas', 'linkset'])('leads a browser to the passport as %s', async (form) => {
    const { id } = await workspace.createPassport();
    const path = `/passport/${id}?representation=${form}`;
    expect((await get(`/passport/${id}`)).text).toContain(`href="${path}"`);
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('json');
    expect((await get(`/passport/${id}?representation=pdf`)).status).toBe(400);
  });

  // Clause: page forms
  it('leads to each form of credential, where there is one', async () => {
    const forms = ['vc-jwt', 'vc-data-integrity', 'sd-jwt-vc'];
    const addresses = (id: string) => forms.map((form) => `/passport/${id}?representation=${form}`);
    const without = await workspace.createPassport();
    const { text } = await get(`/passport/${without.id}`);
    for (const path of addresses(without.id)) expect(text).not.toContain(path);
    const { id } = await workspace.createPassport({ facilityId: workspace.facilityId });
    const page = await get(`/passport/${id}`);
    for (const path of addresses(id)) {
      expect(page.text).toContain(`href="${path}"`);
      expect((await get(path)).status).toBe(200);
    }
  });

  // Clause: page status
  it('says a recall first, in red and with what to do, and no longer how to repair', async () => {
    const metadata = textiles({ repairInformationUrl: 'https://maker.example/repair' });
    const { id } = await workspace.createPassport({ metadata });
    expect((await get(`/passport/${id}`)).text).toContain('<b>Repair</b>');
    await setStatus(id, 'RECALLED');
    const { text } = await get(`/passport/${id}`);
    expect(text.indexOf('class="banner stop"')).toBeLessThan(text.indexOf('<main'));
    expect(text).toContain('Recalled. Stop using this product');
    expect(text).not.toContain('<b>Repair</b>');
  });

  // Clause: page status
  it('says that a product is no longer on the market, and who ended its sale', async () => {
    const { id } = await workspace.createPassport();
    await setStatus(id, 'DECOMMISSIONED');
    const { text } = await get(`/passport/${id}?lang=fr`);
    expect(text).toContain('class="banner warn"');
    expect(text).toContain('N’est plus sur le marché');
    expect(text).not.toContain('class="banner stop"');
  });

  // Clause: page status
  it('says since when a passport is recalled or off the market, and forgets it with the status', async () => {
    const { id } = await workspace.createPassport();
    const first = new Date(Date.now() + 3 * 86_400_000);
    app.setTime(first);
    await setStatus(id, 'RECALLED');
    const recalled = `<time datetime="${first.toISOString().slice(0, 10)}">`;
    expect(bannerOf((await get(`/passport/${id}`)).text)).toContain(recalled);
    const second = new Date(first.getTime() + 86_400_000);
    app.setTime(second);
    await workspace.seal(id);
    expect(bannerOf((await get(`/passport/${id}`)).text)).toContain(recalled);
    await setStatus(id, 'DECOMMISSIONED');
    const ended = bannerOf((await get(`/passport/${id}`)).text);
    expect(ended).toContain(`<time datetime="${second.toISOString().slice(0, 10)}">`);
    expect(ended).not.toContain(recalled);
    await setStatus(id, 'ACTIVE');
    expect((await get(`/passport/${id}`)).text).not.toContain('class="banner');
    app.setTime();
  });

  it('says as clearly that a passport is not sealed as that it is', async () => {
    const { id } = await workspace.createPassport();
    expect((await get(`/passport/${id}`)).text).toContain('<section class="part seal none"');
    await workspace.seal(id);
    const { text } = await get(`/passport/${id}`);
    expect(text).toContain('<section class="part seal" id="seal">');
    expect(text).not.toContain('seal none');
  });

  it('links to no address that runs something', async () => {
    const metadata = textiles({
      contact: 'javascript:alert(1)',
      other: { url: 'data:text/html,<b>' },
    });
    const { id } = await workspace.createPassport({ metadata });
    expect((await get(`/passport/${id}`)).text).not.toMatch(/href="(?:javascript|data:text)/i);
  });

  async function setStatus(id: string, status: string) {
    const request = { key: workspace.key, method: 'PUT', json: { status } };
    const reply = await app.request(`/api/v1/passports/${id}/status`, request);
    expect(reply.status, reply.text).toBe(200);
  }
});

describe('a refusal to a person', () => {
  // Clause: error pages
  it.each([
    ['/01/09506000134353', 400, 'Valid with this last digit: <b class="code">2</b>.'],
    ['/01/09506000134352', 404, 'No passport under this code'],
    ['/passport/00000000-0000-4000-8000-000000000000', 404, 'No passport under this code'],
    ['/unit/unknown', 404, 'No passport under this code'],
    ['/8003/unknown', 400, 'This number cannot be right'],
    ['/8003/09506000134352', 404, 'No passport under this code'],
    ['/nothing/here', 404, 'Page not found'],
    ['/wp-login.php', 404, 'Page not found'],
    ['/passports', 404, 'Page not found'],
    ['/api', 404, 'Page not found'],
    ['/platform/v1/nothing', 404, 'Page not found'],
    ['/01/%E0%A4%A', 400, 'This number cannot be right'],
  ])('is a page at %s: %i', async (path, status, words) => {
    const reply = await get(path, { 'X-Request-Id': 'ask-me-1' });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(reply.headers.get('vary')).toBe('Accept, Accept-Language');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(reply.text).toContain(words);
    expect(reply.text).toContain('ask-me-1');
    expect(reply.text).not.toMatch(/<script|unsafe-inline/);
  });

  // Clause: error pages
  it('speaks the language of its reader', async () => {
    const { text, headers } = await get('/01/09506000134353', { 'Accept-Language': 'bg' });
    expect(headers.get('content-language')).toBe('bg');
    expect(text).toContain('Този номер не може да е верен');
  });

  it.each([
    ['/01/09506000134353', { Accept: 'application/ld+json' }],
    ['/01/09506000134353', { Accept: '*/*' }],
    ['/01/09506000134353', { Accept: 'text/html;q=0.1, application/ld+json' }],
    ['/api/v1/passports', { Accept: 'text/html' }],
    ['/api/nothing', { Accept: 'text/html' }],
  ])('is no page at %s for %j', async (path, headers) => {
    const reply = await get(path, headers);
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(reply.headers.get('content-language')).toBeNull();
  });

  it('leads from a form that a passport does not have to its page, in the same language', async () => {
    const { id } = await workspace.createPassport({ productId: newGtin(), metadata: textiles() });
    const { status, text } = await get(`/passport/${id}?representation=vc-jwt&lang=de`);
    expect(status).toBe(406);
    const [, href = 'no link'] = /<a class="btn" href="([^"]*)"/.exec(text) ?? [];
    const page = await get(`/passport/${id}${href}`);
    expect([page.status, page.headers.get('content-language')]).toEqual([200, 'de']);
  });

  it('shows nothing of an address that was made to attack its reader', async () => {
    const { text } = await get('/01/x?"><img src=x onerror=alert(1)>&lang=de');
    expect(text).not.toMatch(/<img|onerror=alert\(1\)>/);
    expect(text).toContain('<html lang="de">');
  });

  // Clause: error pages
  it('says in words how long to wait after too many scans', async () => {
    const busy = await startTestApp({ LIMIT_RESOLUTION_PER_MINUTE: '1' });
    try {
      const ask = () => busy.request('/01/09506000134352', { headers: { Accept: 'text/html' } });
      await ask();
      const { status, text, headers } = await ask();
      expect(status).toBe(429);
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
      expect(text).toMatch(/Time to wait: <b>\d+\u00a0seconds?<\/b>\./);
    } finally {
      await busy.close();
    }
  });
});

describe('the small things of a page', () => {
  const pageOf = async (
    category: 'electronics' | 'construction',
    changes: object,
    lang: string,
  ) => {
    const metadata = metadataOf(category, changes as Record<string, unknown>);
    const { id } = await workspace.createPassport({ productId: newGtin(), metadata });
    return (await get(`/passport/${id}?lang=${lang}`)).text;
  };

  it('counts certificates alone as certificates', async () => {
    const certificate = (name: string) => ({
      name,
      issuer: 'Example Body',
      referenceNumber: name,
      validUntil: '2030-01-01',
    });
    const regulatoryCompliance = {
      ceMarking: true,
      reachCompliant: true,
      rohsCompliant: true,
      certificates: [certificate('A-1'), certificate('A-2')],
    };
    const text = await pageOf('electronics', { regulatoryCompliance }, 'en');
    expect(text).toMatch(/<h3>Certificates<\/h3><span>2<\/span>/);
  });

  it('prints the unit of a declared unit with its real sign', async () => {
    const text = await pageOf('construction', {}, 'de');
    expect(text).toContain('1 m² at 100 mm');
    expect(text).not.toMatch(/\bm2\b/);
  });

  it('marks a material that no table of its language has', async () => {
    const materialComposition = [
      { material: 'Cobalt', percentage: 60 },
      { material: 'Neodymium magnets', percentage: 40 },
    ];
    const text = await pageOf('electronics', { materialComposition }, 'ro');
    expect(text).toContain('<span lang="en">Cobalt</span>');
    expect(text).toMatch(/<span lang(?:="")?>Neodymium magnets<\/span>/);
    expect(await pageOf('electronics', { materialComposition }, 'lt')).toContain('Kobaltas');
  });

  it('ends no sentence of its description with two full stops', async () => {
    const text = await pageOf('electronics', { manufacturer: { name: 'Example Inc.' } }, 'en');
    const [, description] = /<meta name="description" content="([^"]*)"/.exec(text) ?? [];
    expect(description).toMatch(/^Example Inc\. /);
    expect(description).not.toContain('..');
  });
});

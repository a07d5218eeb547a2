import { describe, expect, it } from 'vitest';
import { currentDigitalLinkUri } from './current-digital-link-uri.js';

const current = (path: string) => currentDigitalLinkUri(`https://example.com${path}`);
const uriOf = (path: string) => `https://example.com${path}`;

describe('currentDigitalLinkUri', () => {
  it.each([
    ['/gtin/9506000134352', '/01/09506000134352'],
    ['/gtin/09506000134352/ser/7', '/01/09506000134352/21/7'],
    ['/gtin/09506000134352/21/7', '/01/09506000134352/21/7'],
    ['/01/09506000134352/ser/7', '/01/09506000134352/21/7'],
    ['/01/9506000134352/21/7', '/01/09506000134352/21/7'],
    ['/01/614141123452', '/01/00614141123452'],
    ['/01/96385074/10/A', '/01/00000096385074/10/A'],
    ['/shop/gtin/9506000134352/cpv/2A/lot/L/ser/7', '/shop/01/09506000134352/22/2A/10/L/21/7'],
    ['/gtin/9506000134352/?exp=281231&x=1#a', '/01/09506000134352/?17=281231&x=1#a'],
    ['/gln/9506000000015/glnx/4', '/414/9506000000015/254/4'],
    ['/sscc/395060001111111110', '/00/395060001111111110'],
    ['/grai/095060000000157', '/8003/095060000000157'],
    ['/giai/9506000a.b', '/8004/9506000a.b'],
    ['/itip/095060001343520102/ser/s', '/8006/095060001343520102/21/s'],
    ['/cpid/9506000AB/cpsn/12', '/8010/9506000AB/8011/12'],
  ])('rewrites %s', (path, expected) => {
    expect(current(path)).toBe(uriOf(expected));
    expect(current(expected)).toBe(uriOf(expected));
  });

  it.each([
    '/01/09506000134352/21/gtin',
    '/01/09506000134352/10/ser',
    '/01/09506000134352?exp=281231',
    '/gtin/9506000134352/414/9506000000015/254/4',
    '/01/9506000134353',
    '/gtin/9506000134353/ser/7',
    '/gtin/950600013435',
    '/gtin/9506000134352/ser',
    '/gtin/9506000134352/size/M',
    '/gtin/9506000134352/ser/7/lot/L',
    '/lot/7',
    '/ser/7',
    '/GTIN/9506000134352',
    '/gtin/',
    '/gtin//ser/7',
    '/gtin/9506000134352/ser/%zz',
    '/AQnYUc1gmiw',
    '',
  ])('leaves %s alone', (path) => {
    expect(current(path)).toBe(uriOf(path));
  });

  it.each(['', 'gtin', '/gtin/9506000134352', 'urn:gtin:9506000134352', 'ftp://a/gtin/96385074'])(
    'leaves the text %j alone',
    (text) => {
      expect(currentDigitalLinkUri(text)).toBe(text);
    },
  );

  it('leaves what is too long to be read alone', () => {
    const uri = uriOf(`/gtin/9506000134352?x=${'y'.repeat(8192)}`);
    expect(currentDigitalLinkUri(uri)).toBe(uri);
  });
});

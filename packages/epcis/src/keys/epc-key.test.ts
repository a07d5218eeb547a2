import fc from 'fast-check';
import { checkDigit } from '@dpp/gs1';
import { describe, expect, it } from 'vitest';
import { epcKey } from './epc-key.js';

const stem = 'https://id.gs1.org';

describe('epcKey', () => {
  it.each([
    ['urn:epc:id:sgtin:9506000.013435.7', '/01/09506000134352/21/7'],
    ['urn:epc:id:sgtin:950600013435.0.a.b', '/01/09506000134352/21/a.b'],
    ['urn:epc:id:sgtin:9506000.913435.%26%2F', '/01/99506000134355/21/%26%2F'],
    ['urn:epc:class:lgtin:9506000.013435.A-1', '/01/09506000134352/10/A-1'],
    ['urn:epc:id:upui:9506000.013435.x', '/01/09506000134352/235/x'],
    ['urn:epc:id:itip:9506000.013435.01.02.s', '/8006/095060001343520102/21/s'],
    ['urn:epc:id:sscc:9506000.3111111111', '/00/395060001111111110'],
    ['urn:epc:id:sgln:9506000.00001.0', '/414/9506000000015'],
    ['urn:epc:id:sgln:9506000.00001.4', '/414/9506000000015/254/4'],
    ['urn:epc:id:pgln:9506000.00001', '/417/9506000000015'],
    ['urn:epc:id:pgln:999999999999.', '/417/9999999999994'],
    ['urn:epc:id:grai:9506000.00001.7', '/8003/095060000000157'],
    ['urn:epc:id:giai:9506000.a.b', '/8004/9506000a.b'],
    ['urn:epc:id:gdti:9506000.00001.7', '/253/95060000000157'],
    ['urn:epc:id:sgcn:9506000.00001.7', '/255/95060000000157'],
    ['urn:epc:id:gsrn:9506000.0000000001', '/8018/950600000000000019'],
    ['urn:epc:id:gsrnp:9506000.0000000001', '/8017/950600000000000019'],
    ['urn:epc:id:gsin:9506000.000000001', '/402/95060000000000015'],
    ['urn:epc:id:ginc:9506000.x%2Fy', '/401/9506000x%2Fy'],
    ['urn:epc:id:cpi:9506000.AB-%23.12', '/8010/9506000AB-%23/8011/12'],
    ['urn:epc:idpat:sgtin:9506000.013435.*', '/01/09506000134352'],
    ['urn:epc:idpat:upui:9506000.013435.*', '/01/09506000134352'],
    ['urn:epc:idpat:itip:9506000.013435.01.02.*', '/8006/095060001343520102'],
    ['urn:epc:idpat:grai:9506000.00001.*', '/8003/09506000000015'],
    ['urn:epc:idpat:gdti:9506000.00001.*', '/253/9506000000015'],
    ['urn:epc:idpat:sgcn:9506000.00001.*', '/255/9506000000015'],
    ['urn:epc:idpat:cpi:9506000.AB.*', '/8010/9506000AB'],
  ])('makes a Digital Link of %s', (uri, path) => {
    expect(epcKey(uri)).toBe(stem + path);
    expect(epcKey(stem + path)).toBe(stem + path);
  });

  it.each([
    ['http://example.com/shop/01/09506000134352/21/7', '/01/09506000134352/21/7'],
    ['https://example.com/01/09506000134352/10/L/21/7?17=281231&x=y#z', '/01/09506000134352/21/7'],
    ['https://example.com/01/09506000134352/22/V/10/L', '/01/09506000134352/10/L'],
    ['https://example.com/01/09506000134352/22/V', '/01/09506000134352'],
    ['https://example.com/01/09506000134352?3103=no', '/01/09506000134352'],
    ['https://example.com/01/09506000134352/21/%61', '/01/09506000134352/21/a'],
    ['https://example.com/414/9506000000015/254/4', '/414/9506000000015/254/4'],
    ['https://example.com/8017/950600000000000019/8019/1', '/8017/950600000000000019'],
    ['https://example.com/01/9506000134352/21/7', '/01/09506000134352/21/7'],
    ['https://example.com/01/614141123452', '/01/00614141123452'],
    ['https://example.com/01/96385074/10/L', '/01/00000096385074/10/L'],
    ['https://example.com/gtin/09506000134352', '/01/09506000134352'],
    ['https://example.com/gtin/9506000134352/lot/L/ser/7?exp=281231', '/01/09506000134352/21/7'],
    ['https://example.com/gln/9506000000015/glnx/4', '/414/9506000000015/254/4'],
    ['https://example.com/sscc/395060001111111110', '/00/395060001111111110'],
  ])('brings %s to its finest canonical form', (uri, path) => {
    expect(epcKey(uri)).toBe(stem + path);
  });

  it.each([
    '',
    'not a URI',
    'geo:59.91,10.75',
    'urn:uuid:6f1e2c3a-0b7d-4f1e-9a55-0c3d2b1a4e5f',
    'https://example.com/orders/17',
    'https://example.com/01/09506000134353/21/7',
    'https://example.com/01/9506000134353',
    'https://example.com/01/950600013435',
    'https://example.com/gtin/9506000134353',
    'https://example.com/gtin/9506000134352/size/M',
    'https://example.com/ser/7',
    'https://example.com/01/09506000134352/21/%zz',
    'https://example.com/8013/1987654Ad4X4bL5ttr2310c2K',
    'https://example.com/AQnYUc1gmiw',
    'urn:epc:id:gid:95100000.12345.400',
    'urn:epc:id:sgtin',
    'urn:epc:id:sgtin:9506000.013435',
    'urn:epc:id:sgtin:9506000.13435.7',
    'urn:epc:id:sgtin:95060.00013435.7',
    'urn:epc:id:sgtin:9506000.0134x5.7',
    'urn:epc:id:sgtin:9506000.013435.a/b',
    'urn:epc:id:sgtin:9506000.013435.7?17=281231',
    'urn:epc:id:sgtin:9506000.013435.',
    'urn:epc:id:sgtin:9506000.013435..',
    'urn:epc:id:sgtin:9506000.013435.123456789012345678901',
    'urn:epc:id:sscc:9506000.3111111111.1',
    'urn:epc:id:itip:9506000.013435.1.02.s',
    'urn:epc:idpat:sgtin:9506000.013435.7',
    'urn:epc:idpat:sgtin:9506000.*.*',
    'urn:epc:idpat:sscc:9506000.*',
    'urn:epc:raw:sgtin:9506000.013435.7',
  ])('lets %j stand for itself', (uri) => {
    expect(epcKey(uri)).toBe(uri);
  });

  it('gives an item one key in both of its forms, however long the company prefix is', () => {
    const digits = (length: number) =>
      fc.stringMatching(new RegExp(`^[0-9]{${length}}$`), { size: 'max' });
    const serial = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
    fc.assert(
      fc.property(digits(13), fc.integer({ min: 6, max: 12 }), serial, (body, length, text) => {
        const prefix = body.slice(1, 1 + length);
        const reference = body.slice(0, 1) + body.slice(1 + length);
        const link = `https://example.com/01/${body}${checkDigit(body)}/21/${text}`;
        expect(epcKey(`urn:epc:id:sgtin:${prefix}.${reference}.${text}`)).toBe(epcKey(link));
        expect(epcKey(link)).toBe(`${stem}/01/${body}${checkDigit(body)}/21/${text}`);
      }),
    );
  });

  it('never throws, and a key is its own key', () => {
    const names = [
      'urn:epc:id:sgtin:',
      'urn:epc:id:sgln:',
      'https://id.gs1.org/01/',
      'urn:epc:idpat:',
    ];
    const rest = fc.array(fc.constantFrom(...'0123456789.%2F*/?#x:'), { maxLength: 30 });
    fc.assert(
      fc.property(fc.constantFrom(...names), rest, (name, characters) => {
        const key = epcKey(name + characters.join(''));
        expect(epcKey(key)).toBe(key);
      }),
    );
  });
});

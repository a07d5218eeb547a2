import { describe, expect, it } from 'vitest';
import { parseResolutionTarget } from './resolution-target.js';

const id = '0190a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b';

describe('a link', () => {
  it.each([
    ['https://dpp.example/01/09506000134352', '/01/{gtin14}', { gtin14: '09506000134352' }],
    ['https://dpp.example/01/09506000134352/', '/01/{gtin14}', { gtin14: '09506000134352' }],
    ['https://shop.example/a/b/01/09506000134352', '/01/{gtin14}', { gtin14: '09506000134352' }],
    ['https://id.example/01/9506000134352?x=1#y', '/01/{gtin14}', { gtin14: '9506000134352' }],
    [
      'https://dpp.example/01/09506000134352/21/A%2F1',
      '/01/{gtin14}/21/{serial}',
      { gtin14: '09506000134352', serial: 'A/1' },
    ],
    ['https://dpp.example/8003/0952114112345432a', '/8003/{grai}', { grai: '0952114112345432a' }],
    [
      'https://dpp.example/8003/09521141123454/21/7',
      '/8003/{grai}/21/{serial}',
      { grai: '09521141123454', serial: '7' },
    ],
    [`https://dpp.example/passport/${id}`, '/passport/{id}', { id }],
    [
      'https://dpp.example/id/acme/A%2F1',
      '/id/{workspace}/{productId}',
      { workspace: 'acme', productId: 'A/1' },
    ],
    ['https://dpp.example/01/01/01/09506000134352', '/01/{gtin14}', { gtin14: '09506000134352' }],
  ])('%s leads to %s', (digitalLinkUri, path, params) => {
    expect(parseResolutionTarget({ digitalLinkUri })).toEqual({ path, params });
  });

  it.each([
    '',
    '/01/09506000134352',
    'https://dpp.example/',
    'https://dpp.example/01/',
    'https://dpp.example/02/09506000134352',
    'https://dpp.example/x01/09506000134352',
    'https://dpp.example/01/09506000134352/10/LOT',
    'https://dpp.example/01/09506000134352/21/',
    `https://dpp.example/passport/${id}/21/7`,
    'https://dpp.example/id/acme',
    'https://dpp.example/id/acme/SKU-1/21/7',
    'https://dpp.example/api/v1/whoami',
    'https://dpp.example/?01=09506000134352',
    'https://dpp.example/01/%E0%A4%A',
    'urn:epc:id:sgtin:9506000.134352.1',
    'ftp://dpp.example/01/09506000134352',
    'javascript:/01/09506000134352',
  ])('is not %j', (digitalLinkUri) => {
    expect(() => parseResolutionTarget({ digitalLinkUri })).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }) as Error,
    );
  });
});

describe('a key', () => {
  it.each([
    [{ gtin: '1' }, '/01/{gtin14}', { gtin14: '1' }],
    [{ gtin: '1', serial: undefined }, '/01/{gtin14}', { gtin14: '1' }],
    [{ gtin: '1', serial: 'S' }, '/01/{gtin14}/21/{serial}', { gtin14: '1', serial: 'S' }],
    [{ grai: '2' }, '/8003/{grai}', { grai: '2' }],
    [{ grai: '2', serial: 'S' }, '/8003/{grai}/21/{serial}', { grai: '2', serial: 'S' }],
    [{ passportId: id }, '/passport/{id}', { id }],
  ])('%j leads to %s', (target, path, params) => {
    expect(parseResolutionTarget(target)).toEqual({ path, params });
  });
});

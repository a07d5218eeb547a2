import { describe, expect, it } from 'vitest';
import { targetOfText } from './target-of-text.js';

const id = '0b7cfd6c-1f0c-4b6e-9a51-1f6a3a2f7b11';
const gtin = { applicationIdentifier: '01', value: '09506000134352' };

describe('targetOfText', () => {
  it.each([
    ['a UUID', id.toUpperCase(), { id }],
    ['the address of a passport', `https://dpp.example/passport/${id}?lang=de`, { id }],
    ['14 digits', '09506000134352', gtin],
    ['13 digits', '9506000134352', gtin],
    ['an address without its scheme', `dpp.example:8443/passport/${id}`, { id }],
    ['a Digital Link with a serial number', 'https://dpp.example/01/09506000134352/21/7', gtin],
    ['a link without its scheme', 'dpp.example/01/09506000134352', gtin],
    ['scan data with brackets', '(01)09506000134352(21)7', gtin],
    [
      'a link by workspace and product id',
      'dpp.example/id/Acme/SKU%2F1?lang=de',
      { workspace: 'acme', productId: 'SKU/1' },
    ],
    [
      'such a link in a workspace that is named as an Application Identifier',
      'https://dpp.example/id/01/09506000134352',
      { workspace: '01', productId: '09506000134352' },
    ],
    [
      'an asset',
      '(8003)09506000134352SER',
      { applicationIdentifier: '8003', value: '09506000134352SER' },
    ],
  ])('reads %s', (_what, text, target) => expect(targetOfText(text)).toEqual(target));

  it.each([
    ['a wrong check digit', '09506000134353'],
    ['a name', 'Heat pump 7'],
    ['a number of another kind', '(00)095060001343520004'],
    ['an address of something else', 'https://dpp.example/docs'],
    ['a UUID that is cut off', id.slice(0, 35)],
    ['a link with a wrong check digit', 'https://dpp.example/01/09506000134353'],
    ['a product id that is badly encoded', 'https://dpp.example/id/acme/%E0%A4%A'],
    ['a workspace without a product', 'https://dpp.example/id/acme/'],
    ['nothing', ''],
  ])('reads no passport out of %s', (_what, text) => expect(targetOfText(text)).toBeUndefined());
});

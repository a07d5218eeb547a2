import { describe, expect, it } from 'vitest';
import { addressFor, countOf, isAddress, listPath, parseListAddress } from './platform-address.js';

describe('the address of a workspace', () => {
  it.each([
    ['Iberia Componentes SA', 'iberia-componentes'],
    ['Małe Drzewo Sp. z o.o.', 'ma-e-drzewo-sp-z-o-o'],
    ['Weberei Süd & Söhne GmbH', 'weberei-sud-sohne'],
    ['  Groß  ', 'gross'],
    ['Υφαντουργία', ''],
    ['x'.repeat(80), 'x'.repeat(63)],
  ])('of %j is %j', (name, address) => {
    expect(addressFor(name)).toBe(address);
    expect(isAddress(addressFor(name))).toBe(address !== '');
  });

  it.each(['', '-a', 'a-', 'A', 'a.b', 'ä', 'x'.repeat(64)])('is not %j', (text) => {
    expect(isAddress(text)).toBe(false);
  });
});

describe('the address of the list', () => {
  it('says what is asked for, and is read again', () => {
    const address = { view: 'due', q: 'a&b' } as const;
    const query = Object.fromEntries(new URL(listPath(address), 'http://localhost').searchParams);
    expect(parseListAddress(query)).toEqual(address);
    expect(listPath({ view: 'all', q: '' })).toBe('/platform');
    expect(parseListAddress({ view: 'nonsense' })).toEqual({ view: 'all', q: '' });
  });

  it('counts what the server counts', () => {
    const counts = { active: 3, trialing: 1, past_due: 2, canceled: 0 };
    expect(countOf('all', counts)).toBe(6);
    expect(countOf('due', counts)).toBe(2);
    expect(countOf('near', counts)).toBeUndefined();
  });
});

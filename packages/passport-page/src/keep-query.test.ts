import { describe, expect, it } from 'vitest';
import { keepQuery, saysMore } from './keep-query.js';

const page = '<a href="?lang=de">Deutsch</a><a href="?lang=fr">Français</a>';

describe('what the links of a page keep of its address', () => {
  it.each<[query: string, more: boolean]>([
    ['', false],
    ['lang=de', false],
    ['lang', false],
    ['&lang=de&', false],
    [`x=${'y'.repeat(500)}`, false],
    ['language=de', true],
    ['10=LOT7&lang=de', true],
  ])('is told of %s before the page is looked at', (query, more) => {
    expect(saysMore(query)).toBe(more);
    expect(keepQuery(page, query) !== page).toBe(more);
  });

  it('stands before the language, as the text of an attribute', () => {
    expect(keepQuery(page, '10="A"&lang=de')).toContain('<a href="?10=&quot;A&quot;&amp;lang=fr">');
  });
});

import { describe, expect, it } from 'vitest';
import { wordingOf } from './all-locales.js';
import { LOCALES } from './locale.js';
import { loadWording } from './locales.js';
import { en } from './locales/en.js';

describe.each(LOCALES)('the texts in %s', (locale) => {
  it('are the same loaded and at hand', async () => {
    const loaded = await loadWording(locale);
    expect(loaded.catalogue).toBe(wordingOf(locale).catalogue);
  });

  it('are made once', () => {
    expect(wordingOf(locale)).toBe(wordingOf(locale));
    expect(loadWording(locale)).toBe(loadWording(locale));
  });

  it('have a form for every count', () => {
    const { plural, catalogue } = wordingOf(locale);
    for (const count of [0, 1, 2, 3, 5, 11, 21, 100]) {
      const form = plural(catalogue.advisories.batteryDataMissing, count);
      expect(form(`(${count})`, '(fields)')).toMatch(/\(\d+\).*\(fields\)/s);
    }
  });
});

it('the texts in English need no loading', async () => {
  expect(en).toBe(await loadWording('en'));
});

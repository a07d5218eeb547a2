import { LOCALES } from '@dpp/espr-validate';
import { describe, expect, it } from 'vitest';
import { languageOf } from './all-locales.js';
import { loadLanguage } from './locales.js';
import { createLanguage } from './values/language.js';
import { de } from './locales/de.js';

describe('a language of the pages', () => {
  it.each(LOCALES)('is the same in %s, loaded or at hand', async (locale) => {
    const loaded = await loadLanguage(locale);
    expect(loaded.locale).toBe(locale);
    expect(languageOf(locale).locale).toBe(locale);
    expect(loaded.texts).toBe(languageOf(locale).texts);
  });

  it('is made once', async () => {
    expect(languageOf('de')).toBe(languageOf('de'));
    expect(await loadLanguage('de')).toBe(await loadLanguage('de'));
  });

  it('is made of its texts', () => {
    const language = createLanguage(de);
    expect(language.percent(25)).toBe('25\u00a0%');
    expect(language.country('PT')).toBe('Portugal');
    expect(language.label('batteryMass')).toBe(languageOf('de').label('batteryMass'));
  });
});

import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../all-locales.js';
import { Fill } from './fill.js';
import { Day } from './seal.js';

const at = new Date('2026-11-25T12:00:00Z');
const filled = (text: string, values: object) => renderToStaticMarkup(h(Fill, { text, ...values }));

describe('a sentence that is filled in', () => {
  it('leaves the braces of what nobody gave', () => {
    expect(filled('By {company} on {date}.', { company: 'A & B' })).toBe('By A &amp; B on {date}.');
  });

  it.each([
    ['bg', 'До <time datetime="2026-11-25">25 ноември 2026 г.</time>'],
    ['hu', 'До <time datetime="2026-11-25">2026. november 25.</time>'],
    ['de', 'До <time datetime="2026-11-25">25. November 2026</time>.'],
  ] as const)('ends once where its date has a full stop of its own: %s', (locale, expected) => {
    const date = Day({ at, language: languageOf(locale) });
    expect(filled('До {date}.', { date }).replaceAll('\u00a0', ' ')).toBe(expected);
  });

  it('ends once where the name of a company does', () => {
    expect(filled('By {company}. {date}.', { company: 'Acme Inc.', date: 'Today' })).toBe(
      'By Acme Inc. Today.',
    );
  });
});

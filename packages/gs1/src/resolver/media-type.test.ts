import { describe, expect, it } from 'vitest';
import { mediaTypeQuality, prefersMediaType } from './media-type.js';

describe('mediaTypeQuality', () => {
  it.each([
    ['', 'text/html', 1],
    ['text/html', 'text/html', 1],
    ['text/html;level=1;q=0.4', 'text/html', 0.4],
    ['text/*;q=0.3, */*;q=0.1', 'text/html', 0.3],
    ['*/*;q=0.1', 'text/html', 0.1],
    ['*', 'text/html', 1],
    ['text/html;q=0, */*', 'text/html', 0],
    ['text/html;q=abc', 'text/html', 1],
    ['text/html;q=2', 'text/html', 1],
    ['text/html;q=-1', 'text/html', 1],
    ['text/html', 'text/html;charset=utf-8', 1],
    ['image/*', 'text/html', 0],
    ['text/htm', 'text/html', 0],
    ['text', 'text/html', 0],
    ['text/html', undefined, 0],
    ['*/*;q=0.7', undefined, 0.7],
  ])('of "%s" for %s is %d', (accept, mediaType, quality) => {
    expect(mediaTypeQuality(accept, mediaType)).toBe(quality);
  });
});

describe('prefersMediaType', () => {
  const linkset = 'application/linkset+json';

  it.each([
    linkset,
    `${linkset}, text/html;q=0.9`,
    `text/html, ${linkset}`,
    `*/*, ${linkset};q=0.1`,
  ])('is true for "%s"', (accept) => {
    expect(prefersMediaType(accept, linkset)).toBe(true);
  });

  it.each([
    '',
    '*/*',
    'application/*',
    `${linkset};q=0`,
    `text/html, ${linkset};q=0.9`,
    'text/html',
  ])('is false for "%s"', (accept) => {
    expect(prefersMediaType(accept, linkset)).toBe(false);
  });
});

import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../values/language.js';
import { ProductPicture, type Picture } from './product-head.js';

const shown = (picture: Picture | undefined) =>
  renderToStaticMarkup(h(ProductPicture, { picture, drawing: 'toys', language: languageOf('en') }));

describe('the picture of a product', () => {
  it('is what this server holds, with its size and caption', () => {
    const picture = { src: '/p/1', width: 640, height: 480, caption: 'Front "view"' };
    expect(shown(picture)).toBe(
      '<img src="/p/1" width="640" height="480" alt="Front &quot;view&quot;"/>',
    );
  });

  it('is a drawing that says so where there is none', () => {
    const drawing = shown(undefined);
    expect(drawing).toContain('aria-label="Drawing, not a picture of the product"');
    expect(drawing).not.toContain('<img');
  });
});

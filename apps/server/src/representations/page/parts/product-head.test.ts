import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../values/language.js';
import { ProductPicture, type Picture } from './product-head.js';

const shown = (picture: Picture | undefined) =>
  renderToStaticMarkup(
    h(ProductPicture, { picture, drawing: 'toys', name: 'Rings', language: languageOf('en') }),
  );

describe('the picture of a product', () => {
  it('is what this server holds, with its size and caption', () => {
    const picture = { number: 1, src: '/p/1', width: 640, height: 480, caption: 'Front "view"' };
    expect(shown(picture)).toBe(
      '<img src="/p/1" width="640" height="480" alt="Front &quot;view&quot;" lang/>',
    );
  });

  it('says what product it is of where nobody said what it shows', () => {
    const picture = { number: 1, src: '/p/1', width: 640, height: 480, caption: undefined };
    expect(shown(picture)).toContain('alt="Rings"');
  });

  it('is a drawing that says so where there is none', () => {
    const drawing = shown(undefined);
    expect(drawing).toContain('aria-label="Drawing, not a picture of the product"');
    expect(drawing).not.toContain('<img');
  });
});

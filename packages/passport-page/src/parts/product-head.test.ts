import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { languageOf } from '../all-locales.js';
import { ProductPicture, type Picture } from './product-head.js';

const shown = (picture: Picture | undefined) =>
  renderToStaticMarkup(
    h(ProductPicture, {
      picture,
      drawing: 'toys',
      name: { text: 'Rings', lang: '' },
      language: languageOf('en'),
    }),
  );
const picture = { number: 1, src: '/p/1', width: 640, height: 480, caption: undefined };

describe('the picture of a product', () => {
  it('is what this server holds, with its size and the name of the product', () => {
    expect(shown(picture)).toBe(
      '<figure class="pic photo"><img src="/p/1" width="640" height="480" alt="Rings" lang/></figure>',
    );
  });

  it('has its caption below it', () => {
    expect(shown({ ...picture, caption: 'Front "view"' })).toContain(
      '<figcaption lang>Front &quot;view&quot;</figcaption>',
    );
  });

  it.each([
    [640, 640],
    [480, 640],
    [319, 100],
  ])('of %i x %i does not fill the width of a phone', (width, height) => {
    expect(shown({ ...picture, width, height })).toContain('class="pic photo inset"');
  });

  it('is a drawing that says so where there is none', () => {
    const drawing = shown(undefined);
    expect(drawing).toContain('aria-label="Drawing, not a picture of the product"');
    expect(drawing).not.toContain('<img');
  });
});

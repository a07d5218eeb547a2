import { describe, expect, it } from 'vitest';
import { sanitizeEnrichment } from './enrichment.js';

describe('sanitizeEnrichment', () => {
  it('keeps what it knows and leaves out the rest', () => {
    const sent = {
      tagline: ' Made to last ',
      images: [{ url: 'https://img.example/a.jpg', caption: 'Front', onload: 'x' }],
      links: [{ label: 'Care', url: 'http://care.example/' }],
      script: '<script>',
    };
    expect(sanitizeEnrichment(sent)).toEqual({
      tagline: 'Made to last',
      images: [{ url: 'https://img.example/a.jpg', caption: 'Front' }],
      links: [{ label: 'Care', url: 'http://care.example/' }],
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example/', '/relative', '', 7])(
    'drops an image whose address is %j',
    (url) => {
      expect(sanitizeEnrichment({ tagline: 't', images: [{ url }] })).toEqual({ tagline: 't' });
    },
  );

  it('keeps an address with umlauts however often it is asked', () => {
    const sent = { images: [{ url: 'https://bücher.example/ä.jpg' }] };
    const kept = new Set<string | undefined>();
    for (let times = 0; times < 20_000; times += 1)
      kept.add(sanitizeEnrichment(sent)?.images?.[0]?.url);
    expect([...kept]).toEqual(['https://xn--bcher-kva.example/%C3%A4.jpg']);
  });

  it('cuts long text between characters, never inside one', () => {
    const cut = sanitizeEnrichment({ tagline: '😀'.repeat(300) })?.tagline ?? '';
    expect(cut).toBe('😀'.repeat(200));
  });

  it.each([null, undefined, 'text', 5, [], {}, { tagline: '   ' }, { images: 'no' }])(
    'makes nothing out of %j',
    (sent) => {
      expect(sanitizeEnrichment(sent)).toBeNull();
    },
  );
});

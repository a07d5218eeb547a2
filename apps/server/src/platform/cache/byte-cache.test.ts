import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteCache, textOf, type CacheKey } from './byte-cache.js';

const texts = (maxBytes: number) =>
  new ByteCache<string>({ name: 'texts', maxBytes, bytesOf: (text) => text.length });

describe('ByteCache', () => {
  it('holds no more than its bytes, however many and however large the entries are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.nat(3000)), { maxLength: 200 }), (entries) => {
        const cache = texts(10_000);
        for (const [name, length] of entries) cache.set(['text', name], 'x'.repeat(length));
        expect(cache.sizeBytes()).toBeLessThanOrEqual(10_000);
      }),
    );
  });

  it('counts its keys: long names of nothing fill it as well', () => {
    const cache = texts(100_000);
    for (let i = 0; i < 1000; i++) cache.set(['text', `${i}`.padEnd(1000, '-')], '');
    const held = Array.from({ length: 1000 }, (_, i) =>
      cache.get(['text', `${i}`.padEnd(1000, '-')]),
    ).filter((text) => text !== undefined);
    expect(held.length).toBeGreaterThan(0);
    expect(held.length).toBeLessThanOrEqual(50);
  });

  it('gives up the least used entry first', () => {
    const cache = texts(3000);
    cache.set(['text', 'a'], 'x'.repeat(800));
    cache.set(['text', 'b'], 'x'.repeat(800));
    cache.get(['text', 'a']);
    cache.set(['text', 'c'], 'x'.repeat(800));
    expect([cache.get(['text', 'a']) === undefined, cache.get(['text', 'b'])]).toEqual([
      false,
      undefined,
    ]);
  });

  it('does not take what is larger than all of it, nor gives up the rest for it', () => {
    const cache = texts(2000);
    cache.set(['text', 'small'], 'x');
    cache.set(['text', 'huge'], 'x'.repeat(5000));
    expect([cache.get(['text', 'small']), cache.get(['text', 'huge'])]).toEqual(['x', undefined]);
  });

  it('keeps two keys apart whatever text their parts hold', () => {
    const key = fc
      .array(fc.option(fc.string({ unit: 'binary' }), { nil: undefined }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((names): CacheKey => ['kind', ...names]);
    fc.assert(
      fc.property(key, key, (one, other) => {
        expect(textOf(one) === textOf(other)).toBe(isEqual(one, other));
      }),
    );
    expect(textOf(['id', '01/09506000134352'])).not.toBe(textOf(['01', '09506000134352']));
  });
});

function isEqual(one: CacheKey, other: CacheKey): boolean {
  return one.length === other.length && one.every((part, i) => part === other[i]);
}

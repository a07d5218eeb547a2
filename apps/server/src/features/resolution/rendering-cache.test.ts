import { describe, expect, it } from 'vitest';
import { RenderingCache, toRendering, type MadeRendering } from './rendering-cache.js';

const name = { kind: 'html', passportId: 'p', revision: 3 } as const;
const rendering = (content: string, revision = 3): MadeRendering => ({
  ...toRendering(content),
  revision,
});
const made = (content: string, revision?: number) => () =>
  Promise.resolve(rendering(content, revision));

describe('RenderingCache', () => {
  it('makes the rendering of one revision once', async () => {
    const cache = new RenderingCache();
    await cache.find(name, made('first'));
    expect(await cache.find(name, made('second'))).toMatchObject(toRendering('first'));
  });

  it('makes it once for all who ask at the same time', async () => {
    const cache = new RenderingCache();
    let count = 0;
    const make = async () => {
      count++;
      await new Promise((resolve) => setImmediate(resolve));
      return rendering('page');
    };
    await Promise.all(Array.from({ length: 300 }, () => cache.find(name, make)));
    expect(count).toBe(1);
  });

  it.each([
    ['revision', { ...name, revision: 4 }],
    ['representation', { ...name, kind: 'aas' } as const],
    ['passport', { ...name, passportId: 'q' }],
    ['issuer key', { ...name, keyId: 'k' }],
    ['unit', { ...name, unit: { id: 'u', version: '1' } }],
  ])('makes that of another %s anew', async (_what, other) => {
    const cache = new RenderingCache();
    await cache.find(name, made('first'));
    expect(await cache.find(other, made('second', 4))).toMatchObject(toRendering('second'));
  });

  it('makes that of a unit anew when the unit has changed', async () => {
    const cache = new RenderingCache();
    await cache.find({ ...name, unit: { id: 'u', version: '1' } }, made('first'));
    const changed = { ...name, unit: { id: 'u', version: '2' } };
    expect(await cache.find(changed, made('second'))).toMatchObject(toRendering('second'));
  });

  it('does not take the name of an issuer key for that of a unit', async () => {
    const cache = new RenderingCache();
    await cache.find({ ...name, keyId: 'k', unit: { id: 'u', version: '1' } }, made('first'));
    const swapped = { ...name, keyId: 'u', unit: { id: 'k', version: '1' } };
    expect(await cache.find(swapped, made('second'))).toMatchObject(toRendering('second'));
  });

  it('does not cache what was made of a later revision', async () => {
    const cache = new RenderingCache();
    await cache.find(name, made('of the fourth', 4));
    expect(await cache.find(name, made('of the third'))).toMatchObject(toRendering('of the third'));
  });

  it('tries again after an error', async () => {
    const cache = new RenderingCache();
    await expect(cache.find(name, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.find(name, made('page'))).toMatchObject(toRendering('page'));
  });
});

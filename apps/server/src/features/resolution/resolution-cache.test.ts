import { describe, expect, it } from 'vitest';
import { ChangeEpochs, slotOf } from '../../platform/cache/change-epochs.js';
import type { ResolvedPassport } from '../passports/keys/published-passport-reader.js';
import { ResolutionCache, type PublicLookup } from './resolution-cache.js';

const gtin: PublicLookup = { applicationIdentifier: '01', value: '09506000134352', on: undefined };
const passport = (id: string): ResolvedPassport => ({
  id,
  tenantId: 't',
  operatorId: 'o',
  status: 'ACTIVE',
  revision: 1,
  contentBytes: 100,
  publicDocument: undefined,
});

const hearing = () => new ChangeEpochs(() => true);

describe('ResolutionCache', () => {
  it('asks once while nothing of it changes', async () => {
    const cache = new ResolutionCache(hearing());
    await cache.find(gtin, () => Promise.resolve(passport('first')));
    const again = await cache.find(gtin, () => Promise.resolve(passport('second')));
    expect(again?.id).toBe('first');
  });

  it('keeps hosts and kinds of keys apart, whatever text a key is', async () => {
    const cache = new ResolutionCache(hearing());
    await cache.find(gtin, () => Promise.resolve(passport('base host')));
    const others: PublicLookup[] = [
      { ...gtin, on: 'tenant' },
      { ...gtin, applicationIdentifier: '8003' },
      { id: gtin.value, on: undefined },
      { id: `01/${gtin.value}`, on: undefined },
      { id: `","${gtin.value}`, on: '01' },
    ];
    for (const lookup of others) {
      expect(await cache.find(lookup, () => Promise.resolve(undefined))).toBeUndefined();
    }
  });

  it('holds documents by their bytes, not by their number', async () => {
    const cache = new ResolutionCache(hearing());
    const publicDocument = { text: 'x'.repeat(4_000_000), etag: '"e"', key: 'k' };
    for (let i = 0; i < 40; i++) {
      const found = { ...passport(`${i}`), publicDocument };
      await cache.find({ id: `${i}`, on: undefined }, () => Promise.resolve(found));
    }
    const [found] = cache.gauges;
    expect(found?.sizeBytes()).toBeLessThanOrEqual(64 * 1024 * 1024);
  });

  const namedBy = (name: string) => ({ id: name, on: undefined });
  const other = slotOf('WORKSPACE', 'another');

  it.each([
    ['the workspace that answers', gtin, slotOf('WORKSPACE', 't')],
    ['who has the GTIN', gtin, slotOf('GTIN', gtin.value)],
    ['who has the UUID', namedBy('p'), slotOf('PASSPORT', 'p')],
  ])('asks again when %s has changed', async (_what, lookup, slot) => {
    const epochs = hearing();
    const cache = new ResolutionCache(epochs);
    await cache.find(lookup, () => Promise.resolve(passport('old')));
    epochs.change([other]);
    expect(await cache.find(lookup, () => Promise.resolve(passport('unasked')))).toMatchObject({
      id: 'old',
    });
    epochs.change([slot]);
    const again = await cache.find(lookup, () => Promise.resolve(passport('new')));
    expect(again?.id).toBe('new');
  });

  it('finds what was not there, once somebody has the key', async () => {
    const epochs = hearing();
    const cache = new ResolutionCache(epochs);
    await cache.find(gtin, () => Promise.resolve(undefined));
    epochs.change([slotOf('GTIN', gtin.value)]);
    const found = await cache.find(gtin, () => Promise.resolve(passport('first')));
    expect(found?.id).toBe('first');
  });

  it('asks which key a workspace signs with again when the workspace has changed', async () => {
    const epochs = hearing();
    const cache = new ResolutionCache(epochs);
    const ask = (id: string) => cache.findIssuerKey('t', () => Promise.resolve({ id }));
    expect([await ask('one'), await ask('two')]).toEqual([{ id: 'one' }, { id: 'one' }]);
    epochs.change([slotOf('WORKSPACE', 't')]);
    expect(await ask('three')).toEqual({ id: 'three' });
  });

  it('holds nothing of a key but its name', async () => {
    const cache = new ResolutionCache(hearing());
    const key = { id: 'k', privateKeyEnvelope: 'secret' };
    expect(await cache.findIssuerKey('t', () => Promise.resolve(key))).toEqual({ id: 'k' });
  });

  it('asks each time while changes may pass unheard', async () => {
    const cache = new ResolutionCache(new ChangeEpochs(() => false));
    await cache.find(gtin, () => Promise.resolve(passport('first')));
    const again = await cache.find(gtin, () => Promise.resolve(passport('second')));
    expect(again?.id).toBe('second');
  });
});

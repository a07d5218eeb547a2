import { describe, expect, it } from 'vitest';
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

describe('ResolutionCache', () => {
  it('asks once while nothing is written', async () => {
    const cache = new ResolutionCache(() => 1);
    await cache.find(gtin, () => Promise.resolve(passport('first')));
    const again = await cache.find(gtin, () => Promise.resolve(passport('second')));
    expect(again?.id).toBe('first');
  });

  it('keeps hosts and kinds of keys apart, whatever text a key is', async () => {
    const cache = new ResolutionCache(() => 1);
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
    const cache = new ResolutionCache(() => 1);
    const publicDocument = { text: 'x'.repeat(4_000_000), etag: '"e"', key: 'k' };
    for (let i = 0; i < 40; i++) {
      const found = { ...passport(`${i}`), publicDocument };
      await cache.find({ id: `${i}`, on: undefined }, () => Promise.resolve(found));
    }
    const [found] = cache.gauges;
    expect(found?.sizeBytes()).toBeLessThanOrEqual(64 * 1024 * 1024);
  });
});

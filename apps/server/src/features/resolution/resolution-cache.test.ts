import { describe, expect, it } from 'vitest';
import type { ResolvedPassport } from '../passports/published-passport-reader.js';
import { ResolutionLookups, type PublicLookup } from './resolution-lookups.js';

const gtin: PublicLookup = { applicationIdentifier: '01', value: '09506000134352', on: undefined };
const passport = (id: string): ResolvedPassport => ({
  id,
  tenantId: 't',
  operatorId: 'o',
  status: 'ACTIVE',
  publicDocument: undefined,
});

describe('ResolutionLookups', () => {
  it('asks once while nothing is written', async () => {
    const lookups = new ResolutionLookups(() => 1);
    await lookups.find(gtin, () => Promise.resolve(passport('first')));
    const again = await lookups.find(gtin, () => Promise.resolve(passport('second')));
    expect(again?.id).toBe('first');
  });

  it('keeps hosts and keys apart', async () => {
    const lookups = new ResolutionLookups(() => 1);
    await lookups.find(gtin, () => Promise.resolve(passport('base host')));
    const others: PublicLookup[] = [
      { ...gtin, on: 'tenant' },
      { ...gtin, applicationIdentifier: '8003' },
      { id: gtin.value, on: undefined },
    ];
    for (const lookup of others) {
      expect(await lookups.find(lookup, () => Promise.resolve(undefined))).toBeUndefined();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { createCharacteristics, withoutMaskedValues } from './characteristics.js';

const MASKED = '[REDACTED - Privileged Access Required]';

function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
}

function circle(): unknown {
  const list: unknown[] = [];
  list.push(list);
  return list;
}

describe('withoutMaskedValues', () => {
  it.each([
    ['a masked key', { size: MASKED }, {}],
    [
      'a masked member',
      { durability: { cycleLife: MASKED, years: 8 } },
      { durability: { years: 8 } },
    ],
    ['a masked list entry', { warnings: [MASKED, 'Keep dry'] }, { warnings: ['Keep dry'] }],
    ['a masked value in a list of objects', { a: [{ b: MASKED }] }, { a: [{}] }],
  ])('drops %s', (_what, metadata, open) => {
    expect(withoutMaskedValues(metadata)).toEqual(open);
  });

  it.each([
    'facilityDetails',
    'detailedPerformance',
    'lifecycleAndInUse',
    'circularityAndDisassembly',
  ])('drops %s even when the caller forgot to mask it', (key) => {
    expect(withoutMaskedValues({ [key]: { secret: 1 }, size: 'M' })).toEqual({ size: 'M' });
  });

  it('keeps a text that only contains the placeholder', () => {
    expect(withoutMaskedValues({ size: `${MASKED}!` })).toEqual({ size: `${MASKED}!` });
  });

  it('does not copy what holds no masked value', () => {
    const durability = { cycleLife: 1500 };
    expect(withoutMaskedValues({ durability })['durability']).toBe(durability);
  });

  it.each([
    ['lists', () => nested(65, (inner) => [inner])],
    ['objects', () => nested(65, (inner) => ({ inner }))],
    ['objects behind a masked value', () => [MASKED, nested(64, (inner) => ({ inner }))]],
    ['many more lists', () => nested(100_000, (inner) => [inner])],
    ['a circle', circle],
  ])('refuses %s that nest deeper than 64 levels', (_what, value) => {
    expect(() => withoutMaskedValues({ warnings: value() })).toThrow(
      expect.objectContaining({ name: 'VcError', code: 'INVALID_METADATA' }),
    );
  });

  it('takes 64 levels', () => {
    const warnings = nested(64, (inner) => [inner]);
    expect(withoutMaskedValues({ warnings })).toEqual({ warnings });
  });

  it('keeps null, false, zero and empty values', () => {
    const metadata = { a: null, b: false, c: 0, d: '', e: [], f: {} };
    expect(withoutMaskedValues(metadata)).toEqual(metadata);
  });
});

describe('createCharacteristics', () => {
  it('keeps keys with a term and gathers the others', () => {
    expect(createCharacteristics({ size: 'M', dyeLot: 7, '@id': 'x' })).toEqual({
      size: 'M',
      otherCharacteristics: { dyeLot: 7, '@id': 'x' },
    });
  });

  it('is empty for no metadata', () => {
    expect(createCharacteristics({})).toEqual({});
  });

  it('does not let a key named like the gathering one replace the others', () => {
    expect(createCharacteristics({ otherCharacteristics: 1, dyeLot: 7 })).toEqual({
      otherCharacteristics: { otherCharacteristics: 1, dyeLot: 7 },
    });
  });
});

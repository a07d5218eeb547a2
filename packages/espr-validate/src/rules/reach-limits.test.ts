import { expect, it } from 'vitest';
import { REACH_LIMITS } from './reach-limits.js';
import { isCasNumber } from './substance-number.js';

it('has CAS numbers with valid check digits', () => {
  const numbers = REACH_LIMITS.flatMap(({ cas }) => cas);
  expect(numbers.filter((cas) => !isCasNumber(cas))).toEqual([]);
});

it('names each substance once', () => {
  const keys = REACH_LIMITS.flatMap(({ names, cas }) => [
    ...cas,
    ...names.map((name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '')),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});

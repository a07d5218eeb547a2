import { describe, expect, it } from 'vitest';
import type { Bump } from './compare/change.js';
import { compareVersions, requiredBump, satisfiesBump } from './required-bump.js';

describe('requiredBump', () => {
  it.each<[readonly Exclude<Bump, 'none'>[], Bump]>([
    [[], 'none'],
    [['patch'], 'patch'],
    [['minor', 'patch'], 'minor'],
    [['patch', 'major', 'minor'], 'major'],
  ])('of %j is %s', (bumps, expected) => {
    expect(requiredBump(bumps.map((bump) => ({ bump })))).toBe(expected);
  });
});

describe('satisfiesBump', () => {
  it.each<[string, string, Bump, boolean]>([
    ['1.15.0', '1.15.0', 'none', true],
    ['1.15.0', '1.15.0', 'patch', false],
    ['1.15.0', '1.15.1', 'patch', true],
    ['1.15.0', '1.15.1', 'minor', false],
    ['1.15.0', '1.16.0', 'minor', true],
    ['1.15.0', '1.16.0', 'major', false],
    ['1.15.0', '2.0.0', 'major', true],
    ['1.15.3', '1.14.9', 'patch', false],
    ['1.15.3', '1.14.9', 'none', false],
    ['1.15.3', '1.15.2', 'none', false],
    ['2.0.0', '1.99.0', 'none', false],
  ])('from %s to %s for a %s bump: %s', (from, to, bump, expected) => {
    expect(satisfiesBump(from, to, bump)).toBe(expected);
  });
});

it('orders versions by number', () => {
  expect(['1.10.0', '1.9.12', '1.9.2', '2.0.0'].sort(compareVersions)).toEqual([
    '1.9.2',
    '1.9.12',
    '1.10.0',
    '2.0.0',
  ]);
});

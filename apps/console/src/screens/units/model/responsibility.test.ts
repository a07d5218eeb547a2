import { describe, expect, it } from 'vitest';
import { sideOf } from './responsibility.js';

const createdAt = '2026-03-01T08:00:00.000Z';
const later = '2026-04-01T08:00:00.000Z';
const name = 'Second Life Ltd';

describe('sideOf', () => {
  it.each([
    ['a battery that stayed', undefined, undefined],
    ['the record that took it over', { since: createdAt, name, unitUrl: null }, 'taken'],
    [
      'the record that gave it',
      { since: later, name, unitUrl: 'https://dpp.example/unit/1' },
      'given',
    ],
    ['the record that gave it to one that is gone', { since: later, name, unitUrl: null }, 'given'],
  ])('of %s', (_name, responsibility, side) => {
    expect(sideOf({ createdAt, ...(responsibility && { responsibility }) })).toBe(side);
  });
});

import { describe, expect, it } from 'vitest';
import { connectionCeiling, parseDescriptorLimit } from './connection-ceiling.js';

describe('connectionCeiling', () => {
  it.each([
    [
      'leaves room for the database and for files',
      { descriptorLimit: 1024, databaseDescriptors: 10 },
      950,
    ],
    ['ends somewhere', { descriptorLimit: 1_048_576, databaseDescriptors: 10 }, 10_000],
    [
      'ends somewhere without a limit, too',
      { descriptorLimit: Infinity, databaseDescriptors: 10 },
      10_000,
    ],
    [
      'is what the operator wants',
      { descriptorLimit: 1024, databaseDescriptors: 10, wanted: 500 },
      500,
    ],
    [
      'is below the limit all the same',
      { descriptorLimit: 1024, databaseDescriptors: 10, wanted: 2000 },
      950,
    ],
    ['is never nothing', { descriptorLimit: 64, databaseDescriptors: 200 }, 1],
  ])('%s', (_name, demand, ceiling) => {
    expect(connectionCeiling(demand)).toBe(ceiling);
  });
});

describe('parseDescriptorLimit', () => {
  it.each([
    ['Max open files            1024                 524288               files', 1024],
    ['Max open files            unlimited            unlimited            files', Infinity],
    ['Max processes             7                    7                    processes', undefined],
    ['', undefined],
  ])('reads the soft limit of %j', (line, limit) => {
    expect(parseDescriptorLimit(`Limit  Soft Limit  Hard Limit  Units\n${line}\n`)).toBe(limit);
  });
});

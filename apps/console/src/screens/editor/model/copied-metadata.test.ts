import { expect, it } from 'vitest';
import { copiedMetadata } from './copied-metadata.js';

it('copies everything but what only one product has', () => {
  const own = { gtin: '09506000134352', grai: 'x', batchNumber: 'B-1', serialNumber: '7' };
  const shared = { category: 'toys', model: 'T-1', x_foreign: { gtin: 'stays' } };
  expect(copiedMetadata({ ...own, ...shared })).toEqual(shared);
});

import { validateMetadata } from '@dpp/espr-validate';
import { isGln, isGtin } from '@dpp/gs1';
import { describe, expect, it } from 'vitest';
import { demoProducts } from './demo-products.js';

describe.each(demoProducts)(
  'the sample product $productId',
  ({ productId, facility, metadata }) => {
    it('is valid in its category', () => {
      expect(validateMetadata(metadata).errors).toEqual([]);
    });

    it('has keys of the range for examples', () => {
      expect([isGtin(productId), isGln(facility.gln)]).toEqual([true, true]);
      expect([productId.slice(1), facility.gln].every((key) => key.startsWith('9506000'))).toBe(
        true,
      );
    });
  },
);

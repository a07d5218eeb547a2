import type { CrossRule } from './cross-rule.js';
import { inAscendingOrder } from './expectation.js';

const expected = inAscendingOrder(['yieldStrength', 'tensileStrength']);

/** Refuses a steel that would tear before it yields. */
export const strengthOrder: CrossRule = {
  id: 'strength-order',
  severity: 'error',
  check: ({ yieldStrength, tensileStrength }, { faults }) => {
    if (typeof yieldStrength !== 'number' || typeof tensileStrength !== 'number') return;
    if (yieldStrength > tensileStrength) faults.push({ path: ['yieldStrength'], expected });
  },
};

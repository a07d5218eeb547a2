import type { CrossRule } from './cross-rule.js';
import { SUM_TOLERANCE } from './expectation.js';

/** Refuses shares of scrap that together are more than the metal. */
export const scrapShares: CrossRule = {
  id: 'scrap-shares',
  severity: 'error',
  check: ({ preConsumerScrapContent: pre, postConsumerScrapContent: post }, { faults }) => {
    if (typeof pre !== 'number' || typeof post !== 'number') return;
    const sum = pre + post;
    if (!(sum > 100 + SUM_TOLERANCE)) return;
    faults.push({
      path: ['preConsumerScrapContent'],
      expected: ({ catalogue, number }) => catalogue.expectations.sumUpTo100(number(sum)),
    });
  },
};

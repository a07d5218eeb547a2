import { describe, expect, it } from 'vitest';
import { cacheMaxBytes } from '../cache/cache-sizes.js';
import { memoryBudgets } from './limiter-budgets.js';

describe('request budgets in memory', () => {
  it('end at bytes, however many addresses a stranger comes from, and go on counting who stays', async () => {
    const budgets = memoryBudgets();
    const take = async (key: string) => (await budgets.take([{ key, limit: 1000 }]))[0]?.remaining;
    for (let i = 0; i < 150_000; i++) {
      await take(`resolve:2001:db8:${i.toString(16)}::/56`);
      if (i % 1000 === 0) await take('resolve:192.0.2.1/32');
    }
    const held = budgets.gauges.reduce((sum, each) => sum + each.sizeBytes(), 0);
    expect(held).toBeLessThanOrEqual(cacheMaxBytes.budgets);
    expect(await take('resolve:192.0.2.1/32')).toBe(849);
    await budgets.close();
  });
});

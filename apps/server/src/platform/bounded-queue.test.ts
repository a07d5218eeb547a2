import { describe, expect, it } from 'vitest';
import { BoundedQueue, QueueFullError } from './bounded-queue.js';

describe('a bounded queue', () => {
  it('runs so many at the same time, in the order they came, and refuses who finds it full', async () => {
    const queue = new BoundedQueue({ concurrency: 2, maxWaiting: 3 });
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const work = (number: number) =>
      queue.run(async () => {
        started.push(number);
        await new Promise<void>((resolve) => finish.push(resolve));
        return number;
      });
    const all = [0, 1, 2, 3, 4].map(work);
    await expect(work(5)).rejects.toThrow(QueueFullError);
    for (const number of all.keys()) {
      expect(started).toEqual([0, 1, 2, 3, 4].slice(0, Math.min(number + 2, 5)));
      finish[number]?.();
      expect(await all[number]).toBe(number);
    }
    const again = work(6);
    await Promise.resolve();
    finish[5]?.();
    expect(await again).toBe(6);
  });

  it('goes on after work that failed', async () => {
    const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 1 });
    const failing = queue.run(() => Promise.reject(new Error('failed')));
    const next = queue.run(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });
});

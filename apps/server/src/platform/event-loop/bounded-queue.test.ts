import { setImmediate as nextRound } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoundedQueue, BoundedQueues, QueueFullError } from './bounded-queue.js';

/** Works that end when the test says so. */
function controlled(run: BoundedQueue['run']) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const ended = Array.from({ length: 8 }, () => new Promise<void>((end) => ends.push(end)));
  const work = (number: number) =>
    run(async () => {
      started.push(number);
      await ended[number];
      return number;
    });
  return { started, work, end: (number: number) => ends[number]?.() };
}

function controlledQueue(options: ConstructorParameters<typeof BoundedQueue>[0]) {
  const queue = new BoundedQueue(options);
  return { queue, ...controlled((work) => queue.run(work)) };
}

describe('a bounded queue', () => {
  afterEach(() => vi.useRealTimers());

  it('runs so many at the same time, in the order they came, and refuses one that finds it full', async () => {
    const { started, end, work } = controlledQueue({ concurrency: 2, maxWaiting: 3 });
    const all = [0, 1, 2, 3, 4].map(work);
    await expect(work(5)).rejects.toThrow(QueueFullError);
    for (const number of all.keys()) {
      expect(started).toEqual([0, 1, 2, 3, 4].slice(0, Math.min(number + 2, 5)));
      end(number);
      expect(await all[number]).toBe(number);
    }
    end(6);
    expect(await work(6)).toBe(6);
  });

  it('runs no more at the same time when one arrives while a place is handed over', async () => {
    const { started, end, work } = controlledQueue({ concurrency: 1, maxWaiting: 2 });
    const [first, second] = [work(0), work(1)];
    const third = first.then(() => work(2));
    end(0);
    await nextRound();
    expect(started).toEqual([0, 1]);
    end(1);
    end(2);
    expect(await Promise.all([second, third])).toEqual([1, 2]);
  });

  it('goes on after work that failed', async () => {
    const queue = new BoundedQueue({ concurrency: 1, maxWaiting: 1 });
    const failing = queue.run(() => Promise.reject(new Error('failed')));
    const next = queue.run(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });

  it('refuses what waited for too long, and runs the next one', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const options = { concurrency: 1, maxWaiting: 3, maxWaitMs: 1000 };
    const { queue, started, end, work } = controlledQueue(options);
    const first = work(0);
    const late = expect(work(1)).rejects.toThrow(QueueFullError);
    vi.advanceTimersByTime(1);
    const inTime = work(2);
    vi.advanceTimersByTime(1000);
    end(0);
    await Promise.all([first, late]);
    end(2);
    expect(await inTime).toBe(2);
    expect(started).toEqual([0, 2]);
    expect(queue.isIdle).toBe(true);
  });

  it('has a place again where all that waited were refused', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { queue, end, work } = controlledQueue({ concurrency: 1, maxWaiting: 1, maxWaitMs: 9 });
    const first = work(0);
    const late = expect(work(1)).rejects.toThrow(QueueFullError);
    vi.advanceTimersByTime(10);
    end(0);
    await Promise.all([first, late]);
    expect(await queue.run(() => Promise.resolve('served'))).toBe('served');
  });
});

describe('bounded queues', () => {
  it('wait for works of their own name alone', async () => {
    const queues = new BoundedQueues({ concurrency: 1, maxWaiting: 1 });
    const { end, work } = controlled((work) => queues.run('a', work));
    const both = [work(0), work(1)];
    await expect(work(2)).rejects.toThrow(QueueFullError);
    expect(await queues.run('b', () => Promise.resolve('served'))).toBe('served');
    end(0);
    end(1);
    expect(await Promise.all(both)).toEqual([0, 1]);
    end(3);
    expect(await work(3)).toBe(3);
  });
});

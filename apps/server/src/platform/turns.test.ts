import { setImmediate as nextRound } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { inTurn, nextTurn, TooManyTurnsError } from './turns.js';

const megabyte = 1024 * 1024;

/** Whatever a test leaves in the queue has its turn before the next test. */
let queued: Promise<unknown>[] = [];
const queueUp = (bytes?: number) => {
  const turn = inTurn(() => undefined, bytes);
  queued.push(turn.catch(() => undefined));
  return turn;
};
afterEach(async () => {
  await Promise.all(queued);
  queued = [];
  await nextTurn();
  for (let round = 0; round < 3; round++) await nextRound();
});

describe('inTurn', () => {
  it('lets who comes alone begin in the same round', async () => {
    let hasRound = false;
    setImmediate(() => (hasRound = true));
    await queueUp();
    expect(hasRound).toBe(false);
  });

  it('lets the others begin in the order they came', async () => {
    const begun: number[] = [];
    await Promise.all([1, 2, 3].map((name) => queueUp().then(() => begun.push(name))));
    expect(begun).toEqual([1, 2, 3]);
  });

  it('goes round the event loop twice between two', async () => {
    let rounds = 0;
    let isOver = false;
    const count = () => {
      rounds++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const roundsAt: number[] = [];
    await Promise.all([1, 2, 3].map(() => queueUp().then(() => roundsAt.push(rounds))));
    isOver = true;
    const [first = 0, second = 0, third = 0] = roundsAt;
    expect(second - first).toBeGreaterThanOrEqual(2);
    expect(third - second).toBeGreaterThanOrEqual(2);
  });

  it('lets nobody begin before the one before has ended, whatever it waits for', async () => {
    const order: string[] = [];
    const slow = inTurn(async () => {
      order.push('slow begins');
      for (let round = 0; round < 10; round++) await nextRound();
      order.push('slow ends');
    });
    await Promise.all([slow, inTurn(() => order.push('next begins'))]);
    expect(order).toEqual(['slow begins', 'slow ends', 'next begins']);
  });

  it('goes on although a turn ends with an error', async () => {
    const failing = inTurn(() => Promise.reject(new Error('wrong')));
    await expect(failing).rejects.toThrow('wrong');
    await expect(queueUp()).resolves.toBeUndefined();
  });

  it('refuses who would be one too many in the queue', async () => {
    const turns = Array.from({ length: 257 }, () => queueUp());
    await expect(queueUp()).rejects.toBeInstanceOf(TooManyTurnsError);
    await expect(Promise.all(turns)).resolves.toHaveLength(257);
    await expect(queueUp()).resolves.toBeUndefined();
  });

  it('refuses who would hold too much with the others, and has room again once they began', async () => {
    const turns = [queueUp(), queueUp(40 * megabyte)];
    await expect(queueUp(25 * megabyte)).rejects.toBeInstanceOf(TooManyTurnsError);
    const small = queueUp(megabyte);
    await Promise.all([...turns, small]);
    await expect(queueUp(25 * megabyte)).resolves.toBeUndefined();
  });
});

describe('nextTurn', () => {
  it('is not refused, however many wait', async () => {
    const turns = Array.from({ length: 257 }, () => queueUp());
    await expect(nextTurn()).resolves.toBeUndefined();
    await Promise.all(turns);
  });
});

import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { LoopShare, mapInSlices } from './loop-share.js';

let now: number;
let share: LoopShare;
beforeEach(() => {
  now = 60_000;
  share = new LoopShare(() => now);
});

describe('the pause after a computation', () => {
  it('is 0 where no other owner called lately', () => {
    expect(share.pauseAfter(100, 'a')).toBe(0);
    share.noteArrival('a');
    share.noteArrival('a');
    expect(share.pauseAfter(100, 'a')).toBe(0);
    share.noteArrival('b');
    now += 5000;
    expect(share.pauseAfter(100, 'a')).toBe(0);
  });

  it('leaves half of the time to others after a short one, and most of it after a long one', () => {
    share.noteArrival('b');
    expect(share.pauseAfter(0.9, 'a')).toBe(0);
    expect(share.pauseAfter(1, 'a')).toBe(1);
    expect(share.pauseAfter(10, 'a')).toBe(10);
    expect(share.pauseAfter(20, 'a')).toBe(250);
    expect(share.pauseAfter(1000, 'a')).toBe(3000);
  });

  it('knows another caller however often the owner calls in between', () => {
    share.noteArrival('b');
    for (let nth = 0; nth < 10; nth++) share.noteArrival('a');
    expect(share.pauseAfter(5, 'a')).toBe(5);
    expect(share.pauseAfter(5, 'b')).toBe(5);
  });
});

describe('slices', () => {
  /** True when a promise resolves no later than the others of this moment. */
  async function isSettled(promise: Promise<void>): Promise<boolean> {
    let settled = false;
    void promise.then(() => (settled = true));
    for (let round = 0; round < 3; round++) await nextRound();
    return settled;
  }

  it('go on at once until one is over, and then let a round of the event loop pass', async () => {
    const endOfPiece = share.slices('a');
    let rounds = 0;
    setImmediate(() => rounds++);
    await endOfPiece();
    expect(rounds).toBe(0);
    now += 5;
    await endOfPiece();
    expect(rounds).toBe(1);
  });

  it('are followed by a pause while another one calls', async () => {
    const endOfPiece = share.slices('a');
    now += 400;
    share.noteArrival('b');
    const pause = endOfPiece();
    expect(await isSettled(pause)).toBe(false);
    await pause;
    const [one, other] = [share.slices('a'), share.slices('c')];
    now += 10_000;
    expect(await isSettled(one())).toBe(true);
    expect(await isSettled(other())).toBe(true);
  });

  it('of several loops wait for each other: together they use half of the time', async () => {
    const [one, other] = [share.slices('a'), share.slices('b')];
    now += 200;
    share.noteArrival('c');
    const order: string[] = [];
    await Promise.all([
      one().then(() => order.push('one')),
      other().then(() => order.push('other')),
    ]);
    expect(order).toEqual(['one', 'other']);
  });
});

it('maps a list in its order, lets other work run, and fails with its function', async () => {
  const mapped = mapInSlices('a', [3, 1, 2], (item, position) => [item, position]);
  await wait(1);
  expect(await mapped).toEqual([
    [3, 0],
    [1, 1],
    [2, 2],
  ]);
  const failing = mapInSlices('a', [1], () => {
    throw new Error('wrong');
  });
  await expect(failing).rejects.toThrow('wrong');
});

import { setImmediate as nextRound } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loopShare } from './loop-share.js';
import {
  inLongRead,
  inReadOfAnyLength,
  inTurn,
  nextTurn,
  onLongBody,
  TooManyTurnsError,
} from './turns.js';

const megabyte = 1024 * 1024;

/** Computations that a test leaves in the queue have their turn before the next test. */
let queued: Promise<unknown>[] = [];
const queueUp = (bytes = 0, of?: string) => {
  const turn = inTurn(() => undefined, { bytes, of });
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

  it('begins no computation before the one before has ended, also one that waits', async () => {
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

  it('lets owners take turns, whichever of them queued more', async () => {
    const begun: string[] = [];
    const turn = (of: string) => queueUp(0, of).then(() => begun.push(of));
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', undefined].map((of) => turn(of ?? 'c')));
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('refuses an owner that fills its share, and no other one', async () => {
    const turns = Array.from({ length: 65 }, () => queueUp(0, 'a'));
    await expect(queueUp(0, 'a')).rejects.toMatchObject({ ownWork: true });
    await expect(Promise.all([...turns, queueUp(0, 'b'), queueUp()])).resolves.toHaveLength(67);
    await expect(queueUp(0, 'a')).resolves.toBeUndefined();
  });

  it('refuses an owner that would hold too many bytes, and has room again once they began', async () => {
    const turns = [queueUp(), queueUp(10 * megabyte, 'a')];
    await expect(queueUp(7 * megabyte, 'a')).rejects.toMatchObject({ ownWork: true });
    turns.push(queueUp(7 * megabyte, 'b'), queueUp(megabyte, 'a'));
    await Promise.all(turns);
    await expect(queueUp(7 * megabyte, 'a')).resolves.toBeUndefined();
  });

  it('refuses one more where all owners together fill the queue', async () => {
    const turns = ['a', 'b', 'c', 'd', 'e'].flatMap((of) =>
      Array.from({ length: of === 'e' ? 1 : 64 }, () => queueUp(0, of)),
    );
    await expect(queueUp(0, 'f')).rejects.toMatchObject({ ownWork: false });
    await expect(queueUp(0, 'f')).rejects.toBeInstanceOf(TooManyTurnsError);
    await expect(Promise.all(turns)).resolves.toHaveLength(257);
  });
});

describe('a turn while others call', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** The processor time of the process follows the faked clock, at a share of it. */
  const useProcessor = (share: number) => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const now = () => performance.now() * 1000 * share;
    vi.spyOn(process, 'cpuUsage').mockImplementation((since) => ({
      user: now() - (since?.user ?? 0),
      system: 0,
    }));
  };

  it('is followed by no pause for the time that the process waited for a processor', async () => {
    useProcessor(0);
    loopShare.noteArrival('other');
    const long = inTurn(() => void vi.advanceTimersByTime(100), { of: 'a' });
    const second = inTurn(() => 'second', { of: 'a' });
    await long;
    expect(await second).toBe('second');
  });

  it('is followed by a pause, and one that waits too long is refused', async () => {
    useProcessor(1);
    loopShare.noteArrival('other');
    const begun: string[] = [];
    const long = inTurn(() => void vi.advanceTimersByTime(100), { of: 'a' });
    const second = inTurn(() => begun.push('second'), { of: 'a' });
    const third = inTurn(() => begun.push('third'), { of: 'a' });
    await long;
    for (let round = 0; round < 5; round++) await nextRound();
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 + 90 * 24);
    await second;
    expect(begun).toEqual(['second']);
    await third;

    const stuck = inTurn(() => void vi.advanceTimersByTime(26_000), { of: 'a' });
    const late = inTurn(() => begun.push('late'), { of: 'a' });
    const refused = expect(late).rejects.toMatchObject({ ownWork: true });
    await stuck;
    for (let round = 0; round < 5; round++) await nextRound();
    await vi.advanceTimersByTimeAsync(3000);
    await refused;
    await expect(inTurn(() => 'served', { of: 'a' })).resolves.toBe('served');
  });
});

describe('nextTurn', () => {
  it('is not refused, however many wait', async () => {
    const turns = Array.from({ length: 65 }, () => queueUp());
    await expect(nextTurn()).resolves.toBeUndefined();
    await Promise.all(turns);
  });
});

describe('inLongRead', () => {
  it('begins the next read of an owner when the one before has had its turn', async () => {
    const order: string[] = [];
    const read = (name: string, of?: string) =>
      inLongRead({ of, bytes: 0 }, async () => {
        order.push(`${name} is read`);
        await nextRound();
        await inTurn(() => order.push(`${name} is computed`), { of });
      });
    await Promise.all([read('first', 'a'), read('second', 'a'), read('other', 'b')]);
    expect(order.slice(0, 2)).toEqual(['first is read', 'other is read']);
    expect(order.indexOf('second is read')).toBeGreaterThan(order.indexOf('first is computed'));
  });
});

describe('inReadOfAnyLength', () => {
  it('runs four of an owner at a time, and one more when one has ended', async () => {
    const ends: (() => void)[] = [];
    const read = (of: string) =>
      inReadOfAnyLength(of, () => new Promise<void>((end) => ends.push(end)));
    const all = Array.from({ length: 6 }, () => read('a'));
    all.push(read('b'));
    await nextRound();
    expect(ends).toHaveLength(5);
    ends[0]?.();
    await nextRound();
    expect(ends).toHaveLength(6);
    for (let nth = 1; nth < 7; nth++) {
      ends[nth]?.();
      await nextRound();
    }
    await Promise.all(all);
  });
});

describe.each([
  ['inLongRead', inLongRead, 24 / 1_000_000],
  ['onLongBody', onLongBody, 80 / 460_000],
])('%s', (_name, inLane, msPerByte) => {
  afterEach(() => vi.useRealTimers());

  it('answers at once, and lets the next one of the owner wait for the pause', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    loopShare.noteArrival('other');
    const begun: string[] = [];
    const run = (name: string, of: string) =>
      inLane({ of, bytes: 80 / msPerByte }, () => Promise.resolve(void begun.push(name)));
    const next = run('first', 'a').then(() => run('second', 'a'));
    await run('of another one', 'b');
    for (let round = 0; round < 5; round++) await nextRound();
    expect(begun).toEqual(['first', 'of another one']);
    await vi.advanceTimersByTimeAsync(10 + 70 * 24 + 1);
    await next;
    expect(begun).toEqual(['first', 'of another one', 'second']);
    await vi.runAllTimersAsync();
  });

  it('passes the error of the work on, and runs the next one', async () => {
    const run = (work: () => Promise<unknown>) => inLane({ of: 'alone', bytes: 0 }, work);
    await expect(run(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    await expect(run(() => Promise.resolve('served'))).resolves.toBe('served');
  });

  it('refuses an owner with too many that wait', async () => {
    let end: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    const run = () => inLane({ of: 'a', bytes: 0 }, () => held);
    const all = Array.from({ length: 65 }, run);
    await expect(run()).rejects.toMatchObject({ name: 'TooManyTurnsError', ownWork: true });
    await expect(inLane({ of: 'b', bytes: 0 }, () => Promise.resolve('read'))).resolves.toBe(
      'read',
    );
    end();
    await Promise.all(all);
  });
});

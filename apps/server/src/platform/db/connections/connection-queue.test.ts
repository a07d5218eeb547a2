import { describe, expect, it } from 'vitest';
import { ConnectionQueue, ConnectionWaitError, type Lane } from './connection-queue.js';

const workspace = (name: string): Lane => ({ kind: 'workspace', name });
const background: Lane = { kind: 'background', name: 'background' };
const publicReads: Lane = { kind: 'public', name: 'public' };
const door: Lane = { kind: 'door', name: 'door' };

/** Requests connections. @returns The lanes that got one, in that order. */
function askFor(queue: ConnectionQueue, lanes: readonly Lane[]) {
  const begun: string[] = [];
  for (const lane of lanes) {
    // A wait that outlasts its test ends in a timeout, in the middle of another file.
    queue.acquire(lane).then(
      () => begun.push(lane.name),
      () => undefined,
    );
  }
  return begun;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const times = (count: number, lane: Lane) => Array.from({ length: count }, () => lane);

describe('ConnectionQueue', () => {
  it('gives one workspace four of ten connections, however many it asks for', async () => {
    const begun = askFor(new ConnectionQueue(10), times(20, workspace('a')));
    await settled();
    expect(begun).toHaveLength(4);
  });

  it('leaves connections to public reads, background work and credentials beside busy workspaces', async () => {
    const queue = new ConnectionQueue(10);
    const busy = ['a', 'b', 'c', 'd'].flatMap((name) => times(10, workspace(name)));
    const begun = askFor(queue, busy);
    await settled();
    expect(begun).toHaveLength(6);
    const others = askFor(queue, [publicReads, publicReads, background, door]);
    await settled();
    expect(others).toHaveLength(4);
  });

  it('lets workspaces take turns', async () => {
    const queue = new ConnectionQueue(1);
    const begun = askFor(queue, [
      ...times(4, workspace('a')),
      ...times(2, workspace('b')),
      publicReads,
    ]);
    for (let released = 0; released < 6; released++) {
      await settled();
      const last = begun.at(-1) ?? '';
      queue.release(last === 'public' ? publicReads : workspace(last));
    }
    await settled();
    expect(begun).toEqual(['a', 'b', 'public', 'a', 'b', 'a', 'a']);
  });

  it('gives every kind of work the one connection of a pool of one', async () => {
    const queue = new ConnectionQueue(1);
    for (const lane of [door, publicReads, background, workspace('a')]) {
      await queue.acquire(lane);
      queue.release(lane);
    }
    expect(queue.waitingCount).toBe(0);
  });

  it.each([1, 2, 3, 4, 5, 8, 20])(
    'gives each kind a connection of an idle pool of %i',
    async (size) => {
      for (const lane of [door, publicReads, background, workspace('a')]) {
        await expect(new ConnectionQueue(size).acquire(lane)).resolves.toBeUndefined();
      }
    },
  );

  it('ends a wait that takes too long, and says whose work was in the way', async () => {
    const queue = new ConnectionQueue(10, 20);
    await Promise.all(times(4, workspace('a')).map((lane) => queue.acquire(lane)));
    await expect(queue.acquire(workspace('a'))).rejects.toMatchObject({ ownWork: true });
    await Promise.all(times(2, workspace('b')).map((lane) => queue.acquire(lane)));
    const refused = queue.acquire(workspace('c'));
    await expect(refused).rejects.toBeInstanceOf(ConnectionWaitError);
    await expect(refused).rejects.toMatchObject({ ownWork: false });
    expect(queue.waitingCount).toBe(0);
    queue.release(workspace('b'));
    await expect(queue.acquire(workspace('c'))).resolves.toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { WorkspaceTraffic } from './workspace-traffic.js';

const traffic = () => new WorkspaceTraffic({ requestsPerKey: 2, requestsPerWorkspace: 3 });
const request = (tenantId: string, credentialId: string, bytes = 0) => ({
  tenantId,
  credentialId,
  bytes,
});
const megabyte = 1024 * 1024;

describe('WorkspaceTraffic', () => {
  it('refuses a key that has too many requests in progress, until one has ended', () => {
    const counted = traffic();
    const leave = counted.enter(request('a', 'key 1'));
    counted.enter(request('a', 'key 1'));
    expect(() => counted.enter(request('a', 'key 1'))).toThrow(/this credential/);
    leave();
    expect(() => counted.enter(request('a', 'key 1'))).not.toThrow();
  });

  it('refuses a workspace whose keys together have too many, and no other workspace', () => {
    const counted = traffic();
    for (const key of ['key 1', 'key 1', 'key 2']) counted.enter(request('a', key));
    expect(() => counted.enter(request('a', 'key 3'))).toThrow(/this workspace/);
    expect(() => counted.enter(request('b', 'key 4'))).not.toThrow();
  });

  it('bounds the bytes of a workspace, but for its first request', () => {
    const counted = traffic();
    const leave = counted.enter(request('a', 'key 1', 20 * megabyte));
    expect(() => counted.enter(request('a', 'key 2', 1))).toThrow(/this workspace/);
    leave();
    counted.enter(request('a', 'key 1', 10 * megabyte));
    expect(() => counted.enter(request('a', 'key 2', 7 * megabyte))).toThrow(/this workspace/);
    expect(() => counted.enter(request('a', 'key 2', 6 * megabyte))).not.toThrow();
  });

  it('runs heavy requests of a workspace one after the other and refuses the tenth', async () => {
    const counted = traffic();
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
    };
    const nine = Array.from({ length: 9 }, () => counted.inHeavyTurn('a', work));
    await expect(counted.inHeavyTurn('a', work)).rejects.toMatchObject({ status: 429 });
    await expect(counted.inHeavyTurn('b', () => Promise.resolve('served'))).resolves.toBe('served');
    await Promise.all(nine);
    expect(most).toBe(1);
  });

  it('lets the next request with a key begin when the one before has ended or failed', async () => {
    const counted = traffic();
    const order: string[] = [];
    const first = counted.inTurnOfKey('key', async () => {
      order.push('first begins');
      await new Promise((resolve) => setImmediate(resolve));
      order.push('first fails');
      throw new Error('wrong');
    });
    const second = counted.inTurnOfKey('key', () => Promise.resolve(order.push('second')));
    await expect(first).rejects.toThrow('wrong');
    await second;
    expect(order).toEqual(['first begins', 'first fails', 'second']);
  });
});

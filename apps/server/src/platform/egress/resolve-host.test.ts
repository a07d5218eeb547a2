import { afterEach, describe, expect, it } from 'vitest';
import {
  startNameServer,
  type AddressType,
  type NameAnswer,
} from '../../../test/support/name-server.js';
import { createHostResolver } from './resolve-host.js';

type Zone = Readonly<Record<AddressType, NameAnswer>>;

let nameServer: Awaited<ReturnType<typeof startNameServer>>;
afterEach(() => nameServer.close());

async function resolveIn(zone: Zone, host = 'hooks.example.com', signal?: AbortSignal) {
  nameServer = await startNameServer((_name, type) => zone[type]);
  const resolve = createHostResolver({ servers: [nameServer.address] });
  return resolve(host, signal ?? new AbortController().signal);
}

const v4 = ['192.0.2.1', '192.0.2.2'];
const v6 = ['2001:db8::1'];

describe('the host resolver', () => {
  it.each<[title: string, zone: Zone, addresses: readonly string[]]>([
    ['both families', { A: v4, AAAA: v6 }, [...v4, ...v6]],
    ['IPv4 alone', { A: v4, AAAA: [] }, v4],
    ['IPv6 alone', { A: [], AAAA: v6 }, v6],
    ['what one answer gives while the other fails', { A: v4, AAAA: 'SERVFAIL' }, v4],
    ['a private address as it is', { A: ['10.0.0.1'], AAAA: ['::1'] }, ['10.0.0.1', '::1']],
  ])('gives %s', async (_title, zone, addresses) => {
    expect(await resolveIn(zone)).toEqual(addresses);
  });

  it.each<[title: string, zone: Zone]>([
    ['is unknown', { A: 'NXDOMAIN', AAAA: 'NXDOMAIN' }],
    ['has no address', { A: [], AAAA: [] }],
    ['has broken servers', { A: 'SERVFAIL', AAAA: 'SERVFAIL' }],
  ])('throws when a name %s', async (_title, zone) => {
    await expect(resolveIn(zone)).rejects.toThrow('No name server');
  });

  it('gives loopback for localhost and asks nobody', async () => {
    const zone: Zone = { A: v4, AAAA: v6 };
    expect(await resolveIn(zone, 'localhost')).toEqual(['127.0.0.1', '::1']);
    expect(nameServer.questions()).toBe(0);
  });

  it('stops asking a silent server when it is told to', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    const startedAt = performance.now();
    const asked = resolveIn({ A: 'silence', AAAA: 'silence' }, 'hooks.example.com', stop.signal);
    await expect(asked).rejects.toThrow('No name server');
    expect(performance.now() - startedAt).toBeLessThan(1_900);
  });

  it('gives up a server that stays silent', async () => {
    const asked = resolveIn({ A: 'silence', AAAA: 'silence' });
    await expect(asked).rejects.toThrow('No name server');
  });
});

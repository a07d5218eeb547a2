import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../config.js';
import { clientAddressReader, parseForwardedAddress } from './forwarded-for.js';

/** A reader as `TRUST_PROXY` makes it, and what it logs. */
function readerOf(trusted: string) {
  const lines: { peer: string; msg: string }[] = [];
  const write = (chunk: Buffer, _encoding: unknown, done: () => void) => {
    lines.push(JSON.parse(chunk.toString()) as { peer: string; msg: string });
    done();
  };
  const { trustProxy } = parseConfig({ TRUST_PROXY: trusted });
  const read = clientAddressReader({ trustProxy, logger: pino(new Writable({ write })) });
  return {
    lines,
    read: (remoteAddress: string, forwarded?: string) =>
      read({
        socket: { remoteAddress },
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      } as Parameters<typeof read>[0]),
  };
}

describe('parseForwardedAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7\t', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[::ffff:203.0.113.7]:443', '::ffff:203.0.113.7'],
  ])('reads %j as %s', (entry, address) => {
    expect(parseForwardedAddress(entry)).toBe(address);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    'localhost',
    '203.0.113',
    '203.0.113.7:',
    '203.0.113.7:port',
    '203.0.113.256:80',
    '203.0.113.7/24',
    '2001:db8::1]:443',
    '[203.0.113.7',
    '[2001:db8::1]443',
    'fe80::1%eth0',
    '[fe80::1%eth0]:80',
    '"203.0.113.7"',
    `203.0.113.7${' '.repeat(64)}`,
    '1'.repeat(16_000),
  ])('finds no address in %j', (entry) => {
    expect(parseForwardedAddress(entry)).toBeUndefined();
  });
});

describe('the client of a request', () => {
  const proxy = '10.0.0.5';

  it.each([
    ['without a header', undefined, proxy],
    ['that the proxy names', '203.0.113.7', '203.0.113.7'],
    ['that the proxy names with its port', '203.0.113.7:4711', '203.0.113.7'],
    ['that the proxy names in brackets', '[2001:db8::1]:443', '2001:db8::1'],
    ['behind two proxies', '203.0.113.7:1, 10.0.0.6:2', '203.0.113.7'],
    ['who wrote an address before', '192.0.2.1, 203.0.113.7', '203.0.113.7'],
    ['whom the proxy cannot name', 'unknown', proxy],
    ['who wrote garbage before', '\u0000<script>, 203.0.113.7', '203.0.113.7'],
    ['whom the second proxy cannot name', 'unknown, 10.0.0.6', '10.0.0.6'],
    ['of an empty header', '', proxy],
    ['after a comma too many', '203.0.113.7,', proxy],
  ])('%s', (_who, forwarded, client) => {
    expect(readerOf('10.0.0.0/8').read(proxy, forwarded)).toBe(client);
  });

  it.each([
    ['0', '192.0.2.1, 203.0.113.7', '10.0.0.5'],
    ['1', '192.0.2.1, 203.0.113.7', '203.0.113.7'],
    ['2', '192.0.2.1, 203.0.113.7', '192.0.2.1'],
    ['9', '192.0.2.1, 203.0.113.7', '192.0.2.1'],
    ['true', '192.0.2.1, 203.0.113.7', '192.0.2.1'],
    ['false', '192.0.2.1, 203.0.113.7', '10.0.0.5'],
    ['uniquelocal', '192.0.2.1, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.5', '192.0.2.1, 203.0.113.7', '203.0.113.7'],
    ['loopback', '192.0.2.1, 203.0.113.7', '10.0.0.5'],
  ])('with TRUST_PROXY=%s', (trusted, forwarded, client) => {
    expect(readerOf(trusted).read(proxy, forwarded)).toBe(client);
  });

  it.each([
    ['loopback', '::ffff:127.0.0.1'],
    ['loopback', '::1'],
    ['loopback', '127.8.9.10'],
    ['linklocal', 'fe80::1%eth0'],
    ['fd00::/8', 'fd12::1'],
    ['::ffff:10.0.0.0/104', '10.1.2.3'],
  ])('TRUST_PROXY=%s trusts the peer %s', (trusted, peer) => {
    expect(readerOf(trusted).read(peer, '203.0.113.7')).toBe('203.0.113.7');
  });

  it('is looked for no further than any chain of proxies is long', () => {
    const forwarded = `203.0.113.7${', 10.0.0.6'.repeat(2000)}`;
    expect(readerOf('10.0.0.0/8').read(proxy, forwarded)).toBe('10.0.0.6');
  });
});

describe('X-Forwarded-For of a peer that is not trusted', () => {
  it('is warned of once, with what to set', () => {
    const { read, lines } = readerOf('false');
    for (let i = 0; i < 100; i++) read('10.0.0.5', '203.0.113.7');
    expect(lines.map(({ peer }) => peer)).toEqual(['10.0.0.5']);
    expect(lines[0]?.msg).toContain('set TRUST_PROXY');
  });

  it('is warned of for a neighbour, also after strangers made the header up', () => {
    const { read, lines } = readerOf('loopback');
    for (let i = 0; i < 100; i++) read(`8.8.8.${i}`, '203.0.113.7');
    read('192.168.0.9', '203.0.113.7');
    expect(lines.map(({ peer }) => peer)).toEqual(['8.8.8.0/24', '192.168.0.9']);
  });

  it('is not warned of behind a proxy that is trusted', () => {
    const { read, lines } = readerOf('1');
    read('10.0.0.5', 'unknown');
    expect(lines).toEqual([]);
  });
});

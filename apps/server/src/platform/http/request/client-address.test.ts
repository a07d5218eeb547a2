import { describe, expect, it } from 'vitest';
import { rateLimitAddress, truncatedAddress } from './client-address.js';

describe('rateLimitAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7/32'],
    ['::ffff:192.0.2.7', '192.0.2.7/32'],
    ['::FFFF:c000:207', '192.0.2.7/32'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
    ['2001:db8:1:ff::', '2001:db8:1::/56'],
    ['2001:db8:1:100::', '2001:db8:1:100::/56'],
    ['2001:0DB8:0001:01FF::1', '2001:db8:1:100::/56'],
    ['::1', '::/56'],
    ['2002:c000:207::1', '192.0.2.7/32'],
    ['2002:c000:207:ff00:1:2:3:4', '192.0.2.7/32'],
  ])('counts %s under %s', (ip, address) => {
    expect(rateLimitAddress(ip)).toBe(address);
  });

  it('tells neighbours in IPv4 apart', () => {
    expect(rateLimitAddress('192.0.2.7')).not.toBe(rateLimitAddress('192.0.2.8'));
  });
});

describe('truncatedAddress', () => {
  it.each([
    ['192.0.2.255', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:ffff:ffff::1', '2001:db8:ffff::/48'],
    ['2001:db8:0:1::', '2001:db8::/48'],
    ['fe80::1', 'fe80::/48'],
    ['2002:c000:207:8::1', '192.0.2.0/24'],
  ])('cuts %s to %s', (ip, address) => {
    expect(truncatedAddress(ip)).toBe(address);
  });
});

describe.each([
  ['rateLimitAddress', rateLimitAddress],
  ['truncatedAddress', truncatedAddress],
])('%s', (_name, cut) => {
  it.each([
    '',
    'localhost',
    '192.0.2',
    '2130706433',
    '0x7f.1',
    '1.2.3.4:80',
    '[::1]',
    '2001:db8::/32',
  ])('calls %j unknown', (ip) => {
    expect(cut(ip)).toBe('unknown');
  });
});

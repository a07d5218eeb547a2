import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyAddress, isReachable } from './address-class.js';

/** First and last address of each block, and the class it is refused for. */
const refused: readonly (readonly [block: string, first: string, last: string, class_: string])[] =
  [
    ['0.0.0.0/8', '0.0.0.0', '0.255.255.255', 'unspecified'],
    ['10.0.0.0/8', '10.0.0.0', '10.255.255.255', 'private'],
    ['100.64.0.0/10', '100.64.0.0', '100.127.255.255', 'carrierGradeNat'],
    ['127.0.0.0/8', '127.0.0.0', '127.255.255.255', 'loopback'],
    ['169.254.0.0/16', '169.254.0.0', '169.254.255.255', 'linkLocal'],
    ['172.16.0.0/12', '172.16.0.0', '172.31.255.255', 'private'],
    ['192.0.0.0/24', '192.0.0.0', '192.0.0.255', 'reserved'],
    ['192.0.2.0/24, documentation', '192.0.2.0', '192.0.2.255', 'reserved'],
    ['192.31.196.0/24', '192.31.196.0', '192.31.196.255', 'as112'],
    ['192.52.193.0/24', '192.52.193.0', '192.52.193.255', 'amt'],
    ['192.88.99.0/24, 6to4 relays', '192.88.99.0', '192.88.99.255', 'reserved'],
    ['192.168.0.0/16', '192.168.0.0', '192.168.255.255', 'private'],
    ['192.175.48.0/24', '192.175.48.0', '192.175.48.255', 'as112'],
    ['198.18.0.0/15, benchmarking', '198.18.0.0', '198.19.255.255', 'reserved'],
    ['198.51.100.0/24, documentation', '198.51.100.0', '198.51.100.255', 'reserved'],
    ['203.0.113.0/24, documentation', '203.0.113.0', '203.0.113.255', 'reserved'],
    ['224.0.0.0/4', '224.0.0.0', '239.255.255.255', 'multicast'],
    ['240.0.0.0/4', '240.0.0.0', '255.255.255.254', 'reserved'],
    ['broadcast', '255.255.255.255', '255.255.255.255', 'broadcast'],
    ['::/128', '::', '::', 'unspecified'],
    ['::1/128', '::1', '::1', 'loopback'],
    ['::/96, IPv4-compatible', '::0.0.0.2', '::255.255.255.255', 'unassigned'],
    ['::ffff:0:0/96, IPv4-mapped', '::ffff:0.0.0.0', '::ffff:255.255.255.255', 'ipv4Mapped'],
    ['::ffff:0:0:0/96, translated', '::ffff:0:0.0.0.0', '::ffff:0:255.255.255.255', 'rfc6145'],
    ['64:ff9b::/96, NAT64', '64:ff9b::', '64:ff9b::255.255.255.255', 'rfc6052'],
    ['64:ff9b:1::/48, NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', 'rfc6052'],
    ['100::/64, discard', '100::', '100::ffff:ffff:ffff:ffff', 'discard'],
    ['100:0:0:1::/64, dummy', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff', 'unassigned'],
    ['200::/7', '200::', '3ff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'unassigned'],
    ['2001::/32, Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff', 'teredo'],
    ['2001:1::/32', '2001:1::1', '2001:1::3', 'reserved'],
    ['2001:2::/48, benchmarking', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff', 'benchmarking'],
    ['2001:3::/32', '2001:3::', '2001:3:ffff:ffff:ffff:ffff:ffff:ffff', 'amt'],
    ['2001:4:112::/48', '2001:4:112::', '2001:4:112:ffff:ffff:ffff:ffff:ffff', 'as112v6'],
    ['2001:10::/28, ORCHID', '2001:10::', '2001:1f:ffff::ffff', 'deprecatedOrchid'],
    ['2001:20::/28, ORCHIDv2', '2001:20::', '2001:2f:ffff::ffff', 'orchid2'],
    ['2001:30::/28', '2001:30::', '2001:3f:ffff::ffff', 'droneRemoteIdProtocolEntityTags'],
    ['2001::/23, the rest', '2001:40::', '2001:1ff:ffff::ffff', 'reserved'],
    ['2001:db8::/32, documentation', '2001:db8::', '2001:db8:ffff::ffff', 'reserved'],
    ['6to4 of no network', '2002::', '2002:ff:ffff::ffff', '6to4'],
    ['6to4 of 10.0.0.0/8', '2002:a00::', '2002:aff:ffff::ffff', '6to4'],
    ['6to4 of 127.0.0.0/8', '2002:7f00::', '2002:7fff:ffff::ffff', '6to4'],
    ['6to4 of 169.254.0.0/16', '2002:a9fe::', '2002:a9fe:ffff::ffff', '6to4'],
    ['6to4 of 192.168.0.0/16', '2002:c0a8::', '2002:c0a8:ffff::ffff', '6to4'],
    ['6to4 of a cloud’s metadata', '2002:a83f:8110::', '2002:6464:64c8::1', '6to4'],
    ['6to4 of multicast and broadcast', '2002:e000::', '2002:ffff:ffff::ffff', '6to4'],
    ['2620:4f:8000::/48', '2620:4f:8000::', '2620:4f:8000:ffff::ffff', 'as112v6'],
    ['3fff::/20, documentation', '3fff::', '3fff:fff:ffff::ffff', 'reserved'],
    ['4000::/3', '4000::', '5eff:ffff::ffff', 'unassigned'],
    ['5f00::/16, SRv6', '5f00::', '5f00:ffff::ffff', 'segmentRouting'],
    ['6000::/3 to e000::/4', '6000::', 'efff:ffff::ffff', 'unassigned'],
    ['fc00::/7', 'fc00::', 'fdff:ffff::ffff', 'uniqueLocal'],
    ['fe80::/10', 'fe80::', 'febf:ffff::ffff', 'linkLocal'],
    ['fec0::/10', 'fec0::', 'feff:ffff::ffff', 'deprecatedSiteLocal'],
    ['ff00::/8', 'ff00::', 'ffff:ffff::ffff', 'multicast'],
    ['ISATAP', '2a00:1450::5efe:7f00:1', '2a00:1450::200:5efe:808:808', 'isatap'],
    ['clouds, global', '168.63.129.16', '168.63.129.16', 'metadata'],
    ['clouds, shared', '100.100.100.200', '100.100.100.200', 'metadata'],
    ['clouds, unique local', 'fd00:ec2::254', 'fd20:ce::254', 'metadata'],
    ['no address at all', '', 'example.com', 'malformed'],
    ['spellings of no resolver', '127.1', '0x7f000001', 'malformed'],
    ['spellings with zeros or blanks', '0177.0.0.1', ' 127.0.0.1', 'malformed'],
    ['zones', 'fe80::1%eth0', '2a00:1450::1%lo', 'malformed'],
  ];

/** The neighbours of those blocks, and well-known addresses. */
const global = [
  ...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0'],
  ...['126.255.255.255', '128.0.0.0', '169.253.255.255', '169.255.0.0', '172.15.255.255'],
  ...['172.32.0.0', '191.255.255.255', '192.0.1.0', '192.0.3.0', '192.167.255.255', '192.169.0.0'],
  ...['198.17.255.255', '198.20.0.0', '198.51.99.255', '203.0.114.0', '223.255.255.255', '8.8.8.8'],
  ...['168.63.129.15', '2001:200::', '2001:db7:ffff::ffff', '2001:db9::', '2003::', '2000::'],
  ...['2a00:1450:4001:82b::200e', '2606:4700:4700::1111', '3fff:1000::', '3ffe:ffff::ffff'],
  ...['2002:808:808::1', '2002:9ff:ffff::', '2002:b00::1', '2002:a9fd:ffff::1'],
];

describe('classifyAddress', () => {
  it.each(refused)('refuses %s', (_block, first, last, class_) => {
    // The ends of ::/96 belong to two classes of ipaddr.js, depending on its version.
    const expected =
      class_ === 'unassigned' ? /^(unassigned|ipv4Mapped)$/ : new RegExp(`^${class_}$`);
    expect(classifyAddress(first)).toMatch(expected);
    expect(classifyAddress(last)).toMatch(expected);
  });

  it.each(global)('takes %s', (address) => {
    expect(classifyAddress(address)).toBe('global');
  });

  it('takes no IPv6 address outside 2000::/3', () => {
    const outside = fc
      .uint8Array({ minLength: 16, maxLength: 16 })
      .filter(([first = 0]) => first >> 5 !== 1);
    fc.assert(fc.property(outside, (bytes) => classifyAddress(spelled(bytes)) !== 'global'));
  });

  it('judges every spelling of an IPv6 address alike', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(bytes, (address) => {
        const canonical = new URL(`http://[${spelled(address)}]`).hostname.slice(1, -1);
        expect(classifyAddress(spelled(address))).toBe(classifyAddress(canonical));
      }),
    );
  });
});

describe('a 6to4 address', () => {
  it('is refused exactly where the IPv4 address inside is', () => {
    const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(bytes, (address) => {
        const inside = classifyAddress(address.slice(2, 6).join('.'));
        address.set([0x20, 0x02]);
        expect(classifyAddress(spelled(address))).toBe(inside === 'global' ? 'global' : '6to4');
      }),
    );
  });
});

describe('isReachable', () => {
  it.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.1.1', '172.16.0.1', '100.64.0.1', 'fd12::1'])(
    'opens %s with private networks',
    (address) => {
      expect(isReachable(classifyAddress(address), true)).toBe(true);
      expect(isReachable(classifyAddress(address), false)).toBe(false);
    },
  );

  it.each([
    ...['169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '168.63.129.16', '0.0.0.0', '::'],
    ...['224.0.0.1', '255.255.255.255', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['2002:a00:1::1', '2002:c0a8:101::'],
  ])('keeps %s shut even so', (address) => {
    expect(isReachable(classifyAddress(address), true)).toBe(false);
  });
});

function spelled(bytes: Uint8Array): string {
  const groups = Array.from({ length: 8 }, (_, i) => {
    const [high = 0, low = 0] = bytes.slice(i * 2, i * 2 + 2);
    return ((high << 8) | low).toString(16).padStart(4, '0');
  });
  return groups.join(':');
}

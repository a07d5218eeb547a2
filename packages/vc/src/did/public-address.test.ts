import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001:80b::200e'])(
    'takes %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine, another number', '127.8.8.8'],
    ['this machine', '::1'],
    ['no machine', '0.0.0.0'],
    ['no machine', '::'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['a private network', 'fd00:ec2::254'],
    ['a provider’s network', '100.64.0.1'],
    ['one link', '169.254.169.254'],
    ['one link', 'fe80::1'],
    ['one link with its zone', 'fe80::1%eth0'],
    ['a public address with a zone', '2606:4700::1111%eth0'],
    ['many', '224.0.0.1'],
    ['many', 'ff02::1'],
    ['everybody', '255.255.255.255'],
    ['documentation', '192.0.2.1'],
    ['documentation', '2001:db8::1'],
    ['a reserved range', '240.0.0.1'],
    ['a cloud’s own service', '168.63.129.16'],
    ['IPv4 inside IPv6', '::ffff:127.0.0.1'],
    ['public IPv4 inside IPv6', '::ffff:8.8.8.8'],
    ['IPv4 behind a translator', '64:ff9b::7f00:1'],
    ['IPv4 behind 6to4', '2002:7f00:1::'],
    ['IPv4 behind Teredo', '2001:0:7f00:1::'],
    ['IPv4 behind ISATAP', '2606:4700::5efe:7f00:1'],
    ['IPv4 behind ISATAP, said to be global', '2606:4700::200:5efe:7f00:1'],
    ['what IANA has not opened', '4000::1'],
    ['the short form of an address', '127.1'],
    ['a hexadecimal number', '0x7f000001'],
    ['a decimal number', '2130706433'],
    ['a name', 'localhost'],
    ['brackets', '[2606:4700::1111]'],
    ['nothing', ''],
  ])('refuses %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

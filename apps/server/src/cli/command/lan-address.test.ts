import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { findLanAddress } from './lan-address.js';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  [{ address, family: 'IPv4', internal: false, ...more } as NetworkInterfaceInfo] as const;

it.each(['192.168.1.20', '10.0.0.5', '172.16.4.4'])('finds %s', (address) => {
  expect(findLanAddress({ lo: at('127.0.0.1', { internal: true }), eth0: at(address) })).toBe(
    address,
  );
});

it.each([
  ['an address of this machine alone', { lo: at('127.0.0.1', { internal: true }) }],
  ['a public address', { eth0: at('8.8.8.8') }],
  ['an address that nobody gave', { eth0: at('169.254.7.7') }],
  ['an address of a provider', { eth0: at('100.64.0.7') }],
  ['IPv6', { eth0: at('fd00::7', { family: 'IPv6' }) }],
  ['a network inside this machine', { docker0: at('172.17.0.1'), 'br-1': at('172.18.0.1') }],
  ['no interface', {}],
])('finds none in %s', (_what, interfaces) => {
  expect(findLanAddress(interfaces)).toBeUndefined();
});

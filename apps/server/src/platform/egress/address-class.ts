import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * `global`, or why an address is not: the range's name in ipaddr.js (`loopback`, `private`, `linkLocal`,
 * `rfc6052`, `6to4` of an IPv4 address that is not global itself, …), or one of ours: `metadata`, `isatap`, `unassigned`, `malformed`.
 */
export type AddressClass = string;

/** What a developer's own machine and network consist of. */
const privateClasses: ReadonlySet<AddressClass> = new Set([
  'loopback',
  'private',
  'carrierGradeNat',
  'uniqueLocal',
]);

/**
 * Where clouds answer a machine about itself. Two stand in ranges that count as private networks, one in
 * global unicast: none is ever reached.
 */
const metadataAddresses: ReadonlySet<string> = new Set([
  '168.63.129.16',
  '100.100.100.200',
  'fd00:ec2::254',
  'fd20:ce::254',
]);

/** All that IANA has opened to global unicast (RFC 4291, 2.4); ipaddr.js takes the rest for it too. */
const globalUnicastIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** @param address - As a resolver gives it, or as `URL` writes it (without brackets). */
export function classifyAddress(address: string): AddressClass {
  // ipaddr.js would take `127.1` as well; a zone names one of this machine's own links.
  if (isIP(address) === 0 || address.includes('%')) return 'malformed';
  const parsed = ipaddr.parse(address);
  if (metadataAddresses.has(parsed.toString())) return 'metadata';
  const range = parsed.range();
  if (range === '6to4' && leadsToGlobal(parsed as ipaddr.IPv6)) return 'global';
  if (range !== 'unicast') return range;
  return parsed instanceof ipaddr.IPv6 ? classifyUnicastIpv6(parsed) : 'global';
}

/** True for an address from outside that may be reached. */
export function isReachable(addressClass: AddressClass, allowPrivateNetworks: boolean): boolean {
  return addressClass === 'global' || (allowPrivateNetworks && privateClasses.has(addressClass));
}

/** A 6to4 address is the network of the IPv4 address in its second to sixth byte (RFC 3056), and as good as that is. */
function leadsToGlobal({ parts }: ipaddr.IPv6): boolean {
  const [, high = 0, low = 0] = parts;
  return classifyAddress([high >> 8, high & 255, low >> 8, low & 255].join('.')) === 'global';
}

function classifyUnicastIpv6(address: ipaddr.IPv6): AddressClass {
  if (!address.match(globalUnicastIpv6)) return 'unassigned';
  return isIsatap(address.parts) ? 'isatap' : 'global';
}

/** An IPv4 address stands in the last 32 bits, and a tunnel leads there (RFC 5214, 6.1). */
function isIsatap(groups: readonly number[]): boolean {
  const [, , , , first = 0, second] = groups;
  return (first & 0xfdff) === 0 && second === 0x5efe;
}

import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that IANA has opened to global unicast (RFC 4291 section 2.4); ipaddr.js takes the rest for it too. */
const GLOBAL_UNICAST_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Where a cloud answers a machine about itself, although the address is a public one. */
const MACHINE_SERVICES: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * True when anybody on the internet could reach an address: global unicast, and no tunnel to an IPv4
 * address.
 *
 * @param address - As a resolver gives it, or as `URL` writes it, without brackets.
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js would take `127.1` as well; a zone names one of this machine's own links.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || MACHINE_SERVICES.has(parsed.toString())) return false;
  if (!(parsed instanceof ipaddr.IPv6)) return true;
  return parsed.match(GLOBAL_UNICAST_IPV6) && !isIsatap(parsed.parts);
}

/** An IPv4 address stands in the last 32 bits, and a tunnel leads there (RFC 5214 section 6.1). */
function isIsatap([, , , , fifth = 0, sixth]: readonly number[]): boolean {
  return (fifth & 0xfdff) === 0 && sixth === 0x5efe;
}

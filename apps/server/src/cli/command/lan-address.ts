import type { NetworkInterfaceInfo } from 'node:os';
import ipaddr from 'ipaddr.js';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks inside this machine, and tunnels: no phone is in them. */
const insideNames = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt)/;

/**
 * This machine's address in the local network: the first private IPv4 address (RFC 1918) of an interface to the
 * outside. Undefined where there is none.
 */
export function findLanAddress(interfaces: Interfaces): string | undefined {
  for (const [name, addresses = []] of Object.entries(interfaces)) {
    if (insideNames.test(name)) continue;
    const found = addresses.find(
      ({ family, internal, address }) =>
        family === 'IPv4' && !internal && ipaddr.IPv4.parse(address).range() === 'private',
    );
    if (found) return found.address;
  }
  return undefined;
}

import { isIP, isIPv4, type LookupFunction } from 'node:net';

/** Timeout of one address of several; Node's own 250 ms would fail for half the world. */
export const attemptTimeoutMs = 1000;
/** A connection that is not there by then will not come; the whole time may be longer. */
export const defaultConnectTimeoutMs = 5000;
/** Addresses of each family that are tried: a name may have hundreds. */
const maxAddresses = 4;

/**
 * Answers every question for an address with those that were checked. It is not asked about an IP
 * address, which the socket takes as it stands.
 */
export function lookupPinned(addresses: readonly string[]): LookupFunction {
  const pinned = [
    ...addresses.filter((address) => isIPv4(address)).slice(0, maxAddresses),
    ...addresses.filter((address) => !isIPv4(address)).slice(0, maxAddresses),
  ].map((address) => ({ address, family: isIP(address) }));
  return (_host, options, found) => {
    const [first] = pinned;
    process.nextTick(() => {
      if (options.all) found(null, pinned);
      else found(null, first?.address ?? '', first?.family);
    });
  };
}

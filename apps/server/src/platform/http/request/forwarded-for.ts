import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import type { Config } from '../../../config.js';
import { truncatedAddress } from './client-address.js';

export interface ClientAddressOptions {
  readonly trustProxy: Config['trustProxy'];
  readonly logger: Logger;
}

/** No chain of proxies is longer. The rest of a longer header is ignored. */
const maxHops = 32;

/** The longest way to write an address, in brackets and with a port, has fewer characters. */
const maxEntryLength = 64;

const bracketed = /^\[([0-9A-Fa-f:.]+)\](?::[0-9]{1,5})?$/;
const ipv4WithPort = /^([0-9.]{7,15}):[0-9]{1,5}$/;

/**
 * Reads which client sent a request: the peer of the connection or, when that is a trusted proxy, the
 * nearest address in `X-Forwarded-For` that is none.
 */
export function clientAddressReader({ trustProxy, logger }: ClientAddressOptions) {
  const isTrusted = proxyTrust(trustProxy);
  const isTrustedPeer = onceForEach((socket: Socket) => isTrusted(socket.remoteAddress ?? '', 0));
  const warn = untrustedPeerWarning(logger);
  return (request: Pick<IncomingMessage, 'socket' | 'headers'>): string => {
    // Undefined once the connection is gone.
    const peer = request.socket.remoteAddress ?? '';
    const forwarded = request.headers['x-forwarded-for'];
    if (forwarded === undefined) return peer;
    if (isTrustedPeer(request.socket)) return firstUntrusted(peer, String(forwarded), isTrusted);
    warn(peer);
    return peer;
  };
}

/**
 * One entry of `X-Forwarded-For` as a bare address: some proxies write the port, too. Undefined for `unknown` and
 * other texts that are no address.
 */
export function parseForwardedAddress(entry: string): string | undefined {
  if (entry.length > maxEntryLength) return undefined;
  const text = entry.trim();
  const address = bracketed.exec(text)?.[1] ?? ipv4WithPort.exec(text)?.[1] ?? text;
  // A zone means something only on the machine that wrote it.
  return isIP(address) === 0 || address.includes('%') ? undefined : address;
}

type ProxyTrust = (address: string, hop: number) => boolean;

/** Caches an answer for the lifetime of its subject: a connection has one peer, and many requests. */
function onceForEach<Key extends object>(ask: (key: Key) => boolean): (key: Key) => boolean {
  const answers = new WeakMap<Key, boolean>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    answers.set(key, answer);
    return answer;
  };
}

/** Walks from the peer outward: every proxy appends the address it was asked from, so the last entry is nearest. */
function firstUntrusted(peer: string, forwarded: string, isTrusted: ProxyTrust): string {
  let client = peer;
  let end = forwarded.length;
  for (let hop = 1; hop <= maxHops && end >= 0; hop++) {
    const comma = end === 0 ? -1 : forwarded.lastIndexOf(',', end - 1);
    const address = parseForwardedAddress(forwarded.slice(comma + 1, end));
    // Who cannot be named counts as the proxy that did not name them.
    if (address === undefined) return client;
    client = address;
    if (!isTrusted(client, hop)) return client;
    end = comma;
  }
  return client;
}

function proxyTrust(trustProxy: Config['trustProxy']): ProxyTrust {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  const networks = networksOf(trustProxy);
  return (address) => isIP(address) !== 0 && networks.check(...familiar(address));
}

/** The networks that have a name in the configuration: `TRUST_PROXY=loopback, 10.0.0.0/8`. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function networksOf(entries: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of entries.flatMap((name) => namedNetworks[name] ?? [name])) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}

function withoutZone(address: string): string {
  const [bare = ''] = address.split('%', 1);
  return bare;
}

/** An IPv4 peer of a dual-stack socket shows as ::ffff:192.0.2.1, a link-local one with its zone. */
function familiar(address: string): [address: string, family: 'ipv4' | 'ipv6'] {
  if (isIPv4(address)) return [address, 'ipv4'];
  const parsed = ipaddr.process(withoutZone(address));
  return [parsed.toString(), parsed.kind()];
}

/**
 * Behind a proxy that the configuration does not name all clients share one address and its budgets, and nothing else
 * shows it. The log has it once for a neighbour, which is a proxy most likely, and once for a stranger, who may have
 * made the header up: so no stranger uses up the line that matters.
 */
function untrustedPeerWarning(logger: Logger): (peer: string) => void {
  const told = new Set<boolean>();
  return (peer) => {
    if (isIP(peer) === 0) return;
    const isNeighbour = ipaddr.process(withoutZone(peer)).range() !== 'unicast';
    if (told.has(isNeighbour)) return;
    told.add(isNeighbour);
    logger.warn(
      { peer: isNeighbour ? peer : truncatedAddress(peer) },
      'X-Forwarded-For came from a peer that TRUST_PROXY does not name, and was ignored: if that is your ' +
        'proxy, set TRUST_PROXY to its address, its network or the number of proxies, or else all ' +
        'clients behind it count as one',
    );
  };
}

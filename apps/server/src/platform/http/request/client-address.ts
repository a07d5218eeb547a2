import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The part of a client's address that stands for its owner: IPv4 whole, IPv6 by its /56, the block
 * one customer usually holds.
 */
export function rateLimitAddress(ip: string): string {
  // Nearly every address is one of these, and there is nothing to cut off.
  const v4 = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip;
  if (isIPv4(v4)) return `${v4}/32`;
  return networkOf(ip, { ipv4Bits: 32, ipv6Bits: 56 });
}

/** An address cut so that it no longer names one person: IPv4 to its /24, IPv6 to its /48. */
export function truncatedAddress(ip: string): string {
  // Nearly every address is one of these, and each request asks.
  if (isIPv4(ip)) return `${ip.slice(0, ip.lastIndexOf('.'))}.0/24`;
  return networkOf(ip, { ipv4Bits: 24, ipv6Bits: 48 });
}

/** True for a request from this very machine. */
export function isLoopback(ip: string): boolean {
  return isIP(ip) !== 0 && ipaddr.process(ip).range() === 'loopback';
}

function networkOf(ip: string, bits: { ipv4Bits: number; ipv6Bits: number }): string {
  if (isIP(ip) === 0) return 'unknown';
  // An IPv4 client of a dual-stack socket shows as ::ffff:192.0.2.1.
  const address = ownerOf(ipaddr.process(ip));
  const kept = address.kind() === 'ipv4' ? bits.ipv4Bits : bits.ipv6Bits;
  const bytes = address.toByteArray().map((byte, i) => byte & byteMask(kept - i * 8));
  return `${ipaddr.fromByteArray(bytes).toString()}/${kept}`;
}

/**
 * Who has an IPv4 address has 2^80 addresses of 6to4 with it (RFC 3056), and each of them names that one: its
 * groups 2 and 3.
 */
function ownerOf(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address.kind() !== 'ipv6' || address.range() !== '6to4') return address;
  return ipaddr.fromByteArray(address.toByteArray().slice(2, 6));
}

function byteMask(bitsKept: number): number {
  const kept = Math.min(8, Math.max(0, bitsKept));
  return (0xff << (8 - kept)) & 0xff;
}

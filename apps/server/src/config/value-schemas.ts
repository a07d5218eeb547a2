import { isIP } from 'node:net';
import { createTimestampVerifier } from '@dpp/merkle-seal/timestamp/node';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** A whole number in decimal digits: no sign, no exponent, no blanks. */
export function wholeNumber({ min, max }: { min: number; max: number }) {
  const range = max === Number.MAX_SAFE_INTEGER ? `at least ${min}` : `from ${min} to ${max}`;
  const isWithin = (number: number) => number >= min && number <= max;
  return z
    .string()
    .refine(
      (text) => /^[0-9]{1,16}$/.test(text) && isWithin(Number(text)),
      `must be a whole number, ${range}`,
    )
    .transform(Number);
}

export const requestsPerMinute = wholeNumber({ min: 1, max: 1_000_000_000 });

/** A limit on how often something may happen; the default is the contract's figure. */
export const perMinute = (fallback: number) => requestsPerMinute.default(fallback);

/** A limit on the size of something; the default is the contract's figure. */
export const bytes = (fallback: number) =>
  wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER }).default(fallback);

export const yesOrNo = () => z.enum(['true', 'false'], 'must be true or false');

/** A text that a constructor accepts; what it throws is the caller's one line. */
export const accepted = (by: (text: string) => unknown, message: string) =>
  z.string().refine((text) => {
    try {
      by(text);
      return true;
    } catch {
      // Refused with our message, which names no part of a secret.
      return false;
    }
  }, message);

/** Said wherever a variable holds random bytes. */
export const makesSecret = 'openssl rand -base64 32 makes one';

const vaultKeyMessage = `must be base64 of 32 bytes; ${makesSecret}`;

export const vaultKey = z
  .base64(vaultKeyMessage)
  .refine((text) => Buffer.from(text, 'base64').length === 32, vaultKeyMessage);

/** One or more certificates in one text. */
export const pemCertificates = accepted(
  (text) => createTimestampVerifier({ trustAnchors: [text] }),
  'must be PEM certificates, each from -----BEGIN CERTIFICATE----- to its end',
);

export const hostName = z
  .string()
  .refine(isHostName, 'must be a host name or an IP address, without scheme and port');

/** A misspelt value would start the server without the checks of production. */
export const nodeEnvironment = z
  .string()
  .refine(
    (name) => name === 'production' || !/^\s*prod/i.test(name),
    'must be written "production" where that is meant',
  );

/** Where a person reports something: addresses that RFC 9116 knows, the preferred one first. */
export const contactAddresses = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine(
    (entries) => entries.every(isContactAddress),
    'must be a list of addresses that begin with mailto:, https:// or tel:, separated by commas',
  );

const proxyNames: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

const trustProxyMessage =
  'must be true, false, a number of hops, or a list of addresses, CIDR blocks, loopback, linklocal and uniquelocal';

/** Which proxies are believed: all or none, a number of hops, or a list of addresses. */
export const trustProxy = z.union(
  [
    z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }),
    z
      .string()
      .regex(/^[0-9]{1,3}$/)
      .transform(Number),
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine((entries) => entries.every(isProxyAddress), trustProxyMessage),
  ],
  trustProxyMessage,
);

function isProxyAddress(entry: string): boolean {
  const [address = ''] = entry.split('/');
  return (
    proxyNames.has(entry) ||
    (isIP(address) !== 0 && (address === entry || ipaddr.isValidCIDR(entry)))
  );
}

/** ASCII without blanks, as each becomes a line. */
function isContactAddress(entry: string): boolean {
  if (!/^[!-~]+$/.test(entry)) return false;
  if (/^mailto:[^@]+@[^@]+$/i.test(entry) || /^tel:\+?[0-9().-]+$/i.test(entry)) return true;
  try {
    return new URL(entry).protocol === 'https:';
  } catch {
    // Not a URL: the parser has no other way to say so.
    return false;
  }
}

function isHostName(host: string): boolean {
  const address = `http://${host}`;
  try {
    return isIP(host) !== 0 || new URL(address).hostname === host;
  } catch {
    // Not a URL: the parser has no other way to say so.
    return false;
  }
}

import { isIP } from 'node:net';
import { EgressError } from './egress-error.js';

/** An address from outside, read in the one way that we connect to it. */
interface OutboundUrl {
  readonly url: URL;
  /** An IP address without brackets, or a name without the dot at its end. */
  readonly host: string;
}

export interface UrlRules {
  readonly httpsOnly: boolean;
  readonly allowPrivateNetworks: boolean;
}

const maxUrlLength = 2048;

/**
 * Text in which every parser finds the same host. Control characters and blanks, which `URL` drops, a
 * backslash, which it takes for a slash, and missing slashes are for no honest address.
 */
const unambiguousUrl =
  /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<authority>[^/?#\\\s\p{Cc}]+)(?:[/?#][^\\\s\p{Cc}]*)?$/iu;

/** One label of a name; names in other scripts arrive here as Punycode. */
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** Names that this machine or its network answers for (RFC 6761, 6762, 8375; ICANN for `internal`). */
const localDomains = ['localhost', 'local', 'internal', 'home.arpa'] as const;

/**
 * Above 1023, ports of protocols that act on a line within an HTTP request (Fetch standard, "port
 * blocking"). Below, only those of HTTP are open.
 */
const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/** @throws {@link EgressError} `URL_INVALID`, `SCHEME_REFUSED`, `USERINFO_REFUSED`, `PORT_REFUSED`, `HOST_REFUSED`. */
export function parseOutboundUrl(text: string, rules: UrlRules): OutboundUrl {
  const url = parseUrl(text, rules);
  // The dot at the end says that a name is whole. Certificates and SNI are without it (RFC 6066, 3).
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) requireName(host, rules);
  requirePort(url);
  return { url, host };
}

function parseUrl(text: string, { httpsOnly }: UrlRules): URL {
  const parts = text.length > maxUrlLength ? undefined : unambiguousUrl.exec(text)?.groups;
  if (!parts) throw invalid();
  const { scheme = '', authority = '' } = parts;
  const schemes = httpsOnly ? ['https'] : ['https', 'http'];
  if (!schemes.includes(scheme.toLowerCase())) {
    throw new EgressError('SCHEME_REFUSED', `The URL must begin with ${schemes.join(' or ')}.`);
  }
  if (authority.includes('@')) {
    throw new EgressError('USERINFO_REFUSED', 'The URL must not contain a user or a password.');
  }
  try {
    return new URL(text);
  } catch (cause) {
    throw invalid(cause);
  }
}

function invalid(cause?: unknown): EgressError {
  const message = `The URL must be absolute, well-formed, and at most ${maxUrlLength} characters long.`;
  return new EgressError('URL_INVALID', message, { cause });
}

function requireName(host: string, { allowPrivateNetworks }: UrlRules): void {
  const labels = host.split('.');
  const isName = host.length <= 253 && labels.every((each) => label.test(each));
  const isLocal =
    labels.length === 1 ||
    localDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  if (!isName || (isLocal && !allowPrivateNetworks)) {
    throw new EgressError('HOST_REFUSED', 'The URL must name a public host.');
  }
}

function requirePort({ port, protocol }: URL): void {
  const number = port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
  const isOpen = number === 80 || number === 443 || number > 1023;
  if (!isOpen || blockedPorts.has(number)) {
    throw new EgressError('PORT_REFUSED', 'The URL must name port 80, 443, or one above 1023.');
  }
}

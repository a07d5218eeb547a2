import { VcError } from '../error.js';

/** The place where a tenant's DID lives. */
export interface TenantDidInput {
  /** Address of the service, e.g. `https://dpp.example`; a port and a path may follow. */
  readonly baseUrl: string;
  /** Letters, digits, `.`, `-` and `_`; a UUID fits. */
  readonly tenantId: string;
}

/** Characters that the DID syntax takes as they are (DID Core 1.0 section 3.1, `idchar`). */
const TENANT_ID = /^(?!\.{1,2}$)[A-Za-z0-9._-]+$/;
const NOT_AN_ID_CHARACTER = /[^A-Za-z0-9._%-]/g;
const HOST = /^([A-Za-z0-9.-]+)(?:%3A(\d{1,5}))?$/i;
/** The URL parser leaves nothing else that has digits alone. */
const IPV4 = /^[\d.]+$/;
/** Special-use names (RFC 6761, 6762, 7686, 8375, 9476; ICANN's `internal`) and what routers call their network. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|onion|alt)$/;
/** Above 1023: those that browsers never open (Fetch Standard, "Port blocking"). */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668],
  ...[6669, 6679, 6697, 10080],
]);
const SEGMENT = /^(?:[A-Za-z0-9._-]|%[0-9A-Fa-f]{2})+$/;

/**
 * Names a tenant as an issuer: `did:web:<host>[%3A<port>][:<path>]:tenants:<tenantId>`.
 *
 * @throws {@link VcError} `INVALID_BASE_URL` if the address is not http(s), carries credentials, a
 * query or a fragment, or has an IPv6 host (which the DID syntax cannot hold); `INVALID_TENANT_ID`.
 * @see did:web Method Specification, "Method-specific identifier".
 * @example
 * formatTenantDid({ baseUrl: 'https://dpp.example:8443/eu', tenantId: 'acme' })
 * // 'did:web:dpp.example%3A8443:eu:tenants:acme'
 */
export function formatTenantDid({ baseUrl, tenantId }: TenantDidInput): string {
  // To a pattern, `undefined` is a text like any other.
  if (typeof tenantId !== 'string' || !TENANT_ID.test(tenantId)) {
    throw new VcError('INVALID_TENANT_ID', 'A tenant id has letters, digits, ".", "-" and "_".');
  }
  const url = parseBaseUrl(baseUrl);
  const path = url.pathname.split('/').filter((segment) => segment !== '');
  const segments = [url.host.replace(':', '%3A'), ...path.map(encodeSegment), 'tenants', tenantId];
  return `did:web:${segments.join(':')}`;
}

/**
 * Gives the address of the DID document. It is always https; the fetch still has to refuse private addresses,
 * redirects and large answers.
 *
 * @param did - A did:web identifier without path, query or fragment; what is no text is none.
 * @throws {@link VcError} `INVALID_DID` for another method, a DID URL, an empty, dot or slash-hiding
 * segment, or a host that is an IP address or not written as the web writes it; `DID_HOST_REFUSED` for a name
 * that no public web server has (`localhost`, `.local`, `.internal`, one without a dot), and for a port other
 * than 443 and those above 1023 that browsers open.
 * @see did:web Method Specification, "Method-specific identifier" and "Read (Resolve)".
 * @example
 * didDocumentUrl('did:web:dpp.example%3A8443:tenants:acme')
 * // 'https://dpp.example:8443/tenants/acme/did.json'
 */
export function didDocumentUrl(did: string): string {
  const [scheme, method, hostPart, ...segments] = typeof did === 'string' ? did.split(':') : [];
  const host = HOST.exec(hostPart ?? '');
  if (scheme !== 'did' || method !== 'web' || !host) {
    throw new VcError('INVALID_DID', 'Not a did:web identifier.');
  }
  if (!segments.every(isPlainSegment)) {
    throw new VcError('INVALID_DID', 'The identifier has a segment that is no path segment.');
  }
  const authority = host[2] === undefined ? host[1] : `${host[1]}:${host[2]}`;
  const path = segments.length === 0 ? '.well-known' : segments.join('/');
  const url = parseUrl(`https://${authority}/${path}/did.json`);
  // The URL parser rewrites hosts such as 127.1 or 0x7f.1: such spellings only serve to deceive.
  if (!url || url.hostname !== host[1]?.toLowerCase() || IPV4.test(url.hostname)) {
    throw new VcError(
      'INVALID_DID',
      'The host of the identifier is no name in its usual spelling.',
    );
  }
  requirePublicPlace(url);
  return url.href;
}

/** Such a DID leads into the network of its reader, or to another service than a web server. */
function requirePublicPlace({ hostname, port }: URL): void {
  const name = hostname.replace(/\.$/, '');
  const isPrivate = !name.includes('.') || PRIVATE_NAME.test(name);
  const isOdd = port !== '' && (Number(port) < 1024 || BLOCKED_PORTS.has(Number(port)));
  if (!isPrivate && !isOdd) return;
  throw new VcError(
    'DID_HOST_REFUSED',
    isPrivate
      ? 'The host of the identifier is a name of a private network. Use a public domain name.'
      : 'The port of the identifier is none of a web server. Use 443 or one above 1023.',
  );
}

function parseBaseUrl(baseUrl: string): URL {
  const url = parseUrl(baseUrl);
  const hasExtras = url && (url.username || url.password || url.search || url.hash);
  if (!url || hasExtras || !/^https?:$/.test(url.protocol) || url.hostname.startsWith('[')) {
    throw new VcError('INVALID_BASE_URL', 'The base URL cannot become a did:web identifier.');
  }
  return url;
}

function parseUrl(text: unknown): URL | undefined {
  try {
    return typeof text === 'string' ? new URL(text) : undefined;
  } catch {
    return undefined; // It is no URL: the parser has no other way to say so.
  }
}

function encodeSegment(segment: string): string {
  return segment.replace(
    NOT_AN_ID_CHARACTER,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function isPlainSegment(segment: string): boolean {
  if (!SEGMENT.test(segment)) return false;
  const plain = segment.replaceAll(/%2e/gi, '.');
  return plain !== '.' && plain !== '..' && !/%(?:2f|5c|[01][0-9a-f]|7f)/i.test(segment);
}

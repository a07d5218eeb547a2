import { backUpUrlOf } from './registry-record.js';
import type { RegistryBlockerCode } from './blocker.js';
import type { RegistryMapping } from './registry-mapping.js';
import { parsedUrl } from './parsed-url.js';
import type { RegistrySubject } from './registry-subject.js';

/** What keeps the registry from reading the passport by its link. */
export function linkFaults(
  subject: RegistrySubject,
  { maximumRedirects }: RegistryMapping,
): readonly RegistryBlockerCode[] {
  const { link, isAnsweredByAnother, redirects } = subject;
  const url = parsedUrl(link);
  return [
    ...(url?.protocol === 'https:' ? [] : (['LINK_NOT_HTTPS'] as const)),
    ...(url && url.port !== '' ? (['LINK_PORT'] as const) : []),
    ...(url && isPublicHost(url.hostname) ? [] : (['LINK_HOST_NOT_PUBLIC'] as const)),
    ...(isAnsweredByAnother ? (['LINK_ANSWERED_BY_ANOTHER'] as const) : []),
    ...(redirects > maximumRedirects ? (['LINK_REDIRECTS'] as const) : []),
  ];
}

/** Longest address that the registry takes, in characters. */
const maximumUrlLength = 2000;

/** What is wrong with the back-up copy as the mapping names it. */
export function backUpFaults(
  subject: RegistrySubject,
  mapping: RegistryMapping,
): readonly RegistryBlockerCode[] {
  const isNamed = mapping.request.fields.some(({ member }) => member === 'backUpOperatorId');
  return [
    ...copyFaults(subject.link, backUpUrlOf(subject, mapping)),
    ...(isNamed && mapping.backUp.operatorId === null
      ? (['BACK_UP_OPERATOR_MISSING'] as const)
      : []),
  ];
}

function copyFaults(link: string, address: string | null): readonly RegistryBlockerCode[] {
  if (address === null) return ['BACK_UP_LINK_MISSING'];
  const url = parsedUrl(address);
  const isFit =
    url?.protocol === 'https:' && isPublicHost(url.hostname) && address.length <= maximumUrlLength;
  if (!isFit) return ['BACK_UP_LINK_INVALID'];
  return isSameHost(url, link) ? ['BACK_UP_LINK_NOT_INDEPENDENT'] : [];
}

function isSameHost(url: URL, link: string): boolean {
  return parsedUrl(link)?.hostname === url.hostname;
}

/** Names that lead nowhere in public (RFC 6761, RFC 6762, RFC 8375). Those for documentation stand for real ones. */
const privateNames = /(?:^|\.)(?:localhost|local|internal|invalid|test|home\.arpa|onion)$/;

/** A name of several labels that is no address: certificates are for names, and addresses change. */
function isPublicHost(hostname: string): boolean {
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  const isAddress = name.startsWith('[') || /^[\d.]+$/.test(name);
  return name.includes('.') && !isAddress && !privateNames.test(name);
}

/** The cookies of a login: who is logged in, the proof for writes, and the browser that logged in before. */
export type CookieKind = 'session' | 'csrf' | 'device';

/**
 * The name of a cookie at an address. On https a browser takes and sends `__Host-` names only from and to
 * the very host that set them, over https: no neighbouring host can plant one. Plain http has no such names.
 */
export function cookieNameOf(kind: CookieKind, baseUrl: string): string {
  return isHttps(baseUrl) ? `__Host-dpp_${kind}` : `dpp_${kind}`;
}

/** What `__Host-` names ask for, and the same on http as far as it goes. */
export function cookieAttributes(baseUrl: string): string {
  return `Path=/; SameSite=Lax${isHttps(baseUrl) ? '; Secure' : ''}`;
}

/** The first value of a repeated name counts: browsers put the one with the narrower path there. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

function isHttps(baseUrl: string): boolean {
  return baseUrl.startsWith('https:');
}
